import type { RuleOptions } from './options.ts';
import { SEAT_LIMITS, seatsOf, type Seat, type TrainId } from './seat.ts';
import type { Pip, TileId } from './tile.ts';

/** A tile as it lies on a train. */
export interface PlacedTile {
  readonly tile: TileId;
  /** The half that touches the tile it was laid on. */
  readonly inner: Pip;
  /** The half that points away from the engine. */
  readonly outer: Pip;
  /** Index in `placed` of the tile it was laid on; -1 for the engine. */
  readonly on: number;
}

/** A number that the next tile of a train may match. */
export interface TrainEnd {
  readonly pip: Pip;
  /** Index in `placed` of the tile that shows it; -1 when that tile is not recorded. */
  readonly on: number;
}

/** A line of tiles that begins at the engine. */
export interface Train {
  readonly placed: readonly PlacedTile[];
  /** None before the first tile and on a fresh foot, one on an ordinary train, more with branches. */
  readonly ends: readonly TrainEnd[];
  /** True while a marker says that everybody may play here. Never on the Mexican train. */
  readonly marked: boolean;
}

/** A double with something still owed on its far side. */
export interface OpenDouble {
  readonly train: TrainId;
  readonly pip: Pip;
  /** The layer. */
  readonly by: Seat;
  /** Tiles it wants in all: 1, or 3 for a foot. */
  readonly size: 1 | 3;
  /** Tiles still owed, 1 to `size`. */
  readonly need: number;
  /** False only for a deferred opening double before everybody has opened. */
  readonly live: boolean;
  /** True while the turn in which it was laid goes on. */
  readonly thisTurn: boolean;
  /** Index of the double in its train's `placed`; -1 when that is not recorded. */
  readonly on: number;
}

/** The stages of a turn: its beginning, further covers, an opening train, an extra tile. */
export const TURN_STEPS = ['start', 'covering', 'chain', 'extra'] as const;
/** One of the stages of a turn. */
export type TurnStep = (typeof TURN_STEPS)[number];

/** All actions of one seat until play moves on. */
export interface Turn {
  readonly seat: Seat;
  readonly step: TurnStep;
  /** The turn began with a double that had to be covered. */
  readonly cover: boolean;
  /** An opening turn on the own train only. */
  readonly opening: boolean;
  /** Draws that count against the allowance. */
  readonly drawn: number;
  readonly tilesLaid: number;
  /** Numbers of the doubles laid in this turn, in order. */
  readonly laidDoubles: readonly Pip[];
}

/** Where the announcement of a seat's last tile stands. */
export const CALL_STATES = ['none', 'due', 'made', 'missed'] as const;
/** One of the states of an announcement. */
export type CallState = (typeof CALL_STATES)[number];

/** How a round ended. Scores and hands are by seat. */
export interface RoundResult {
  /** The first seat that went out; null in a blocked round. */
  readonly out: Seat | null;
  readonly blocked: boolean;
  readonly scores: readonly number[];
  /** The tiles left over, revealed now. */
  readonly hands: readonly (readonly TileId[])[];
}

/** A round runs turn by turn, or is over. `finishing`: somebody is out, the rest still open. */
export type RoundPhase =
  | { readonly kind: 'turn'; readonly turn: Turn; readonly finishing: boolean }
  | { readonly kind: 'over'; readonly result: RoundResult };

/** Everything of a round that anyone may see. Arrays named after seats are in seat order. */
export interface Table {
  readonly options: RuleOptions;
  readonly engine: Pip;
  /** The seat that had the first turn. */
  readonly starter: Seat;
  readonly seatCount: number;
  readonly personal: readonly Train[];
  readonly mexican: Train;
  /** In the order in which they were laid. */
  readonly openDoubles: readonly OpenDouble[];
  /** By pip: how many tiles of the suit lie on the table, the engine included. */
  readonly laidBySuit: readonly number[];
  readonly handCounts: readonly number[];
  readonly boneyardCount: number;
  /** Seats whose opening turn lies behind them. */
  readonly openingDone: readonly boolean[];
  /** Seats that have had a turn of any kind in this round. */
  readonly hadTurn: readonly boolean[];
  /** Seats that lose their next turn. */
  readonly skips: readonly boolean[];
  readonly calls: readonly CallState[];
  /** Counted passes in a row: nothing laid and nothing left to draw. */
  readonly countedPasses: number;
  /** The first seat that went out, also while the others finish their opening. */
  readonly out: Seat | null;
  readonly phase: RoundPhase;
}

/** The tiles one seat holds. */
export interface Hand {
  readonly tiles: readonly TileId[];
  /** The tile drawn in this turn while it is unlaid. */
  readonly drawnTile: TileId | null;
}

/** What nobody may see whole: every hand in seat order, and the boneyard in drawing order. */
export interface Secret {
  readonly hands: readonly Hand[];
  readonly boneyard: readonly TileId[];
}

/** One deal, from engine to score. */
export interface Round {
  readonly table: Table;
  readonly secret: Secret;
}

/** What one seat may know: the table and its own hand. Bots and people get the same. */
export interface SeatView {
  readonly table: Table;
  readonly seat: Seat;
  readonly hand: Hand;
}

/** The train with this id. */
export function trainOf(table: Table, id: TrainId): Train {
  return id === 'mexican' ? table.mexican : (table.personal[id] ?? table.mexican);
}

/** All trains of a table: the personal ones in seat order, then the Mexican train. */
export function trainIds(table: Table): readonly TrainId[] {
  return TRAIN_IDS[table.seatCount] ?? [];
}

const TRAIN_IDS: readonly (readonly TrainId[])[] = Array.from(
  { length: SEAT_LIMITS.max + 1 },
  (_, seatCount) => [...seatsOf(seatCount), 'mexican'],
);

/** True once a train has its first tile. */
export function isStarted(table: Table, id: TrainId): boolean {
  return trainOf(table, id).ends.length > 0 || table.openDoubles.some((open) => open.train === id);
}

/** The turn that runs, or null when the round is over. */
export function turnOf(table: Table): Turn | null {
  return table.phase.kind === 'turn' ? table.phase.turn : null;
}
