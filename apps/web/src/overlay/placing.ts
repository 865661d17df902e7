import type { Point, Rect } from '../layout/picture.ts';

/** The style that puts an element over a rectangle of the table. */
export function over({ x, y, width, height }: Rect) {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}

/** The style that centres an upright tile on a point and turns it clockwise by `degrees`. */
export function tileAt({ x, y }: Point, unit: number, degrees: number) {
  return {
    left: `${x - unit / 2}px`,
    top: `${y - unit}px`,
    width: `${unit}px`,
    height: `${2 * unit}px`,
    transform: `rotate(${degrees}deg)`,
  };
}

/** Sizes of letters that a lane's name may have, the largest first. */
const SIZES_PX = [17, 16, 15, 14, 13, 12, 11, 10] as const;
/** Widths and heights of letters as shares of their size; on the safe side. */
const LETTER_WIDTH = 0.56;
const LINE_HEIGHT = 1.12;
/** The largest size for a name of which a word has to be broken. */
const BROKEN_PX = 12;

/** Lines that `name` takes when each holds `perLine` letters; a long word is broken. */
function linesFor(name: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const word of name.split(' ')) {
    const length = [...word].length;
    const wanted = used === 0 ? length : used + 1 + length;
    if (wanted <= perLine) {
      used = wanted;
      continue;
    }
    const broken = Math.ceil(length / perLine);
    lines += (used === 0 ? 0 : 1) + broken - 1;
    used = length - (broken - 1) * perLine;
  }
  return lines;
}

/**
 * The largest size in px at which a name shows whole in a box; names are never cut off. Words stay
 * whole where a smaller size allows it.
 */
export function nameSize(name: string, width: number, height: number): number {
  const longest = Math.max(...name.split(' ').map((word) => [...word].length));
  const perLineAt = (size: number) => Math.max(1, Math.floor(width / (size * LETTER_WIDTH)));
  const isHighEnough = (size: number) =>
    linesFor(name, perLineAt(size)) * size * LINE_HEIGHT <= height;
  const whole = SIZES_PX.find((size) => isHighEnough(size) && longest <= perLineAt(size));
  return whole ?? SIZES_PX.find((size) => size <= BROKEN_PX && isHighEnough(size)) ?? 9;
}
