import { describe, expect, test } from 'vitest';
import type { Given } from '../testing/position.ts';
import { scenario } from '../testing/scenario.ts';
import { canPlay, legalCommands, refusalOf } from './legal.ts';
import type { PresetName } from './presets.ts';
import type { RefusalCode } from './refusal.ts';
import { formatSeat, seatOf, seatsOf } from './seat.ts';
import { tileOf } from './tile.ts';
import { viewFor } from './view.ts';

const given: Given = {
  engine: 12,
  hands: { A: ['12-9', '5-3', '7-1', '9-9'], B: ['9-4', '2-1'], C: ['8-0', '3-2'] },
  boneyard: ['10-10', '11-11'],
  ends: { A: 5, B: 9, C: 8 },
};
const helpless: Given = { ...given, hands: { ...given.hands, A: ['7-1', '6-4'] } };
const opening: Given = { ...given, ends: {}, openingDone: 'none' };
/** A lays 6-6 on M, then 5-5 on A. */
const doubles: Given = {
  ...given,
  hands: { ...given.hands, A: ['6-6', '5-5', '9-9', '6-1', '5-3', '9-4'], B: ['2-1'] },
  ends: { A: 5, B: 9, M: 6 },
  marked: ['B'],
};

interface Example {
  /** The reason as a player would put it. */
  readonly because: string;
  readonly preset: PresetName;
  readonly given: Given;
  readonly opts?: Readonly<Record<string, unknown>>;
  readonly after?: readonly string[];
  readonly move: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One example for each reason; the facts are complete. */
const REASONS: Readonly<Record<Exclude<RefusalCode, 'noSuchTrain'>, Example>> = {
  roundIsOver: {
    because: 'the round is over',
    preset: 'pagat',
    given: { ...given, hands: { ...given.hands, A: ['5-3'] } },
    after: ['A 5-3>A'],
    move: 'B 9-4>B',
    facts: {},
  },
  notYourTurn: {
    because: 'it is the turn of another',
    preset: 'pagat',
    given,
    move: 'B 9-4>B',
    facts: { turn: 'A' },
  },
  tileNotInHand: {
    because: 'you do not hold that tile',
    preset: 'pagat',
    given,
    move: 'A 5-4>A',
    facts: { tile: '5-4' },
  },
  openingOwnTrainOnly: {
    because: 'the opening is laid on your own train only',
    preset: 'pagat',
    given: opening,
    move: 'A 12-9>M',
    facts: {},
  },
  doubleMustBeCovered: {
    because: 'an open double must be covered first',
    preset: 'pagat',
    given: { ...given, open: [{ train: 'C', pip: 8 }] },
    move: 'A 5-3>A',
    facts: { train: 'C', pip: 8 },
  },
  coverInOrder: {
    because: 'another open double was laid before that one',
    preset: 'pagat',
    given: {
      ...given,
      open: [
        { train: 'C', pip: 8 },
        { train: 'A', pip: 5 },
      ],
    },
    move: 'A 5-3>A',
    facts: { train: 'C', pip: 8 },
  },
  ownTrainFirst: {
    because: 'your own train comes first',
    preset: 'pagat',
    given: { ...given, ends: { M: 5 } },
    opts: { requireOwnTrainFirst: true },
    move: 'A 5-3>M',
    facts: {},
  },
  trainIsPrivate: {
    because: 'that train carries no marker',
    preset: 'pagat',
    given,
    move: 'A 9-9>B',
    facts: { train: 'B' },
  },
  ownerStartsTrain: {
    because: 'its owner lays the first tile of that train',
    preset: 'pagat',
    given: { ...given, ends: { A: 5 }, marked: ['B'] },
    opts: { othersMayStartMarkedTrain: false },
    move: 'A 12-9>B',
    facts: { train: 'B' },
  },
  noMexicanTrain: {
    because: 'there is no Mexican train',
    preset: 'pagat',
    given,
    opts: { mexicanTrainStart: 'none' },
    move: 'A 12-9>M',
    facts: {},
  },
  mexicanTrainAfterOpening: {
    because: 'the Mexican train is not started in your first turn',
    preset: 'puremco',
    given: opening,
    opts: { mexicanTrainStart: 'afterOwnOpening' },
    move: 'A 12-9>M',
    facts: {},
  },
  mexicanTrainAfterOwnTrain: {
    because: 'your own train comes before the Mexican train',
    preset: 'puremco',
    given: opening,
    opts: { mexicanTrainStart: 'afterOwnTrain' },
    move: 'A 12-9>M',
    facts: {},
  },
  noSuchEnd: {
    because: 'that train has no such end',
    preset: 'tournament',
    given: { ...given, ends: { A: [5, 7, 9] } },
    move: 'A 5-3>A.3',
    facts: { train: 'A' },
  },
  tileDoesNotMatch: {
    because: 'the numbers do not touch',
    preset: 'pagat',
    given,
    move: 'A 7-1>A',
    facts: { tile: '7-1', train: 'A', wanted: [5] },
  },
  coverYourDouble: {
    because: 'your double comes first',
    preset: 'yoriImmediate',
    given: doubles,
    after: ['A 6-6>M'],
    move: 'A 5-3>A',
    facts: { train: 'M', pip: 6 },
  },
  oneDoubleATurn: {
    because: 'one double a turn is enough',
    preset: 'yoriImmediate',
    given: doubles,
    after: ['A 6-6>M'],
    move: 'A 5-5>A',
    facts: {},
  },
  twoDoublesATurn: {
    because: 'two doubles a turn are enough',
    preset: 'yoriFlexible',
    given: doubles,
    after: ['A 6-6>M', 'A 5-5>A'],
    move: 'A 9-9>B',
    facts: {},
  },
  secondDoubleNeedsCover: {
    because: 'a second double needs a third tile that covers one of the two',
    preset: 'yoriFlexible',
    given: { ...doubles, hands: { ...given.hands, A: ['6-6', '5-5', '3-1'], B: ['2-1'] } },
    after: ['A 6-6>M'],
    move: 'A 5-5>A',
    facts: { tile: '5-5' },
  },
  coverOneOfYourDoubles: {
    because: 'the third tile covers one of your two doubles',
    preset: 'yoriFlexible',
    given: doubles,
    after: ['A 6-6>M', 'A 5-5>A'],
    move: 'A 9-4>B',
    facts: { pips: [6, 5] },
  },
  coverFirstDoubleFirst: {
    because: 'the first of your doubles is covered first',
    preset: 'pagat',
    given: doubles,
    opts: { coverOrderBindsLayer: true },
    after: ['A 6-6>M', 'A 5-5>A'],
    move: 'A 5-3>A',
    facts: { train: 'M', pip: 6 },
  },
  closeOnFirstDouble: {
    because: 'after several doubles you do not close on a later one',
    preset: 'puremco',
    given: doubles,
    after: ['A 6-6>M', 'A 5-5>A'],
    move: 'A 5-3>A',
    facts: { train: 'M', pip: 6 },
  },
  mustPlay: {
    because: 'you can play',
    preset: 'pagat',
    given,
    move: 'A draw',
    facts: {},
  },
  mustDraw: {
    because: 'there is a tile to draw',
    preset: 'pagat',
    given: helpless,
    move: 'A pass',
    facts: {},
  },
  boneyardEmpty: {
    because: 'the boneyard is empty',
    preset: 'pagat',
    given: { ...helpless, boneyard: [] },
    move: 'A draw',
    facts: {},
  },
  alreadyDrawn: {
    because: 'you have drawn already',
    preset: 'pagat',
    given: helpless,
    after: ['A draw'],
    move: 'A draw',
    facts: {},
  },
  noDrawAfterPlaying: {
    because: 'you have laid a tile in this turn',
    preset: 'pagat',
    given: { ...helpless, hands: { ...given.hands, A: ['5-5', '7-1'] } },
    opts: { drawRule: 'untilPlayable', drawAllowance: 'perTurn' },
    after: ['A 5-5>A'],
    move: 'A draw',
    facts: {},
  },
  noDrawInOpening: {
    because: 'nothing is drawn in the opening',
    preset: 'pagat',
    given: { ...helpless, ends: {}, openingDone: 'none' },
    move: 'A draw',
    facts: {},
  },
  nothingToDecline: {
    because: 'no tile was drawn',
    preset: 'mtWindows',
    given: { ...given, hands: { A: ['5-3'], B: ['9-4'] }, engine: 9, ends: { A: 5 }, boneyard: [] },
    move: 'A decline',
    facts: {},
  },
  drawnTileMustBePlayed: {
    because: 'a drawn tile that fits must be played',
    preset: 'pagat',
    given: { ...helpless, boneyard: ['5-2'] },
    after: ['A draw'],
    move: 'A decline',
    facts: { tile: '5-2' },
  },
  onlyOpeningTrainsEnd: {
    because: 'only an opening train is stopped',
    preset: 'pagat',
    given,
    move: 'A end',
    facts: {},
  },
  layATileFirst: {
    because: 'an opening train has at least one tile',
    preset: 'pagat',
    given: opening,
    move: 'A end',
    facts: {},
  },
  openingGoesOn: {
    because: 'the opening train can go on',
    preset: 'pagat',
    given: opening,
    opts: { openingMayStopEarly: false },
    after: ['A 12-9>A'],
    move: 'A end',
    facts: {},
  },
  openingMayNotEndOnDouble: {
    because: 'the opening train would end on a double that you can cover',
    preset: 'pagat',
    given: { ...opening, hands: { ...given.hands, A: ['12-9', '9-9', '9-1'] } },
    opts: { openingDoubleEnd: 'forbidden' },
    after: ['A 12-9>A', 'A 9-9>A'],
    move: 'A end',
    facts: { pip: 9 },
  },
  noCallsHere: {
    because: 'nobody announces a last tile in this game',
    preset: 'pagat',
    given,
    move: 'A call',
    facts: {},
  },
  callNotDue: {
    because: 'you hold more than one tile',
    preset: 'puremco',
    given,
    move: 'A call',
    facts: {},
  },
  callTooLate: {
    because: 'the next seat has played',
    preset: 'puremco',
    given: { ...given, hands: { ...given.hands, A: ['5-3', '7-1'] } },
    after: ['A 5-3>A', 'B 9-4>B'],
    move: 'A call',
    facts: {},
  },
  noChallengesHere: {
    because: 'nobody challenges in this game',
    preset: 'puremco',
    given,
    opts: { callEnforcement: 'off' },
    move: 'B challenge:A',
    facts: {},
  },
  nothingMissed: {
    because: 'that seat has missed nothing',
    preset: 'puremco',
    given,
    move: 'B challenge:A',
    facts: { seat: 'A' },
  },
};

describe('a move is refused because', () => {
  test.each(Object.entries(REASONS))('%s: $because', (code, example) => {
    const { preset, given: position, opts, after = [], move, facts } = example;
    scenario(preset, position, opts)
      .plays(...after)
      .refuses(move, code as RefusalCode, facts);
  });

  test('noSuchTrain: a table of three seats has no fourth train', () => {
    const view = viewFor(scenario('pagat', given).round, seatOf(0));
    const command = { type: 'play', tile: tileOf(5, 3), train: seatOf(3), end: null } as const;
    expect(refusalOf(view, command)).toEqual({ code: 'noSuchTrain' });
  });
});

describe('what a seat may do', () => {
  test('plays come first, in the order of the trains', () => {
    const view = viewFor(scenario('pagat', { ...given, marked: ['B'] }).round, seatOf(0));
    expect(legalCommands(view)).toEqual([
      { type: 'play', tile: tileOf(5, 3), train: 0, end: null },
      { type: 'play', tile: tileOf(12, 9), train: 1, end: null },
      { type: 'play', tile: tileOf(9, 9), train: 1, end: null },
      { type: 'play', tile: tileOf(12, 9), train: 'mexican', end: null },
    ]);
  });

  test('on a table of twelve seats there are thirteen trains', () => {
    const names = seatsOf(12).map(formatSeat);
    const hands = Object.fromEntries(names.map((name, pip) => [name, [`${pip + 1}-0`]]));
    const table = { hands: { ...hands, A: ['13-1', '5-5'] }, engine: 13, marked: names };
    const overrides = { maxPip: 15 };
    scenario('roundhouse', table, overrides).offers(
      [...names, 'M'].map((train) => `13-1>${train}`),
    );
  });

  test('nothing while it is the turn of another', () => {
    const view = viewFor(scenario('pagat', given).round, seatOf(1));
    expect(legalCommands(view)).toEqual([]);
    expect(canPlay(view)).toBe(false);
  });

  test('whoever holds a tile that fits can play', () => {
    const able = scenario('pagat', given).round;
    const unable = scenario('pagat', helpless).round;
    expect(canPlay(viewFor(able, seatOf(0)))).toBe(true);
    expect(canPlay(viewFor(unable, seatOf(0)))).toBe(false);
  });

  test('announcing and challenging are never listed', () => {
    const hands = { ...given.hands, A: ['5-3', '7-1'] };
    scenario('puremco', { ...given, hands })
      .plays('A 5-3>A', 'B 9-4>B', 'C 8-0>C')
      .shows({ calls: { A: 'missed' } })
      .offers(['draw']);
  });
});
