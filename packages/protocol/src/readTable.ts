import {
  CALL_STATES,
  TURN_STEPS,
  highOf,
  invariant,
  lowOf,
  type PlacedTile,
  type RoundPhase,
  type RoundResult,
  type RuleOptions,
  type Seat,
  type Table,
  type TileId,
  type Train,
} from '@roundhouse/rules';
import { unpackEnd, unpackOpenDouble, unpackPlaced } from './packing.ts';
import type { SeatState, TableState, TrainState } from './tableSchema.ts';

/**
 * Rebuilds the rules' table from the state of a room. Only for a table that was dealt. Throws on a
 * number that stands for nothing in this version.
 */
export function readTable(state: TableState, options: RuleOptions): Table {
  const trains = [...state.trains].map(readTrain);
  const seats = [...state.players];
  const mexican = trains[state.matchSeats];
  invariant(mexican !== undefined, 'a dealt table has a Mexican train');
  return {
    options,
    engine: state.engine,
    starter: state.starter as Seat,
    seatCount: state.matchSeats,
    personal: trains.slice(0, state.matchSeats),
    mexican,
    openDoubles: [...state.openDoubles].map(unpackOpenDouble),
    laidBySuit: countSuits(state.engine, options.maxPip, trains),
    handCounts: seats.map((seat) => seat.handCount),
    boneyardCount: state.boneyard,
    openingDone: seats.map((seat) => seat.openingDone),
    hadTurn: seats.map((seat) => seat.hadTurn),
    skips: seats.map((seat) => seat.skips),
    calls: seats.map((seat) => wordAt(CALL_STATES, seat.call)),
    countedPasses: state.countedPasses,
    out: readSeat(state.out),
    phase: readPhase(state, seats),
  };
}

/** A seat where -1 stands for nobody. */
export function readSeat(value: number): Seat | null {
  return value < 0 ? null : (value as Seat);
}

function readTrain(train: TrainState): Train {
  const placed = [...train.placed].map(unpackPlaced);
  return { placed, ends: [...train.ends].map(unpackEnd), marked: train.marked };
}

/** Every tile on the table counts for both its suits, a double once; the engine lies there too. */
function countSuits(engine: number, maxPip: number, trains: readonly Train[]): readonly number[] {
  const counts = Array.from({ length: maxPip + 1 }, (_, pip) => Number(pip === engine));
  for (const train of trains) for (const placed of train.placed) countTile(counts, placed);
  return counts;
}

function countTile(counts: number[], { tile }: PlacedTile): void {
  const [high, low] = [highOf(tile), lowOf(tile)];
  counts[high] = (counts[high] ?? 0) + 1;
  if (low !== high) counts[low] = (counts[low] ?? 0) + 1;
}

function readPhase(state: TableState, seats: readonly SeatState[]): RoundPhase {
  const seat = readSeat(state.turnSeat);
  if (seat === null) return { kind: 'over', result: readResult(state, seats) };
  const turn = {
    seat,
    step: wordAt(TURN_STEPS, state.turnStep),
    cover: state.turnCover,
    opening: state.turnOpening,
    drawn: state.turnDrawn,
    tilesLaid: state.turnTilesLaid,
    laidDoubles: [...state.turnDoubles],
  };
  return { kind: 'turn', turn, finishing: state.finishing };
}

function readResult(state: TableState, seats: readonly SeatState[]): RoundResult {
  const tiles = [...state.leftOver] as TileId[];
  const hands = seats.map((seat) => tiles.splice(0, seat.handCount));
  return { out: readSeat(state.out), blocked: state.blocked, scores: [...state.scores], hands };
}

function wordAt<T extends string>(words: readonly T[], index: number): T {
  const word = words[index];
  invariant(word !== undefined, `a known number, not ${index}`);
  return word;
}
