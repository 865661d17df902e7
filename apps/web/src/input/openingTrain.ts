import { hasPip, otherHalf, slotsOf, turnOf, type Play, type SeatView } from '@roundhouse/rules';
import type { TileId } from '@roundhouse/rules';

/**
 * The opening train that a hand has ready: the longest run at the beginning of one of its groups that
 * goes on from the end of the own train, tile by tile. Empty outside of such a turn, or for less than
 * two tiles.
 */
export function preparedTrain(
  view: SeatView,
  groups: readonly (readonly TileId[])[],
): readonly Play[] {
  const { table, seat } = view;
  const turn = turnOf(table);
  if (turn === null || turn.seat !== seat || turn.step !== 'chain') return [];
  const runs = groups.flatMap((group) =>
    slotsOf(table, seat).map(({ pip }) => runFrom(pip, group)),
  );
  const [longest = []] = runs.toSorted((one, other) => other.length - one.length);
  if (longest.length < 2) return [];
  return longest.map((tile): Play => ({ type: 'play', tile, train: seat, end: null }));
}

/** The tiles at the beginning of a group that lie in one line from this number. */
function runFrom(pip: number, group: readonly TileId[]): readonly TileId[] {
  const run: TileId[] = [];
  let end = pip;
  for (const tile of group) {
    if (!hasPip(tile, end)) break;
    run.push(tile);
    end = otherHalf(tile, end);
  }
  return run;
}
