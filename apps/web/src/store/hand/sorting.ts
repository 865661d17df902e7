import { highOf, lowOf, type TileId } from '@roundhouse/rules';
import type { Arrangement } from './arrangement.ts';

/** How a hand may be sorted by its tiles alone. */
export const SORTINGS = ['byNumber', 'byPips'] as const;
/** One of the sortings. */
export type Sorting = (typeof SORTINGS)[number];

/** The hand sorted by the larger number, or by pips, the heaviest first; without dividers. */
export function sorted(hand: readonly TileId[], by: Sorting): Arrangement {
  const weight = (tile: TileId) => highOf(tile) + lowOf(tile);
  const tiles =
    by === 'byNumber'
      ? hand.toSorted((a, b) => highOf(b) - highOf(a) || lowOf(b) - lowOf(a))
      : hand.toSorted((a, b) => weight(b) - weight(a) || highOf(b) - highOf(a));
  return { tiles, turned: [], dividers: [] };
}

/** An arrangement of these groups, with a divider between any two. */
export function grouped(
  groups: readonly (readonly TileId[])[],
  turned: readonly TileId[],
): Arrangement {
  const full = groups.filter((group) => group.length > 0);
  return {
    tiles: full.flat(),
    turned,
    dividers: full.slice(1).flatMap((group) => group.slice(0, 1)),
  };
}
