import {
  CALL_STATES,
  TURN_STEPS,
  invariant,
  type CallState,
  type Face,
  type RoundResult,
  type Seat,
  type TileId,
  type TrainId,
  type Turn,
} from '@roundhouse/rules';
import { packTrain, unpackTrain } from './packing.ts';

/** How one field of an event becomes numbers, and how it is read back. */
export interface FieldCodec<T> {
  readonly write: (value: T, out: number[]) => void;
  readonly read: (from: NumberReader) => T;
}

/** Takes numbers off the front of a list. */
export interface NumberReader {
  /** The next number. Throws at the end of the list, and on anything that is no integer. */
  next(): number;
  readonly done: boolean;
}

/** Reads a list of integers from its beginning. */
export function readerOf(numbers: readonly unknown[]): NumberReader {
  let index = 0;
  return {
    next() {
      const value = numbers[index];
      invariant(Number.isInteger(value), `an integer at ${index} of the events`);
      index += 1;
      return value as number;
    },
    get done() {
      return index >= numbers.length;
    },
  };
}

function mapped<T>(toNumber: (value: T) => number, fromNumber: (value: number) => T) {
  const codec: FieldCodec<T> = {
    write: (value, out) => void out.push(toNumber(value)),
    read: (from) => fromNumber(from.next()),
  };
  return codec;
}

function listOf<T>(item: FieldCodec<T>): FieldCodec<readonly T[]> {
  return {
    write(values, out) {
      out.push(values.length);
      for (const value of values) item.write(value, out);
    },
    read(from) {
      const count = from.next();
      invariant(count >= 0 && count <= MOST_ITEMS, `${count} items in a list of an event`);
      return Array.from({ length: count }, () => item.read(from));
    },
  };
}

function orNull<T>(present: FieldCodec<T>): FieldCodec<T | null> {
  return {
    write: (value, out) => (value === null ? void out.push(-1) : present.write(value, out)),
    read(from) {
      const value = from.next();
      return value === -1 ? null : present.read({ next: () => value, done: false });
    },
  };
}

function oneOf<const T extends string>(names: readonly T[]): FieldCodec<T> {
  return mapped(
    (name) => names.indexOf(name),
    (index) => {
      const name = names[index];
      invariant(name !== undefined, `${index} names one of ${names.join(', ')}`);
      return name;
    },
  );
}

const MOST_ITEMS = 190;

/** A plain integer. */
export const integer: FieldCodec<number> = mapped(
  (value) => value,
  (value) => value,
);
/** 0 or 1. */
export const flag: FieldCodec<boolean> = mapped(Number, (value) => value === 1);
/** A seat by its number. */
export const seat: FieldCodec<Seat> = mapped(Number, (value) => value as Seat);
const seatOrNull = orNull(seat);
/** A tile by its number. */
export const tile: FieldCodec<TileId> = mapped(Number, (value) => value as TileId);
/** A tile, or -1 for one that stays hidden. */
export const face: FieldCodec<Face> = mapped(
  (value) => (value === 'hidden' ? -1 : value),
  (value) => (value === -1 ? 'hidden' : (value as TileId)),
);
/** A train: its seat, or 12 for the Mexican train. */
export const train: FieldCodec<TrainId> = mapped(packTrain, unpackTrain);
/** An index, or -1. */
export const indexOrNull = orNull(integer);
/** 1 or 3. */
export const size: FieldCodec<1 | 3> = mapped(Number, (value) => (value === 3 ? 3 : 1));
/** Index in TURN_STEPS. */
export const step = oneOf(TURN_STEPS);
/** Index in CALL_STATES. */
export const call: FieldCodec<CallState> = oneOf(CALL_STATES);
/** How a turn failed. */
export const failure = oneOf(['pass', 'decline']);
/** A count, then the integers. */
export const integers = listOf(integer);
/** A count, then the faces. */
export const faces = listOf(face);

const hands = listOf(listOf(tile));

/** Seat, step, 1 for a cover, 1 for an opening turn, drawn, laid, the doubles laid. */
export const turn: FieldCodec<Turn> = {
  write(value, out) {
    seat.write(value.seat, out);
    step.write(value.step, out);
    out.push(Number(value.cover), Number(value.opening), value.drawn, value.tilesLaid);
    integers.write(value.laidDoubles, out);
  },
  read: (from) => ({
    seat: seat.read(from),
    step: step.read(from),
    cover: flag.read(from),
    opening: flag.read(from),
    drawn: from.next(),
    tilesLaid: from.next(),
    laidDoubles: integers.read(from),
  }),
};

/** Who went out, 1 if blocked, the scores, the hands left over. */
export const result: FieldCodec<RoundResult> = {
  write(value, out) {
    seatOrNull.write(value.out, out);
    flag.write(value.blocked, out);
    integers.write(value.scores, out);
    hands.write(value.hands, out);
  },
  read: (from) => ({
    out: seatOrNull.read(from),
    blocked: flag.read(from),
    scores: integers.read(from),
    hands: hands.read(from),
  }),
};
