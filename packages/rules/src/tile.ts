import { invariant } from './result.ts';

/** Spots on one half of a tile, 0 to 18. Zero is the blank, an ordinary suit. */
export type Pip = number;

/**
 * One tile, 0 to 189: the same number in every set, smaller sets use the first ones.
 * `high * (high + 1) / 2 + low`, so 0-0 is 0, 1-0 is 1, 12-12 is 90 and 18-18 is 189.
 */
export type TileId = number & { readonly brand: 'TileId' };

/** The largest pip of the largest set, double-18. */
export const LARGEST_PIP = 18;

const TILE_COUNT = tileCount(LARGEST_PIP);
const HIGHS: readonly Pip[] = Array.from({ length: TILE_COUNT }, (_, id) => highFor(id));
const LOWS: readonly Pip[] = HIGHS.map((high, id) => id - (high * (high + 1)) / 2);

function highFor(id: number): Pip {
  let high = 0;
  while (tileCount(high) <= id) high += 1;
  return high;
}

/** How many tiles a double-`maxPip` set holds: 28, 55, 91, 136 or 190. */
export function tileCount(maxPip: Pip): number {
  return ((maxPip + 1) * (maxPip + 2)) / 2;
}

/** Checks a number that came from outside: a tile of the double-`maxPip` set, or undefined. */
export function toTileId(value: unknown, maxPip: Pip = LARGEST_PIP): TileId | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
  return value >= 0 && value < tileCount(maxPip) ? (value as TileId) : undefined;
}

/** The tile with these two pips, in either order. Throws when a pip is not 0 to 18. */
export function tileOf(a: Pip, b: Pip): TileId {
  const high = Math.max(a, b);
  const low = Math.min(a, b);
  const isTile = low >= 0 && high <= LARGEST_PIP && Number.isInteger(a) && Number.isInteger(b);
  invariant(isTile, `pips ${a} and ${b}`);
  return ((high * (high + 1)) / 2 + low) as TileId;
}

/** The larger pip of a tile. */
export function highOf(tile: TileId): Pip {
  return HIGHS[tile] ?? 0;
}

/** The smaller pip of a tile. */
export function lowOf(tile: TileId): Pip {
  return LOWS[tile] ?? 0;
}

/** True for a tile with two equal halves. */
export function isDouble(tile: TileId): boolean {
  return highOf(tile) === lowOf(tile);
}

/** True when one of the tile's halves shows `pip`. */
export function hasPip(tile: TileId, pip: Pip): boolean {
  return highOf(tile) === pip || lowOf(tile) === pip;
}

/** The half that stays exposed when the tile is matched with its `inner` half. */
export function otherHalf(tile: TileId, inner: Pip): Pip {
  return highOf(tile) === inner ? lowOf(tile) : highOf(tile);
}

/** Every tile of a double-`maxPip` set once, in the order of their ids. */
export function fullSet(maxPip: Pip): readonly TileId[] {
  return Array.from({ length: tileCount(maxPip) }, (_, id) => id as TileId);
}

/** A tile in text, higher half first: `12-5`. */
export function formatTile(tile: TileId): string {
  return `${highOf(tile)}-${lowOf(tile)}`;
}

/** Reads `12-5` (either order); undefined when it is no tile of the double-18 set. */
export function parseTile(text: string): TileId | undefined {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (match === null) return undefined;
  const [a, b] = [Number(match[1]), Number(match[2])];
  return a <= LARGEST_PIP && b <= LARGEST_PIP ? tileOf(a, b) : undefined;
}
