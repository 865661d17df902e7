/** @import { Counts } from './stages.mjs' */

/**
 * Counts from vitest's JSON report. A file that fails without a failed test (it does not load)
 * counts as one failure.
 * @returns {Counts}
 */
export function vitestCounts(/** @type {any} */ report) {
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
  };
}

/**
 * Counts from Playwright's JSON report; a test that needed a second try counts as failed.
 * @returns {Counts}
 */
export function playwrightCounts(/** @type {any} */ { stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * What a stage adds to the total. Red without a failed test, or green without any test at all,
 * is a failure, too.
 * @param {boolean} isGreen the command exited with 0
 * @param {Counts} counts
 * @returns {Counts}
 */
export function verdict(isGreen, { passed, failed }) {
  const isSound = isGreen && passed + failed > 0;
  return { passed, failed: isSound ? failed : Math.max(failed, 1) };
}
