/** Kills a server under people who play: `pnpm -s chaos --kills N [--seed N]`. */
import { parseArgs } from 'node:util';
import { RULES, type Rule } from '../faults/invariants.ts';
import { killAndAsk, type KillReport } from '../kills/killRun.ts';
import { countFrom, lastLine } from './lastLine.ts';

/** Kills within which a journal that lies must come to light. */
const CONTROL_KILLS = 12;
const [MOST_BACK_MS, MOST_PLAYABLE_MS] = [10_000, 3_000];
const MOST_LINES = 40;

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
const begin = performance.now();
const plan = { kills: countFrom('kills', values.kills), seed: countFrom('seed', values.seed) };
const report = await killAndAsk({ ...plan, lie: null });
for (const { rule, what } of report.breaches.slice(0, MOST_LINES))
  console.log(`${RULES[rule]}: ${what}`);
const points = [...report.kills].map(([point, count]) => `${point} ${count}`);
console.log(`died: ${points.join(', ')}`);
const control = await killAndAsk({
  kills: CONTROL_KILLS,
  seed: plan.seed,
  lie: 'replyBeforeAppend',
});
console.log(
  `control, a journal that lies: ${control.breaches.length} breaches in ${CONTROL_KILLS} kills`,
);
const kills = [...report.kills.values()].reduce((sum, count) => sum + count, 0);
const isControlRed =
  countOf(control, 'acknowledgedIsKept') + countOf(control, 'nothingUnhappens') > 0;
lastLine('chaos', {
  kills,
  acknowledged: report.acknowledged,
  lost: countOf(report, 'acknowledgedIsKept'),
  twice: countOf(report, 'countsOnce'),
  gaps: countOf(report, 'journalIsGapless'),
  breaches: report.breaches.length,
  back_ms: report.backMs,
  playable_ms: report.playableMs,
  control: isControlRed ? 'red' : 'blind',
  seed: plan.seed,
  seconds: Math.round((performance.now() - begin) / 1000),
});
const isSound =
  kills === plan.kills &&
  report.acknowledged > 0 &&
  report.heard > 0 &&
  report.breaches.length === 0 &&
  report.backMs <= MOST_BACK_MS &&
  report.playableMs <= MOST_PLAYABLE_MS;
process.exit(isSound && isControlRed ? 0 : 1);

function countOf({ breaches }: KillReport, rule: Rule): number {
  return breaches.filter((breach) => breach.rule === rule).length;
}
