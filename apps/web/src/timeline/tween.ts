/** Bends the way from 0 to 1: takes the share of time gone by, gives the share of way covered. */
export type Ease = (share: number) => number;

/** How far a landing tile overshoots before it lies still. */
const OVERSHOOT = 0.02;

/** The curves that things move by. */
export const EASES = {
  linear: (share) => share,
  /** Fast start, soft landing. */
  out: (share) => 1 - (1 - share) ** 3,
  /** Soft start and landing. */
  inOut: (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2),
  /** From 0 up to the overshoot and back to 0: what a settling tile adds to its size. */
  settle: (share) => OVERSHOOT * Math.sin(Math.PI * share),
} as const satisfies Record<string, Ease>;
/** The name of a curve. */
export type EaseName = keyof typeof EASES;

/** When and how something moves; times in ms from its start. */
export interface Timing {
  readonly delayMs: number;
  readonly durationMs: number;
  readonly ease: EaseName;
}

/** What a tween moves. Each is called at the right moment; `end` exactly once, whatever happens. */
export interface Motion {
  /** The delay is over. */
  start(): void;
  /** `share` 0 to 1, already bent by the curve. */
  at(share: number): void;
  /** The thing is where it belongs, at rest. */
  end(): void;
}

/** The motion of what stays as it is. */
export const STILL: Motion = { start: () => undefined, at: () => undefined, end: () => undefined };

/** One movement along a clock that is told the time: deterministic, finished at will. */
export class Tween {
  private readonly timing: Timing;
  private readonly motion: Motion;
  private started = false;
  private ended = false;

  constructor(timing: Timing, motion: Motion) {
    this.timing = timing;
    this.motion = motion;
  }

  /** Goes to this moment, in ms since the tween began. True while it is not at its end. */
  advance(elapsedMs: number): boolean {
    const { delayMs, durationMs, ease } = this.timing;
    if (this.ended) return false;
    if (elapsedMs < delayMs) return true;
    this.begin();
    if (elapsedMs >= delayMs + durationMs) {
      this.finish();
      return false;
    }
    this.motion.at(EASES[ease]((elapsedMs - delayMs) / durationMs));
    return true;
  }

  /** Jumps to the end. */
  finish(): void {
    if (this.ended) return;
    this.ended = true;
    this.motion.at(EASES[this.timing.ease](1));
    this.motion.end();
  }

  private begin(): void {
    if (this.started) return;
    this.started = true;
    this.motion.start();
  }
}
