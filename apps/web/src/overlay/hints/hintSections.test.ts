import { hintsFor } from '@roundhouse/bots';
import {
  invariant,
  presetOptions,
  seatOf,
  tileOf,
  viewFor,
  type SeatView,
  type TileId,
} from '@roundhouse/rules';
import { positionFromGiven, type Given } from '@roundhouse/rules/testing';
import { expect, test } from 'vitest';
import { coachWords, hintSections, marksOf } from './hintSections.ts';

const A = seatOf(0);
const SPEAKER = { me: A, names: ['Ana', 'Björn'] };

/** What Ana sees on turn, with this hand; Björn holds four tiles unless it is said otherwise. */
function seen(hand: readonly string[], given: Partial<Given> = {}): SeatView {
  const options = presetOptions('roundhouse');
  invariant(options.ok, 'the rules are a game');
  const hands = { A: hand, B: ['0-0', '1-0', '2-0', '3-0'] };
  const ends = { M: 10 };
  return viewFor(positionFromGiven(options.value, { hands, boneyard: ['1-1'], ends, ...given }), A);
}

const HAND = ['12-7', '9-7', '9-3', '12-5', '8-4', '6-6'];

function saidOf(view: SeatView, title: string): readonly string[] {
  const sections = hintSections(view, hintsFor(view), SPEAKER);
  return sections.find((section) => section.title === title)?.sentences ?? [];
}

test('the best train is told with its tiles, its extras, and whether there is a longer one', () => {
  expect(saidOf(seen(HAND), 'Your best train')).toEqual([
    'Your best train: 3 of 6 tiles, 47 points.',
    'No other train of your hand is longer.',
    'In this order: 12–7, 7–9, 9–3.',
    '3 are extras: 12–5, 8–4 and 6–6.',
  ]);
});

test('what goes first, and what covers a double, are told tile by tile', () => {
  expect(saidOf(seen(HAND), 'What goes first')).toEqual([
    '12–7 first: 3 tiles in your train.',
    '12–5 first: 1 tile in your train.',
  ]);
  expect(saidOf(seen(HAND), 'Your doubles')).toEqual(['6–6: nothing in your hand covers it.']);
});

test('a hand without a starter is told how often that happens', () => {
  const fifteen = ['9-7', '9-3', '8-4', '6-6', '5-4', '5-3', '7-1', '8-1', '8-2', '6-2', '6-3'];
  const hand = [...fifteen, '11-9', '11-8', '11-7', '10-9'];
  const view = seen(hand);
  const first = { ...view, table: { ...view.table, hadTurn: [false, false] } };
  expect(saidOf(first, 'Your best train')).toEqual([
    'You hold no starter. That happens to 9.5 % of hands of 15 tiles.',
  ]);
});

test('who is about to go out is told with the heaviest tiles to be rid of', () => {
  const near = seen(HAND, { hands: { A: HAND, B: ['0-0', '1-0'] } });
  expect(saidOf(near, 'Before somebody goes out')).toEqual([
    'Björn is about to go out. Your heaviest: 12–7, 12–5 and 9–7.',
  ]);
  expect(saidOf(seen(HAND), 'Before somebody goes out')).toEqual([]);
});

test('a coach says what to lay in the own turn, and how good the hand is in that of others', () => {
  const now = coachWords(seen(HAND), SPEAKER);
  expect(now.words).toMatch(/^Lay 12–7 on your train\. /u);
  expect(now.tile).toBe(tileOf(12, 7));
  expect(coachWords(seen(HAND, { turn: 'B' }), SPEAKER)).toEqual({
    words: 'Your best train: 3 of 6 tiles, 47 points. No other train of your hand is longer.',
    tile: null,
  });
});

test('a hand without a train has no marks, and nothing is said to cost one', () => {
  const view = seen(['8-4', '6-5'], { ends: { M: 8, A: 12 } });
  expect(marksOf(hintsFor(view)).size).toBe(0);
  expect(saidOf(view, 'Tiles for elsewhere')).toEqual([]);
});

test('every tile is marked with its place on the best train, or as an extra', () => {
  const marks = marksOf(hintsFor(seen(HAND)));
  const signOf = (tile: TileId) => marks.get(tile)?.sign;
  expect([tileOf(12, 7), tileOf(9, 7), tileOf(9, 3), tileOf(8, 4)].map(signOf)).toEqual([
    '1',
    '2',
    '3',
    '+',
  ]);
  expect(marks.size).toBe(HAND.length);
});
