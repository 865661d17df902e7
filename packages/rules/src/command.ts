import type { Seat, TrainId } from './seat.ts';
import type { TileId } from './tile.ts';

/** Lays a tile on a train. `end` names one of the train's ends where it has several, else null. */
export interface Play {
  readonly type: 'play';
  readonly tile: TileId;
  readonly train: TrainId;
  readonly end: number | null;
}

/**
 * What a seat may ask for.
 * `pass` ends a turn in which nothing can be laid or drawn, `decline` keeps a playable drawn tile,
 * `end` stops an opening train, `call` announces a last tile, `challenge` catches a forgotten call.
 */
export type Command =
  | Play
  | { readonly type: 'draw' }
  | { readonly type: 'pass' }
  | { readonly type: 'decline' }
  | { readonly type: 'end' }
  | { readonly type: 'call' }
  | { readonly type: 'challenge'; readonly seat: Seat };

/** The commands of the seat to move; the others may be given out of turn. */
export type TurnCommand = Exclude<Command, AnytimeCommand>;

/** What is said at any time, in a window that its own rule opens: it belongs to no turn. */
export type AnytimeCommand = Extract<Command, { readonly type: 'call' | 'challenge' }>;

/** True for a command that belongs to no turn. */
export function isAnytime(command: Command): command is AnytimeCommand {
  return command.type === 'call' || command.type === 'challenge';
}
