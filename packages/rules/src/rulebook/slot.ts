import type { Play } from '../command.ts';
import type { TrainId } from '../seat.ts';
import { trainOf, type Table } from '../state.ts';
import { hasPip, type Pip, type TileId } from '../tile.ts';

/** A place on a train where a tile may be matched, whoever may use the train. */
export interface Slot {
  readonly train: TrainId;
  /** Which of the train's ends; null where a play needs no number. */
  readonly end: number | null;
  /** The number that must touch. */
  readonly pip: Pip;
  /** Index in the train's `placed` of the tile that is touched; -1 for the engine. */
  readonly on: number;
  /** Index in `openDoubles` of the double that is answered, or null. */
  readonly answers: number | null;
}

/**
 * All places of a train: an open double alone, else each open foot and every end, else the engine.
 * Touching halves show the same number. Source: docs/rules.md#matching
 */
export function slotsOf(table: Table, train: TrainId): readonly Slot[] {
  const { ends } = trainOf(table, train);
  const answers = table.openDoubles.length === 0 ? [] : answerSlots(table, train);
  const single = answers.find(({ answers: index }) => table.openDoubles[index]?.size === 1);
  if (single !== undefined) return [single];
  const named = ends.length > 1 || answers.length > 0;
  const onward = ends.map(({ pip, on }, index): Slot => ({
    train,
    end: named ? index : null,
    pip,
    on,
    answers: null,
  }));
  if (answers.length > 0) return [...answers, ...onward];
  return onward.length > 0
    ? onward
    : [{ train, end: null, pip: table.engine, on: -1, answers: null }];
}

/** The places that answer an open double of this train, in the order laid. */
function answerSlots(
  table: Table,
  train: TrainId,
): readonly (Slot & { readonly answers: number })[] {
  return table.openDoubles.flatMap((open, answers) =>
    open.train === train ? [{ train, end: null, pip: open.pip, on: open.on, answers }] : [],
  );
}

/** The place of this name that the tile fits; a tile that fits two feet answers the older. */
export function firstMatch(
  slots: readonly Slot[],
  end: number | null,
  tile: TileId,
): Slot | undefined {
  return slots.find((slot) => slot.end === end && hasPip(tile, slot.pip));
}

/** The place where this play lays its tile; undefined when it fits none. */
export function slotFor(table: Table, { train, end, tile }: Play): Slot | undefined {
  return firstMatch(slotsOf(table, train), end, tile);
}
