import { expect, test } from 'vitest';
import { COUNT_UP_MS, countAt } from './countUp.ts';

test('points run up from nothing to what they are, and stay there', () => {
  const shown = [0, COUNT_UP_MS / 2, COUNT_UP_MS, 2 * COUNT_UP_MS].map((ms) => countAt(80, ms));
  expect(shown).toEqual([0, 70, 80, 80]);
});

test('a clock that runs backwards does not make them jump', () => {
  expect(countAt(80, -20)).toBe(0);
});

test('points below nothing run down', () => {
  expect(countAt(-10, COUNT_UP_MS)).toBe(-10);
});
