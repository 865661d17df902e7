/** A size in CSS px with its resolution. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
  /** Device px per CSS px. */
  readonly resolution: number;
}

/** More device px per CSS px than this cost memory and show nothing. */
const RESOLUTION_MAX = 2.5;

/** Device px per CSS px to draw with. */
export function resolutionFor(devicePixelRatio: number): number {
  return Math.min(Math.max(devicePixelRatio, 1), RESOLUTION_MAX);
}
