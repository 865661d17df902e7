import { fullSet, type Pip, type TileId } from '../src/index.ts';
import { tileNamed } from './names.ts';

/** Tiles written as `12-5 4-4`. Throws when one is none of the double-`maxPip` set. */
export function tilesNamed(text: string, maxPip: Pip = 18): readonly TileId[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => tileNamed(word, maxPip));
}

/** A whole double-`maxPip` set that begins and ends with these tiles, the others between them. */
export function deckOf(maxPip: Pip, first: string, last = ''): readonly TileId[] {
  const front = tilesNamed(first, maxPip);
  const back = tilesNamed(last, maxPip);
  const placed = new Set([...front, ...back]);
  return [...front, ...fullSet(maxPip).filter((tile) => !placed.has(tile)), ...back];
}
