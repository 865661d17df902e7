import { expect, test } from 'vitest';
import { browserLottery } from './chance.ts';

/** Chance that draws these words. */
function drawing(...words: number[]) {
  return (into: Uint32Array) => void (into[0] = words.shift() ?? 0);
}

test('a number that would favour small ones is drawn again', () => {
  expect(browserLottery(drawing(2 ** 32 - 1, 5)).below(3)).toBe(2);
  expect(browserLottery(drawing(2 ** 32 - 2)).below(3)).toBe(2);
});

test('the chance of the browser stays below its bound', () => {
  const drawn = Array.from({ length: 200 }, () => browserLottery().below(6));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
