import { fullSet, tileOf, trainIds, trainOf, type SeatView, type TileId } from '@roundhouse/rules';
import type { Rng } from '../rng.ts';

/** Where the tiles may lie that a seat does not see. */
export interface Imagined {
  /** By seat; the own hand is the real one. */
  readonly hands: readonly (readonly TileId[])[];
  readonly boneyard: readonly TileId[];
}

/** The tiles that a seat does not see: neither on the table nor in its own hand. */
export function unseenTiles({ table, hand }: SeatView): readonly TileId[] {
  const laid = trainIds(table).flatMap((id) => trainOf(table, id).placed.map(({ tile }) => tile));
  const seen = new Set([tileOf(table.engine, table.engine), ...laid, ...hand.tiles]);
  return fullSet(table.options.maxPip).filter((tile) => !seen.has(tile));
}

/** One of the deals that a seat may be looking at, all of them as likely: every hand has its count. */
export function imagine(
  { table, seat, hand }: SeatView,
  unseen: readonly TileId[],
  rng: Rng,
): Imagined {
  const tiles = [...unseen];
  for (let left = tiles.length - 1; left > 0; left -= 1) {
    const other = Math.floor(rng() * (left + 1));
    const [one, two] = [tiles[left], tiles[other]];
    if (one === undefined || two === undefined) continue;
    tiles[left] = two;
    tiles[other] = one;
  }
  const hands = table.handCounts.map((count, owner) =>
    owner === seat ? hand.tiles : tiles.splice(0, count),
  );
  return { hands, boneyard: tiles };
}
