import type { Arrangement, Column, Siding, Spacing } from './arrangement.ts';
import type { Point, Rect } from './picture.ts';

/** Free edge left and right, above and below the columns. */
const MARGIN = 10;

/** Roomy on a large screen, tight where the height is short. */
function spacingFor(area: Rect, trainCount: number): Spacing {
  const gap = Math.min(10, Math.max(4, area.height * 0.012));
  const low = Math.min(54, (area.height / Math.ceil(trainCount / 2)) * 0.6);
  return { gap, pad: Math.min(6, Math.max(1, area.height * 0.007)), ends: 8, low };
}

/**
 * The yard: the hub in the middle, lanes leave it to the right and to the left in turn, so that a
 * train never changes sides.
 */
export function arrangeYard(
  area: Rect,
  sidings: readonly Siding[],
  labelWidth: number,
): Arrangement {
  const hubWidth = Math.min(230, Math.max(110, area.width * 0.12));
  const width = (area.width - hubWidth) / 2 - MARGIN;
  const label = Math.min(labelWidth, width * 0.35);
  const center = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const y = area.y + MARGIN;
  const height = area.height - 2 * MARGIN;
  const members = [0, 1].map((side) => [...sidings.keys()].filter((at) => at % 2 === side));
  const lefts = [center.x + hubWidth / 2, area.x + MARGIN];
  const columns = members.map((places, side): Column => ({
    rect: { x: lefts[side] ?? area.x, y, width, height },
    facing: side === 0 ? 1 : -1,
    label,
    sidings: places.flatMap((at) => sidings[at] ?? []),
  }));
  const radius = Math.min(hubWidth * 0.42, area.height * 0.3);
  const railTo = (end: Point, column: number): readonly Point[] => {
    const out = column === 0 ? 1 : -1;
    const lean = Math.max(-0.7, Math.min(0.7, (end.y - center.y) / area.height));
    const start = {
      x: center.x + out * radius * Math.sqrt(1 - lean * lean),
      y: center.y + radius * lean,
    };
    return [start, { x: center.x + out * (hubWidth / 2 - 4), y: end.y }, end];
  };
  return {
    columns,
    members,
    hub: { ...center, radius },
    spacing: spacingFor(area, sidings.length),
    railTo,
  };
}
