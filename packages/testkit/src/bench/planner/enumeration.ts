import { highOf, lowOf, type Pip, type TileId } from '@roundhouse/rules';

/** What trying every train came to. */
export interface Enumerated {
  /** The most tiles of any train. */
  readonly mostTiles: number;
  /** Tiles laid on the way. */
  readonly laid: number;
  /** False when the search was given up. */
  readonly isWhole: boolean;
}

const WIDTH = 32;
const MOST_LAID = 3_000_000;

/**
 * The longest train by laying whatever fits, as the public solvers do: every train is tried, a
 * double like any other tile. Flat arrays and no copies, so that the method is compared and not
 * the way it was written.
 */
export function enumerateTrains(tiles: readonly TileId[], start: Pip): Enumerated {
  const held = new Uint8Array(WIDTH * WIDTH);
  for (const tile of tiles) {
    held[lowOf(tile) * WIDTH + highOf(tile)] = 1;
    held[highOf(tile) * WIDTH + lowOf(tile)] = 1;
  }
  const pipCount = Math.max(start, ...tiles.map(highOf)) + 1;
  let [mostTiles, laid] = [0, 0];
  const grow = (end: Pip, length: number): void => {
    if (length > mostTiles) mostTiles = length;
    for (let next = 0; next < pipCount && laid < MOST_LAID; next += 1) {
      if (held[end * WIDTH + next] === 0) continue;
      laid += 1;
      held[end * WIDTH + next] = 0;
      held[next * WIDTH + end] = 0;
      grow(next, length + 1);
      held[end * WIDTH + next] = 1;
      held[next * WIDTH + end] = 1;
    }
  };
  grow(start, 0);
  return { mostTiles, laid, isWhole: laid < MOST_LAID };
}
