import type { Point, Rect } from '../../layout/picture.ts';

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
