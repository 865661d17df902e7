import { WHOLE } from './camera.ts';
import type { Camera, Picture, Point, Rect } from './picture.ts';

const SCALE_MAX = 3;
/** Tiles need not be larger than this (px for half a tile), unless they hardly grow at all. */
const UNIT_ENOUGH = 64;
const SCALE_LEAST_MAX = 1.5;

/** The largest scale at which a table with tiles of this size is worth looking at. */
export function scaleMax(unit: number): number {
  return Math.min(SCALE_MAX, Math.max(SCALE_LEAST_MAX, UNIT_ENOUGH / unit));
}

/** Comes `factor` times as close, while the point `about` of the screen stays where it is. */
export function zoomBy(
  camera: Camera,
  { factor, about }: { readonly factor: number; readonly about: Point },
  { area, unit }: Pick<Picture, 'area' | 'unit'>,
): Camera {
  const scale = Math.min(scaleMax(unit), Math.max(1, camera.scale * factor));
  const ratio = scale / camera.scale;
  const x = about.x - (about.x - camera.x) * ratio;
  const y = about.y - (about.y - camera.y) * ratio;
  return held({ scale, x, y }, area);
}

/** Moves the table under the finger, no further than its edges. */
export function panBy(camera: Camera, by: Point, area: Rect): Camera {
  return held({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, area);
}

/** The table always fills its area. */
function held({ scale, x, y }: Camera, area: Rect): Camera {
  if (scale <= 1) return WHOLE;
  const within = (offset: number, start: number, length: number): number => {
    const most = start * (1 - scale);
    return Math.min(most, Math.max(most - length * (scale - 1), offset));
  };
  return { scale, x: within(x, area.x, area.width), y: within(y, area.y, area.height) };
}
