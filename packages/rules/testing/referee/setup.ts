import { branchesOn } from './doubles.ts';
import type { Options } from './options.ts';
import { MEXICAN, forEachSeat, get } from './position.ts';
import type { OpenDouble, Position, Seat, Tile, Train } from './position.ts';
import { beginTurn, freshTurn } from './turns.ts';

export interface Deal {
  options: Options;
  /** The number every train begins with; the tile itself is in no hand and not in the boneyard. */
  engine: number;
  seats: Seat[];
  starter: Seat;
  hands: Record<Seat, Tile[]>;
  boneyard: Tile[];
}

/** A position in the notation of the worked examples; what is missing is as harmless as can be. Source: docs/rules.md#notation */
export interface Given {
  engine?: number;
  /** Seats in the order of play. */
  hands: Record<Seat, Tile[]>;
  boneyard?: Tile[];
  ends?: Record<Train, number | number[]>;
  open?: { train: Train; pip: number; need?: number; by?: Seat }[];
  marked?: Seat[];
  /** Seats whose opening turn and first turn lie behind them. */
  openingDone?: 'all' | 'none' | Seat[];
  turn?: Seat;
  skip?: Seat[];
  passes?: number;
}

/** A round after the deal, the engine on the table, at the starter's turn. Source: docs/rules.md#deal-and-engine */
export function startRound(deal: Deal): Position {
  const { options, engine, seats, starter, hands, boneyard } = deal;
  return beginAt(emptyTable({ options, engine, hands, boneyard }, [...seats]), starter);
}

/** The position that a worked example describes. */
export function positionFromGiven(options: Options, given: Given): Position {
  const { engine = options.maxPip, hands, boneyard = [] } = given;
  const seats = Object.keys(hands);
  const [first] = seats;
  if (first === undefined) throw new Error('a position needs seats');

  const position = emptyTable({ options, engine, hands, boneyard }, seats);
  for (const [train, ends] of Object.entries(given.ends ?? {})) {
    position.trains[train] = [ends].flat();
  }
  for (const seat of given.marked ?? []) position.markers[seat] = true;
  for (const seat of given.skip ?? []) position.skip[seat] = true;
  for (const seat of seatsBehind(seats, given.openingDone ?? 'all')) {
    position.openingDone[seat] = true;
    position.hadTurn[seat] = true;
  }
  position.passes = given.passes ?? 0;
  for (const double of given.open ?? []) setOpenDouble(position, double);
  return beginAt(position, given.turn ?? first);
}

function seatsBehind(seats: Seat[], openingDone: 'all' | 'none' | Seat[]): Seat[] {
  if (openingDone === 'all') return seats;
  return openingDone === 'none' ? [] : openingDone;
}

/**
 * Puts down an open double. A fresh foot is no end of its train, even if the description names its
 * number as the train's one end. While not all have opened, a room that lets opening doubles wait
 * takes it for one of those.
 */
function setOpenDouble(
  position: Position,
  { train, pip, need, by }: { train: Train; pip: number; need?: number; by?: Seat },
): void {
  const { options, seats } = position;
  const size = branchesOn(position, train);
  const double: OpenDouble = {
    train,
    pip,
    by: by ?? null,
    size,
    need: need ?? size,
    at: Math.max(0, get(position.trains, train).indexOf(pip)),
    live:
      options.openingTurn !== 'ownTrainFull' ||
      options.openingDoubleEnd !== 'deferred' ||
      seats.every((seat) => position.openingDone[seat]),
    mine: false,
  };
  const ends = get(position.trains, train);
  if (size === 1 && ends.length === 0) ends.push(pip);
  if (size === 3 && double.need === 3 && ends.length === 1 && ends[0] === pip) ends.pop();
  position.open.push(double);
}

function emptyTable(deal: Omit<Deal, 'seats' | 'starter'>, seats: Seat[]): Position {
  const { options, engine, hands, boneyard } = deal;
  const no = () => forEachSeat(seats, () => false);
  return {
    options,
    engine,
    seats,
    hands: forEachSeat(seats, (seat) => [...get(hands, seat)]),
    boneyard: [...boneyard],
    trains: forEachSeat([...seats, MEXICAN], () => []),
    open: [],
    markers: no(),
    openingDone: no(),
    hadTurn: no(),
    skip: no(),
    calls: forEachSeat(seats, () => 'none'),
    passes: 0,
    turn: {
      seat: '',
      cover: false,
      opening: false,
      phase: 'start',
      draws: 0,
      drawn: null,
      laid: 0,
      doubles: [],
    },
    finishing: false,
    over: false,
    out: null,
    blocked: false,
    scores: null,
  };
}

function beginAt(position: Position, seat: Seat): Position {
  position.turn = freshTurn(position, seat);
  beginTurn(position, seat);
  return position;
}
