import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { budgetsOf, type Address } from './address.ts';
import type { Limits } from './limits.ts';

const HOUR_S = 3_600;
const TEN_MINUTES_S = 600;
const MINUTE_S = 60;
const EVERYBODY = 'everybody';

/** Why nothing may be tried now. */
export interface Bar {
  /** Until it may; at least 1. */
  readonly waitMs: number;
  /** Whose failures were too many: those of an address or its network, or of all. */
  readonly failed: 'address' | 'everybody';
}

/**
 * Counts what an address tries, and the network it belongs to. Only failures count against it: whoever knows a code, or holds the
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
    const waitMs = await this.#draw(this.#tables, address, this.#limits.tablesPerHour);
    if (waitMs > 0) await giveBack(this.#tables, address); // neighbours in the network pay for nobody
    return waitMs;
  }

  /**
   * Begins to try a code or a key. It counts as a failure from the start, so that many at once are no
   * more than one after another; `succeed` takes that back. Resolves with the reason why nothing may
   * be tried now, or with null.
   */
  async begin(address: Address): Promise<Bar | null> {
    const [ownMs, all] = await Promise.all([
      this.#draw(this.#failures, address, this.#limits.failuresPerAddress),
      this.#allFailures.penalty(EVERYBODY),
    ]);
    const allMs = overdrawnMs(all, this.#limits.failuresOfAll);
    if (ownMs === 0 && allMs === 0) return null;
    await this.succeed(address); // what is not tried is no failure either
    return ownMs >= allMs
      ? { waitMs: ownMs, failed: 'address' }
      : { waitMs: allMs, failed: 'everybody' };
  }

  /** What was begun was no failure. */
  async succeed(address: Address): Promise<void> {
    await Promise.all([giveBack(this.#failures, address), this.#allFailures.reward(EVERYBODY)]);
  }

  /** Counts one for an address and its network. Resolves with the longest wait; 0 where there is none. */
  async #draw(tries: RateLimiterMemory, address: Address, most: number): Promise<number> {
    const waits = budgetsOf(address).map(async ({ key, share }) =>
      overdrawnMs(await tries.penalty(key), share * most),
    );
    return Math.max(...(await Promise.all(waits)));
  }
}

async function giveBack(tries: RateLimiterMemory, address: Address): Promise<void> {
  await Promise.all(budgetsOf(address).map(({ key }) => tries.reward(key)));
}

function counter(most: number, duration: number): RateLimiterMemory {
  return new RateLimiterMemory({ points: Math.min(most, Number.MAX_SAFE_INTEGER), duration });
}

/** How long to wait after this count; 0 while it is within the limit. */
function overdrawnMs({ consumedPoints, msBeforeNext }: RateLimiterRes, most: number): number {
  return consumedPoints > most ? Math.max(1, msBeforeNext) : 0;
}
