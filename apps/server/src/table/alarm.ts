import type { Clock } from '../clock.ts';

/** What an alarm waits for: as long as the key stays the same, it goes on waiting. */
export interface Wait {
  readonly key: string;
  readonly delayMs: number;
}

/** How long it waits at least where it has rung and nothing has come of it. */
const RETRY_MS = 1_000;

/** One thing that happens after a while unless the situation changes before. */
export class Alarm {
  readonly #clock: Clock;
  readonly #ring: () => void;
  #running: { readonly key: string; readonly dueMs: number; readonly cancel: () => void } | null =
    null;
  /** The situation in which it rang last, as long as that has not changed. */
  #rungKey: string | null = null;

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** Waits for this from now on, or, given null, for nothing. */
  set(wait: Wait | null): void {
    if (wait !== null && this.#running?.key === wait.key) return;
    this.#running?.cancel();
    if (wait?.key !== this.#rungKey) this.#rungKey = null;
    this.#running = wait === null ? null : this.#start(wait);
  }

  /** Milliseconds until it rings, at least 1; null when it does not wait. */
  remainingMs(): number | null {
    if (this.#running === null) return null;
    return Math.max(1, Math.ceil(this.#running.dueMs - this.#clock.now()));
  }

  #start({ key, delayMs: wantedMs }: Wait) {
    const delayMs = key === this.#rungKey ? Math.max(RETRY_MS, wantedMs) : wantedMs;
    const cancel = this.#clock.after(delayMs, () => {
      this.#running = null;
      this.#rungKey = key;
      this.#ring();
    });
    return { key, dueMs: this.#clock.now() + delayMs, cancel };
  }
}
