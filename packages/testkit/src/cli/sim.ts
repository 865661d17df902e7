/** Plays rounds by themselves and looks for anomalies: `pnpm -s sim --preset pagat --rounds 100` */
import { readPlan, USAGE, type Plan } from '../sim/flags.ts';
import { BLIND, LogError, logTo } from '../sim/log.ts';
import { describeTally } from '../sim/report.ts';
import { simulate } from '../sim/simulate.ts';

function run(plan: Plan): void {
  const begin = performance.now();
  const tally = simulate(plan, plan.log === null ? BLIND : logTo(plan.log, plan));
  const seconds = (performance.now() - begin) / 1000;
  for (const line of describeTally(plan, tally, seconds)) console.log(line);
  process.exitCode = tally.anomalies.length === 0 ? 0 : 1;
}

function refuse(...lines: readonly string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 2;
}

const plan = readPlan(process.argv.slice(2));
if (!plan.ok) refuse(plan.error, USAGE);
else {
  try {
    run(plan.value);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    refuse(error.message);
  }
}
