import { baronThinking, moveFor, rngFrom } from '@roundhouse/bots';
import type { Command, SeatView } from '@roundhouse/rules';

/** Thinks about moves that take too long for the thread in which the tables live. */
export interface Thinker {
  /**
   * What a Baron does that sees this and has something to do. The seed, a whole number below 2^32, is
   * its chance. Null when nothing came of it in time, for whatever reason; never rejects.
   */
  think(view: SeatView, seed: number): Promise<Command | null>;
  /** Thinks no more. */
  close(): Promise<void>;
}

/** What is to be thought about, as it goes to another thread. */
export interface Matter {
  readonly view: SeatView;
  readonly seed: number;
  /** Milliseconds after which a Baron decides by what it has seen. */
  readonly capMs: number;
}

const PLAYOUTS = 1_200;
const FEW_PLAYOUTS = 20;

/** Thinks here and now, no longer than it may. */
export function thoughtThrough({ view, seed, capMs }: Matter): Command {
  const latestMs = performance.now() + capMs;
  const isTimeUp = () => performance.now() >= latestMs;
  return moveFor(view, baronThinking({ playouts: PLAYOUTS, isTimeUp }), rngFrom(seed));
}

/** A thinker that thinks little, at once and in place: for tables of tests, whose clocks stand still. */
export const quickThinker: Thinker = {
  think: async (view, seed) =>
    moveFor(view, baronThinking({ playouts: FEW_PLAYOUTS }), rngFrom(seed)),
  close: async () => {},
};
