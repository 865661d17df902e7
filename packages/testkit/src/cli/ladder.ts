/** Lets each level play among the level below: `pnpm -s ladder --deals 1000 --preset puremco` */
import { parseArgs } from 'node:util';
import { DEFAULT_PRESET, isPresetName, PRESET_NAMES } from '@roundhouse/rules';
import { freshMatch } from '../bench/recordedRounds.ts';
import { climb } from '../ladder/climb.ts';
import { describeStep, isReached } from '../ladder/report.ts';
import { targetsFor } from '../ladder/targets.ts';
import { countFrom, lastLine } from './lastLine.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '1000' },
    preset: { type: 'string', default: DEFAULT_PRESET },
    seats: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});
const { preset } = values;
if (!isPresetName(preset)) {
  console.error(`--preset ${preset}: one of ${PRESET_NAMES.join(', ')} is wanted`);
  process.exit(2);
}

const deals = countFrom('deals', values.deals);
const seats = countFrom('seats', values.seats);
const seed = countFrom('seed', values.seed);
const match = freshMatch(preset, seats);
let missed = 0;
for (const target of targetsFor(preset, seats)) {
  const { hero, others, part } = target;
  const step = climb(match, { hero, others, deals: Math.ceil(part * deals) }, seed);
  if (!isReached(step, target)) missed += 1;
  console.log(describeStep(step, target));
}
lastLine('ladder', { preset, seats, deals, seed, missed });
process.exitCode = missed === 0 ? 0 : 1;
