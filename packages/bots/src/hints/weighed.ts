import { legalPlays, type Play, type SeatView, type TurnCommand } from '@roundhouse/rules';
import { planHand } from '../planner/planHand.ts';
import { worthOf } from '../players/dispatcher.ts';

/**
 * Up to so many points by which the Dispatcher prefers one play to another mean nothing. It counts 6
 * points for the further tile of a double and 3 for the own marker; with 0 or 12 and with 8 instead it
 * plays no better and no worse (docs/bots.md). Together these turn 11 points round.
 */
export const NOISE = 11;

/** A play and what it is worth to a Dispatcher, in points. */
export interface Weighed {
  readonly play: Play;
  readonly worth: number;
}

/** Every legal play, the best first; in a tie the one that the Dispatcher would lay. */
export function weighedPlays(view: SeatView): readonly Weighed[] {
  const weighed = legalPlays(view).map((play) => ({ play, worth: worthOf(view, play) }));
  return weighed.toSorted((one, other) => other.worth - one.worth);
}

/** What a command is worth, measured like a play: one that lays nothing keeps the train, and sheds nothing. */
export function worthOfCommand(view: SeatView, command: TurnCommand): number {
  return command.type === 'play' ? worthOf(view, command) : planHand(view, 'mixed').value;
}
