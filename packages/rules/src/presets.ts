import { INITIAL_OPTIONS, overrideOptions, validateOptions } from './options.ts';
import type { OptionError, RuleOptions } from './options.ts';
import type { DealTable } from './optionSpecs.ts';
import type { Result } from './result.ts';
import type { Pip } from './tile.ts';

/** A published rule system, or the house's own. */
export interface Preset {
  /** What a player calls it. */
  readonly title: string;
  readonly summary: string;
  readonly source: string;
  /** What differs from the neutral value of each option. */
  readonly options: Partial<Omit<RuleOptions, 'dealTable'>>;
  /** Its own deal for a set; where it has none, the common one for that set is used. */
  readonly deals: { readonly [maxPip: Pip]: DealTable };
}

/** A deal table from a row of figures that begins with two seats. */
function row(...tiles: readonly number[]): DealTable {
  return Object.fromEntries(tiles.map((count, index) => [index + 2, count]));
}

const PAGAT_ROW = row(15, 15, 15, 12, 12, 10, 10, 8, 8);
const CELKO_SIX = row(9, 8, 6);
const CELKO_NINE = row(9, 9, 9, 7, 7, 7, 6);
const CELKO_FIFTEEN = row(15, 15, 15, 15, 15, 13, 13, 11, 11, 11, 11);
const ELEVEN_EACH = row(11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11);

/** The deal for a set where a preset names none. Source: Joe Celko's sheet; 11 each for double-18. */
const COMMON_DEALS: { readonly [maxPip: Pip]: DealTable } = {
  6: CELKO_SIX,
  9: CELKO_NINE,
  12: PAGAT_ROW,
  15: CELKO_FIFTEEN,
  18: ELEVEN_EACH,
};

const YORIMICHI_DEALS = { 12: row(15, 15, 15), 9: row(10, 10, 10), 6: row(7, 5, 5) };

const FLEXIBLE: Preset['options'] = { doubleChain: 'twoIfThirdTileCovers', coverOrder: 'any' };

/** Every preset by name, in the order in which a host is offered them. The first is the default. */
export const PRESETS = {
  roundhouse: {
    title: 'Roundhouse',
    summary: 'The house rules: the least surprising mix for an evening online.',
    source: 'Yorimichi help, with the exceptions that keep a round from freezing',
    options: { ...FLEXIBLE, coverOrder: 'playedOrder', exhaustedSuit: 'releaseBlock' },
    deals: {},
  },
  pagat: {
    title: 'Pagat',
    summary: 'A whole opening train, doubles in the order laid, the engine in somebody’s hand.',
    source: 'Pagat/Puremco comparison',
    options: {
      engineMode: 'holderPlays',
      starterFirst: 'engineHolder',
      starterNext: 'engineHolder',
      openingTurn: 'ownTrainFull',
      openingNoStarter: 'markNoDraw',
      openingDoubleEnd: 'deferred',
      goOutInOpening: 'finishOpeningRound',
      mexicanTrainStart: 'afterOwnOpening',
    },
    deals: {},
  },
  puremco: {
    title: 'Puremco',
    summary: 'The sheet in the box: one tile a turn, several doubles, tap your last tile.',
    source: 'Pagat/Puremco comparison',
    options: {
      extraTileTarget: 'puremcoChain',
      exhaustedSuit: 'releaseBlock',
      lastTileCall: 'tap',
    },
    deals: { 12: row(16, 16, 15, 14, 12, 10, 9), 9: row(15, 13, 10) },
  },
  yoriFlexible: {
    title: 'Yorimichi, flexible',
    summary: 'Cover your double or play elsewhere; two doubles with a cover in hand.',
    source: 'Yorimichi help',
    options: { ...FLEXIBLE, blockRule: 'allPassed' },
    deals: YORIMICHI_DEALS,
  },
  yoriImmediate: {
    title: 'Yorimichi, immediate cover',
    summary: 'A double is covered at once by whoever laid it.',
    source: 'Yorimichi help',
    options: {
      extraTileTarget: 'openDoubleOnly',
      doubleChain: 'single',
      coverOrder: 'any',
      blockRule: 'allPassed',
    },
    deals: YORIMICHI_DEALS,
  },
  mtWindows: {
    title: 'Mexican Train for Windows',
    summary: 'Double-nine, as many doubles as you can, and say choo-choo.',
    source: 'Mexican Train for Windows help',
    options: {
      maxPip: 9,
      drawnTile: 'may',
      lastTileCall: 'chooChoo',
      callPenalty: 'drawOne',
      callPenaltyEmpty: 'skipNextTurn',
    },
    deals: { 9: row(15, 13, 10, 7, 7, 7, 6) },
  },
  howTo: {
    title: 'How-to article',
    summary: 'A whole opening train; every owed double is covered in one turn.',
    source: 'how-to article',
    options: {
      engineMode: 'holderPlays',
      engineHunt: 'equalRounds',
      starterFirst: 'engineHolder',
      starterNext: 'engineHolder',
      openingTurn: 'ownTrainFull',
      openingDoubleEnd: 'deferred',
      mexicanTrainStart: 'afterOwnOpening',
      coversPerTurn: 'all',
    },
    deals: { 12: row(12, 12, 12, 12, 12, 10, 10, 8, 8) },
  },
  wikipedia: {
    title: 'Wikipedia',
    summary: 'One tile a turn, and a double is covered at once.',
    source: 'Wikipedia, Mexican Train',
    options: { extraTileTarget: 'openDoubleOnly', doubleChain: 'single' },
    deals: { 12: row(15, 15, 15, 12, 12, 10, 10) },
  },
  tournament: {
    title: 'Three-branch (tournament style)',
    summary: 'A double on a personal train wants three tiles; forgetting to tap costs two.',
    source: 'Yorimichi help and the Mexican Train Fun blog',
    options: {
      extraTileTarget: 'openDoubleOnly',
      doubleChain: 'single',
      exhaustedSuit: 'waiveExtraAndRelease',
      branches: { personal: 3, mexican: 1 },
      lastTileCall: 'tap',
      callDeadline: 'nextPlayerEndsTurn',
      callPenalty: 'drawTwo',
      callPenaltyEmpty: 'skipNextTurn',
    },
    deals: { 12: row(15, 15, 15, 12, 12, 11, 11) },
  },
} as const satisfies Record<string, Preset>;

/** The name of a preset. */
export type PresetName = keyof typeof PRESETS;

/** All presets in the order of the table above. */
export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

/** The preset of a table whose host has chosen none. */
export const DEFAULT_PRESET: PresetName = 'roundhouse';

/** True when `name`, from anywhere, names a preset. */
export function isPresetName(name: unknown): name is PresetName {
  return typeof name === 'string' && Object.hasOwn(PRESETS, name);
}

/**
 * The complete options of a preset with single ones changed.
 * A preset's deal table is also its range of seats; another set brings the deal for that set.
 * Errors: see `OptionError`.
 */
export function presetOptions(
  name: PresetName,
  overrides: Readonly<Record<string, unknown>> = {},
): Result<RuleOptions, OptionError> {
  const preset: Preset = PRESETS[name];
  const own = overrideOptions({ ...INITIAL_OPTIONS, ...preset.options }, overrides);
  if (!own.ok) return own;
  const { maxPip } = own.value;
  const dealTable =
    'dealTable' in overrides
      ? own.value.dealTable
      : (preset.deals[maxPip] ?? COMMON_DEALS[maxPip] ?? PAGAT_ROW);
  const winner = 'winner' in overrides ? own.value.winner : fittingWinner(own.value);
  return validateOptions({ ...own.value, dealTable, winner });
}

/** Who wins follows from what is counted, unless the host says otherwise. */
function fittingWinner(options: RuleOptions): RuleOptions['winner'] {
  return options.scoring === 'winnerTakesPips' ? 'highestTotal' : 'lowestTotal';
}
