import type { Column, Siding, Spacing } from './arrangement.ts';
import { TILE_GAP, type Block, type Frame } from './block.ts';
import { layStrand } from './branches.ts';
import { collapse } from './strand.ts';

/** Least distance in px between a tile and the ghost of the next one, beyond the tiles' own gap. */
const SLOT_INSET = 2;
/** Least cloth in px between doubles of two rows, beyond the tiles' own gap. */
const ROW_AIR = 2;
/** Size in px of the letters of a coupling, and how wide one is. */
export const COUPLING_PX = 11;
const COUPLING_LETTER = 0.582 * COUPLING_PX;
/** Height in px of a pointer target: the least, and while a tile is chosen. */
export const TARGET = { least: 24, grown: 44 } as const;

/** A column at a given unit: each lane's height and its train, laid out in units. */
export interface FittedColumn {
  readonly heights: readonly number[];
  readonly blocks: readonly Block[];
  /** Cloth above the first lane, and between two lanes, in px. */
  readonly above: number;
  readonly gap: number;
}

/** Trains at one size: everything that decides how high a lane must be. */
export interface Scale {
  readonly unit: number;
  readonly column: Column;
  readonly spacing: Spacing;
}

/** Lays out one train at a size, its tiles below index `limit` collapsed; null when too wide. */
export function layAt(siding: Siding, scale: Scale, limit: number): Block | null {
  return layStrand(collapse(siding.strand, limit), frameOf(siding, scale));
}

/** What laying out this train at this size depends on. */
export function frameOf(siding: Siding, { unit, column, spacing }: Scale): Frame {
  return {
    width: (column.rect.width - column.label - 2 * spacing.ends) / unit,
    doubles: siding.doubles,
    slotGap: TILE_GAP + SLOT_INSET / unit,
    air: ROW_AIR / unit,
    letter: COUPLING_LETTER / unit,
    slotHalf: siding.grown && siding.shape.slots.length > 1 ? TARGET.least / 2 / unit : 0,
  };
}

/** Height of a lane in px that shows this block. */
export function laneHeight(block: Block, { unit, spacing }: Scale): number {
  return (block.up + block.down) * unit + 2 * spacing.pad;
}

/** A lane's height in px, and its train with nothing but its ends, which fits there. */
export interface Least {
  readonly height: number;
  readonly ends: Block;
}

/** The train with as few of its oldest tiles hidden as a lane of this height allows. */
export function fitTrain(siding: Siding, scale: Scale, { height, ends }: Least): Block {
  let best = ends;
  let [least, most] = [-1, siding.shape.placed.length];
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    const block = layAt(siding, scale, middle);
    if (block === null || laneHeight(block, scale) > height + 0.01) least = middle;
    else [most, best] = [middle, block];
  }
  return best;
}

/** True when every train of the column fits whole, or folded where another lane has the focus. */
export function fitsWhole(scale: Scale): boolean {
  const { sidings, rect } = scale.column;
  let used = scale.spacing.gap * (sidings.length - 1);
  for (const siding of sidings) {
    const block = layAt({ ...siding, grown: false }, scale, siding.folded ? Infinity : 0);
    if (block === null) return false;
    used += Math.max(siding.least, scale.spacing.low, laneHeight(block, scale));
    if (used > rect.height + 0.01) return false;
  }
  return true;
}
