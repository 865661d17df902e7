import { expect, test } from 'vitest';
import { botDelayMs } from './pace.ts';

const MOVES = Array.from({ length: 500 }, (_, move) => move);
const times = (pace: 'fast' | 'normal' | 'slow') =>
  MOVES.map((move) => botDelayMs(700, pace, move));

test.each([
  ['fast', 140, 280],
  ['normal', 490, 700],
  ['slow', 1_400, 2_100],
] as const)('a bot at a %s pace thinks %i to %i ms', (pace, least, most) => {
  const all = times(pace);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...all)).toBeLessThanOrEqual(most);
  expect(new Set(all).size).toBeGreaterThan(50);
});

test('two moves after each other never take equally long', () => {
  const all = times('slow');
  expect(all.filter((ms, move) => ms === all[move + 1])).toEqual([]);
});

test('where bots do not wait at all, no pace makes them', () => {
  expect(botDelayMs(0, 'slow', 7)).toBe(0);
});
