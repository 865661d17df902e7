import { tileOf, type TileId } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { arranged, moved, sorted } from './handOrder.ts';

const [a, b, c, d]: readonly TileId[] = [tileOf(1, 2), tileOf(12, 0), tileOf(6, 6), tileOf(9, 4)];
const hand = [a, b, c, d].filter((tile) => tile !== undefined);
const names = (tiles: readonly TileId[]) => tiles.map((tile) => hand.indexOf(tile));

test('tiles stay where the player put them, and a drawn one comes last', () => {
  expect(names(arranged([...hand.slice(2, 4), ...hand.slice(0, 1)], hand))).toEqual([2, 3, 0, 1]);
});

test('a tile that was laid leaves no gap', () => {
  expect(names(arranged(hand.toReversed(), hand.slice(1)))).toEqual([3, 2, 1]);
});

test('regression: an order that names a tile twice shows it once', () => {
  expect(names(arranged([...hand, ...hand], hand))).toEqual([0, 1, 2, 3]);
});

test('by number the larger half counts first', () => {
  expect(names(sorted(hand, 'byNumber'))).toEqual([1, 3, 2, 0]);
});

test('by pips the heaviest tile comes first, of equal ones that with the larger half', () => {
  expect(names(sorted([...hand], 'byPips'))).toEqual([3, 1, 2, 0]);
});

test('a moved tile takes the place it was dropped on', () => {
  expect(names(moved(hand, hand[0] ?? tileOf(0, 0), 2))).toEqual([1, 2, 0, 3]);
  expect(names(moved(hand, hand[3] ?? tileOf(0, 0), 0))).toEqual([3, 0, 1, 2]);
});

test('a place beyond the hand is its end', () => {
  expect(names(moved(hand, hand[1] ?? tileOf(0, 0), 99))).toEqual([0, 2, 3, 1]);
});
