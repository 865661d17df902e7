import { hasPip, otherHalf, type Pip, type TileId } from '@roundhouse/rules';
import type { Weigh } from './TileGraph.ts';

/** What is left of a hand near the end of a round. */
export interface Remainder {
  readonly tiles: readonly TileId[];
  /** The number that the train shows. */
  readonly end: Pip;
  /** Tiles that can still be laid, a few: everything is tried. */
  readonly most: number;
}

/** The weight of the heaviest train of so many tiles at most. */
export function heaviestWithin({ tiles, end, most }: Remainder, weigh: Weigh): number {
  if (most === 0) return 0;
  const values = tiles
    .filter((tile) => hasPip(tile, end))
    .map((tile) => {
      const rest = tiles.filter((other) => other !== tile);
      const after = { tiles: rest, end: otherHalf(tile, end), most: most - 1 };
      return weigh(tile) + heaviestWithin(after, weigh);
    });
  return Math.max(0, ...values);
}
