import type { Pip } from '@roundhouse/rules';

/** A point on one half of a tile; the half is the unit square, y grows downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const NINTHS = [0.24, 0.5, 0.76] as const;
const FOUR = [0.15, 0.383, 0.617, 0.85] as const;
const FIVE = [0.135, 0.3175, 0.5, 0.6825, 0.865] as const;
/** Between the rows of FOUR, so that a middle column stands in the gaps. */
const GAPS = [0.2665, 0.5, 0.7335] as const;

/** Columns from left to right, each a list of heights. */
function columns(xs: readonly number[], heights: readonly (readonly number[])[]): Spot[] {
  return heights.flatMap((ys, column) => ys.map((y) => ({ x: xs[column] ?? 0.5, y })));
}

/** Places of the 3 x 3 grid, numbered by rows from 0. */
function grid(...places: number[]): Spot[] {
  return places.map((place) => ({
    x: NINTHS[place % 3] ?? 0.5,
    y: NINTHS[Math.floor(place / 3)] ?? 0.5,
  }));
}

const OUTER = [GAPS[0], GAPS[2]];

/**
 * The patterns of an upright half, by pip. Up to 9 the common 3 x 3 grid, to 12 columns of four;
 * above that every number has a lattice of its own, because no standard is agreed on.
 */
const PATTERNS: readonly (readonly Spot[])[] = [
  [],
  grid(4),
  grid(0, 8),
  grid(0, 4, 8),
  grid(0, 2, 6, 8),
  grid(0, 2, 4, 6, 8),
  grid(0, 3, 6, 2, 5, 8),
  grid(0, 3, 6, 4, 2, 5, 8),
  grid(0, 3, 6, 1, 7, 2, 5, 8),
  grid(0, 1, 2, 3, 4, 5, 6, 7, 8),
  columns([0.22, 0.5, 0.78], [FOUR, OUTER, FOUR]),
  columns([0.22, 0.5, 0.78], [FOUR, GAPS, FOUR]),
  columns([0.22, 0.5, 0.78], [FOUR, FOUR, FOUR]),
  columns(FIVE, [
    [0.16, 0.5, 0.84],
    [0.33, 0.67],
    [0.16, 0.5, 0.84],
    [0.33, 0.67],
    [0.16, 0.5, 0.84],
  ]),
  columns(FOUR, [FOUR, GAPS, GAPS, FOUR]),
  columns([0.2, 0.5, 0.8], [FIVE, FIVE, FIVE]),
  columns(FOUR, [FOUR, FOUR, FOUR, FOUR]),
  columns(FIVE, [GAPS, FOUR, GAPS, FOUR, GAPS]),
  columns(FIVE, [FOUR, GAPS, FOUR, GAPS, FOUR]),
];

/** The spots of a half whose tile stands upright; each pattern is its own point reflection. */
export function uprightSpots(pip: Pip): readonly Spot[] {
  return PATTERNS[pip] ?? [];
}

/** The same spots on a tile that lies on its side. */
export function lyingSpots(pip: Pip): readonly Spot[] {
  return uprightSpots(pip).map(({ x, y }) => ({ x: 1 - y, y: x }));
}

/** Radius of one spot as a share of the half's edge. */
export function spotRadius(pip: Pip): number {
  if (pip === 1) return 0.112;
  if (pip <= 5) return 0.1;
  if (pip <= 9) return 0.088;
  if (pip <= 12) return 0.075;
  return pip <= 15 ? 0.07 : 0.067;
}
