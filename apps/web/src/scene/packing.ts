/** A picture that wants a place on the atlas, in pixels. */
export interface Box {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Where a picture was put. */
export interface Placed extends Box {
  readonly x: number;
  readonly y: number;
}

/** Empty pixels between neighbours, so that smoothing never mixes two pictures. */
export const GUTTER_PX = 2;

/**
 * Puts boxes on shelves of a square page, the tallest first.
 * Null when they do not fit.
 */
export function pack(boxes: readonly Box[], sizePx: number): readonly Placed[] | null {
  const placed: Placed[] = [];
  let x = GUTTER_PX;
  let y = GUTTER_PX;
  let shelfPx = 0;
  for (const box of boxes.toSorted(tallestFirst)) {
    if (x + box.width + GUTTER_PX > sizePx) {
      x = GUTTER_PX;
      y += shelfPx + GUTTER_PX;
      shelfPx = 0;
    }
    if (x + box.width + GUTTER_PX > sizePx || y + box.height + GUTTER_PX > sizePx) return null;
    placed.push({ ...box, x, y });
    x += box.width + GUTTER_PX;
    shelfPx = Math.max(shelfPx, box.height);
  }
  return placed;
}

function tallestFirst(a: Box, b: Box): number {
  return b.height - a.height || b.width - a.width || a.name.localeCompare(b.name);
}
