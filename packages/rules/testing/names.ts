import {
  formatSeat,
  formatTrain,
  parseTile,
  seatsOf,
  tileCount,
  type Seat,
  type TileId,
  type TrainId,
} from '../src/index.ts';

/** What a position calls its seats, in the order of play: usually `A`, `B`, `C`. */
export type SeatNames = readonly string[];

/** The usual names of a table's seats. */
export function usualNames(seatCount: number): SeatNames {
  return seatsOf(seatCount).map(formatSeat);
}

/** The seat with this name. Throws when no seat has it. */
export function seatNamed(names: SeatNames, name: string): Seat {
  const seat = seatsOf(names.length).find((index) => names[index] === name);
  if (seat === undefined) throw new Error(`there is no seat ${name}`);
  return seat;
}

/** The train with this name, `M` for the Mexican train. Throws when there is none. */
export function trainNamed(names: SeatNames, name: string): TrainId {
  return name === formatTrain('mexican') ? 'mexican' : seatNamed(names, name);
}

/** The name of a seat. */
export function nameOfSeat(names: SeatNames, seat: Seat): string {
  return names[seat] ?? formatSeat(seat);
}

/** The name of a train. */
export function nameOfTrain(names: SeatNames, train: TrainId): string {
  return train === 'mexican' ? formatTrain(train) : nameOfSeat(names, train);
}

/** The tile written as `12-5`. Throws when it is none of the double-`maxPip` set. */
export function tileNamed(text: string, maxPip: number): TileId {
  const tile = parseTile(text);
  const isOfSet = tile !== undefined && tile < tileCount(maxPip);
  if (!isOfSet) throw new Error(`${text} is no tile of a double-${maxPip} set`);
  return tile;
}
