import type { ColumnSiding } from './arrangement.ts';
import { TILE_GAP, type Block } from './block.ts';
import { TARGET, fitTrain, laneHeight, layAt, type FittedColumn, type Scale } from './fit.ts';
import { grownInPlace } from './growing.ts';

/** A lane's height in px while room is shared out. */
interface Share {
  readonly siding: ColumnSiding;
  readonly least: number;
  /** The train at its smallest and, where the width allows it, at its largest. */
  readonly ends: Block;
  readonly whole: Block | null;
  height: number;
  /** How much one row of tiles takes. */
  readonly step: number;
}

/**
 * Shares a column's height among its lanes. Room to spare is given away; where it is short, lanes
 * lose rows, the highest first and those that are kept last, and hide their oldest tiles.
 * Lanes that grow take from the nearest others where that is enough. Null when the ends alone do not fit.
 */
export function squeeze(scale: Scale): FittedColumn | null {
  const { column } = scale;
  if (!column.sidings.some(({ grown }) => grown)) return shareOut(scale);
  const resting = column.sidings.map((siding) => ({ ...siding, grown: false }));
  const before = shareOut({ ...scale, column: { ...column, sidings: resting } });
  return (before && grownInPlace(before, scale)) ?? shareOut(scale);
}

function shareOut(scale: Scale): FittedColumn | null {
  const shares: Share[] = [];
  for (const siding of scale.column.sidings) {
    const share = shareOf(siding, scale);
    if (share === null) return null;
    shares.push(share);
  }
  const room = scale.column.rect.height - scale.spacing.gap * (shares.length - 1);
  const used = sumOf(shares);
  if (used > room && !shrink(shares, used - room)) return null;
  giveAway(shares, room, scale);
  return { ...spread(shares, room, scale.spacing.gap), ...fitAll(shares, scale) };
}

/**
 * Gives what is left of the room to lanes below the height `low`, then to all of them by their need:
 * what is long gets more than what is empty, and none more than its ease.
 */
function giveAway(shares: readonly Share[], room: number, { spacing, unit }: Scale): void {
  const { low, ease } = spacing;
  const spare = room - sumOf(shares);
  const lacking = shares.reduce((sum, share) => sum + Math.max(0, low - share.height), 0);
  const part = lacking === 0 ? 0 : Math.min(1, spare / lacking);
  for (const share of shares) share.height += part * Math.max(0, low - share.height);
  const needed = sumOf(shares);
  const grow = (room - needed) / needed;
  for (const share of shares) share.height += Math.min(share.height * grow, ease * unit);
}

function sumOf(shares: readonly Share[]): number {
  return shares.reduce((sum, share) => sum + share.height, 0);
}

/** Room that no lane wants becomes cloth: some between the lanes, the rest above and below them. */
function spread(
  shares: readonly Share[],
  room: number,
  gap: number,
): Pick<FittedColumn, 'above' | 'gap'> {
  const left = Math.max(0, room - sumOf(shares));
  const wider = Math.min(left / (shares.length + 1), 1.5 * gap);
  return { gap: gap + wider, above: (left - wider * (shares.length - 1)) / 2 };
}

function shareOf(siding: ColumnSiding, scale: Scale): Share | null {
  const ends = layAt(siding, scale, Infinity);
  if (ends === null) return null;
  const whole = siding.folded ? ends : layAt(siding, scale, 0);
  const target = siding.grown ? Math.max(TARGET.grown, siding.least) : siding.least;
  const least = Math.max(target, laneHeight(ends, scale));
  const height = whole === null ? least : Math.max(least, laneHeight(whole, scale));
  const rows = siding.strand.toes.length > 0 ? 1 + TILE_GAP : 2 + TILE_GAP;
  return { siding, least, ends, whole, height, step: rows * scale.unit };
}

/** Takes `over` px from the lanes. False when they have less to give. */
function shrink(shares: readonly Share[], over: number): boolean {
  let left = over;
  for (const kept of [false, true]) {
    while (left > 0.01) {
      const share = highest(shares, kept);
      if (share === undefined) break;
      const step = Math.min(share.step, share.height - share.least);
      share.height -= step;
      left -= step;
    }
  }
  return left <= 0.01;
}

function highest(shares: readonly Share[], kept: boolean): Share | undefined {
  let best: Share | undefined;
  for (const share of shares) {
    const isKept = share.siding.kept || share.siding.grown;
    const gives = isKept === kept && share.height > share.least + 0.01;
    if (gives && (best === undefined || share.height > best.height)) best = share;
  }
  return best;
}

function fitAll(shares: readonly Share[], scale: Scale): Pick<FittedColumn, 'heights' | 'blocks'> {
  const heights = shares.map((share) => share.height);
  const blocks = shares.map((share) => blockOf(share, scale));
  return { heights, blocks };
}

function blockOf({ siding, ends, whole, height }: Share, scale: Scale): Block {
  const isWhole = whole !== null && !siding.folded && laneHeight(whole, scale) <= height + 0.01;
  return isWhole ? whole : fitTrain(siding, scale, { height, ends });
}
