import type { Clock } from '../clock.ts';

/** Pings and pongs that are taken at once, and each second after that. One each 3 s is asked for. */
const CONTROL_BURST = 40;
const CONTROLS_PER_SECOND = 5;
/** More than the messages that may come and wait between two looks (`Pace`), each as long as may be. */
const MOST_BYTES = 256 * 1024;

/**
 * What comes in over one connection and is no message: frames of control, pieces of messages that never
 * end, and whatever else costs something to take apart. Nobody needs much of it: a flood is cut off.
 */
export class Inflow {
  readonly #clock: Clock;
  readonly #line: { readonly bytesRead: number };
  #bytes: number;
  #credit = CONTROL_BURST;
  #creditedAtMs: number;

  /** `line` is what the socket reads from. */
  constructor(clock: Clock, line: { readonly bytesRead: number }) {
    this.#clock = clock;
    this.#line = line;
    this.#bytes = line.bytesRead;
    this.#creditedAtMs = clock.now();
  }

  /** Counts a frame of control; false when it is one too many. */
  takeControl(): boolean {
    const nowMs = this.#clock.now();
    const earned = ((nowMs - this.#creditedAtMs) / 1_000) * CONTROLS_PER_SECOND;
    this.#credit = Math.min(CONTROL_BURST, this.#credit + earned) - 1;
    this.#creditedAtMs = nowMs;
    return this.#credit >= 0;
  }

  /** True when more has come in since the last look than any client has to say. */
  isFlood(): boolean {
    const before = this.#bytes;
    this.#bytes = this.#line.bytesRead;
    return this.#bytes - before > MOST_BYTES;
  }
}
