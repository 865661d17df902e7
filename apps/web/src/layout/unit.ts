import type { Arrangement } from './arrangement.ts';
import { fitsWhole } from './fit.ts';
import type { PictureInput, PictureMode } from './picture.ts';

/** Tile sizes are tried in steps of this many px. */
export const UNIT_STEP = 0.5;
/** The size on the screen is kept until it could be this many times as large. */
const GROW_AT = 1.2;
/** When it must shrink it shrinks at least to this share, so that the next tiles fit too. */
const SHRINK_TO = 0.88;

/** Smallest and largest tile size to try, in px. */
export interface UnitRange {
  readonly least: number;
  readonly most: number;
}

const LEAST_UNIT = 12;

/** The sizes to try for an input: up to what it asks for, or what suits its mode and area. */
export function unitRange({ area, unitMax }: PictureInput, mode: PictureMode): UnitRange {
  const { width, height } = area;
  const suits = mode === 'rows' ? clamp(width / 10, 16, 40) : clamp(height / 11, 22, 76);
  return { least: LEAST_UNIT, most: Math.max(LEAST_UNIT, unitMax ?? suits) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The largest size at which every train is shown whole, or null when there is none. */
export function largestUnit(arrangement: Arrangement, range: UnitRange): number | null {
  const { columns, spacing } = arrangement;
  const fits = (unit: number): boolean =>
    columns.every((column) => fitsWhole({ unit, column, spacing }));
  if (!fits(range.least)) return null;
  let [low, high] = [0, Math.floor((range.most - range.least) / UNIT_STEP) + 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(range.least + middle * UNIT_STEP)) low = middle;
    else high = middle;
  }
  return range.least + low * UNIT_STEP;
}

/**
 * The size to use when `best` would fit: the one on the screen while that is not much smaller, so
 * that tiles do not change size with every play. A new area or mode starts afresh.
 */
export function settleUnit(best: number, input: PictureInput, mode: PictureMode): number {
  const { previous, area } = input;
  if (previous === undefined || previous.mode !== mode) return best;
  const same = previous.area.width === area.width && previous.area.height === area.height;
  const least = unitRange(input, mode).least;
  if (!same || previous.unit < least) return best;
  if (previous.unit > best) {
    const lower = Math.floor((previous.unit * SHRINK_TO) / UNIT_STEP) * UNIT_STEP;
    return Math.max(least, Math.min(best, lower));
  }
  return best < previous.unit * GROW_AT ? previous.unit : best;
}
