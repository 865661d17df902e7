import {
  refusalOf,
  trainIds,
  type Refusal,
  type SeatView,
  type TileId,
  type TrainId,
} from '@roundhouse/rules';
import { playAt } from '../../input/select.ts';

/** Why a tile may not lie on a train; null where it may. */
export function whyNot(view: SeatView, tile: TileId, train: TrainId): Refusal | null {
  return refusalOf(view, playAt(tile, { train, end: 'any' }, view));
}

/** Why all trains refuse a tile that refuse it; null where they have different reasons. */
export function commonReason(view: SeatView, tile: TileId): Refusal | null {
  const refusals = trainIds(view.table).flatMap((train) => whyNot(view, tile, train) ?? []);
  const [reason = null] = refusals;
  return refusals.every((refusal) => isSame(refusal, reason)) ? reason : null;
}

/** The same reason for the same facts. */
function isSame(one: Refusal, other: Refusal | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
