import type { TrainId } from '../seat.ts';
import type { OpenDouble, Table } from '../state.ts';
import { isReleased } from './covering.ts';

/** Tiles that a double on this train wants: one, or three that branch. Source: docs/rules.md#branches */
export function tilesWanted(table: Table, train: TrainId): 1 | 3 {
  const { personal, mexican } = table.options.branches;
  return train === 'mexican' ? mexican : personal;
}

/**
 * Feet that can never be completed although a branch lies there: their suit has run out.
 * Source: docs/rules.md#branches
 */
export function deadFeet(table: Table): readonly OpenDouble[] {
  return table.openDoubles.filter(
    (open) => open.size === 3 && open.need < 3 && isReleased(table, open.pip),
  );
}
