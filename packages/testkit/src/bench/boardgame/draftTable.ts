import type { Pip, Seat, TileId } from '@roundhouse/rules';

/** A train; its number is its seat, and the Mexican train comes after the last. */
export interface DraftTrain {
  readonly tiles: TileId[];
  /** The number that goes on; the engine's before the first tile. */
  end: Pip;
  marked: boolean;
}

/** A double that nobody has covered yet. */
export interface DraftDouble {
  readonly train: number;
  readonly pip: Pip;
  thisTurn: boolean;
}

/** How a round ended. */
export interface DraftResult {
  readonly out: Seat | null;
  readonly scores: readonly number[];
}

/**
 * A table as somebody would write it who begins with boardgame.io: plain, mutable, as small as it
 * goes. Plays by the preset `roundhouse` and no other.
 */
export interface DraftTable {
  readonly hands: TileId[][];
  readonly boneyard: TileId[];
  readonly trains: DraftTrain[];
  openDoubles: DraftDouble[];
  /** By pip: how many tiles of the suit lie on the table, the engine included. */
  readonly laidBySuit: number[];
  seat: Seat;
  hasDrawn: boolean;
  /** The turn began with a double to cover. */
  cover: boolean;
  laidDoubles: Pip[];
  countedPasses: number;
  result: DraftResult | null;
}

/** A tile on a train. */
export interface DraftPlay {
  readonly tile: TileId;
  readonly train: number;
}
