import { expect, test } from 'vitest';
import { diceFrom } from '@roundhouse/rules/testing';
import { sameDistribution } from './sameDistribution.ts';

/** So many waits in milliseconds, each a little longer than it must be. */
function waits(seed: number, shortest: number): readonly number[] {
  const dice = diceFrom(seed);
  return Array.from({ length: 2_000 }, () => shortest + dice.below(1_000) / 1_000);
}

test('waits for the same thing are not told apart', () => {
  const chances = [1, 2, 3, 4, 5].map((seed) => sameDistribution(waits(seed, 5), waits(-seed, 5)));
  expect(Math.max(...chances)).toBeGreaterThan(0.2);
  expect(Math.min(...chances)).toBeGreaterThan(0.005);
});

test('waits that differ by a tenth of their spread are told apart', () => {
  expect(sameDistribution(waits(1, 5), waits(2, 5.1))).toBeLessThan(1e-6);
});

test('a sample is the same as itself, and other than one far away', () => {
  expect(sameDistribution([1, 2, 3], [3, 1, 2])).toBe(1);
  expect(sameDistribution(waits(1, 5), waits(2, 50))).toBeLessThan(1e-12);
});
