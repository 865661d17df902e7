import { seatOf, tileOf, type OptionError } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import type { RequestRefusal } from './codes.ts';
import { readRefusal, REFUSAL_CODES } from './readRefusal.ts';

const [seat, tile] = [seatOf(3), tileOf(12, 5)];

/** Facts that suit every refusal; a refusal takes those that it has. */
const FACTS = {
  turn: 2,
  seat,
  seats: 4,
  tile,
  train: seat,
  pip: 6,
  pips: [6, 7],
  wanted: [5],
  error: { code: 'branchesNeedCover' },
};

const REFUSALS: readonly RequestRefusal[] = [
  { code: 'staleTurn', turn: 17 },
  { code: 'alreadySeated', seat },
  { code: 'tableFull', seats: 4 },
  { code: 'notYourTurn', turn: seat },
  { code: 'tileNotInHand', tile },
  { code: 'doubleMustBeCovered', train: 'mexican', pip: 6 },
  { code: 'trainIsPrivate', train: seat },
  { code: 'noSuchEnd', train: 'mexican' },
  { code: 'tileDoesNotMatch', tile, train: seat, wanted: [5, 6] },
  { code: 'coverOneOfYourDoubles', pips: [1, 2] },
  { code: 'openingMayNotEndOnDouble', pip: 0 },
];

const OPTION_ERRORS: readonly OptionError[] = [
  { code: 'unknownOption', option: 'cheat' },
  { code: 'badOptionValue', option: 'maxPip' },
  { code: 'tooManyRounds', most: 13 },
  { code: 'seatCountNotOffered', seatCount: 11, offered: [2, 3] },
  { code: 'notEnoughTiles', seatCount: 8, tiles: 28 },
];

test('every reason comes through with its facts', () => {
  for (const refusal of REFUSALS) expect(readRefusal(refusal)).toEqual(refusal);
  for (const error of OPTION_ERRORS) {
    expect(readRefusal({ code: 'badOptions', error })).toEqual({ code: 'badOptions', error });
  }
  for (const code of REFUSAL_CODES) expect(readRefusal({ ...FACTS, code })?.code).toBe(code);
});

test.each([
  ['nothing', null],
  ['a text', 'mustPlay'],
  ['no code', { turn: 3 }],
  ['a code of a later version', { code: 'hatNotWorn' }],
  ['a code of every object', { code: 'toString' }],
  ['a number for a code', { code: 7 }],
  ['a missing fact', { code: 'staleTurn' }],
  ['a seat that no table has', { code: 'nothingMissed', seat: 12 }],
  ['a tile of no set', { code: 'tileNotInHand', tile: 190 }],
  ['a train that is none', { code: 'noSuchEnd', train: 'nowhere' }],
  ['half a pip', { code: 'openingMayNotEndOnDouble', pip: 0.5 }],
  ['a list that is none', { code: 'coverOneOfYourDoubles', pips: 6 }],
  ['an error of a later version', { code: 'badOptions', error: { code: 'newRule' } }],
])('%s is no reason that this version knows', (_what, value) => {
  expect(readRefusal(value)).toBeNull();
});
