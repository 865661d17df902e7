import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Address } from './address.ts';
import type { Limits } from './limits.ts';

const HOUR_S = 3_600;
const TEN_MINUTES_S = 600;
const MINUTE_S = 60;
const EVERYBODY = 'everybody';

/** Why nothing may be tried now. */
export interface Bar {
  /** Until it may; at least 1. */
  readonly waitMs: number;
  /** Whose failures were too many. */
  readonly failed: 'address' | 'everybody';
}

/**
 * Counts what an address tries. Only failures count against it: whoever knows a code, or holds the
 * key to a seat, never comes near a limit. Kept in memory, gone with the process.
 */
export class Attempts {
  readonly #limits: Limits;
  readonly #tables: RateLimiterMemory;
  readonly #failures: RateLimiterMemory;
  readonly #allFailures: RateLimiterMemory;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#tables = counter(limits.tablesPerHour, HOUR_S);
    this.#failures = counter(limits.failuresPerAddress, TEN_MINUTES_S);
    this.#allFailures = counter(limits.failuresOfAll, MINUTE_S);
  }

  /** Counts a table that is to be opened. Resolves with the wait in milliseconds; 0: go ahead. */
  async openTable(address: Address): Promise<number> {
    return overdrawnMs(await this.#tables.penalty(address), this.#limits.tablesPerHour);
  }

  /**
   * Begins to try a code or a key. It counts as a failure from the start, so that many at once are no
   * more than one after another; `succeed` takes that back. Resolves with the reason why nothing may
   * be tried now, or with null.
   */
  async begin(address: Address): Promise<Bar | null> {
    const [own, all] = await Promise.all([
      this.#failures.penalty(address),
      this.#allFailures.penalty(EVERYBODY),
    ]);
    const ownMs = overdrawnMs(own, this.#limits.failuresPerAddress);
    const allMs = overdrawnMs(all, this.#limits.failuresOfAll);
    if (ownMs === 0 && allMs === 0) return null;
    await this.succeed(address); // what is not tried is no failure either
    return ownMs >= allMs
      ? { waitMs: ownMs, failed: 'address' }
      : { waitMs: allMs, failed: 'everybody' };
  }

  /** What was begun was no failure. */
  async succeed(address: Address): Promise<void> {
    await Promise.all([this.#failures.reward(address), this.#allFailures.reward(EVERYBODY)]);
  }
}

function counter(most: number, duration: number): RateLimiterMemory {
  return new RateLimiterMemory({ points: Math.min(most, Number.MAX_SAFE_INTEGER), duration });
}

/** How long to wait after this count; 0 while it is within the limit. */
function overdrawnMs({ consumedPoints, msBeforeNext }: RateLimiterRes, most: number): number {
  return consumedPoints > most ? Math.max(1, msBeforeNext) : 0;
}
