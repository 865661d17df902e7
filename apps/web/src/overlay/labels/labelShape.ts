import { heightOf, measure, type LabelShape, type Measured } from './labelHeight.ts';
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

/** Chooses how a label is set so that all of it shows, in the largest letters there is room for. */
export function labelShape(words: LaneWords, room: LabelRoom): LabelShape {
  const measured = measure(words);
  for (const mayBreak of [false, true]) {
    const shapes = mayBreak ? smallShapes() : [...fullShapes(room.width), ...smallShapes()];
    for (const shape of shapes) {
      if (heightOf(measured, { ...shape, mayBreak }, room.width) <= room.height) return shape;
    }
  }
  return { form: 'low', namePx: SMALLEST_PX, smallPx: SMALLEST_PX, hasUnit: false };
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

function* fullShapes(width: number): Generator<LabelShape> {
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
