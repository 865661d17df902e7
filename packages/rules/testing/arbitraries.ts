import * as fc from 'fast-check';
import {
  assertNever,
  OPTION_NAMES,
  OPTION_SPECS,
  presetOptions,
  tileCount,
  validateOptions,
  type Branches,
  type OptionName,
  type PresetName,
  type RuleOptions,
} from '../src/index.ts';

/** A table's rules and seats, and the seed of the chance with which it is played. */
export interface Game {
  readonly options: RuleOptions;
  readonly seatCount: number;
  readonly seed: number;
}

const BRANCHES: readonly Branches[] = [
  { personal: 1, mexican: 1 },
  { personal: 3, mexican: 1 },
  { personal: 1, mexican: 3 },
  { personal: 3, mexican: 3 },
];

/** Small sets come more often: their rounds are short, and run out of tiles. */
const SETS = [6, 6, 6, 9, 9, 12, 15, 18];
/** The largest hand that is dealt; more only make rounds longer. */
const LARGEST_HAND = 15;

/** Any seed. */
export const arbitrarySeed = fc.nat(2 ** 31 - 1);

/** Any valid rules, with every value of every option among them, the neutral ones first. */
export const arbitraryGame: fc.Arbitrary<Game> = fc
  .record({
    values: fc.record(Object.fromEntries(OPTION_NAMES.map((name) => [name, arbitraryValue(name)]))),
    seatCount: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 2, max: 4 }) },
      { weight: 1, arbitrary: fc.integer({ min: 5, max: 12 }) },
    ),
    share: fc.integer({ min: 1, max: 100 }),
    seed: arbitrarySeed,
  })
  .map(({ values, seatCount, share, seed }) => {
    const options = harmonised({ ...(values as unknown as RuleOptions) });
    return { options: withDeal(options, seatCount, share), seatCount, seed };
  });

/** A game by the rules of a preset. */
export function arbitraryPresetGame(preset: PresetName): fc.Arbitrary<Game> {
  const options = presetOptions(preset);
  if (!options.ok) throw new Error(`${preset} is refused: ${options.error.code}`);
  const seatCounts = Object.keys(options.value.dealTable).map(Number);
  return fc.record({
    options: fc.constant(options.value),
    seatCount: fc.constantFrom(...seatCounts),
    seed: arbitrarySeed,
  });
}

function arbitraryValue(name: OptionName): fc.Arbitrary<unknown> {
  if (name === 'maxPip') return fc.constantFrom(...SETS);
  const spec = OPTION_SPECS[name];
  switch (spec.kind) {
    case 'choice':
      return fc.constantFrom(spec.initial, ...spec.values.map(({ value }) => value));
    case 'rounds':
      return fc.constantFrom('full', 1, 2, 3);
    case 'branches':
      return fc.constantFrom(...BRANCHES);
    case 'dealTable':
      return fc.constant(spec.initial);
    default:
      return assertNever(spec);
  }
}

/** The nearest valid rules: whatever cannot stand beside another value gives way. */
function harmonised(values: RuleOptions): RuleOptions {
  const { branches, lastTileCall, doubleChain } = values;
  const hasFeet = branches.personal === 3 || branches.mexican === 3;
  const extraTileTarget = hasFeet ? 'openDoubleOnly' : values.extraTileTarget;
  const isThirdTile = doubleChain === 'twoIfThirdTileCovers';
  const options = validateOptions({
    ...values,
    extraTileTarget:
      isThirdTile && extraTileTarget === 'puremcoChain' ? 'anyLegal' : extraTileTarget,
    coverOrderBindsLayer: !isThirdTile && values.coverOrderBindsLayer,
    callPenalty: lastTileCall === 'none' ? 'none' : values.callPenalty,
  });
  if (!options.ok) throw new Error(`rules refused: ${options.error.code}`);
  return options.value;
}

/** Hands that take up to this share, in percent, of what may be dealt. */
function withDeal(options: RuleOptions, seatCount: number, share: number): RuleOptions {
  const most = Math.floor((tileCount(options.maxPip) - 2) / seatCount);
  const size = Math.max(1, Math.round((Math.min(most, LARGEST_HAND) * share) / 100));
  return { ...options, dealTable: { [seatCount]: size } };
}
