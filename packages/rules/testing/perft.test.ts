import { describe, expect, it } from 'vitest';
import {
  legalCommands,
  presetOptions,
  turnOf,
  viewFor,
  type PresetName,
  type Round,
} from '../src/index.ts';
import { positionFromGiven } from './position.ts';
import {
  apply,
  legal,
  positionFromGiven as secondPosition,
  type Position,
} from './referee/index.ts';
import { carriedOut } from './selfPlay.ts';

/** How many ways there are to go on for 1, 2, 3 ... commands; a finished round goes on as itself. */
function waysByDepth<P>(start: P, depth: number, next: (position: P) => readonly P[]) {
  let reached: readonly P[] = [start];
  return Array.from({ length: depth }, () => {
    reached = reached.flatMap(next);
    return reached.length;
  });
}

function nextRounds(round: Round): readonly Round[] {
  const seat = turnOf(round.table)?.seat;
  if (seat === undefined) return [round];
  return legalCommands(viewFor(round, seat)).map(
    (command) => carriedOut(round, { seat, command }).round,
  );
}

/** The same by the second referee. */
function nextPositions(position: Position): readonly Position[] {
  if (position.over) return [position];
  return legal(position).map((action) => apply(position, position.turn.seat, action));
}

/** The whole set in sight: seven tiles lie on the table, and no suit has run out. */
const OPENING = {
  engine: 6,
  hands: {
    A: ['6-5', '5-5', '5-3', '6-2', '3-1'],
    B: ['6-4', '4-3', '3-3', '2-2', '1-0'],
    C: ['6-1', '4-4', '5-1', '3-2', '2-0'],
  },
  boneyard: ['6-3', '1-1', '5-2', '4-0', '6-0'],
  openingDone: 'none' as const,
};

/** In the middle: the Mexican train runs, one train is marked, the two may be used by both. */
const MIDDLE = {
  engine: 6,
  hands: { A: ['5-3', '3-3', '6-1', '2-0', '5-2'], B: ['5-1', '3-1', '4-4', '6-2'] },
  boneyard: ['5-5', '4-1', '2-2', '0-0'],
  ends: { A: 5, B: 3, M: 5 },
  marked: ['B'],
};

interface Row {
  readonly preset: PresetName;
  readonly given: typeof OPENING | typeof MIDDLE;
  readonly opts?: Readonly<Record<string, unknown>>;
  /** Ways to go on for 1, 2, 3 ... commands; recorded, and checked by the second referee. */
  readonly counts: readonly number[];
}

const ROWS: readonly Row[] = [
  {
    preset: 'roundhouse',
    given: OPENING,
    counts: [4, 7, 14, 25, 46, 79, 140, 240, 343, 486, 664],
  },
  {
    preset: 'pagat',
    given: OPENING,
    counts: [2, 4, 7, 10, 15, 23, 36, 57, 77, 109, 154],
  },
  {
    preset: 'puremco',
    given: OPENING,
    counts: [4, 7, 14, 25, 46, 79, 140, 240, 343, 475, 635],
  },
  {
    preset: 'yoriFlexible',
    given: OPENING,
    counts: [4, 7, 14, 25, 46, 79, 140, 240, 343, 486, 662],
  },
  {
    preset: 'yoriImmediate',
    given: OPENING,
    counts: [4, 7, 14, 24, 41, 69, 130, 207, 328, 537, 813],
  },
  {
    preset: 'mtWindows',
    given: OPENING,
    counts: [4, 7, 14, 25, 46, 79, 140, 244, 353, 533, 759],
  },
  {
    preset: 'howTo',
    given: OPENING,
    counts: [2, 4, 7, 10, 15, 23, 36, 57, 77, 109, 154],
  },
  {
    preset: 'wikipedia',
    given: OPENING,
    counts: [4, 7, 14, 24, 41, 69, 130, 207, 328, 537, 813],
  },
  {
    preset: 'tournament',
    given: OPENING,
    counts: [4, 7, 14, 24, 41, 68, 128, 201, 311, 510, 710],
  },
  {
    preset: 'roundhouse',
    given: MIDDLE,
    counts: [6, 15, 33, 53, 92, 118, 130, 138, 145, 147, 149, 149, 149, 149],
  },
  {
    preset: 'pagat',
    given: MIDDLE,
    counts: [6, 15, 33, 53, 91, 115, 123, 131, 135, 135, 135, 135],
  },
  {
    preset: 'puremco',
    given: MIDDLE,
    counts: [6, 15, 33, 53, 92, 118, 130, 138, 145, 147, 149, 149, 149, 149],
  },
  {
    preset: 'yoriFlexible',
    given: MIDDLE,
    counts: [6, 15, 33, 53, 91, 115, 123, 131, 135, 135, 135, 135],
  },
  {
    preset: 'yoriImmediate',
    given: MIDDLE,
    counts: [6, 11, 29, 42, 77, 87, 92, 100, 105, 105, 105, 106, 108, 109, 109, 109, 109],
  },
  {
    preset: 'mtWindows',
    given: MIDDLE,
    counts: [
      6, 15, 33, 53, 91, 115, 140, 169, 203, 216, 258, 272, 282, 297, 310, 319, 324, 324, 324, 324,
    ],
  },
  {
    preset: 'howTo',
    given: MIDDLE,
    counts: [6, 15, 33, 53, 91, 115, 123, 131, 135, 135, 135, 135],
  },
  {
    preset: 'wikipedia',
    given: MIDDLE,
    counts: [6, 11, 29, 42, 77, 87, 92, 100, 105, 105, 105, 106, 108, 109, 109, 109, 109],
  },
  {
    preset: 'tournament',
    given: MIDDLE,
    counts: [6, 11, 28, 40, 78, 87, 96, 112, 121, 121, 127, 128, 133, 134, 134, 134, 134],
  },
  {
    preset: 'pagat',
    given: MIDDLE,
    opts: { openDoubleObligation: 'layerOnly' },
    counts: [6, 15, 37, 57, 102, 129, 142, 153, 159, 162, 167, 168, 168, 168, 168],
  },
  {
    preset: 'pagat',
    given: MIDDLE,
    opts: { openDoubleObligation: 'none', extraTileTarget: 'coverFirstElseAny' },
    counts: [6, 11, 29, 43, 81, 99, 107, 115, 122, 125, 128, 128, 128, 128],
  },
  {
    preset: 'puremco',
    given: MIDDLE,
    opts: { drawRule: 'untilPlayable', drawnTile: 'may' },
    counts: [
      6, 15, 33, 53, 92, 118, 147, 183, 224, 261, 334, 403, 444, 488, 525, 530, 531, 531, 531, 531,
    ],
  },
  {
    preset: 'pagat',
    given: OPENING,
    opts: { openingDoubleEnd: 'forbidden', openingMayStopEarly: false },
    counts: [2, 3, 3, 3, 3],
  },
  {
    preset: 'howTo',
    given: OPENING,
    opts: { openingNoStarter: 'drawUntilStarter', openingDoubleEnd: 'immediate' },
    counts: [2, 4, 7, 10, 14, 20, 33, 53, 81, 121, 175],
  },
  {
    preset: 'tournament',
    given: OPENING,
    opts: { branches: { personal: 3, mexican: 3 } },
    counts: [4, 7, 14, 24, 41, 62, 106, 151, 178, 226, 288],
  },
];

describe('there are as many ways to go on as by the second referee', () => {
  it.each(ROWS)('$preset, $counts.length commands deep', ({ preset, given, opts, counts }) => {
    const options = presetOptions(preset, { maxPip: 6, ...opts });
    if (!options.ok) throw new Error(options.error.code);
    const round = positionFromGiven(options.value, given);
    const second = secondPosition(options.value, given);
    expect(waysByDepth(round, counts.length, nextRounds)).toEqual(counts);
    expect(waysByDepth(second, counts.length, nextPositions)).toEqual(counts);
  });
});
