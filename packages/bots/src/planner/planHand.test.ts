import { expect, test } from 'vitest';
import {
  formatTile,
  invariant,
  presetOptions,
  seatOf,
  viewFor,
  type SeatView,
} from '@roundhouse/rules';
import { positionFromGiven, type Given } from '@roundhouse/rules/testing';
import { planHand, type Weighting } from './planHand.ts';

const A = seatOf(0);

interface Position extends Partial<Given> {
  readonly hand: readonly string[];
}

/** What A sees, under the rules of a preset with single options changed. */
function seen({ hand, ...given }: Position, overrides: Record<string, unknown> = {}): SeatView {
  const options = presetOptions('roundhouse', overrides);
  invariant(options.ok, 'the rules are a game');
  const hands = { A: hand, B: ['0-0'] };
  return viewFor(positionFromGiven(options.value, { hands, boneyard: ['1-1'], ...given }), A);
}

function train(view: SeatView, weighting: Weighting = 'mostTiles'): string {
  return planHand(view, weighting).tiles.map(formatTile).join(' ');
}

test('a train begins at the end of the own train, or at the engine', () => {
  const hand = ['12-7', '9-7', '9-3', '5-3'];
  expect(train(seen({ hand, ends: { A: 3 } }))).toBe('9-3 9-7 12-7');
  expect(train(seen({ hand }))).toBe('12-7 9-7 9-3 5-3');
});

test('the tiles that are not on the train are the extras, in the order of the hand', () => {
  const plan = planHand(seen({ hand: ['5-3', '12-7', '8-4'] }), 'mostTiles');
  expect(plan.extras.map(formatTile)).toEqual(['5-3', '8-4']);
  expect(plan.proven).toBe(true);
});

test('the train of most tiles may be another than that of tiles and points together', () => {
  const hand = ['12-1', '1-0', '12-11'];
  expect(train(seen({ hand }))).toBe('12-1 1-0');
  expect(train(seen({ hand }), 'mixed')).toBe('12-11');
  const longer = [...hand, '2-0'];
  expect(train(seen({ hand: longer }), 'mixed')).toBe('12-1 1-0 2-0');
});

test('where a double must be covered a train ends on one only when the hand is empty', () => {
  const rules = { extraTileTarget: 'openDoubleOnly' };
  const hand = ['12-7', '7-7'];
  expect(train(seen({ hand }))).toBe('12-7 7-7');
  expect(train(seen({ hand }, rules))).toBe('12-7 7-7');
  expect(train(seen({ hand: [...hand, '5-3'] }))).toBe('12-7 7-7');
  expect(train(seen({ hand: [...hand, '5-3'] }, rules))).toBe('12-7');
  expect(train(seen({ hand }, { lastTileDouble: 'mustCover' }))).toBe('12-7');
});

test('an opening train may stop on a double', () => {
  const rules = { extraTileTarget: 'openDoubleOnly', openingTurn: 'ownTrainFull' };
  const position = { hand: ['12-7', '7-7', '5-3'], openingDone: 'none' } as const;
  expect(train(seen(position, rules))).toBe('12-7 7-7');
  expect(train(seen({ ...position, openingDone: 'all' }, rules))).toBe('12-7');
});

test('a double whose other tiles all lie on the table asks for no cover', () => {
  const rules = { extraTileTarget: 'openDoubleOnly', exhaustedSuit: 'waiveExtraAndRelease' };
  const others = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11].map((pip) => `7-${pip}`);
  const hand = ['12-7', '7-7', '5-3'];
  expect(train(seen({ hand }, rules))).toBe('12-7 7-7');
  expect(train(seen({ hand, boneyard: others }, rules))).toBe('12-7');
});

test('the double blank weighs what it costs', () => {
  const hands = { A: ['12-0', '0-0', '12-9'], B: ['2-2'] };
  const cheap = seen({ hand: [], hands });
  const dear = seen({ hand: [], hands }, { doubleBlankPoints: 50 });
  expect(train(cheap, 'mixed')).toBe('12-9');
  expect(train(dear, 'mixed')).toBe('12-0 0-0');
});

test('a train may be looked for on every train that is open', () => {
  const view = seen({ hand: ['12-7', '9-4', '5-4'], ends: { A: 3, M: 9 } });
  const plan = planHand(view, 'mostTiles', [A, 'mexican']);
  expect(plan.start).toBe(9);
  expect(plan.tiles.map(formatTile)).toEqual(['9-4', '5-4']);
});

test('where doubles want three tiles one line is planned, and nothing is proven', () => {
  const rules = { extraTileTarget: 'openDoubleOnly', branches: { personal: 3, mexican: 1 } };
  const plan = planHand(seen({ hand: ['12-7', '9-7'] }, rules), 'mostTiles');
  expect(plan.tiles.map(formatTile)).toEqual(['12-7', '9-7']);
  expect(plan.proven).toBe(false);
});
