import { assertNever, fail, ok, type Result } from './result.ts';
import {
  OPTION_SPECS,
  type Branches,
  type BranchesSpec,
  type ChoiceSpec,
  type DealTable,
  type DealTableSpec,
  type MatchRounds,
  type RoundsSpec,
} from './optionSpecs.ts';
import { SEAT_LIMITS } from './seat.ts';
import { tileCount } from './tile.ts';

type Specs = typeof OPTION_SPECS;
/** The name of an option. */
export type OptionName = keyof Specs;

type ValueOf<S> =
  S extends ChoiceSpec<infer V>
    ? V
    : S extends RoundsSpec
      ? MatchRounds
      : S extends DealTableSpec
        ? DealTable
        : S extends BranchesSpec
          ? Branches
          : never;

/** One value for every option: the rules of one table. */
export type RuleOptions = { readonly [K in OptionName]: ValueOf<Specs[K]> };

/** The names of all options in the order of the rulebook. */
export const OPTION_NAMES = Object.keys(OPTION_SPECS) as readonly OptionName[];

/** Why a set of options is no game. */
export type OptionError =
  | { readonly code: 'unknownOption'; readonly option: string }
  | { readonly code: 'badOptionValue'; readonly option: OptionName }
  | { readonly code: 'branchesNeedCover' }
  | { readonly code: 'penaltyNeedsCall' }
  | { readonly code: 'thirdTileConflict'; readonly option: OptionName }
  | { readonly code: 'tooManyRounds'; readonly most: number }
  | {
      readonly code: 'seatCountNotOffered';
      readonly seatCount: number;
      readonly offered: readonly number[];
    }
  | { readonly code: 'notEnoughTiles'; readonly seatCount: number; readonly tiles: number };

/** The neutral value of every option. */
export const INITIAL_OPTIONS = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, OPTION_SPECS[name].initial]),
) as RuleOptions;

/** True when `value`, from anywhere, is one of the values of this option. */
export function isOptionValue(name: OptionName, value: unknown): boolean {
  const spec = OPTION_SPECS[name];
  switch (spec.kind) {
    case 'choice':
      return spec.values.some((choice) => choice.value === value);
    case 'rounds':
      return value === 'full' || (Number.isInteger(value) && Number(value) >= 1);
    case 'branches':
      return isBranches(value);
    case 'dealTable':
      return isDealTable(value);
    default:
      return assertNever(spec);
  }
}

function isBranches(value: unknown): boolean {
  if (!isRecord(value) || Object.keys(value).length !== 2) return false;
  return [value['personal'], value['mexican']].every((size) => size === 1 || size === 3);
}

function isDealTable(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const rows = Object.entries(value);
  return (
    rows.length > 0 && rows.every(([seatCount, tiles]) => isSeatCount(seatCount) && isDeal(tiles))
  );
}

/** A number of seats as the deal table is asked for it: `2`, never `02`. */
function isSeatCount(text: string): boolean {
  const count = Number(text);
  const isOffered = count >= SEAT_LIMITS.min && count <= SEAT_LIMITS.max;
  return isOffered && Number.isInteger(count) && String(count) === text;
}

function isDeal(tiles: unknown): boolean {
  return Number.isInteger(tiles) && Number(tiles) >= 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Lays single options over a complete set.
 * Errors: a name that is no option, a value that is none of its own.
 */
export function overrideOptions(
  base: RuleOptions,
  overrides: Readonly<Record<string, unknown>>,
): Result<RuleOptions, OptionError> {
  for (const [option, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(OPTION_SPECS, option)) return fail({ code: 'unknownOption', option });
    const name = option as OptionName;
    if (!isOptionValue(name, value)) return fail({ code: 'badOptionValue', option: name });
  }
  return ok({ ...base, ...overrides });
}

/** The options in which `options` differs from `base`, by name. They are plain data: equal text is equal meaning. */
export function differingOptions(base: RuleOptions, options: RuleOptions): Partial<RuleOptions> {
  const names = OPTION_NAMES.filter(
    (name) => JSON.stringify(options[name]) !== JSON.stringify(base[name]),
  );
  return Object.fromEntries(names.map((name) => [name, options[name]]));
}

/**
 * Checks what the options mean together, and settles what follows from them: an extra tile that may
 * only go on the double just laid leaves no room for a second double. Source: docs/rules.md#combinations
 */
export function validateOptions(options: RuleOptions): Result<RuleOptions, OptionError> {
  const { branches, extraTileTarget } = options;
  if ((branches.personal === 3 || branches.mexican === 3) && extraTileTarget !== 'openDoubleOnly') {
    return fail({ code: 'branchesNeedCover' });
  }
  if (options.callPenalty !== 'none' && options.lastTileCall === 'none') {
    return fail({ code: 'penaltyNeedsCall' });
  }
  const settled: RuleOptions =
    extraTileTarget === 'openDoubleOnly' ? { ...options, doubleChain: 'single' } : options;
  const conflict = thirdTileConflict(settled);
  if (conflict !== null) return fail({ code: 'thirdTileConflict', option: conflict });
  const most = options.maxPip + 1;
  if (options.matchRounds !== 'full' && options.matchRounds > most) {
    return fail({ code: 'tooManyRounds', most });
  }
  return ok(settled);
}

/** The third tile must be allowed where it is needed. */
function thirdTileConflict(options: RuleOptions): OptionName | null {
  if (options.doubleChain !== 'twoIfThirdTileCovers') return null;
  if (options.extraTileTarget === 'puremcoChain') return 'extraTileTarget';
  return options.coverOrderBindsLayer ? 'coverOrderBindsLayer' : null;
}

/** The numbers of seats that the deal table offers, ascending. */
export function offeredSeatCounts(options: RuleOptions): readonly number[] {
  return Object.keys(options.dealTable)
    .map(Number)
    .toSorted((a, b) => a - b);
}

/**
 * Tiles dealt to each of `seatCount` seats.
 * Errors: the table does not offer that many seats, or the set cannot serve them with a tile to spare.
 */
export function dealSize(options: RuleOptions, seatCount: number): Result<number, OptionError> {
  const tiles = options.dealTable[seatCount];
  if (tiles === undefined) {
    return fail({ code: 'seatCountNotOffered', seatCount, offered: offeredSeatCounts(options) });
  }
  const pool = tileCount(options.maxPip) - (options.engineMode === 'setAside' ? 1 : 0);
  return tiles * seatCount < pool ? ok(tiles) : fail({ code: 'notEnoughTiles', seatCount, tiles });
}
