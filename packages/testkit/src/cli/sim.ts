/** Plays rounds by themselves and looks for anomalies: `pnpm -s sim --preset pagat --rounds 100` */
import { readPlan, USAGE, type Plan } from '../sim/flags.ts';
import { BLIND, logTo } from '../sim/log.ts';
import { describeTally } from '../sim/report.ts';
import { simulate } from '../sim/simulate.ts';

function run(plan: Plan): void {
  const begin = performance.now();
  const tally = simulate(plan, plan.log === null ? BLIND : logTo(plan.log, plan));
  const seconds = (performance.now() - begin) / 1000;
  for (const line of describeTally(plan, tally, seconds)) console.log(line);
  process.exitCode = tally.anomalies.length === 0 ? 0 : 1;
}

const plan = readPlan(process.argv.slice(2));
if (plan.ok) run(plan.value);
else {
  console.error(plan.error);
  console.error(USAGE);
  process.exitCode = 2;
}
