import { planHand, planLoose, type Plan } from '@roundhouse/bots';
import { highOf, lowOf, otherHalf, slotsOf, type SeatView, type TileId } from '@roundhouse/rules';

/** A hand by its plan. */
export interface PlannedHand {
  /** The longest train that it can lay, in order. */
  readonly train: readonly TileId[];
  /** False where no tile goes on the own train: then the train begins with any number. */
  readonly fits: boolean;
  /** What is left over, the heaviest first. */
  readonly extras: readonly TileId[];
  /** Tiles of the train that lie with their smaller number first. */
  readonly turned: readonly TileId[];
}

/**
 * Plans a hand by the end of its own train; by itself where that takes none of its tiles. `best` is
 * the train that is told to its player, for whoever has told one.
 */
export function planned(view: SeatView, best?: Plan): PlannedHand {
  const weight = (tile: TileId) => highOf(tile) + lowOf(tile);
  const heaviestFirst = (tiles: readonly TileId[]) =>
    tiles.toSorted((one, other) => weight(other) - weight(one) || highOf(other) - highOf(one));
  const own =
    slotsOf(view.table, view.seat).length === 0 ? null : (best ?? planHand(view, 'mostTiles'));
  const fits = own !== null && own.tiles.length > 0;
  const { tiles: train, extras, start } = fits ? own : planLoose(view, 'mostTiles');
  const turned: TileId[] = [];
  let end = start;
  for (const tile of train) {
    if (highOf(tile) !== end) turned.push(tile);
    end = otherHalf(tile, end);
  }
  return { train, fits, extras: heaviestFirst(extras), turned };
}
