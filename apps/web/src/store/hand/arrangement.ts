import type { TileId } from '@roundhouse/rules';

/** How a player has laid out the own hand. */
export interface Arrangement {
  readonly tiles: readonly TileId[];
  /** Tiles that stand with their smaller number on top. */
  readonly turned: readonly TileId[];
  /** Tiles before which a divider stands: each begins a group. */
  readonly dividers: readonly TileId[];
}

/** Nothing has been put in order. */
export const UNARRANGED: Arrangement = { tiles: [], turned: [], dividers: [] };

/**
 * An arrangement with the tiles that are held now: known tiles stay where they are, new ones come
 * last. A divider whose tile has gone stands before the next tile of its group.
 */
export function arranged(kept: Arrangement, hand: readonly TileId[]): Arrangement {
  const held = new Set(hand);
  const known = new Set(kept.tiles.filter((tile) => held.has(tile)));
  const tiles = [...known, ...hand.filter((tile) => !known.has(tile))];
  const dividers = groupsOf(kept)
    .map((group) => group.find((tile) => held.has(tile)))
    .filter((tile) => tile !== undefined && tile !== tiles[0]);
  return {
    tiles,
    turned: kept.turned.filter((tile) => held.has(tile)),
    dividers: [...new Set(dividers)].filter((tile) => tile !== undefined),
  };
}

/** The tiles of each group, in order; one group when there is no divider. */
export function groupsOf({ tiles, dividers }: Arrangement): readonly (readonly TileId[])[] {
  const groups: TileId[][] = [];
  for (const tile of tiles) {
    const last = groups.at(-1);
    if (last === undefined || dividers.includes(tile)) groups.push([tile]);
    else last.push(tile);
  }
  return groups;
}

/**
 * One tile moved to another place, 0 to the number of tiles - 1. It joins the group of the tile whose
 * place it takes.
 */
export function moved(before: Arrangement, tile: TileId, to: number): Arrangement {
  const { tiles, dividers } = before;
  const from = tiles.indexOf(tile);
  if (from < 0) return before;
  const place = Math.max(0, Math.min(tiles.length - 1, to));
  const target = tiles[place];
  const groups = groupsOf(before).map((group) => group.filter((other) => other !== tile));
  const firsts = groups.slice(1).flatMap((group) => group.slice(0, 1));
  const others = tiles.filter((other) => other !== tile);
  const leads = place < from && target !== undefined && dividers.includes(target);
  const next = [...others.slice(0, place), tile, ...others.slice(place)];
  return {
    ...before,
    tiles: next,
    dividers: firsts
      .map((first) => (leads && first === target ? tile : first))
      .filter((first) => first !== next[0]),
  };
}

/** A tile turned end for end. */
export function turnedOver(before: Arrangement, tile: TileId): Arrangement {
  return { ...before, turned: toggled(before.turned, tile) };
}

/** A divider put before a tile, or taken away from there. Before the first tile none stands. */
export function divided(before: Arrangement, tile: TileId): Arrangement {
  if (tile === before.tiles[0]) return before;
  return { ...before, dividers: toggled(before.dividers, tile) };
}

function toggled(tiles: readonly TileId[], tile: TileId): readonly TileId[] {
  return tiles.includes(tile) ? tiles.filter((other) => other !== tile) : [...tiles, tile];
}
