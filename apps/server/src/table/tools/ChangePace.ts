import type { Seat } from '@roundhouse/rules';
import type { Clock } from '../../clock.ts';

/** Changes that a seat may make at once, and in each minute after that; people come nowhere near. */
const BURST = 100;
const PER_MINUTE = 6;
const MINUTE_MS = 60_000;

/** Who changes something: a seat, or null for all spectators together. */
type Changer = Seat | null;

/**
 * How often the table may be changed from each seat. Every change is written down for good, and there is
 * no end to what somebody may change back and forth; moves are bounded by the game. Each seat has a pace of
 * its own, so that nobody uses up the host's.
 */
export class ChangePace {
  readonly #clock: Clock;
  readonly #credits = new Map<Changer, { readonly credit: number; readonly atMs: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** True when one more may be made. */
  mayChange(changer: Changer): boolean {
    return this.#creditOf(changer) >= 1;
  }

  /** One was made. */
  note(changer: Changer): void {
    const credit = this.#creditOf(changer) - 1;
    this.#credits.set(changer, { credit, atMs: this.#clock.now() });
  }

  #creditOf(changer: Changer): number {
    const { credit, atMs } = this.#credits.get(changer) ?? { credit: BURST, atMs: 0 };
    const earned = ((this.#clock.now() - atMs) / MINUTE_MS) * PER_MINUTE;
    return Math.min(BURST, credit + earned);
  }
}
