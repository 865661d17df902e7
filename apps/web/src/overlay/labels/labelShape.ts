import { heightOf, measure, type LabelShape, type Measured, type Setting } from './labelHeight.ts';
import type { LaneWords } from './laneWords.ts';

/** Room for a label in px. */
export interface LabelRoom {
  readonly width: number;
  readonly height: number;
}

/** Letters that are read well, and those that can just be read. */
export const GOOD_PX = 10;
export const SMALLEST_PX = 9;
const FULL = { name: [26, 23, 21, 19, 17, 16, 15, 14, 13], small: [18, 16, 14, 13, 12] } as const;
/** The letters of counts and names in a full label grow with its width, up to these shares. */
const SHARES = { small: 0.115, name: 0.22 } as const;
/** However narrow a full label is. */
const NARROW = { small: 12, name: 17 } as const;
/** From this width on a whole word has letters of this size, or it is broken. */
const WIDE = { from: 110, namePx: 12 } as const;
/** Small labels, the best first, by form and size of the small words: they should look alike. */
const SMALL = [
  { form: 'low', smallPx: 12 },
  { form: 'low', smallPx: 11 },
  { form: 'low', smallPx: 10 },
  { form: 'tight', smallPx: 12 },
  { form: 'tight', smallPx: 11 },
  { form: 'tight', smallPx: 10 },
  { form: 'low', smallPx: SMALLEST_PX },
  { form: 'tight', smallPx: SMALLEST_PX },
] as const;
/** By how much a name in a small label may be larger than the words below it. */
const NAME_LARGER = [2, 1, 0] as const;

/** A lane is a target for fingers: it is never lower. */
const LEAST_HEIGHT_PX = 24;

/** Part of the labels of a table that should have the room for letters of one size. */
export const ALIKE = 0.75;

/** A label and its room. */
export interface LabelPlace {
  readonly words: LaneWords;
  readonly room: LabelRoom;
}

/** Chooses how a label is set so that all of it shows, in the largest letters there is room for. */
export function labelShape(words: LaneWords, room: LabelRoom): LabelShape {
  const [shape] = labelShapes([{ words, room }]);
  return shape ?? LEAST;
}

/**
 * Chooses how the labels of a table are set: each shows whole, and those that have more room than most
 * are set like most, so that names are of one size.
 */
export function labelShapes(places: readonly LabelPlace[]): readonly LabelShape[] {
  const labels = places.map(({ words, room }) => ({ measured: measure(words), room }));
  const firsts = labels.map((label) => firstFitting(label, 0));
  const usual = firsts.map(({ rank }) => rank).toSorted((one, other) => one - other);
  const cap = usual[Math.ceil(usual.length * ALIKE) - 1] ?? 0;
  return labels.map((label, at) => {
    const best = firsts[at];
    const alike = best !== undefined && best.rank >= cap ? best : firstFitting(label, cap);
    return (alike.rank === NOWHERE ? best : alike)?.shape ?? LEAST;
  });
}

const LEAST: LabelShape = {
  form: 'low',
  namePx: SMALLEST_PX,
  smallPx: SMALLEST_PX,
  hasUnit: false,
};
const NOWHERE = Infinity;

interface Measuring {
  readonly measured: Measured;
  readonly room: LabelRoom;
}

/** The first shape from a rank on in which a label shows whole; the best ones come first. */
function firstFitting({ measured, room }: Measuring, from: number) {
  let rank = 0;
  for (const shape of settingsFor(room.width)) {
    const fits = rank >= from && heightOf(measured, shape, room.width) <= room.height;
    if (fits) return { rank, shape };
    rank += 1;
  }
  return { rank: NOWHERE, shape: LEAST };
}

/** Words are broken only where they would else be too small for the width of the label. */
function* settingsFor(width: number): Generator<Setting> {
  const isRead = ({ namePx }: LabelShape) => namePx >= (width < WIDE.from ? GOOD_PX : WIDE.namePx);
  const small = [...smallShapes()];
  for (const shape of fullShapes(width)) yield { ...shape, mayBreak: false };
  for (const shape of small.filter(isRead)) yield { ...shape, mayBreak: false };
  for (const shape of fullShapes(width)) {
    if (shape.namePx <= NARROW.name) yield { ...shape, mayBreak: true };
  }
  for (const shape of small.filter((one) => !isRead(one))) yield { ...shape, mayBreak: false };
  for (const shape of small) yield { ...shape, mayBreak: true };
}

/** Tells the height in px that a label of some width needs with letters of a size. */
export function labelHeights(words: LaneWords): (width: number, px: number) => number {
  const measured = measure(words);
  return (width, px) => leastHeight(measured, width, px);
}

function leastHeight(measured: Measured, width: number, px: number): number {
  const sizes = { namePx: px, smallPx: px, hasUnit: false };
  for (const mayBreak of [false, true]) {
    const low = heightOf(measured, { form: 'low', ...sizes, mayBreak }, width);
    const tight = heightOf(measured, { form: 'tight', ...sizes, mayBreak }, width);
    const least = Math.min(low, tight);
    if (least < Infinity) return Math.max(LEAST_HEIGHT_PX, least);
  }
  return Infinity;
}

/** Full labels of some width, the largest letters first. */
export function* fullShapes(width: number): Generator<LabelShape> {
  const mostSmall = Math.max(NARROW.small, width * SHARES.small);
  const mostName = Math.max(NARROW.name, width * SHARES.name);
  for (const smallPx of FULL.small.filter((px) => px <= mostSmall)) {
    for (const namePx of FULL.name.filter((px) => px <= mostName && px > smallPx)) {
      yield { form: 'full', namePx, smallPx, hasUnit: true };
    }
  }
}

function* smallShapes(): Generator<LabelShape> {
  for (const { form, smallPx } of SMALL) {
    for (const hasUnit of [true, false]) {
      for (const larger of NAME_LARGER) {
        yield { form, namePx: smallPx + larger, smallPx, hasUnit };
      }
    }
  }
}
