import type { Picture } from '../../layout/picture.ts';
import { heightOf, measure, type LabelShape } from './labelHeight.ts';
import { ALIKE, fullShapes, type LabelPlace } from './labelShape.ts';

/** By how much letters are smaller that have no room at their full size. */
const STEP = 0.25;
/** A tile may be smaller by a tenth, so that letters are read. */
const TILES_KEPT = 0.9;
/** Small words in large letters, and by how much the name above them is larger, in px. */
const SMALL = { forms: ['low', 'tight'], smallPx: 12, larger: 2 } as const;

/**
 * The table with as much room for labels as it has for readers whose letters are `fontScale` times the
 * usual size: nothing is hidden for them, and tiles stay nearly as large as they are without.
 */
export function roomiest<P extends Picture | null>(
  fontScale: number,
  layAt: (scale: number) => P,
): P {
  const usual = layAt(1);
  if (usual === null) return usual;
  for (const scale of scalesTo(fontScale)) {
    const roomy = layAt(scale);
    if (roomy !== null && isNoWorse(roomy, usual)) return roomy;
  }
  return usual;
}

function isNoWorse(roomy: Picture, usual: Picture): boolean {
  return (
    roomy.mode === usual.mode &&
    roomy.lanes.length === usual.lanes.length &&
    roomy.unit >= usual.unit * TILES_KEPT &&
    hiddenIn(roomy) <= hiddenIn(usual)
  );
}

function hiddenIn({ lanes }: Picture): number {
  return lanes.reduce((sum, { hiddenCount }) => sum + hiddenCount, 0);
}

/** The sizes to try, the largest first, as many times the usual one. */
function scalesTo(fontScale: number): readonly number[] {
  const count = Math.max(0, Math.ceil((fontScale - 1) / STEP));
  return Array.from({ length: count }, (_, step) => fontScale - step * STEP);
}

/**
 * The same labels in letters up to `fontScale` times as large, as far as each has room. None is smaller
 * than it is usually, and those with more room than most are set like most.
 */
export function largerShapes(
  places: readonly LabelPlace[],
  usual: readonly LabelShape[],
  fontScale: number,
): readonly LabelShape[] {
  const found = places.map((place, at) => fittingShapes(place, usual[at], fontScale));
  const ranks = found.flatMap(([first]) => first?.rank ?? []).toSorted((one, other) => one - other);
  const cap = ranks[Math.ceil(ranks.length * ALIKE) - 1] ?? 0;
  return usual.map((shape, at) => {
    const fitting = found[at] ?? [];
    return (fitting.find(({ rank }) => rank >= cap) ?? fitting[0])?.shape ?? shape;
  });
}

interface Ranked {
  readonly rank: number;
  readonly shape: LabelShape;
}

/** The shapes in which a label shows whole, larger than usual: the best first. */
function fittingShapes(
  { words, room }: LabelPlace,
  usual: LabelShape | undefined,
  fontScale: number,
): readonly Ranked[] {
  const measured = measure(words);
  return scalesTo(fontScale)
    .flatMap((scale) => shapesAt(scale, room.width))
    .map((shape, rank) => ({ shape, rank }))
    .filter(
      ({ shape }) =>
        isLarger(shape, usual) &&
        heightOf(measured, { ...shape, mayBreak: false }, room.width) <= room.height,
    );
}

function isLarger(shape: LabelShape, usual: LabelShape | undefined): boolean {
  return (
    usual !== undefined &&
    shape.namePx >= usual.namePx &&
    shape.smallPx >= usual.smallPx &&
    (shape.hasUnit || !usual.hasUnit)
  );
}

function shapesAt(scale: number, width: number): readonly LabelShape[] {
  const { forms, smallPx, larger } = SMALL;
  const small = forms.flatMap((form) =>
    [true, false].map((hasUnit) => ({ form, hasUnit, smallPx, namePx: smallPx + larger })),
  );
  return [...fullShapes(width / scale), ...small].map((shape) => ({
    ...shape,
    namePx: shape.namePx * scale,
    smallPx: shape.smallPx * scale,
  }));
}
