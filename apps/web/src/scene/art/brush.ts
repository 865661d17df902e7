/** What every picture is painted with; the subset of a canvas context that workers share. */
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A rectangle on a canvas, in the canvas's own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Colour stops: share of the way, CSS colour. */
export type Stops = readonly (readonly [number, string])[];

/** Begins a path of a rectangle with round corners. */
export function roundedPath(brush: Brush, area: Area, radius: number): void {
  brush.beginPath();
  brush.roundRect(area.x, area.y, area.width, area.height, Math.max(0, radius));
}

/** The same rectangle, smaller by `by` on all sides. */
export function inset(area: Area, by: number): Area {
  return {
    x: area.x + by,
    y: area.y + by,
    width: area.width - 2 * by,
    height: area.height - 2 * by,
  };
}

/** A gradient from the lit top left corner of an area to the opposite one. */
export function litGradient(brush: Brush, area: Area, stops: Stops): CanvasGradient {
  const { x, y, width, height } = area;
  const reach = (width + height) / 2;
  const gradient = brush.createLinearGradient(
    x + width / 2 - reach / 2,
    y + height / 2 - reach / 2,
    x + width / 2 + reach / 2,
    y + height / 2 + reach / 2,
  );
  return withStops(gradient, stops);
}

/** Adds the stops to a gradient and gives it back. */
export function withStops(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

/** Fills a circle. */
export function disc(brush: Brush, at: { readonly x: number; readonly y: number }, radius: number) {
  brush.beginPath();
  brush.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  brush.fill();
}

/** Runs `paint` with the brush's state put back afterwards. */
export function apart(brush: Brush, paint: () => void): void {
  brush.save();
  paint();
  brush.restore();
}
