/**
 * Lets each level play among the level below: `pnpm -s ladder --deals 1000 --preset puremco`; whole
 * matches instead of single rounds with `--matches 800`.
 */
import { DEFAULT_PRESET, isPresetName, PRESET_NAMES } from '@roundhouse/rules';
import { matchFor } from '../bench/recordedRounds.ts';
import { climb } from '../ladder/climb.ts';
import { describeStep, isReached, lowest, within } from '../ladder/report.ts';
import { MATCH_TARGETS, targetsFor } from '../ladder/targets.ts';
import { matchesWon } from '../ladder/wholeMatches.ts';
import { describeOptionError } from '../sim/optionError.ts';
import { countFrom, flagsOf } from './flags.ts';
import { lastLine } from './lastLine.ts';

const values = flagsOf('ladder', {
  deals: { type: 'string', default: '1000' },
  matches: { type: 'string' },
  preset: { type: 'string', default: DEFAULT_PRESET },
  seats: { type: 'string', default: '4' },
  seed: { type: 'string', default: '1' },
});
const { preset } = values;
if (!isPresetName(preset)) {
  console.error(`--preset ${preset}: one of ${PRESET_NAMES.join(', ')} is wanted`);
  process.exit(2);
}

const deals = countFrom('deals', values.deals);
const seats = countFrom('seats', values.seats);
const seed = countFrom('seed', values.seed);
const fresh = matchFor(preset, seats);
if (!fresh.ok) {
  console.error(describeOptionError(fresh.error));
  process.exit(2);
}
const match = fresh.value;
const matches = values.matches === undefined ? null : countFrom('matches', values.matches);
let missed = 0;
for (const target of matches === null ? targetsFor(preset, seats) : []) {
  const { hero, others, part } = target;
  const step = climb(match, { hero, others, deals: Math.ceil(part * deals) }, seed);
  if (!isReached(step, target)) missed += 1;
  console.log(describeStep(step, target));
}
for (const { hero, others, wins } of matches === null ? [] : MATCH_TARGETS) {
  const won = matchesWon(match, { hero, others, matches: matches ?? 0 }, seed);
  const isHeld = lowest(won) >= wins;
  if (!isHeld) missed += 1;
  const verdict = isHeld ? 'held' : 'MISSED';
  console.log(
    `${hero} among ${others}s wins ${within(won, 1)} % of matches (>= ${wins}) ${verdict}`,
  );
}
lastLine('ladder', {
  preset,
  seats,
  ...(matches === null ? { deals } : { matches }),
  seed,
  missed,
});
process.exitCode = missed === 0 ? 0 : 1;
