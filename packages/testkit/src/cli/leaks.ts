/** Looks for leaks in many games: `pnpm -s leaks --seed N --times N`; 1 time is one of each preset. */
import { parseArgs } from 'node:util';
import { PRESET_NAMES } from '@roundhouse/rules';
import { describeReport, problemsOf } from '../leak/leakReport.ts';
import { runLeakTest, TWIN_SEATS } from '../leak/leakTest.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'leaks' }, times: { type: 'string', default: '1' } },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error(`--times ${values.times}`);
const presets = Array.from({ length: times }, () => PRESET_NAMES).flat();
const begin = performance.now();
const report = await runLeakTest({
  seed: values.seed,
  twinPresets: presets,
  matchPresets: presets,
});
for (const line of describeReport(report)) console.log(line);
console.log(`seed ${values.seed}, ${((performance.now() - begin) / 1000).toFixed(1)} s`);
const problems = problemsOf(report, TWIN_SEATS);
for (const problem of problems) console.log(`PROBLEM ${problem}`);
console.log(problems.length === 0 ? 'no leak' : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
