/** Kills servers under people who play: `pnpm -s chaos --kills N [--seed N]`. */
import { RULES, type Rule } from '../judge/promises.ts';
import { FAIL_POINTS } from '../chaos/failPoints.ts';
import { killALiar, killAndAsk } from '../chaos/killRun.ts';
import { countFrom, flagsOf } from './flags.ts';
import { lastLine } from './lastLine.ts';

/** Evenings within which a journal that lies must come to light, and by what. */
const LIAR = { most: 12, rules: ['acknowledgedIsKept', 'nothingUnhappens'] } as const;
const [MOST_BACK_MS, MOST_PLAYABLE_MS] = [10_000, 3_000];
const MOST_LINES = 40;

const values = flagsOf('chaos', {
  kills: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
});
const begin = performance.now();
const plan = { kills: countFrom('kills', values.kills), seed: countFrom('seed', values.seed) };
const report = await killAndAsk(plan);
for (const { rule, what } of report.breaches.slice(0, MOST_LINES))
  console.log(`${RULES[rule]}: ${what}`);
const deaths = [...report.deaths].map(([point, count]) => `${point} ${count}`);
console.log(`died in ${report.lanes} lanes: ${deaths.join(', ')}`);
const liar = await killALiar(plan.seed, LIAR);
console.log(
  liar.foundAt === null
    ? `control, a journal that lies: NOT noticed in ${LIAR.most} deaths`
    : `control, a journal that lies: noticed at death ${liar.foundAt}, ${liar.breaches.length} breaches`,
);
const kills = [...report.deaths.values()].reduce((sum, count) => sum + count, 0);
/** Each named moment is due once in so many deaths. */
const wanted = Math.min(FAIL_POINTS.length, plan.kills >> 1);
const points = FAIL_POINTS.filter((point) => report.deaths.has(point)).length;
lastLine('chaos', {
  kills,
  points: `${points}/${FAIL_POINTS.length}`,
  acknowledged: report.acknowledged,
  lost: countOf('acknowledgedIsKept'),
  twice: countOf('countsOnce'),
  gaps: countOf('journalIsGapless'),
  breaches: report.breaches.length,
  back_ms: report.backMs,
  playable_ms: report.playableMs,
  control: liar.foundAt === null ? 'blind' : 'red',
  seed: plan.seed,
  seconds: Math.round((performance.now() - begin) / 1000),
});
const isSound =
  kills === plan.kills &&
  points >= wanted &&
  report.acknowledged > 0 &&
  report.heard > 0 &&
  report.breaches.length === 0 &&
  report.backMs <= MOST_BACK_MS &&
  report.playableMs <= MOST_PLAYABLE_MS;
process.exit(isSound && liar.foundAt !== null ? 0 : 1);

function countOf(rule: Rule): number {
  return report.breaches.filter((breach) => breach.rule === rule).length;
}
