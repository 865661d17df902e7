import type { Clock } from '@roundhouse/server';

interface Timer {
  readonly dueMs: number;
  readonly run: () => void;
}

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #nowMs = 0;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#nowMs;
  }

  wallMs(): number {
    return this.#nowMs;
  }

  after(delayMs: number, run: () => void): () => void {
    const timer = { dueMs: this.#nowMs + delayMs, run };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Lets time pass; what becomes due runs in its order, and everything it starts is finished. */
  async advance(durationMs: number): Promise<void> {
    const endMs = this.#nowMs + durationMs;
    await settled();
    for (let next = this.#nextDue(endMs); next !== undefined; next = this.#nextDue(endMs)) {
      this.#timers.delete(next);
      this.#nowMs = Math.max(this.#nowMs, next.dueMs);
      next.run();
      await settled();
    }
    this.#nowMs = endMs;
  }

  #nextDue(endMs: number): Timer | undefined {
    return [...this.#timers]
      .filter(({ dueMs }) => dueMs <= endMs)
      .toSorted((one, other) => one.dueMs - other.dueMs)[0];
  }
}

/** Resolves when everything that waits for nothing outside this process is done. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
