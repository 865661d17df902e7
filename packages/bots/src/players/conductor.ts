import {
  hasPip,
  isDouble,
  otherHalf,
  slotsOf,
  type SeatView,
  type TileId,
} from '@roundhouse/rules';
import { bestOf, choiceOf, pointsOf } from './choice.ts';
import { followTrain } from './followTrain.ts';
import type { Player } from './player.ts';

/** Sees a train in the hand, the heaviest next tile always first, and lays the others before it. */
export const conductor: Player = {
  decide(view) {
    const { plays, otherwise } = choiceOf(view);
    return (
      followTrain(view, plays, trainSeen(view)) ??
      bestOf(plays, ({ tile }) => pointsOf(view, tile)) ??
      otherwise
    );
  },
};

/** The train that comes of laying the heaviest tile that fits, again and again, doubles first. */
function trainSeen(view: SeatView): readonly TileId[] {
  const { table, seat, hand } = view;
  const train: TileId[] = [];
  let end = slotsOf(table, seat)[0]?.pip ?? table.engine;
  for (;;) {
    const fitting = hand.tiles.filter((tile) => hasPip(tile, end) && !train.includes(tile));
    const next = fitting.find(isDouble) ?? heaviest(view, fitting);
    if (next === undefined) return train;
    train.push(next);
    end = otherHalf(next, end);
  }
}

function heaviest(view: SeatView, tiles: readonly TileId[]): TileId | undefined {
  return tiles.toSorted((one, other) => pointsOf(view, other) - pointsOf(view, one))[0];
}
