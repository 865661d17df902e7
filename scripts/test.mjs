/**
 * `npm test`: installs what is missing and runs everything CI runs (scripts/stages.mjs).
 * `npm test -- lint unit` runs these stages only. Every stage runs even if an earlier one
 * failed. The log ends with the tests that failed, the stages, and `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ENV, ensureInstalled, ROOT } from './bootstrap.mjs';
import { closing, verdict } from './reports.mjs';
import { STAGES } from './stages.mjs';

/** @import { Outcome, Stage } from './stages.mjs' */

const LIMIT_MS = 40 * 60_000;
const NOTHING = { passed: 0, failures: [] };
const ONE_PASSED = { passed: 1, failures: [] };

ensureInstalled();
rmSync(join(ROOT, 'test-results'), { recursive: true, force: true });

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => STAGES.every((stage) => stage.name !== name));
if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(' ')}. Stages: ${STAGES.map(({ name }) => name).join(' ')}`,
  );
  process.exit(1);
}

const played = [];
for (const stage of STAGES) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue;
  const startedAt = performance.now();
  const outcome = await play(stage);
  played.push({ name: stage.name, seconds: (performance.now() - startedAt) / 1000, outcome });
}
console.log(closing(played));
process.exitCode = played.every(({ outcome }) => outcome.failures.length === 0) ? 0 : 1;

/** @returns {Promise<Outcome>} at least one failure when the stage failed or tested nothing */
async function play(/** @type {Stage} */ stage) {
  console.log(`\n── ${stage.name}: ${stage.command}`);
  const missing = stage.need?.();
  if (missing !== undefined) {
    console.log(`NOT RUN: ${missing}`);
    return { passed: 0, failures: [`not run: ${missing}`] };
  }
  const isGreen = (await shell(stage.command)) === 0;
  const single = isGreen ? ONE_PASSED : NOTHING;
  return verdict(isGreen, stage.report === undefined ? single : read(stage.report));
}

/** @returns {Promise<number | null>} the exit code; null when it was killed for taking too long */
function shell(/** @type {string} */ command) {
  const { CHROMIUM_PATH, FIREFOX_PATH } = process.env;
  const env = { ...ENV, CHROMIUM_PATH, FIREFOX_PATH };
  const child = spawn(command, {
    shell: true,
    cwd: ROOT,
    env,
    stdio: 'inherit',
    timeout: LIMIT_MS,
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code)));
}

/** @returns {Outcome} */
function read(/** @type {NonNullable<Stage['report']>} */ { file, outcome }) {
  const path = join(ROOT, file);
  if (!existsSync(path)) return NOTHING;
  return outcome(JSON.parse(readFileSync(path, 'utf8')));
}
