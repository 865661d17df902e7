import type { Arrangement, Column, Siding, Spacing } from './arrangement.ts';
import type { Point, Rect } from './picture.ts';

const SPACING = { gap: 4, pad: 1, ends: 5 } as const;
/** Height of the least lane that holds a name and its counts, and its share of an even one. */
const LOW_LANE = { px: 38, share: 0.62 } as const;
/** Margin left of each column, where the rails run down, and at the right edge. */
const MARGIN = 8;

/**
 * Rows: the hub in a strip on top, lanes under each other over the whole width; in two columns
 * where the height is too small for one.
 */
export function arrangeRows(
  area: Rect,
  sidings: readonly Siding[],
  shape: { readonly labelWidth: number; readonly columnCount: 1 | 2 },
): Arrangement {
  const strip = Math.min(64, Math.max(34, area.height * 0.13));
  const hub = { x: area.x + area.width / 2, y: area.y + strip / 2, radius: strip * 0.42 };
  const width = area.width / shape.columnCount - 2 * MARGIN;
  const height = area.height - strip - 4;
  const perColumn = Math.ceil(sidings.length / shape.columnCount);
  const places = [...sidings.keys()];
  const members = Array.from({ length: shape.columnCount }, (_, column) =>
    places.slice(column * perColumn, (column + 1) * perColumn),
  );
  const leftOf = (column: number): number =>
    area.x + MARGIN + (column * area.width) / shape.columnCount;
  const columns = members.map((lanes, column): Column => ({
    rect: { x: leftOf(column), y: area.y + strip, width, height },
    facing: 1,
    label: Math.min(shape.labelWidth, width * 0.46),
    sidings: lanes.flatMap((at) => sidings[at] ?? []),
  }));
  const railTo = (end: Point, column: number): readonly Point[] => {
    const x = leftOf(column) - MARGIN / 2;
    const aside = hub.x - x;
    if (aside < hub.radius) {
      const y = hub.y + Math.sqrt(hub.radius ** 2 - aside ** 2);
      return [{ x, y }, { x, y: end.y }, end];
    }
    return [{ x: hub.x - hub.radius, y: hub.y }, { x, y: hub.y }, { x, y: end.y }, end];
  };
  const low = Math.min(LOW_LANE.px, (height / perColumn) * LOW_LANE.share);
  const spacing: Spacing = { ...SPACING, low };
  return { columns, members, hub, spacing, railTo };
}
