import { expect, test } from 'vitest';
import { RestoredWaits, resumedMs } from './waits.ts';

test.each([
  [60_000, 12_000, 36_000],
  [60_000, 1, 30_000.5],
  [60_000, 60_000, 60_000],
  [30_000, 12_000, 21_000],
  [3_600_000, 12_000, 42_000],
  [10_000, 99_000, 10_000],
])('of %i ms with %i left %i are waited after a restart', (full, left, resumed) => {
  expect(resumedMs(full, left)).toBe(resumed);
});

test('a wait is resumed once; the same again is a new one', () => {
  const waits = new RestoredWaits([{ kind: 'cover', key: '7 2', remainingMs: 12_000 }]);
  const wait = { key: '7 2', delayMs: 60_000 };
  expect(waits.resume('nextRound', wait)).toBe(wait);
  expect(waits.resume('cover', { ...wait, key: '8 2' }).delayMs).toBe(60_000);
  expect(waits.resume('cover', wait)).toEqual({ key: '7 2', delayMs: 36_000 });
  expect(waits.resume('cover', wait)).toBe(wait);
});
