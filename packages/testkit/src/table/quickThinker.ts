import { baronThinking, moveFor, rngFrom } from '@roundhouse/bots';
import type { Thinker } from '@roundhouse/server';

/** Thinks little, at once and in place: for tables whose clocks stand still. */
export const quickThinker: Thinker = {
  think: async (view, seed) => moveFor(view, baronThinking({ playouts: 20 }), rngFrom(seed)),
  close: async () => {},
};
