import { describe, expect, test } from 'vitest';
import {
  formatTile,
  fullSet,
  hasPip,
  highOf,
  isDouble,
  lowOf,
  otherHalf,
  parseTile,
  tileCount,
  tileOf,
  toTileId,
} from './tile.ts';

describe('sets', () => {
  test.each([
    { maxPip: 6, tiles: 28, pips: 168, suit: 7 },
    { maxPip: 9, tiles: 55, pips: 495, suit: 10 },
    { maxPip: 12, tiles: 91, pips: 1092, suit: 13 },
    { maxPip: 15, tiles: 136, pips: 2040, suit: 16 },
    { maxPip: 18, tiles: 190, pips: 3420, suit: 19 },
  ])(
    'a double-$maxPip set has $tiles tiles with $pips pips, $suit tiles of each number',
    ({ maxPip, tiles, pips, suit }) => {
      const set = fullSet(maxPip);
      expect(tileCount(maxPip)).toBe(tiles);
      expect(new Set(set.map(formatTile)).size).toBe(tiles);
      expect(set.reduce((sum, tile) => sum + highOf(tile) + lowOf(tile), 0)).toBe(pips);
      expect(set.filter((tile) => hasPip(tile, maxPip))).toHaveLength(suit);
      expect(set.filter((tile) => hasPip(tile, 0))).toHaveLength(suit);
    },
  );

  test('a double-twelve set without its tens, elevens and twelves is a double-nine set', () => {
    expect(fullSet(12).filter((tile) => highOf(tile) <= 9)).toEqual(fullSet(9));
  });

  test('every set has one double of each number', () => {
    expect(fullSet(12).filter(isDouble).map(highOf)).toEqual([...Array(13).keys()]);
  });
});

describe('tiles', () => {
  test.each([
    { tile: '0-0', number: 0 },
    { tile: '1-0', number: 1 },
    { tile: '12-12', number: 90 },
    { tile: '18-18', number: 189 },
  ])('$tile has the number $number in every set', ({ tile, number }) => {
    expect(parseTile(tile)).toBe(number);
  });

  test('a tile is the same whichever half is named first', () => {
    expect(tileOf(5, 12)).toBe(tileOf(12, 5));
  });

  test.each([
    [19, 0],
    [0, -1],
    [0.5, 0.5],
  ])('no tile shows %d and %d', (a, b) => {
    expect(() => tileOf(a, b)).toThrow('broken invariant');
  });

  test('the half that stays exposed is the one that does not touch', () => {
    expect(otherHalf(tileOf(12, 5), 12)).toBe(5);
    expect(otherHalf(tileOf(12, 5), 5)).toBe(12);
  });

  test('a double shows its number on both sides', () => {
    expect(otherHalf(tileOf(7, 7), 7)).toBe(7);
    expect(isDouble(tileOf(7, 7))).toBe(true);
    expect(isDouble(tileOf(7, 6))).toBe(false);
  });

  test('a tile belongs to the two suits that it shows', () => {
    const suits = [...Array(13).keys()].filter((pip) => hasPip(tileOf(12, 5), pip));
    expect(suits).toEqual([5, 12]);
  });
});

describe('tiles from outside', () => {
  test('a number counts as a tile only inside its set', () => {
    expect(toTileId(0, 12)).toBe(tileOf(0, 0));
    expect(toTileId(90, 12)).toBe(tileOf(12, 12));
    expect(toTileId(91, 12)).toBeUndefined();
    expect(toTileId(189)).toBe(tileOf(18, 18));
    expect(toTileId(190)).toBeUndefined();
  });

  test.each([-1, 1.5, '5', null])('%s is no tile', (value) => {
    expect(toTileId(value)).toBeUndefined();
  });

  test('a tile is written with the higher half first and read in either order', () => {
    expect(fullSet(18).map((tile) => parseTile(formatTile(tile)))).toEqual(fullSet(18));
    expect(formatTile(tileOf(5, 12))).toBe('12-5');
    expect(parseTile('5-12')).toBe(tileOf(12, 5));
    expect(parseTile(' 12-5 ')).toBe(tileOf(12, 5));
  });

  test.each(['19-0', '0-19', '12', '12-', 'a-b', '-1-3', '12-5-1', ''])(
    '"%s" is no tile',
    (text) => {
      expect(parseTile(text)).toBeUndefined();
    },
  );
});
