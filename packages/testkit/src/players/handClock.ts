import type { Clock } from '@roundhouse/server';

/** A clock that a test moves by hand. */
export interface HandClock extends Clock {
  /** Lets this much time pass, and everything in it happen in order. */
  advance(byMs: number): void;
  /** Alarms that are set. */
  readonly waiting: number;
}

interface Alarm {
  readonly dueMs: number;
  readonly run: () => void;
}

/** A clock that stands still at 0. */
export function handClock(): HandClock {
  let nowMs = 0;
  const alarms = new Set<Alarm>();
  const nextBy = (untilMs: number) =>
    [...alarms].filter(({ dueMs }) => dueMs <= untilMs).toSorted((a, b) => a.dueMs - b.dueMs)[0];
  return {
    now: () => nowMs,
    wallMs: () => 0,
    after(delayMs, run) {
      const alarm = { dueMs: nowMs + delayMs, run };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    advance(byMs) {
      const untilMs = nowMs + byMs;
      for (let next = nextBy(untilMs); next !== undefined; next = nextBy(untilMs)) {
        alarms.delete(next);
        nowMs = next.dueMs;
        next.run();
      }
      nowMs = untilMs;
    },
    get waiting() {
      return alarms.size;
    },
  };
}
