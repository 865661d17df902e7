import { expect, test } from 'vitest';
import { below } from './chance.ts';

/** Chance that draws these words. */
function drawing(...words: number[]) {
  return (into: Uint32Array) => void (into[0] = words.shift() ?? 0);
}

test('a number that would favour small ones is drawn again', () => {
  expect(below(3, drawing(2 ** 32 - 1, 5))).toBe(2);
  expect(below(3, drawing(2 ** 32 - 2))).toBe(2);
});

test('the chance of the browser stays below its bound', () => {
  const drawn = Array.from({ length: 200 }, () => below(6));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
