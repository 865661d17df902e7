import { relative } from 'node:path';
import { ROOT } from './bootstrap.mjs';

/** @import { Outcome } from './stages.mjs' */

/**
 * Reads vitest's JSON report. A file that fails without a failed test (it does not load) counts as
 * one failure.
 * @returns {Outcome}
 */
export function vitestOutcome(/** @type {any} */ report) {
  return {
    passed: report.numPassedTests,
    failures: report.testResults.flatMap(failuresOfFile),
  };
}

/** @returns {string[]} */
function failuresOfFile(/** @type {any} */ { name, status, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file} does not load`];
  return failed.map((/** @type {any} */ { ancestorTitles, title }) =>
    [file, ...ancestorTitles, title].join(' › '),
  );
}

/**
 * Reads Playwright's JSON report; a test that needed a second try counts as failed.
 * @returns {Outcome}
 */
export function playwrightOutcome(/** @type {any} */ { stats, suites, errors }) {
  const outside = errors.map((/** @type {any} */ { message }) => firstLine(message));
  return { passed: stats.expected, failures: [...failuresOfSuites(suites, []), ...outside] };
}

const FLAWS = new Map([
  ['unexpected', ''],
  ['flaky', ' (at the first try)'],
]);

/**
 * @param {any[]} suites
 * @param {readonly string[]} titles those of the suites around them
 * @returns {string[]}
 */
function failuresOfSuites(suites, titles) {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const here = [...titles, title];
    return [
      ...specs.flatMap((/** @type {any} */ spec) => failuresOfSpec(spec, here)),
      ...failuresOfSuites(inner, here),
    ];
  });
}

/**
 * @param {any} spec
 * @param {readonly string[]} titles
 * @returns {string[]}
 */
function failuresOfSpec({ title, tests }, titles) {
  return tests
    .map((/** @type {any} */ { status }) => FLAWS.get(status))
    .filter((/** @type {string | undefined} */ flaw) => flaw !== undefined)
    .map((/** @type {string} */ flaw) => `${[...titles, title].join(' › ')}${flaw}`);
}

function firstLine(/** @type {string} */ message) {
  return message.split('\n', 1).join();
}

/**
 * What a stage adds to the total. Red without a failed test, or green without any test at all,
 * is a failure, too.
 * @param {boolean} isGreen the command exited with 0
 * @param {Outcome} outcome
 * @returns {Outcome}
 */
export function verdict(isGreen, { passed, failures }) {
  if (failures.length > 0) return { passed, failures };
  if (!isGreen) return { passed, failures: ['the command failed'] };
  return { passed, failures: passed > 0 ? [] : ['nothing was tested'] };
}

/**
 * The end of the log: which tests failed, a line for each stage, and the total as the last line.
 * @param {readonly { name: string, seconds: number, outcome: Outcome }[]} stages
 */
export function closing(stages) {
  const red = stages.flatMap(({ name, outcome }) =>
    outcome.failures.map((failure) => `${name}: ${failure}`),
  );
  const table = stages.map(({ name, seconds, outcome }) => {
    const time = seconds.toFixed(1).padStart(8);
    return `${name.padEnd(12)}${time} s   ${tally([outcome])}`;
  });
  const blocks = [...(red.length > 0 ? [`Failed:\n${red.join('\n')}`] : []), table.join('\n')];
  return `\n${blocks.join('\n\n')}\n\n${tally(stages.map(({ outcome }) => outcome))}`;
}

function tally(/** @type {readonly Outcome[]} */ outcomes) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0);
  return `${passed} passed, ${failed} failed`;
}
