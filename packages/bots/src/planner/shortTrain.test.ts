import { expect, test } from 'vitest';
import { highOf, lowOf, parseTile, type TileId } from '@roundhouse/rules';
import { heaviestWithin } from './shortTrain.ts';

const tiles = ['5-1', '5-4', '12-4', '9-1', '2-2'].flatMap((text) => parseTile(text) ?? []);
const pips = (tile: TileId) => highOf(tile) + lowOf(tile);

test('with one tile to go the heaviest that fits is best, with two another may be', () => {
  expect(heaviestWithin({ tiles, end: 1, most: 1 }, pips)).toBe(10);
  expect(heaviestWithin({ tiles, end: 1, most: 2 }, pips)).toBe(15);
  expect(heaviestWithin({ tiles, end: 1, most: 3 }, pips)).toBe(31);
});

test('where nothing fits nothing is shed', () => {
  expect(heaviestWithin({ tiles, end: 7, most: 3 }, pips)).toBe(0);
});
