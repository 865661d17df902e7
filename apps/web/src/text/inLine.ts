import { highOf, lowOf, otherHalf, type Pip, type TileId } from '@roundhouse/rules';

/**
 * The names of tiles as they lie in a line that begins at a number, each turned so that it goes on from
 * the one before: `12–10`, `10–9`. A tile that does not go on keeps its larger number first.
 */
export function namesInLine(tiles: readonly TileId[], start: Pip): readonly string[] {
  const names: string[] = [];
  let end = start;
  for (const tile of tiles) {
    const first = lowOf(tile) === end ? end : highOf(tile);
    end = otherHalf(tile, first);
    names.push(`${first}–${end}`);
  }
  return names;
}
