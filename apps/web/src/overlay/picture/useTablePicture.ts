import { useComputed, type ReadonlySignal } from '@preact/signals';
import { slotsOf, trainOf, type TrainId } from '@roundhouse/rules';
import { useRef } from 'preact/hooks';
import { layoutHand } from '../../layout/hand.ts';
import { layoutTable } from '../../layout/layoutTable.ts';
import type { HandPicture, LabelNeed, Picture, PictureInput, Rect } from '../../layout/picture.ts';
import type { Moves } from '../../store/table/moves.ts';
import { displayOrder } from '../../store/table/table.ts';
import type { LabelShape } from '../labels/labelHeight.ts';
import { labelNeeds } from '../labels/labelNeeds.ts';
import type { LabelPlace } from '../labels/labelShape.ts';
import { labelled } from '../labels/laneWords.ts';
import { handInput } from './handInput.ts';
import { useLargerLabels } from './useLargerLabels.ts';
import { useMeasures, type MeasuredRefs } from './useMeasures.ts';

/** Places for everything on the screen of a table, in px from the screen's corner. */
export interface TablePicture {
  readonly table: Picture | null;
  readonly hand: HandPicture | null;
  /** The walnut tray below the table. */
  readonly tray: Rect | null;
  /** For readers whose letters are larger than usual: what their labels become. */
  readonly larger?:
    | ((places: readonly LabelPlace[], usual: readonly LabelShape[]) => readonly LabelShape[])
    | null;
}

/** What people want of a picture. */
export interface PictureWish {
  /** A lane that gets all the room; null for none. */
  readonly focus: ReadonlySignal<TrainId | null>;
  /** How much larger than on a phone labels are; as large as the reader's letters unless given. */
  readonly labelScale?: () => number;
  /** Half the edge in px of the largest tile; what suits the room unless given. */
  readonly unitMax?: number;
}

/** Measures the screen and lays the table out anew whenever it, or the table, changes. */
export function useTablePicture(
  moves: Moves,
  refs: MeasuredRefs,
  { focus, labelScale, unitMax }: PictureWish,
): ReadonlySignal<TablePicture> {
  const measures = useMeasures(refs);
  // For each size of labels the picture before: each settles by itself, shown or only compared with.
  const previous = useRef(new Map<number, Picture | null>());
  const labelsAt = (scale: number) => labelsOf(moves, measures.value?.yard.width ?? 0, scale);
  const labels = useComputed(() => labelsAt(labelScale?.() ?? 1));
  const growing = useLargerLabels(
    () => labelScale === undefined && (measures.value?.fontScale ?? 1) > 1,
  );
  return useComputed(() => {
    const { value: measured } = measures;
    if (measured === null) return { table: null, hand: null, tray: null };
    const { value: grown } = growing;
    const layAt = (scale: number) => {
      const laid = pictureOf(
        moves,
        {
          yard: measured.yard,
          focus: focus.value,
          labels: scale === 1 ? labels.value : labelsAt(scale),
          ...(unitMax !== undefined && { unitMax }),
        },
        previous.current.get(scale) ?? null,
      );
      previous.current.set(scale, laid);
      return laid;
    };
    const table = grown?.roomiest(measured.fontScale, layAt) ?? layAt(1);
    const hand = measured.hand && layoutHand(handInput(moves, measured.hand));
    return {
      table,
      hand,
      tray: measured.tray,
      larger: grown && ((...said) => grown.largerShapes(...said, measured.fontScale)),
    };
  });
}

function pictureOf(
  moves: Moves,
  { yard, ...wish }: Pick<PictureInput, 'focus' | 'labels' | 'unitMax'> & { readonly yard: Rect },
  previous: Picture | null,
): Picture | null {
  const { table } = moves.snapshot.value;
  if (table === null) return null;
  const trains = displayOrder(table, moves.me.value).map((id) => ({
    id,
    placed: trainOf(table, id).placed,
    slots: slotsOf(table, id).map(({ end, on, pip }) => ({ end, on, pip })),
  }));
  const grown = moves.highlights.value.places.map(({ train }) => train);
  return layoutTable({
    area: yard,
    mode: 'auto',
    trains,
    grown: [...new Set(grown)],
    ...wish,
    ...(previous !== null && { previous }),
  });
}

/** Room for what is said beside each train; it does not depend on what is picked up. */
function labelsOf(moves: Moves, yardWidth: number, scale: number): readonly LabelNeed[] {
  const { table } = moves.snapshot.value;
  if (table === null) return [];
  const words = displayOrder(table, moves.me.value).map(
    (train) => labelled(moves, table, train).words,
  );
  return labelNeeds(words, { maxPip: table.options.maxPip, yardWidth }, scale);
}
