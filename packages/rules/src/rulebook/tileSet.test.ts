import { expect, test } from 'vitest';
import { INITIAL_OPTIONS, type RuleOptions } from '../options.ts';
import { fullSet } from '../tile.ts';
import { highestPip, suitSize } from './tileSet.ts';

test.each([
  { maxPip: 6, tiles: 28 },
  { maxPip: 9, tiles: 55 },
  { maxPip: 12, tiles: 91 },
  { maxPip: 15, tiles: 136 },
  { maxPip: 18, tiles: 190 },
])('with a double-$maxPip set $tiles tiles are in play', ({ maxPip, tiles }) => {
  const options: RuleOptions = { ...INITIAL_OPTIONS, maxPip };
  expect(highestPip(options)).toBe(maxPip);
  expect(fullSet(highestPip(options))).toHaveLength(tiles);
  expect(suitSize(options)).toBe(maxPip + 1);
});
