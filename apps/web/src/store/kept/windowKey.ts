import { newId } from '../../connection/newId.ts';
import type { SeatKey } from '../../connection/remote.ts';
import { keepSeat, keptSeat, putBack, type KeptSeat } from './keptSeats.ts';

/** What one window writes all others have seen after so long. */
const SEEN_BY_ALL_MS = 500;

/**
 * The key to a seat at the table with this code, as one window holds it. Tokens change with each use,
 * and all windows of a browser share what is kept, so it is read anew each time; a seat that another
 * window has taken at the same table is left alone. Without a memory the window's own has to do.
 */
export function windowKey(code: string, kept: KeptSeat | null): SeatKey {
  return new WindowKey(code, kept);
}

class WindowKey implements SeatKey {
  readonly #code: string;
  readonly #window = newId();
  #own: KeptSeat | null;
  /** True once this window has played with it. */
  #isUsed = false;
  #calledAtMs = 0;
  /** What another window kept while this one called, and this one wrote over. */
  #overwritten: KeptSeat | null = null;

  constructor(code: string, kept: KeptSeat | null) {
    this.#code = code;
    this.#own = kept;
  }

  get token(): string | null {
    return this.#newest()?.token ?? null;
  }

  get isElsewhere(): boolean {
    const newest = this.#newest();
    return this.#isUsed && newest !== null && this.#isOthers(newest);
  }

  begin(): void {
    this.#calledAtMs = Date.now();
    this.#overwritten = null;
  }

  keep(token: string): void {
    const id = this.#own?.id ?? newId();
    this.#write({ code: this.#code, token, id });
  }

  claim(): void {
    const newest = this.#newest();
    if (newest !== null) this.#write(newest);
  }

  /**
   * Of two windows that call at once the one that was let in first may write last. It takes that back,
   * or each would find the other's name there and leave the seat to it. Where it saw no other name it
   * waits: what another window has just written is seen late, and a newer key must not be written over.
   */
  yield(): void {
    if (this.#overwritten === null) setTimeout(() => this.#nameNobody(), SEEN_BY_ALL_MS);
    else if (this.#isNamed(this.#newest())) putBack(this.#overwritten);
  }

  #nameNobody(): void {
    const newest = this.#newest();
    if (this.#isNamed(newest)) putBack({ ...newest, window: '' });
  }

  #isNamed(newest: KeptSeat | null): newest is KeptSeat {
    return newest?.window === this.#window;
  }

  #write(seat: Pick<KeptSeat, 'code' | 'token' | 'id'>): void {
    const before = this.#newest();
    const isLater = before !== null && before.usedAtMs >= this.#calledAtMs;
    if (isLater && this.#isOthers(before)) this.#overwritten = before;
    this.#own = { ...seat, usedAtMs: Date.now(), window: this.#window };
    this.#isUsed = true;
    keepSeat(this.#own);
  }

  /** True for what another window keeps. */
  #isOthers({ window }: KeptSeat): boolean {
    return window !== '' && window !== this.#window;
  }

  /** What is kept of this very seat, else what this window knows of it. */
  #newest(): KeptSeat | null {
    const kept = keptSeat(this.#code);
    return kept !== null && this.#own !== null && kept.id === this.#own.id ? kept : this.#own;
  }
}
