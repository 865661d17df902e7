import type { Command } from './command.ts';
import type { Seat, TrainId } from './seat.ts';
import type { CallState, RoundResult, Turn, TurnStep } from './state.ts';
import type { Pip, TileId } from './tile.ts';

/** What happened, for everybody alike. Each is the smallest thing the table would notice. */
export type PublicEvent =
  | { readonly type: 'turnBegan'; readonly turn: Turn }
  | {
      readonly type: 'tilePlayed';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly train: TrainId;
      /** Index of the end that the tile replaces; null for a first tile, and for a branch of a foot. */
      readonly end: number | null;
      /** Index in `openDoubles` of the double that the tile answers, or null. */
      readonly answers: number | null;
      readonly inner: Pip;
    }
  | {
      readonly type: 'doubleOpened';
      readonly train: TrainId;
      readonly pip: Pip;
      readonly by: Seat;
      readonly size: 1 | 3;
      readonly live: boolean;
      /** False for a double of an opening chain: it asks for no extra tile. */
      readonly thisTurn: boolean;
    }
  /** Everybody has opened: the deferred opening doubles bind from now on. */
  | { readonly type: 'openingDoublesBound' }
  /** A foot that can never be completed: its branches become ordinary ends. */
  | { readonly type: 'footAbandoned'; readonly train: TrainId; readonly pip: Pip }
  /** The turn goes on after a tile; `drawn` is how many draws still count against the allowance. */
  | { readonly type: 'turnContinued'; readonly step: TurnStep; readonly drawn: number }
  | { readonly type: 'markerPlaced'; readonly seat: Seat }
  | { readonly type: 'markerRemoved'; readonly seat: Seat }
  /** A failed turn. `counted`: nothing laid and nothing left to draw. */
  | {
      readonly type: 'turnFailed';
      readonly seat: Seat;
      readonly by: Extract<Command['type'], 'pass' | 'decline'>;
      readonly counted: boolean;
    }
  /** Play leaves the seat. `opened`: its opening turn lies behind it now. */
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly opened: boolean }
  | { readonly type: 'turnSkipped'; readonly seat: Seat }
  | { readonly type: 'callChanged'; readonly seat: Seat; readonly call: CallState }
  | { readonly type: 'challenged'; readonly by: Seat; readonly seat: Seat }
  /** The seat loses its next turn, or this one. */
  | { readonly type: 'turnForfeited'; readonly seat: Seat }
  | { readonly type: 'wentOut'; readonly seat: Seat; readonly finishing: boolean }
  | { readonly type: 'roundEnded'; readonly result: RoundResult };

/** What happened, with every secret: only the server and its journal see these. */
export type GameEvent =
  | PublicEvent
  | {
      readonly type: 'roundDealt';
      readonly engine: Pip;
      readonly starter: Seat;
      readonly hands: readonly (readonly TileId[])[];
      readonly boneyard: readonly TileId[];
      /** Tiles that each seat drew while the engine was hunted, by seat; they stay in the hands. */
      readonly hunted: readonly number[];
    }
  | { readonly type: 'tileDrawn'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'penaltyDrawn'; readonly seat: Seat; readonly tiles: readonly TileId[] };

/** A tile that this viewer may see, or only the fact that there is one. */
export type Face = TileId | 'hidden';

/** What happened, as one viewer may know it. */
export type VisibleEvent =
  | PublicEvent
  | {
      readonly type: 'roundDealt';
      readonly engine: Pip;
      readonly starter: Seat;
      readonly handCounts: readonly number[];
      readonly boneyardCount: number;
      readonly hunted: readonly number[];
    }
  | { readonly type: 'tileDrawn'; readonly seat: Seat; readonly face: Face }
  | { readonly type: 'penaltyDrawn'; readonly seat: Seat; readonly faces: readonly Face[] };

/** How many turns begin in these events. */
export function turnsBegunIn(events: readonly GameEvent[]): number {
  return events.filter(({ type }) => type === 'turnBegan').length;
}
