import {
  formatTile,
  invariant,
  presetOptions,
  seatOf,
  tileOf,
  viewFor,
  type SeatView,
} from '@roundhouse/rules';
import { diceFrom, positionFromGiven, type Given } from '@roundhouse/rules/testing';
import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';
import { hintsFor } from './hints.ts';

const A = seatOf(0);

/** What A sees on turn, with this hand; B holds two tiles unless it is said otherwise. */
function seen(hand: readonly string[], given: Partial<Given> = {}): SeatView {
  const options = presetOptions('roundhouse');
  invariant(options.ok, 'the rules are a game');
  const hands = { A: hand, B: ['0-0', '1-0', '2-0'] };
  return viewFor(positionFromGiven(options.value, { hands, boneyard: ['1-1'], ...given }), A);
}

const HAND = ['12-7', '9-7', '9-3', '12-5', '8-4'];

test('the best train is told with what is not on it', () => {
  const { plan } = hintsFor(seen(HAND));
  expect(plan.tiles.map(formatTile)).toEqual(['12-7', '9-7', '9-3']);
  expect(plan.extras.map(formatTile)).toEqual(['12-5', '8-4']);
  expect(plan.proven).toBe(true);
});

test('every tile that fits the own train says how many a train with it keeps', () => {
  const { firsts } = hintsFor(seen(HAND));
  expect(firsts.map(({ tile, keeps }) => [formatTile(tile), keeps])).toEqual([
    ['12-7', 3],
    ['12-5', 1],
  ]);
});

test('a tile of the train costs what hangs on it, and an extra costs nothing', () => {
  const { dumps } = hintsFor(seen(HAND, { ends: { M: 9, B: 4 }, marked: ['B'] }));
  expect(dumps.map(({ tile, costs }) => [formatTile(tile), costs])).toEqual([
    ['8-4', 0],
    ['9-3', 1],
    ['9-7', 2],
  ]);
});

test('the train that is told does without a tile that is advised for elsewhere', () => {
  const view = seen(['12-7', '12-4', '8-1'], { ends: { M: 12 } });
  const { plan, advice } = hintsFor(view);
  expect(advice?.command).toMatchObject({ type: 'play', tile: tileOf(12, 7), train: 'mexican' });
  expect(advice?.reason).toEqual({ kind: 'extra' });
  expect(plan.tiles.map(formatTile)).toEqual(['12-4']);
  expect(plan.extras.map(formatTile)).toEqual(['12-7', '8-1']);
});

test('a hand without a train is not told what its tiles would cost one', () => {
  const view = seen(['8-4', '6-5'], { ends: { M: 8, A: 12 } });
  expect(hintsFor(view).dumps).toEqual([]);
});

test('each double is told with its covers, also one without', () => {
  const { doubles } = hintsFor(seen(['9-9', '9-7', '9-3', '6-6']));
  expect(doubles.map(({ double, covers }) => [double, covers].flat().map(formatTile))).toEqual([
    ['9-9', '9-7', '9-3'],
    ['6-6'],
  ]);
});

test('a number is dead when all its tiles lie on the table or in the hand', () => {
  const others = Array.from({ length: 13 }, (_, pip) => pip).filter((pip) => ![3, 7].includes(pip));
  const boneyard = others.flatMap((high) =>
    others.filter((low) => low <= high && !(high <= 2 && low === 0)).map((low) => `${high}-${low}`),
  );
  const { deadSuits } = hintsFor(
    seen(['7-3'], { boneyard: boneyard.filter((t) => t !== '12-12') }),
  );
  expect(deadSuits).toEqual([
    { pip: 3, held: 1 },
    { pip: 7, held: 1 },
  ]);
});

test('the heaviest tiles are named once somebody has two left', () => {
  expect(hintsFor(seen(HAND))).toMatchObject({ nearlyOut: [], shed: [] });
  const near = seen(HAND, { hands: { A: HAND, B: ['0-0', '1-0'] } });
  expect(hintsFor(near).nearlyOut).toEqual([seatOf(1)]);
  expect(hintsFor(near).shed.map(formatTile)).toEqual(['12-7', '12-5', '9-7', '9-3', '8-4']);
});

test('whoever has few tiles is not told that they are about to go out themselves', () => {
  const few = HAND.slice(0, 2);
  expect(hintsFor(seen(few)).nearlyOut).toEqual([]);
});

test('what to do is told with the rest, and is what is told alone', () => {
  const view = seen([...HAND, '11-5'], { ends: { M: 5, B: 5 }, marked: ['B'] });
  expect(hintsFor(view).advice).toEqual(adviceFor(view));
  expect(hintsFor(view).advice?.reason).toEqual({ kind: 'extra' });
});

test('out of turn there is nothing to lay elsewhere, and the rest is told', () => {
  const hints = hintsFor(seen(HAND, { turn: 'B', ends: { M: 9 } }));
  expect(hints.dumps).toEqual([]);
  expect(hints.firsts).toHaveLength(2);
});

test('a hint says no more than its seat may know', () => {
  const dice = diceFrom(7);
  const hidden = ['0-0', '1-0', '2-0', '10-1', '11-4', '6-5'];
  const told = Array.from({ length: 20 }, () => {
    const [first = '', ...rest] = dice.shuffled(hidden);
    const hands = { A: HAND, B: [first, ...rest.slice(0, 2)] };
    return JSON.stringify(hintsFor(seen(HAND, { hands, boneyard: rest.slice(2) })));
  });
  expect(new Set(told).size).toBe(1);
});
