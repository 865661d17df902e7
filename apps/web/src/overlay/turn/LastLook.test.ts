import { signal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeConnection } from '../../demo/FakeConnection.ts';
import { LAST_LOOK_MS, LastLook } from './LastLook.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(isWatched = true) {
  const shown = fakeConnection({ names: ['Ana', 'Bea'] }).snapshot.value;
  if (shown === null) throw new Error('a table is shown');
  const snapshot = signal<TableSnapshot>(shown);
  const look = new LastLook(snapshot);
  const stop = look.start(() => isWatched);
  const change = (to: Partial<TableSnapshot>) => (snapshot.value = { ...snapshot.value, ...to });
  const endRound = (phase: 'betweenRounds' | 'over') =>
    change({ phase, lastResult: { out: null, blocked: true, scores: [3, 4], hands: [[], []] } });
  return { look, stop, change, endRound };
}

test('the scores come when the last tile has been seen lying', () => {
  const { look, endRound } = setUp();
  endRound('betweenRounds');
  expect(look.phase.value).toBe('playing');
  vi.advanceTimersByTime(LAST_LOOK_MS - 1);
  expect(look.phase.value).toBe('playing');
  vi.advanceTimersByTime(1);
  expect(look.phase.value).toBe('betweenRounds');
});

test('whoever does something in the meantime does not wait', () => {
  const { look, endRound } = setUp();
  endRound('over');
  look.end();
  expect(look.phase.value).toBe('over');
});

test('nobody who looks away or wants less movement waits for it', () => {
  const { look, endRound } = setUp(false);
  endRound('over');
  expect(look.phase.value).toBe('over');
});

test('a match that is broken off has no last tile', () => {
  const { look, change } = setUp();
  change({ phase: 'over', lastResult: null });
  expect(look.phase.value).toBe('over');
});

test('a page that is loaded between two rounds shows the scores at once', () => {
  const { look, stop, endRound } = setUp();
  endRound('betweenRounds');
  stop();
  look.start(() => true);
  expect(look.phase.value).toBe('betweenRounds');
});

test('the next round waits for nothing', () => {
  const { look, change, endRound } = setUp();
  endRound('betweenRounds');
  change({ phase: 'playing', lastResult: null });
  vi.advanceTimersByTime(LAST_LOOK_MS);
  expect(look.phase.value).toBe('playing');
  endRound('betweenRounds');
  expect(look.phase.value).toBe('playing');
});
