import type { Play, SeatView, TileId } from '@roundhouse/rules';
import { bestOf, pointsOf } from './choice.ts';

/**
 * Keeps a train for later: lays the heaviest tile that is not on it anywhere but at home, for the
 * own train waits, as long as it carries no marker; else the next tile of the train. Undefined when
 * neither is possible.
 */
export function followTrain(
  view: SeatView,
  plays: readonly Play[],
  train: readonly TileId[],
): Play | undefined {
  const atHome = plays.find((play) => play.train === view.seat && play.tile === train[0]);
  const isMarked = view.table.personal[view.seat]?.marked === true;
  if (isMarked && atHome !== undefined) return atHome;
  const elsewhere = plays.filter((play) => play.train !== view.seat && !train.includes(play.tile));
  return bestOf(elsewhere, ({ tile }) => pointsOf(view, tile)) ?? atHome;
}
