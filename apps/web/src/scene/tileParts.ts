import type { AtlasSpec, SetName } from './atlasSpec.ts';
import type { TileFace } from './tileFace.ts';

/** One half of a tile: a picture of the atlas and where its middle stands from the tile's, in px. */
export interface HalfPart {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A tile by the names of its pictures. A blank half with spots is no picture at all. */
export interface TileParts {
  readonly body: string;
  readonly halves: readonly HalfPart[];
}

/** The pictures that make a tile of this set, from below; its back when `face` is null. */
export function partsOf(spec: AtlasSpec, set: SetName, face: TileFace | null): TileParts {
  if (face === null) return { body: `${set}.back`, halves: [] };
  const { edgePx, numerals } = spec[set] ?? spec.table;
  const along = Math.round(edgePx / 2);
  const { stance, first, second } = face;
  const halves = [
    { pip: first, at: -along },
    { pip: second, at: along },
  ].flatMap(({ pip, at }) => {
    if (pip === 0 && !numerals) return [];
    const name = `${set}.half.${pip}${numerals ? '' : `.${stance}`}`;
    return [stance === 'lying' ? { name, x: at, y: 0 } : { name, x: 0, y: at }];
  });
  return { body: `${set}.body.${stance}`, halves };
}
