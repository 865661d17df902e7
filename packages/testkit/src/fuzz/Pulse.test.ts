import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse } from './Pulse.ts';

let nowMs = 0;
let pulse: Pulse;

beforeEach(() => {
  nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  pulse = new Pulse();
});
afterEach(() => {
  pulse.stop();
  vi.restoreAllMocks();
});

/** Lets time pass as a process feels it that is asked now and then. */
function live(durationMs: number): void {
  for (const endMs = nowMs + durationMs; nowMs < endMs; nowMs += 250)
    expect(pulse.wasLate).toBe(false);
}

test('a process that gets to run is not late', () => {
  live(60_000);
  expect(pulse.wasLate).toBe(false);
});

test('a process that did not get to run is late, and for half a minute it stays in doubt', () => {
  live(5_000);
  nowMs += 2_000;
  expect(pulse.wasLate).toBe(true);
  for (let count = 0; count < 119; count += 1) {
    nowMs += 250;
    expect(pulse.wasLate).toBe(true);
  }
  nowMs += 250;
  expect(pulse.wasLate).toBe(false);
});
