import { invariant } from './result.ts';

/** A place at the table, 0 to 11, in the order of play. */
export type Seat = number & { readonly brand: 'Seat' };

/** A personal train, named by its seat, or the one Mexican train. */
export type TrainId = Seat | 'mexican';

/** The fewest and the most seats any table may have. */
export const SEAT_LIMITS = { min: 2, max: 12 } as const;

/** The seat with this number. Throws when it is not 0 to 11. */
export function seatOf(index: number): Seat {
  invariant(Number.isInteger(index) && index >= 0 && index < SEAT_LIMITS.max, `seat ${index}`);
  return index as Seat;
}

/** The value as a seat of any table; undefined when it is none. */
export function toSeat(value: unknown): Seat | undefined {
  const isSeat = typeof value === 'number' && Number.isInteger(value) && value >= 0;
  return isSeat && value < SEAT_LIMITS.max ? (value as Seat) : undefined;
}

/** All seats of a table in the order of play. */
export function seatsOf(seatCount: number): readonly Seat[] {
  return SEATS[seatCount] ?? [];
}

/** By number of seats. */
const SEATS: readonly (readonly Seat[])[] = Array.from(
  { length: SEAT_LIMITS.max + 1 },
  (_, seatCount) => Array.from({ length: seatCount }, (_unused, index) => index as Seat),
);

/** The seat that plays after this one, or `steps` turns after it. */
export function seatAfter(seat: Seat, seatCount: number, steps = 1): Seat {
  return ((seat + steps) % seatCount) as Seat;
}

/** A seat in text: `A` is the first, `B` the second. */
export function formatSeat(seat: Seat): string {
  return String.fromCodePoint(65 + seat);
}

/** Reads `A` to `L`; undefined for anything else. */
export function parseSeat(text: string): Seat | undefined {
  const index = (text.codePointAt(0) ?? 0) - 65;
  return text.length === 1 && index >= 0 && index < SEAT_LIMITS.max ? (index as Seat) : undefined;
}

/** A train in text: its seat's letter, `M` for the Mexican train. */
export function formatTrain(train: TrainId): string {
  return train === 'mexican' ? 'M' : formatSeat(train);
}

/** Reads a train's letter; undefined for anything else. */
export function parseTrain(text: string): TrainId | undefined {
  return text === 'M' ? 'mexican' : parseSeat(text);
}
