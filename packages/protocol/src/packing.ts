import {
  otherHalf,
  type OpenDouble,
  type PlacedTile,
  type Seat,
  type TileId,
  type TrainEnd,
  type TrainId,
} from '@roundhouse/rules';

/** What stands for the Mexican train where a train is a number; the others are their seats. */
export const MEXICAN = 12;

/** A train as a number. */
export function packTrain(train: TrainId): number {
  return train === 'mexican' ? MEXICAN : train;
}

/** The train behind a number. */
export function unpackTrain(packed: number): TrainId {
  return packed === MEXICAN ? 'mexican' : (packed as Seat);
}

/** `tile + 2^8 * inner + 2^13 * (on + 1)`; the outer half follows from tile and inner. */
export function packPlaced({ tile, inner, on }: PlacedTile): number {
  return tile + (inner << 8) + ((on + 1) << 13);
}

/** The placed tile behind a number. */
export function unpackPlaced(packed: number): PlacedTile {
  const tile = (packed & 0xff) as TileId;
  const inner = (packed >> 8) & 0x1f;
  return { tile, inner, outer: otherHalf(tile, inner), on: (packed >> 13) - 1 };
}

/** `pip + 2^5 * (on + 1)`. */
export function packEnd({ pip, on }: TrainEnd): number {
  return pip + ((on + 1) << 5);
}

/** The end behind a number. */
export function unpackEnd(packed: number): TrainEnd {
  return { pip: packed & 0x1f, on: (packed >> 5) - 1 };
}

/** From the lowest bit: pip 5, train 4, by 4, need 2, foot 1, live 1, thisTurn 1, `on + 1` the rest. */
export function packOpenDouble(open: OpenDouble): number {
  const flags = Number(open.size === 3) + 2 * Number(open.live) + 4 * Number(open.thisTurn);
  const place = open.pip + (packTrain(open.train) << 5) + (open.by << 9);
  return place + (open.need << 13) + (flags << 15) + ((open.on + 1) << 18);
}

/** The open double behind a number. */
export function unpackOpenDouble(packed: number): OpenDouble {
  return {
    train: unpackTrain((packed >> 5) & 0xf),
    pip: packed & 0x1f,
    by: ((packed >> 9) & 0xf) as Seat,
    size: ((packed >> 15) & 1) === 1 ? 3 : 1,
    need: (packed >> 13) & 3,
    live: ((packed >> 16) & 1) === 1,
    thisTurn: ((packed >> 17) & 1) === 1,
    on: (packed >> 18) - 1,
  };
}
