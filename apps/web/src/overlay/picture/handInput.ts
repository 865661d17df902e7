import type { HandInput, Rect } from '../../layout/picture.ts';
import type { Moves } from '../../store/table/moves.ts';

/** Least distance between two tiles of a hand. */
const TILE_GAP_PX = 5;

/** The own hand as it is to be laid out in an area. */
export function handInput(moves: Moves, area: Rect): HandInput {
  const { tiles, dividers } = moves.order.arrangement.value;
  return {
    area,
    count: tiles.length,
    gap: TILE_GAP_PX,
    dividers: tiles.flatMap((tile, at) => (dividers.includes(tile) ? [at] : [])),
  };
}
