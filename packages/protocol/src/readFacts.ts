import type { RoundFacts, Seat, TileId, TrainId } from '@roundhouse/rules';
import { unpackTrain } from './packing.ts';
import type { RoundState } from './tableSchema.ts';

/** What the state of a room tells of a finished round. */
export function readFacts(round: RoundState): RoundFacts {
  return {
    draws: [...round.draws],
    gift: readGift(round),
    longest: readLongest(round),
    leftOpen: [...round.leftOpen],
  };
}

function readGift({ giftBy, giftTile, giftTrain }: RoundState): RoundFacts['gift'] {
  const train = readTrain(giftTrain);
  return giftBy < 0 || train === null
    ? null
    : { by: giftBy as Seat, tile: giftTile as TileId, train };
}

function readLongest({ longestTrain, longestTiles }: RoundState): RoundFacts['longest'] {
  const train = readTrain(longestTrain);
  return train === null ? null : { train, tiles: longestTiles };
}

function readTrain(packed: number): TrainId | null {
  return packed < 0 ? null : unpackTrain(packed);
}
