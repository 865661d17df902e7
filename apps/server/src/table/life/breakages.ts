import type { TableCode } from '@roundhouse/protocol';
import type { Clock } from '../../clock.ts';

/** How long a breakage counts, and how long a table that broke too often stays closed. */
const MEMORY_MS = 10 * 60_000;
/** So many breakages within that time are one too many. */
const TOO_MANY = 3;

interface Past {
  /** When it broke, oldest first. */
  readonly timesMs: readonly number[];
  readonly closedUntilMs: number;
}

/** Which tables broke lately. A table that breaks again and again is left alone for a while. */
export class Breakages {
  readonly #clock: Clock;
  readonly #pasts = new Map<TableCode, Past>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Notes that a table broke; true when it may be set up again at once. */
  note(code: TableCode): boolean {
    this.#prune();
    const nowMs = this.#clock.now();
    const timesMs = [...(this.#pasts.get(code)?.timesMs ?? []), nowMs];
    const isTooMany = timesMs.length >= TOO_MANY;
    const closedUntilMs = isTooMany ? nowMs + MEMORY_MS : 0;
    this.#pasts.set(code, { timesMs: isTooMany ? [] : timesMs, closedUntilMs });
    return !isTooMany;
  }

  /** True while a table is not to be set up again. */
  isClosed(code: TableCode): boolean {
    return (this.#pasts.get(code)?.closedUntilMs ?? 0) > this.#clock.now();
  }

  /** Drops what does not count any more. */
  #prune(): void {
    const nowMs = this.#clock.now();
    for (const [code, { timesMs, closedUntilMs }] of this.#pasts) {
      const recent = timesMs.filter((timeMs) => timeMs + MEMORY_MS > nowMs);
      if (recent.length === 0 && closedUntilMs <= nowMs) this.#pasts.delete(code);
      else this.#pasts.set(code, { timesMs: recent, closedUntilMs });
    }
  }
}
