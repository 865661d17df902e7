import type { Arrangement, Column, Siding, Spacing } from './arrangement.ts';
import { chooseLabels, inColumn } from './labels.ts';
import type { LabelNeed, Point, Rect } from './picture.ts';

/** Units of height that a lane may have to spare. */
const EASE = 1.2;
const SPACING = { gap: 4, pad: 1, ends: 5 } as const;
/** Height of the least lane that holds a name and its counts, and its share of an even one. */
const LOW_LANE = { px: 38, share: 0.62 } as const;
/** Part of a lane that its label may take where lanes run in one column, or in several. */
const LABEL_SHARES = { one: 0.46, many: 0.58 } as const;
/** Margin left of each column, where the rails run down, and at the right edge. */
const MARGIN = 8;

/**
 * Rows: the hub in a strip on top, lanes under each other over the whole width; in several columns
 * where the height is too small for one.
 */
export function arrangeRows(
  area: Rect,
  sidings: readonly Siding[],
  shape: { readonly labels: readonly LabelNeed[]; readonly columnCount: 1 | 2 | 3 },
): Arrangement {
  const strip = Math.min(64, Math.max(34, area.height * 0.13));
  const hub = { x: area.x + area.width / 2, y: area.y + strip / 2, radius: strip * 0.42 };
  const width = area.width / shape.columnCount - 2 * MARGIN;
  const height = area.height - strip - 4;
  const members = dealt(sidings.length, shape.columnCount);
  const labels = chooseLabels(shape.labels, sidings.length, {
    members,
    height,
    gap: SPACING.gap,
    widest: width * (shape.columnCount === 1 ? LABEL_SHARES.one : LABEL_SHARES.many),
  });
  const leftOf = (column: number): number =>
    area.x + MARGIN + (column * area.width) / shape.columnCount;
  const columns = members.map((lanes, column): Column => ({
    rect: { x: leftOf(column), y: area.y + strip, width, height },
    facing: 1,
    label: labels.width,
    sidings: inColumn(lanes, sidings, labels),
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
  const low = Math.min(LOW_LANE.px, (height / (members[0]?.length ?? 1)) * LOW_LANE.share);
  const spacing: Spacing = { ...SPACING, low, ease: EASE };
  return { columns, members, hub, spacing, railTo, supply: labels.supply };
}

/** The places of lanes, one column after the other. */
function dealt(laneCount: number, columnCount: number): readonly (readonly number[])[] {
  const perColumn = Math.ceil(laneCount / columnCount);
  const places = Array.from({ length: laneCount }, (_, at) => at);
  return Array.from({ length: columnCount }, (_, column) =>
    places.slice(column * perColumn, (column + 1) * perColumn),
  );
}
