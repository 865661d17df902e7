import { hasPip, suitSize, type Pip, type SeatView } from '@roundhouse/rules';

/**
 * How many tiles of a number the hand holds, where all its others lie on the table; null while one of
 * them is out of sight.
 */
export function heldOfSeenSuit({ table, hand }: SeatView, pip: Pip): number | null {
  const held = hand.tiles.filter((tile) => hasPip(tile, pip)).length;
  return (table.laidBySuit[pip] ?? 0) + held === suitSize(table.options) ? held : null;
}
