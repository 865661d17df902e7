import type { Clock } from '../clock.ts';

/** How fast one connection may speak. */
export interface PaceRule {
  /** Messages that are taken at once. */
  readonly burst: number;
  /** Messages that are taken each second after that. */
  readonly perSecond: number;
  /** Messages that may wait for their turn. */
  readonly mostWaiting: number;
}

/** What a refused message costs on top of its own turn. */
const REFUSED_COST = 2;

/**
 * A pace that stays below the hard limit of Colyseus, which closes the connection. Colyseus counts by
 * a clock that moves once a second, so that one of its seconds may be two.
 */
export function paceBelow(maxMessagesPerSecond: number): PaceRule | null {
  if (maxMessagesPerSecond === Infinity) return null;
  return {
    burst: maxMessagesPerSecond / 2,
    perSecond: maxMessagesPerSecond / 4,
    mostWaiting: 2 * maxMessagesPerSecond,
  };
}

/**
 * Slows a connection down: what comes too fast waits, in order, and nothing is lost. Only whoever
 * sends on while much is waiting has sent too much.
 */
export class Pace {
  readonly #clock: Clock;
  readonly #rule: PaceRule;
  readonly #waiting: (() => void)[] = [];
  #credit: number;
  #creditedAtMs: number;
  #callOff: (() => void) | null = null;
  #isOver = false;

  constructor(clock: Clock, rule: PaceRule) {
    this.#clock = clock;
    this.#rule = rule;
    this.#credit = rule.burst;
    this.#creditedAtMs = clock.now();
  }

  /** Runs this in its turn, at once if it can be. False when too much is waiting: it is over then. */
  take(run: () => void): boolean {
    if (this.#isOver || this.#waiting.length >= this.#rule.mostWaiting) {
      this.stop();
      return false;
    }
    this.#waiting.push(run);
    if (this.#callOff === null) this.#work();
    return true;
  }

  /** A message was refused: somebody who only sends such is slowed down more. */
  chargeRefusal(): void {
    this.#credit = Math.max(this.#credit - REFUSED_COST, -this.#rule.burst);
  }

  /** Drops what is waiting, and takes nothing any more. */
  stop(): void {
    this.#isOver = true;
    this.#waiting.length = 0;
    this.#callOff?.();
    this.#callOff = null;
  }

  #work(): void {
    this.#refill();
    while (this.#credit >= 1) {
      const run = this.#waiting.shift();
      if (run === undefined) return;
      this.#credit -= 1;
      run();
    }
    if (this.#waiting.length === 0) return;
    const delayMs = Math.ceil(((1 - this.#credit) * 1_000) / this.#rule.perSecond);
    this.#callOff = this.#clock.after(delayMs, () => {
      this.#callOff = null;
      this.#work();
    });
  }

  #refill(): void {
    const nowMs = this.#clock.now();
    const earned = ((nowMs - this.#creditedAtMs) / 1_000) * this.#rule.perSecond;
    this.#credit = Math.min(this.#credit + earned, this.#rule.burst);
    this.#creditedAtMs = nowMs;
  }
}
