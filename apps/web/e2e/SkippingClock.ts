import type { Clock } from '@roundhouse/server';

interface Timer {
  readonly dueMs: number;
  readonly ring: () => void;
}

/** The clock on the wall, which a test may put forward: nobody has to wait for a minute. */
export class SkippingClock implements Clock {
  #aheadMs = 0;
  readonly #timers = new Set<Timer>();

  now(): number {
    return performance.now() + this.#aheadMs;
  }

  wallMs(): number {
    return Date.now() + this.#aheadMs;
  }

  after(delayMs: number, run: () => void): () => void {
    const ring = () => {
      cancel();
      run();
    };
    const alarm = setTimeout(ring, delayMs);
    const timer = { dueMs: this.now() + delayMs, ring };
    const cancel = () => {
      clearTimeout(alarm);
      this.#timers.delete(timer);
    };
    this.#timers.add(timer);
    return cancel;
  }

  /** Puts the clock forward; what becomes due by that happens at once. */
  skip(durationMs: number): void {
    this.#aheadMs += durationMs;
    const due = [...this.#timers].filter(({ dueMs }) => dueMs <= this.now());
    for (const { ring } of due.toSorted((one, other) => one.dueMs - other.dueMs)) ring();
  }
}
