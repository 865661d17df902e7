import type { ColumnSiding } from './arrangement.ts';
import { TARGET, laneHeight, type FittedColumn, type Scale } from './fit.ts';

const ROUNDING = 1e-6;

/** A lane, or the cloth above or below all of them, while some lanes grow. In px. */
interface Strip {
  readonly least: number;
  /** What it grows to; 0 where it stays as it is. */
  readonly wanted: number;
  height: number;
}

/**
 * Grows lanes to a finger's height by what the nearest others can spare, so that those further away
 * stay where they are. Null when that is not enough, or a lane needs room for several fingers.
 */
export function grownInPlace(fitted: FittedColumn, scale: Scale): FittedColumn | null {
  const { sidings, rect } = scale.column;
  if (sidings.some(({ grown, shape }) => grown && shape.slots.length > 1)) return null;
  const { heights, blocks, above, gap } = fitted;
  const used = heights.reduce((sum, height) => sum + height + gap, above - gap);
  const lanes = sidings.map((siding, at): Strip => {
    const block = blocks[at];
    const height = heights[at] ?? 0;
    return stripOf(siding, height, block === undefined ? height : laneHeight(block, scale));
  });
  const strips = [cloth(above), ...lanes, cloth(rect.height - used)];
  for (const at of strips.keys()) growAt(strips, at);
  if (strips.some(({ height, wanted }) => height < wanted - ROUNDING)) return null;
  const [top] = strips;
  return { ...fitted, heights: lanes.map(({ height }) => height), above: top?.height ?? above };
}

function stripOf({ grown, least }: ColumnSiding, height: number, tiles: number): Strip {
  const wanted = grown ? TARGET.grown : 0;
  return { least: Math.max(least, tiles, wanted), wanted, height };
}

function cloth(height: number): Strip {
  return { least: 0, wanted: 0, height: Math.max(0, height) };
}

/** Takes what a strip lacks from the others, the nearest first, so that as few as can be move. */
function growAt(strips: readonly Strip[], at: number): void {
  const strip = strips[at];
  if (strip === undefined || strip.height >= strip.wanted) return;
  const away = (other: number) => Math.abs(other - at);
  const nearest = [...strips.keys()].toSorted((one, other) => away(one) - away(other));
  for (const other of nearest) {
    const beside = strips[other];
    if (beside === undefined || beside === strip) continue;
    const spare = Math.max(0, beside.height - beside.least);
    const part = Math.min(spare, Math.max(0, strip.wanted - strip.height));
    beside.height -= part;
    strip.height += part;
  }
}
