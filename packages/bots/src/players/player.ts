import type { Command, SeatView } from '@roundhouse/rules';
import type { Rng } from '../rng.ts';

/** A way to play. It knows what a person at its seat would know, and nothing else. */
export interface Player {
  /** What to do in one's own turn. Throws when there is nothing to do: out of turn, or the round is over. */
  readonly decide: (view: SeatView, rng: Rng) => Command;
}
