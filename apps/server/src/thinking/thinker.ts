import { baronThinking, moveFor, rngFrom } from '@roundhouse/bots';
import type { Command, SeatView } from '@roundhouse/rules';

/** Thinks about moves that take too long for the thread in which the tables live. */
export interface Thinker {
  /**
   * What a Baron does that sees this and has something to do. The seed, a whole number below 2^32, is
   * its chance. A legal command, or null when nothing came of it in time, for whatever reason; never
   * rejects.
   */
  think(view: SeatView, seed: number): Promise<Command | null>;
  /** Thinks no more. */
  close(): Promise<void>;
}

/** What is to be thought about, as it goes to another thread. */
export interface ThoughtRequest {
  readonly view: SeatView;
  readonly seed: number;
  /** Milliseconds after which a Baron decides by what it has seen. */
  readonly capMs: number;
}

/** Thinks here and now, no longer than it may. */
export function thoughtThrough({ view, seed, capMs }: ThoughtRequest): Command {
  const latestMs = performance.now() + capMs;
  const isTimeUp = () => performance.now() >= latestMs;
  return moveFor(view, baronThinking({ isTimeUp }), rngFrom(seed));
}
