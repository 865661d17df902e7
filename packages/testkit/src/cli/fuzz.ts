/** Fuzzes a real server while other tables play on: `pnpm -s fuzz --frames N [--seed N]`. */
import { runFuzz } from '../fuzz/fuzz.ts';
import { figuresOf, problemsOf } from '../fuzz/report.ts';
import { countFrom, flagsOf } from './flags.ts';
import { lastLine } from './lastLine.ts';

const values = flagsOf('fuzz', {
  frames: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '1' },
});
const begin = performance.now();
const plan = { frames: countFrom('frames', values.frames), seed: countFrom('seed', values.seed) };
console.log(`seed ${plan.seed}`);
const report = await runFuzz(plan);
const problems = problemsOf(report);
for (const problem of problems) console.log(`PROBLEM ${problem}`);
lastLine('fuzz', {
  ...figuresOf(report),
  seconds: Math.round((performance.now() - begin) / 1_000),
});
process.exit(problems.length === 0 ? 0 : 1);
