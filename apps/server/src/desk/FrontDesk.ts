import type { TableCode } from '@roundhouse/protocol';
import { fail, type Result } from '@roundhouse/rules';
import type { Clock } from '../clock.ts';
import type { Address } from '../limits/address.ts';
import type { Attempts } from '../limits/Attempts.ts';
import type { Log } from '../log.ts';
import type { SummonRefusal } from '../table/life/registry.ts';

/** As much of a table as is asked for here. */
interface LockedDoor {
  readonly code: TableCode;
  /** True when this key opens a seat here. */
  hasKey(token: string): boolean;
}

/** What the desk is given by the house. */
export interface FrontDeskParts<Table extends LockedDoor> {
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly log: Log;
  /** Calls for a table by a code as people type it, in memory and in the journal. */
  readonly summon: (code: string) => Promise<Result<Table, SummonRefusal>>;
}

/** Too much was tried from there. */
interface Barred {
  readonly code: 'tooManyTries';
  readonly waitMs: number;
}

/** Why a table is not shown to somebody who asks for it by its code. */
export type NotShown = { readonly code: SummonRefusal } | Barred;

/** How long everybody waits who holds up a key after too many tries, whatever there is to be found. */
const SAME_WAIT_MS = 250;

/**
 * Where codes are looked up for whoever asks. Codes that nobody has and keys that open nothing count
 * against the asker; after too many, nothing is said any more of which codes exist. Only the right key
 * to a seat still lets its holder in: a stranger behind the same address locks nobody out.
 */
export class FrontDesk<Table extends LockedDoor> {
  readonly #parts: FrontDeskParts<Table>;
  #silentUntilMs = 0;

  constructor(parts: FrontDeskParts<Table>) {
    this.#parts = parts;
  }

  /** Looks a code up. */
  async find(code: string, asker: Address): Promise<Result<Table, NotShown>> {
    const barred = await this.#begin(asker);
    if (barred !== null) return fail(barred);
    const { attempts, summon } = this.#parts;
    const summoned = await summon(code);
    const isWrong = !summoned.ok && summoned.error === 'noSuchTable';
    if (!isWrong) await attempts.succeed(asker); // else it is not the asker who failed
    return summoned.ok ? summoned : fail({ code: summoned.error });
  }

  /** Looks a code up for somebody with a key to a seat there. */
  async findWithKey(
    code: string,
    { asker, token }: { readonly asker: Address; readonly token: string },
  ): Promise<Result<Table, NotShown>> {
    const found = await this.find(code, asker);
    if (found.ok || found.error.code !== 'tooManyTries') return found;
    const [summoned] = await Promise.all([this.#parts.summon(code), this.#sameWait()]);
    return summoned.ok && summoned.value.hasKey(token) ? summoned : found;
  }

  /** Counts a key that opens no seat at a table that exists; tells what its holder is told. */
  async refuseKey(asker: Address): Promise<'wrongToken' | 'tooManyTries'> {
    return (await this.#begin(asker)) === null ? 'wrongToken' : 'tooManyTries';
  }

  async #begin(asker: Address): Promise<Barred | null> {
    const bar = await this.#parts.attempts.begin(asker);
    if (bar === null) return null;
    if (bar.failed === 'everybody') this.#warn(bar.waitMs);
    return { code: 'tooManyTries', waitMs: bar.waitMs };
  }

  /** Says once, not a thousand times, that somebody tries codes from everywhere. */
  #warn(waitMs: number): void {
    const nowMs = this.#parts.clock.now();
    if (nowMs < this.#silentUntilMs) return;
    this.#silentUntilMs = nowMs + waitMs;
    this.#parts.log.warn({ waitMs }, 'codes are guessed from many addresses: nobody may try one');
  }

  #sameWait(): Promise<void> {
    return new Promise((resolve) => void this.#parts.clock.after(SAME_WAIT_MS, resolve));
  }
}
