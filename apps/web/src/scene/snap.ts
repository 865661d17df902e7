/** Moves a length in CSS px to the next whole device px, so that resting pictures are crisp. */
export type Snap = (length: number) => number;

/** Snapping for a resolution in device px per CSS px. */
export function snapTo(resolution: number): Snap {
  return (length) => Math.round(length * resolution) / resolution;
}
