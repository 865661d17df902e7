import type { Play, SeatView, TurnCommand } from '@roundhouse/rules';
import { NOISE, weighedPlays, worthOfCommand } from './weighed.ts';

/** What a seat saw when it was to move, and what it did. */
export interface OwnMove {
  readonly view: SeatView;
  readonly command: TurnCommand;
}

/** A decision beside that of a Dispatcher who saw the same. */
export interface Judged extends OwnMove {
  /** What the Dispatcher would have laid. */
  readonly best: Play;
  /** Points by its own measure that the decision gave away; 0 for the same, or one as good. */
  readonly lost: number;
}

/** A round looked back on. */
export interface Review {
  /** Turns in which there was more than one thing to lay. */
  readonly decisions: number;
  /** Of these, the ones in which the same tile was laid in the same place, or nothing was given away. */
  readonly alike: number;
  /** Those in between: another play, and no worse than the measure can tell. */
  readonly asGood: number;
  /** Those that gave more away than the noise of the measure, the dearest first. */
  readonly mistakes: readonly Judged[];
}

/**
 * Compares what a seat did in a round with what a Dispatcher would have done with the same hand and
 * the same table before it. It knows nothing of hidden tiles: a play that luck made good may be among
 * the mistakes, and one that luck made bad is not among them for that.
 */
export function reviewOf(moves: readonly OwnMove[]): Review {
  const judged = moves.flatMap((move) => {
    const one = judge(move);
    return one === null ? [] : [one];
  });
  const mistakes = judged.filter(({ lost }) => lost > NOISE);
  const alike = judged.filter(({ lost }) => lost <= 0).length;
  return {
    decisions: judged.length,
    alike,
    asGood: judged.length - alike - mistakes.length,
    mistakes: mistakes.toSorted((one, other) => other.lost - one.lost),
  };
}

/** Null where there was nothing to decide. */
function judge({ view, command }: OwnMove): Judged | null {
  const [best, ...others] = weighedPlays(view);
  if (best === undefined || others.length === 0) return null;
  const lost = Math.max(0, best.worth - worthOfCommand(view, command));
  return { view, command, best: best.play, lost };
}
