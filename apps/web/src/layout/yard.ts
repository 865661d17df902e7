import type { Arrangement, Column, Siding, Spacing } from './arrangement.ts';
import { chooseLabels, inColumn } from './labels.ts';
import type { LabelNeed, Point, Rect } from './picture.ts';

/** Free edge left and right, above and below the columns. */
const MARGIN = 10;
/** Units of height that a lane may have to spare. */
const EASE = 3;
/** With so few trains the roundhouse is larger. */
const FEW_TRAINS = 4;
/** Part of a lane that its label may take. */
const LABEL_SHARE = 0.46;

/** Roomy on a large screen, tight where the height is short. */
function spacingFor(area: Rect, trainCount: number): Spacing {
  const gap = Math.min(10, Math.max(4, area.height * 0.012));
  const low = Math.min(54, (area.height / Math.ceil(trainCount / 2)) * 0.6);
  return { gap, pad: Math.min(6, Math.max(1, area.height * 0.007)), ends: 8, low, ease: EASE };
}

/**
 * The yard: the hub in the middle, lanes leave it to the right and to the left in turn, so that a
 * train never changes sides.
 */
export function arrangeYard(
  area: Rect,
  sidings: readonly Siding[],
  needs: readonly LabelNeed[],
): Arrangement {
  const share = sidings.length > FEW_TRAINS ? 0.12 : 0.16;
  const hubWidth = Math.max(110, Math.min(300, area.width * share, area.height * 0.4));
  const width = (area.width - hubWidth) / 2 - MARGIN;
  const center = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const y = area.y + MARGIN;
  const height = area.height - 2 * MARGIN;
  const members = [0, 1].map((side) => [...sidings.keys()].filter((at) => at % 2 === side));
  const spacing = spacingFor(area, sidings.length);
  const labels = chooseLabels(needs, sidings.length, {
    members,
    height,
    gap: spacing.gap,
    widest: width * LABEL_SHARE,
  });
  const lefts = [center.x + hubWidth / 2, area.x + MARGIN];
  const columns = members.map((places, side): Column => ({
    rect: { x: lefts[side] ?? area.x, y, width, height },
    facing: side === 0 ? 1 : -1,
    label: labels.width,
    sidings: inColumn(places, sidings, labels),
  }));
  const hub = { ...center, radius: Math.min(hubWidth * 0.42, area.height * 0.3) };
  const railTo = (end: Point, column: number): readonly Point[] => {
    const out = column === 0 ? 1 : -1;
    const lean = Math.max(-0.7, Math.min(0.7, (end.y - center.y) / area.height));
    return [edgeOf(hub, out, lean), { x: center.x + out * (hubWidth / 2 - 4), y: end.y }, end];
  };
  return { columns, members, hub, spacing, supply: labels.supply, railTo };
}

/** A point on the edge of the hub: on the right (1) or the left (-1), `lean` radii below its centre. */
function edgeOf({ x, y, radius }: Arrangement['hub'], out: 1 | -1, lean: number): Point {
  return { x: x + out * radius * Math.sqrt(1 - lean * lean), y: y + radius * lean };
}
