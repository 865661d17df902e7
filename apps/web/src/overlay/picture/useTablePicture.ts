import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals';
import { slotsOf, trainOf, type TrainId } from '@roundhouse/rules';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { layoutHand } from '../../layout/hand.ts';
import { layoutTable } from '../../layout/layoutTable.ts';
import type {
  HandInput,
  HandPicture,
  LabelNeed,
  Picture,
  PictureInput,
  Rect,
} from '../../layout/picture.ts';
import { whenHere } from '../../late/patience.ts';
import type { Moves } from '../../store/table/moves.ts';
import { displayOrder } from '../../store/table/table.ts';
import type { LabelShape } from '../labels/labelHeight.ts';
import { labelNeeds } from '../labels/labelNeeds.ts';
import type { LabelPlace } from '../labels/labelShape.ts';
import type * as LargerLabels from '../labels/largerLabels.ts';
import { labelled } from '../labels/laneWords.ts';

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

/** The elements whose sizes decide: the screen, the free part of the table, tray and hand. */
export interface MeasuredRefs {
  readonly screen: RefObject<HTMLElement | null>;
  readonly yard: RefObject<HTMLElement | null>;
  readonly tray: RefObject<HTMLElement | null>;
  readonly hand: RefObject<HTMLElement | null>;
}

/** What people want of a picture. */
export interface PictureWish {
  /** A lane that gets all the room; null for none. */
  readonly focus: ReadonlySignal<TrainId | null>;
  /** How much larger than on a phone letters are; as large as the reader has them unless given. */
  readonly letters?: () => number;
  /** Half the edge in px of the largest tile; what suits the room unless given. */
  readonly unitMax?: number;
}

interface Measures {
  readonly yard: Rect;
  readonly tray: Rect;
  readonly hand: Rect | null;
  /** How many times the usual size the reader's letters are. */
  readonly letters: number;
}

/** Letters in px that a browser has unless somebody asks for others. */
const USUAL_PX = 16;
/** Least distance between two tiles of a hand. */
const TILE_GAP_PX = 5;

/** Measures the screen and lays the table out anew whenever it, or the table, changes. */
export function useTablePicture(
  moves: Moves,
  refs: MeasuredRefs,
  { focus, letters, unitMax }: PictureWish,
): ReadonlySignal<TablePicture> {
  const measures = useMeasures(refs);
  // For each size of labels the picture before: each settles by itself, shown or only compared with.
  const previous = useRef(new Map<number, Picture | null>());
  const labelsAt = (scale: number) => labelsOf(moves, measures.value?.yard.width ?? 0, scale);
  const labels = useComputed(() => labelsAt(letters?.() ?? 1));
  const growing = useLarger(measures, letters === undefined);
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
    const table = grown?.roomiest(measured.letters, layAt) ?? layAt(1);
    const hand = measured.hand && layoutHand(handInput(moves, measured.hand));
    return {
      table,
      hand,
      tray: measured.tray,
      larger: grown && ((...said) => grown.largerShapes(...said, measured.letters)),
    };
  });
}

/** What sets the labels of readers with large letters; null for others, and until it is here. */
function useLarger(measures: ReadonlySignal<Measures | null>, mayGrow: boolean) {
  const larger = useSignal<typeof LargerLabels | null>(null);
  const isWanted = useComputed(() => mayGrow && (measures.value?.letters ?? 1) > 1).value;
  useEffect(() => {
    if (!isWanted) return undefined;
    return whenHere(
      () => import('../labels/largerLabels.ts'),
      (it) => {
        larger.value = it;
        return () => void (larger.value = null);
      },
    );
  }, [isWanted]);
  return larger;
}

/** The own hand as it is to be laid out in an area. */
export function handInput(moves: Moves, area: Rect): HandInput {
  const { tiles, dividers } = moves.order.arrangement.value;
  return {
    area,
    count: tiles.length,
    gap: TILE_GAP_PX,
    dividers: tiles.flatMap((tile, at) => (dividers.includes(tile) ? [at] : [])),
  };
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

/** Where these elements are, in px from the screen's corner; null before they are there. */
export function useMeasures(refs: MeasuredRefs): ReadonlySignal<Measures | null> {
  const measures = useSignal<Measures | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const [screen, yard, tray] = [refs.screen, refs.yard, refs.tray].map((ref) => ref.current);
      if (!screen || !yard || !tray) return;
      const origin = screen.getBoundingClientRect();
      const next = {
        yard: within(yard, origin),
        tray: within(tray, origin),
        hand: refs.hand.current === null ? null : within(refs.hand.current, origin),
        letters: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX,
      };
      if (JSON.stringify(next) !== JSON.stringify(measures.peek())) measures.value = next;
    };
    const observer = new ResizeObserver(measure);
    for (const ref of [refs.screen, refs.yard, refs.tray, refs.hand]) {
      if (ref.current !== null) observer.observe(ref.current);
    }
    measure();
    return () => observer.disconnect();
  });
  return measures;
}

function within(element: HTMLElement, origin: DOMRect): Rect {
  const box = element.getBoundingClientRect();
  return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
}
