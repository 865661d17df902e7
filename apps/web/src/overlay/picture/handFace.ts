import { highOf, lowOf, type Pip, type TileId } from '@roundhouse/rules';
import type { Play } from '../../store/table/play.ts';

/** The halves of a tile of the hand as it stands there: the larger number on top, or turned over. */
export function handFace(play: Play, tile: TileId): { readonly top: Pip; readonly bottom: Pip } {
  const [high, low] = [highOf(tile), lowOf(tile)];
  const isTurned = play.order.arrangement.value.turned.includes(tile);
  return isTurned ? { top: low, bottom: high } : { top: high, bottom: low };
}
