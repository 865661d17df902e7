import { describe, expect, test } from 'vitest';
import { dealSize, offeredSeatCounts, type OptionName, type RuleOptions } from './options.ts';
import {
  DEFAULT_PRESET,
  isPresetName,
  PRESET_NAMES,
  PRESETS,
  presetOptions,
  type PresetName,
} from './presets.ts';
import { tileCount } from './tile.ts';

function optionsOf(preset: PresetName, overrides: Readonly<Record<string, unknown>> = {}) {
  const options = presetOptions(preset, overrides);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

function written(options: RuleOptions, name: OptionName): string {
  const { branches } = options;
  return name === 'branches'
    ? `${branches.personal}/${branches.mexican}`
    : JSON.stringify(options[name]).replaceAll('"', '');
}

/** The presets whose sources are published, in the columns of the table below. */
const PUBLISHED = [
  'pagat',
  'puremco',
  'yoriFlexible',
  'yoriImmediate',
  'mtWindows',
  'howTo',
  'wikipedia',
  'tournament',
] as const;

/** One column for each published preset; a single value holds for all of them. */
const MATRIX: Readonly<Partial<Record<OptionName, string>>> = {
  engineOrder: 'descending',
  turnDirection: 'clockwise',
  matchRounds: 'full',
  winner: 'lowestTotal',
  tieBreak: 'shared',
  openingMayStopEarly: 'true',
  requireOwnTrainFirst: 'false',
  othersMayStartMarkedTrain: 'true',
  mustPlay: 'true',
  drawRule: 'one',
  drawAllowance: 'perPlay',
  markerPlacement: 'anyFailedTurn',
  markerRemoval: 'ownerPlaysOwnTrain',
  openDoubleObligation: 'everyone',
  coverOrderBindsLayer: 'false',
  lastTileDouble: 'goesOut',
  callEnforcement: 'challenge',
  scoring: 'penaltyPips',
  positiveBlocked: 'lowestTakes',
  blankHalfPoints: '0',
  doubleBlankPoints: 'null',
  maxPip: '12 12 12 12 9 12 12 12',
  engineMode: 'holderPlays setAside setAside setAside setAside holderPlays setAside setAside',
  engineHunt: 'inTurn inTurn inTurn inTurn inTurn equalRounds inTurn inTurn',
  starterFirst: 'engineHolder random random random random engineHolder random random',
  starterNext:
    'engineHolder rotateClockwise rotateClockwise rotateClockwise rotateClockwise engineHolder rotateClockwise rotateClockwise',
  openingTurn: 'ownTrainFull single single single single ownTrainFull single single',
  openingNoStarter:
    'markNoDraw drawThenMark drawThenMark drawThenMark drawThenMark drawThenMark drawThenMark drawThenMark',
  openingDoubleEnd: 'deferred immediate immediate immediate immediate deferred immediate immediate',
  goOutInOpening:
    'finishOpeningRound immediate immediate immediate immediate immediate immediate immediate',
  mexicanTrainStart:
    'afterOwnOpening anyTurn anyTurn anyTurn anyTurn afterOwnOpening anyTurn anyTurn',
  drawnTile: 'must must must must may must must must',
  extraTileTarget:
    'anyLegal puremcoChain anyLegal openDoubleOnly anyLegal anyLegal openDoubleOnly openDoubleOnly',
  doubleChain: 'unlimited unlimited twoIfThirdTileCovers single unlimited unlimited single single',
  coverOrder: 'playedOrder playedOrder any any playedOrder playedOrder playedOrder playedOrder',
  coversPerTurn: 'one one one one one all one one',
  exhaustedSuit: 'none releaseBlock none none none none none waiveExtraAndRelease',
  branches: '1/1 1/1 1/1 1/1 1/1 1/1 1/1 3/1',
  blockRule:
    'noLegalMove noLegalMove allPassed allPassed noLegalMove noLegalMove noLegalMove noLegalMove',
  lastTileCall: 'none tap none none chooChoo none none tap',
  callDeadline:
    'nextPlayerPlays nextPlayerPlays nextPlayerPlays nextPlayerPlays nextPlayerPlays nextPlayerPlays nextPlayerPlays nextPlayerEndsTurn',
  callPenalty: 'none none none none drawOne none none drawTwo',
  callPenaltyEmpty: 'none none none none skipNextTurn none none skipNextTurn',
};

describe('rules', () => {
  test.each(PUBLISHED)('%s plays as its source says', (preset) => {
    const column = PUBLISHED.indexOf(preset);
    const options = optionsOf(preset);
    const wanted = Object.entries(MATRIX).map(([name, row]) => {
      const values = row.split(' ');
      return [name, values.length === 1 ? row : values[column]];
    });
    const played = wanted.map(([name]) => [name, written(options, name as OptionName)]);
    expect(played).toEqual(wanted);
  });

  test('the table above leaves out nothing but the deal', () => {
    const names = Object.keys(optionsOf('pagat')).filter((name) => !(name in MATRIX));
    expect(names).toEqual(['dealTable']);
  });

  test('the house rules are the flexible ones, with what keeps a round from freezing', () => {
    const { dealTable: _, ...flexible } = optionsOf('yoriFlexible');
    expect(DEFAULT_PRESET).toBe('roundhouse');
    expect(optionsOf('roundhouse')).toEqual({
      ...flexible,
      dealTable: { 2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10, 9: 8, 10: 8 },
      exhaustedSuit: 'releaseBlock',
      blockRule: 'noLegalMove',
      coverOrder: 'playedOrder',
    });
  });
});

/** Tiles for each seat, beginning with two seats. */
const DEALS: readonly (readonly [PresetName, maxPip: number, row: string])[] = [
  ['roundhouse', 12, '15 15 15 12 12 10 10 8 8'],
  ['roundhouse', 15, '15 15 15 15 15 13 13 11 11 11 11'],
  ['roundhouse', 18, '11 11 11 11 11 11 11 11 11 11 11'],
  ['pagat', 12, '15 15 15 12 12 10 10 8 8'],
  ['puremco', 12, '16 16 15 14 12 10 9'],
  ['puremco', 9, '15 13 10'],
  ['yoriFlexible', 12, '15 15 15'],
  ['yoriFlexible', 9, '10 10 10'],
  ['yoriFlexible', 6, '7 5 5'],
  ['yoriImmediate', 12, '15 15 15'],
  ['yoriImmediate', 9, '10 10 10'],
  ['yoriImmediate', 6, '7 5 5'],
  ['mtWindows', 9, '15 13 10 7 7 7 6'],
  ['mtWindows', 12, '15 15 15 12 12 10 10 8 8'],
  ['mtWindows', 15, '15 15 15 15 15 13 13 11 11 11 11'],
  ['howTo', 12, '12 12 12 12 12 10 10 8 8'],
  ['wikipedia', 6, '9 8 6'],
  ['wikipedia', 9, '9 9 9 7 7 7 6'],
  ['wikipedia', 12, '15 15 15 12 12 10 10'],
  ['wikipedia', 15, '15 15 15 15 15 13 13 11 11 11 11'],
  ['wikipedia', 18, '11 11 11 11 11 11 11 11 11 11 11'],
  ['tournament', 12, '15 15 15 12 12 11 11'],
];

describe('deals', () => {
  test.each(DEALS)('%s deals from a double-%d set: %s', (preset, maxPip, row) => {
    const { dealTable } = optionsOf(preset, { maxPip });
    expect(Object.values(dealTable).join(' ')).toBe(row);
    expect(Object.keys(dealTable)[0]).toBe('2');
  });

  test.each(DEALS)('%s with a double-%d set leaves a tile in the boneyard', (preset, maxPip) => {
    const options = optionsOf(preset, { maxPip });
    const sizes = offeredSeatCounts(options).map((seatCount) => dealSize(options, seatCount).ok);
    expect(sizes).not.toContain(false);
  });

  test.each([
    { preset: 'puremco', maxPip: 12, seatCount: 8, left: 18 },
    { preset: 'pagat', maxPip: 12, seatCount: 10, left: 11 },
    { preset: 'tournament', maxPip: 12, seatCount: 8, left: 2 },
    { preset: 'yoriFlexible', maxPip: 6, seatCount: 4, left: 7 },
  ] as const)(
    '$preset leaves $left tiles with $seatCount seats',
    ({ preset, maxPip, seatCount, left }) => {
      const options = optionsOf(preset, { maxPip });
      const aside = options.engineMode === 'setAside' ? 1 : 0;
      const size = dealSize(options, seatCount);
      expect(size.ok && tileCount(maxPip) - aside - seatCount * size.value).toBe(left);
    },
  );

  test('more seats than a preset has are refused', () => {
    expect(dealSize(optionsOf('yoriFlexible'), 5)).toMatchObject({
      ok: false,
      error: { code: 'seatCountNotOffered', offered: [2, 3, 4] },
    });
  });

  test('a deal of the host takes the place of the preset’s', () => {
    expect(optionsOf('pagat', { dealTable: { 2: 7 } }).dealTable).toEqual({ 2: 7 });
  });
});

describe('changes', () => {
  test('who wins follows from what is counted', () => {
    expect(optionsOf('pagat').winner).toBe('lowestTotal');
    expect(optionsOf('pagat', { scoring: 'winnerTakesPips' }).winner).toBe('highestTotal');
  });

  test('unless the host says who wins', () => {
    const overrides = { scoring: 'winnerTakesPips', winner: 'lowestTotal' };
    expect(optionsOf('pagat', overrides).winner).toBe('lowestTotal');
  });

  test('a change that makes no game is refused', () => {
    expect(presetOptions('pagat', { branches: { personal: 3, mexican: 1 } })).toEqual({
      ok: false,
      error: { code: 'branchesNeedCover' },
    });
    expect(presetOptions('pagat', { drawRule: 'never' })).toEqual({
      ok: false,
      error: { code: 'badOptionValue', option: 'drawRule' },
    });
  });

  test('a preset is known by its name only', () => {
    expect(PRESET_NAMES.every(isPresetName)).toBe(true);
    expect(PRESET_NAMES).toEqual(Object.keys(PRESETS));
    expect([isPresetName('toString'), isPresetName(3), isPresetName('Pagat')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
