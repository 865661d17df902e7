import { highOf, lowOf, type Pip, type TileId } from '@roundhouse/rules';
import type { Moves } from '../../store/table/moves.ts';

/** The halves of a tile of the hand as it stands there: the larger number on top, or turned over. */
export function handFace(moves: Moves, tile: TileId): { readonly top: Pip; readonly bottom: Pip } {
  const [high, low] = [highOf(tile), lowOf(tile)];
  const isTurned = moves.order.arrangement.value.turned.includes(tile);
  return isTurned ? { top: low, bottom: high } : { top: high, bottom: low };
}
