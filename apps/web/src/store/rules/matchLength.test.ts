import { INITIAL_OPTIONS } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { minutesOf, offeredLengths } from './matchLength.ts';

test('more rounds and more players take longer', () => {
  const short = { ...INITIAL_OPTIONS, matchRounds: 1 };
  expect(minutesOf(short, 4)).toBeGreaterThan(minutesOf(short, 2));
  expect(minutesOf({ ...short, matchRounds: 5 }, 4)).toBeGreaterThan(3 * minutesOf(short, 4));
});

test('a quick round of four is a matter of about ten minutes', () => {
  expect(minutesOf({ ...INITIAL_OPTIONS, matchRounds: 1 }, 4)).toBe(10);
});

test('lengths that equal the whole match are offered once', () => {
  expect(offeredLengths(6)).toEqual([1, 3, 5, 'full']);
  expect(offeredLengths(12)).toEqual([1, 3, 5, 7, 'full']);
});
