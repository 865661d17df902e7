import type { TrainShape } from './picture.ts';

/**
 * A stretch of a train without a fork: tiles in a row that end in one open slot, in toes that all
 * lie on its last tile, or in nothing. A train is a tree of strands.
 */
export interface Strand {
  /** Indices in `placed`, ascending; empty for a branch of a foot that is still to come. */
  readonly tiles: readonly number[];
  /** How many of the first tiles are hidden; less than their number, so the last one shows. */
  readonly hidden: number;
  /** Index in the train's slots, or null. */
  readonly slot: number | null;
  /** None or at least two. The first one lies straight ahead. */
  readonly toes: readonly Strand[];
}

interface Kids {
  readonly tiles: number[];
  readonly slots: number[];
}

/** The strands of a train, from the engine on. */
export function strandsOf(shape: TrainShape): Strand {
  const kids = Array.from({ length: shape.placed.length + 1 }, (): Kids => ({
    tiles: [],
    slots: [],
  }));
  for (const [index, placed] of shape.placed.entries()) kids[placed.on + 1]?.tiles.push(index);
  for (const [index, slot] of shape.slots.entries()) kids[slot.on + 1]?.slots.push(index);
  return grow(kids, -1, []);
}

function grow(kids: readonly Kids[], from: number, tiles: number[]): Strand {
  let { tiles: next, slots } = kidsOf(kids, from);
  while (next.length === 1 && slots.length === 0) {
    const only = next[0] ?? 0;
    tiles.push(only);
    ({ tiles: next, slots } = kidsOf(kids, only));
  }
  if (next.length === 0 && slots.length < 2) {
    return { tiles, hidden: 0, slot: slots[0] ?? null, toes: [] };
  }
  const toes = next.map((tile) => grow(kids, tile, [tile]));
  const open = slots.map((slot): Strand => ({ tiles: [], hidden: 0, slot, toes: [] }));
  return { tiles, hidden: 0, slot: null, toes: [...toes, ...open] };
}

function kidsOf(kids: readonly Kids[], index: number): Kids {
  return kids[index + 1] ?? { tiles: [], slots: [] };
}

/**
 * Hides the tiles with an index below `limit`, the oldest ones, except the last of each strand:
 * every end and every double with a foot stays in sight.
 */
export function collapse(strand: Strand, limit: number): Strand {
  if (limit <= 0) return strand;
  const old = strand.tiles.filter((tile) => tile < limit).length;
  return {
    ...strand,
    hidden: Math.max(0, Math.min(old, strand.tiles.length - 1)),
    toes: strand.toes.map((toe) => collapse(toe, limit)),
  };
}
