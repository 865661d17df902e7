import type { GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { Round, Turn } from './state.ts';
import { runningPhase } from './running.ts';

/** What a command leads to: the events in order, and the round that they make. */
export interface Decision {
  readonly events: readonly GameEvent[];
  readonly round: Round;
}

/** A decision in the making. It belongs to one call of `decide` and is never shared. */
export interface Course {
  readonly events: GameEvent[];
  round: Round;
}

/** Begins a decision at this round. */
export function courseFrom(round: Round): Course {
  return { events: [], round };
}

/** Adds an event to the decision, and folds it into its round. */
export function tell(course: Course, event: GameEvent): void {
  course.events.push(event);
  course.round = evolve(course.round, event);
}

/** The turn that runs. Throws when the round is over. */
export function currentTurn(course: Course): Turn {
  return runningPhase(course.round.table).turn;
}
