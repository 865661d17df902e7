import type { Options } from './options.ts';

/** `high-low`, e.g. '12-5'. */
export type Tile = string;
/** 'A', 'B', ... in the order of play. */
export type Seat = string;
/** A seat's personal train, or the Mexican train 'M'. */
export type Train = string;
/** '12-5>A', '12-5>M.1', 'draw', 'pass', 'decline', 'end', 'call' or 'challenge:B'. */
export type Action = string;

export const MEXICAN: Train = 'M';

/** A double at the end of a train that still wants tiles. */
export interface OpenDouble {
  train: Train;
  pip: number;
  /** The seat that laid it; null if a given position does not say. */
  by: Seat | null;
  /** Tiles it wants in all: 1, or 3 for a foot. */
  size: number;
  /** Tiles it still wants. */
  need: number;
  /** Which of its train's ends a single double is; a foot is none of them. */
  at: number;
  /** False while an opening double waits until every seat has opened. */
  live: boolean;
  /** Laid in the turn that is going on. */
  mine: boolean;
}

export interface Turn {
  seat: Seat;
  /** The turn began with a double to cover. */
  cover: boolean;
  /** The seat may use its own train only, as its opening turn wants. */
  opening: boolean;
  /** chain: an opening train of any length; extra: a further tile is owed after a double. */
  phase: 'start' | 'covering' | 'chain' | 'extra';
  /** Draws that count against the allowance. */
  draws: number;
  /** The tile drawn last, while nothing was laid since. */
  drawn: Tile | null;
  /** Tiles laid in this turn. */
  laid: number;
  /** Pips of the doubles laid in this turn that earned an extra tile. */
  doubles: number[];
}

export type Call = 'none' | 'due' | 'made' | 'missed';

export interface Position {
  options: Options;
  engine: number;
  seats: Seat[];
  hands: Record<Seat, Tile[]>;
  /** Drawn from the front. */
  boneyard: Tile[];
  /** The exposed ends of every train: none before its first tile, several once a foot is complete. */
  trains: Record<Train, number[]>;
  /** In order of laying. */
  open: OpenDouble[];
  markers: Record<Seat, boolean>;
  openingDone: Record<Seat, boolean>;
  hadTurn: Record<Seat, boolean>;
  skip: Record<Seat, boolean>;
  calls: Record<Seat, Call>;
  /** Counted passes in a row. */
  passes: number;
  turn: Turn;
  /** Somebody went out in the opening lap and the others still get their first turn. */
  finishing: boolean;
  over: boolean;
  out: Seat | null;
  blocked: boolean;
  scores: Record<Seat, number> | null;
}

/** The two numbers of a tile. */
export function halves(tile: Tile): [number, number] {
  const [high, low] = tile.split('-').map(Number);
  if (high === undefined || low === undefined || Number.isNaN(high + low)) {
    throw new Error(`no tile: ${tile}`);
  }
  return [high, low];
}

export function isDouble(tile: Tile): boolean {
  const [high, low] = halves(tile);
  return high === low;
}

export function carries(tile: Tile, pip: number): boolean {
  return halves(tile).includes(pip);
}

/** The number that lies outside once `pip` has been matched. */
export function otherHalf(tile: Tile, pip: number): number {
  const [high, low] = halves(tile);
  return high === pip ? low : high;
}

/** The value under a key that is known to be there. */
export function get<T>(record: Record<string, T>, key: string): T {
  const value = record[key];
  if (value === undefined) throw new Error(`no ${key} in ${Object.keys(record).join(', ')}`);
  return value;
}

/** A record with the same kind of value for every seat. */
export function forEachSeat<T>(seats: Seat[], value: (seat: Seat) => T): Record<Seat, T> {
  return Object.fromEntries(seats.map((seat) => [seat, value(seat)]));
}

export function isTrueForAll(seats: Seat[], record: Record<Seat, boolean>): boolean {
  return seats.every((seat) => get(record, seat));
}

/** The seat whose turn follows, clockwise. */
export function seatAfter(seats: Seat[], seat: Seat): Seat {
  const next = seats[(seats.indexOf(seat) + 1) % seats.length];
  if (next === undefined) throw new Error('no seats');
  return next;
}

/** A train without a tile; a fresh foot has no end but a tile. */
export function isStarted(position: Position, train: Train): boolean {
  return (
    get(position.trains, train).length > 0 || position.open.some((double) => double.train === train)
  );
}

export function copyOf(position: Position): Position {
  return JSON.parse(JSON.stringify(position)) as Position;
}
