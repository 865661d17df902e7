import {
  refusalOf,
  trainIds,
  type Refusal,
  type SeatView,
  type TileId,
  type TrainId,
} from '@roundhouse/rules';
import { playAt } from '../../input/select.ts';
import type { Moves } from '../../store/table/moves.ts';
import { text } from '../../text/text.ts';

/** Why a tile may not lie on a train; null where it may. */
export function whyNot(view: SeatView, tile: TileId, train: TrainId): Refusal | null {
  return refusalOf(view, playAt(tile, { train, end: 'any' }, view));
}

/** The reason, as a sentence, for which all trains refuse a tile that refuse it; null where they differ. */
export function commonReason(moves: Moves, view: SeatView, tile: TileId): string | null {
  const [reason, ...others] = new Set(
    trainIds(view.table).flatMap((train) => {
      const refusal = whyNot(view, tile, train);
      return refusal === null ? [] : text.refusalSentence(refusal, moves.speaker.value);
    }),
  );
  return others.length === 0 ? (reason ?? null) : null;
}
