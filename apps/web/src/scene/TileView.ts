import { Container, Texture } from 'pixi.js';
import type { Atlas } from './atlas.ts';
import type { SetName } from './atlasSpec.ts';
import { centredSprite } from './centredSprite.ts';
import type { TileFace } from './tileFace.ts';

/** One tile: a body and its two halves. Scale 1 shows the atlas pixel by pixel. */
export class TileView extends Container {
  private readonly body = centredSprite();
  private readonly halves = [centredSprite(), centredSprite()] as const;
  private readonly veil = centredSprite();
  private wear = '';

  constructor() {
    super();
    this.addChild(this.body, ...this.halves, this.veil);
    this.veil.visible = false;
  }

  /** Puts on a face from one set of the atlas, or the back when `face` is null. */
  dress(atlas: Atlas, set: SetName, face: TileFace | null): void {
    const { spec } = atlas;
    const wear = `${set} ${face === null ? 'back' : `${face.stance} ${face.first} ${face.second}`}`;
    if (wear === this.wear && this.body.texture === bodyOf(atlas, set, face)) return;
    this.wear = wear;
    this.body.texture = bodyOf(atlas, set, face);
    this.body.scale.set(1 / spec.resolution);
    const offset = Math.round((spec[set] ?? spec.table).edgePx / 2) / spec.resolution;
    for (const [index, half] of this.halves.entries()) {
      half.texture = halfOf(atlas, set, { face, index });
      half.visible = half.texture !== Texture.EMPTY;
      half.scale.set(1 / spec.resolution);
      const along = index === 0 ? -offset : offset;
      half.position.set(face?.stance === 'lying' ? along : 0, face?.stance === 'lying' ? 0 : along);
    }
    this.veil.texture = atlas.frame(`${set}.veil`);
    this.veil.scale.set(1 / spec.resolution);
    this.veil.rotation = face?.stance === 'lying' ? Math.PI / 2 : 0;
  }

  /** Darkens the tile: 0 not at all, 1 as one that cannot be played. */
  shadeBy(share: number): void {
    this.veil.visible = share > 0;
    this.veil.alpha = share;
  }
}

function bodyOf(atlas: Atlas, set: SetName, face: TileFace | null): Texture {
  return atlas.frame(face === null ? `${set}.back` : `${set}.body.${face.stance}`);
}

interface HalfRef {
  readonly face: TileFace | null;
  readonly index: number;
}

function halfOf(atlas: Atlas, set: SetName, { face, index }: HalfRef): Texture {
  if (face === null) return Texture.EMPTY;
  const pip = index === 0 ? face.first : face.second;
  if ((atlas.spec[set] ?? atlas.spec.table).numerals) return atlas.frame(`${set}.half.${pip}`);
  return pip === 0 ? Texture.EMPTY : atlas.frame(`${set}.half.${pip}.${face.stance}`);
}
