import type { Clock } from '../../clock.ts';

/** What an alarm waits for: as long as the key stays the same, it goes on waiting. */
export interface Wait {
  readonly key: string;
  readonly delayMs: number;
}

/** How long it waits at least where it has rung and nothing has come of it; then twice as long. */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 10_000;

interface Running {
  readonly key: string;
  readonly dueMs: number;
  readonly cancel: () => void;
}

/** One thing that happens after a while unless the situation changes before. */
export class Alarm {
  readonly #clock: Clock;
  readonly #ring: (key: string) => void;
  #running: Running | null = null;
  /** The situation in which it rang last, as long as that has not changed. */
  #rungKey: string | null = null;
  #retryMs = FIRST_RETRY_MS;

  /** `ring` is told what was waited for. */
  constructor(clock: Clock, ring: (key: string) => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** Waits for this from now on, or, given null, for nothing. */
  set(wait: Wait | null): void {
    if (wait !== null && this.runsFor(wait.key)) return;
    this.#running?.cancel();
    if (wait?.key !== this.#rungKey) this.#rungKey = null;
    this.#running = wait === null ? null : this.#start(wait);
  }

  /** True while it waits for just this. */
  runsFor(key: string): boolean {
    return this.#running?.key === key;
  }

  /** What it waits for; null when it does not wait. */
  get key(): string | null {
    return this.#running?.key ?? null;
  }

  /** Milliseconds until it rings, at least 1; null when it does not wait. */
  remainingMs(): number | null {
    if (this.#running === null) return null;
    return Math.max(1, Math.ceil(this.#running.dueMs - this.#clock.now()));
  }

  #start({ key, delayMs: wantedMs }: Wait): Running {
    const delayMs = key === this.#rungKey ? Math.max(this.#retryMs, wantedMs) : wantedMs;
    const cancel = this.#clock.after(delayMs, () => {
      this.#running = null;
      this.#retryMs =
        key === this.#rungKey ? Math.min(2 * this.#retryMs, LAST_RETRY_MS) : FIRST_RETRY_MS;
      this.#rungKey = key;
      this.#ring(key);
    });
    return { key, dueMs: this.#clock.now() + delayMs, cancel };
  }
}
