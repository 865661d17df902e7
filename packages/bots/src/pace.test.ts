import { expect, test } from 'vitest';
import { BOT_DELAY_MS, botDelayMs } from './pace.ts';

const MOVES = Array.from({ length: 500 }, (_, move) => move);
const times = (pace: 'fast' | 'normal' | 'slow') =>
  MOVES.map((move) => botDelayMs(BOT_DELAY_MS, pace, move));

test.each([
  ['fast', 220, 440],
  ['normal', 880, 1_100],
  ['slow', 1_980, 2_750],
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
