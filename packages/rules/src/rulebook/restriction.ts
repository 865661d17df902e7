import type { Play, TurnCommand } from '../command.ts';
import type { Refusal } from '../refusal.ts';
import type { TrainId } from '../seat.ts';
import type { SeatView, Turn } from '../state.ts';
import type { Slot } from './slot.ts';

/** What a restriction looks at: the table, one hand, and the turn that runs for that seat. */
export interface Moment extends SeatView {
  readonly turn: Turn;
}

/** One rule about using a train, whatever tile is laid: null when it has no objection. */
export type TrainRestriction = (moment: Moment, train: TrainId) => Refusal | null;

/** A play, and the place where its tile would lie; undefined when it fits nowhere there. */
export interface Laying extends Play {
  readonly place: Slot | undefined;
}

/** One rule about laying a tile: null when it has no objection, else the reason. */
export type PlayRestriction = (moment: Moment, laying: Laying) => Refusal | null;

/** A moment whose legal plays are known. */
export interface Choice extends Moment {
  readonly plays: readonly Play[];
}

/** One rule about drawing, passing, declining or stopping: null, or the reason why not. */
export type TurnRestriction = (choice: Choice, command: TurnCommand) => Refusal | null;
