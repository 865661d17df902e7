import { Container, Texture } from 'pixi.js';
import type { Atlas, HalfPicture } from './atlas.ts';
import type { SetName } from './atlasSpec.ts';
import { centredSprite } from './centredSprite.ts';
import type { TileFace } from './tileFace.ts';

/** A half that is not drawn by itself. */
const NOTHING: HalfPicture = { texture: Texture.EMPTY, x: 0, y: 0 };

/** One tile: a body and its two halves. Scale 1 shows the atlas pixel by pixel. */
export class TileView extends Container {
  private readonly body = centredSprite();
  private readonly halves = [centredSprite(), centredSprite()] as const;
  private readonly veil = centredSprite();
  private wear = '';
  private atlas: Atlas | null = null;

  constructor() {
    super();
    this.addChild(this.body, ...this.halves, this.veil);
    this.veil.visible = false;
  }

  /** Puts on a face from one set of the atlas, or the back when `face` is null. */
  dress(atlas: Atlas, set: SetName, face: TileFace | null): void {
    const { resolution } = atlas.spec;
    const wear = `${set} ${face === null ? 'back' : `${face.stance} ${face.first} ${face.second}`}`;
    if (wear === this.wear && this.atlas === atlas) return;
    this.wear = wear;
    this.atlas = atlas;
    const { body, halves } = atlas.tile(set, face);
    this.body.texture = body;
    this.body.scale.set(1 / resolution);
    for (const [index, half] of this.halves.entries()) {
      const { texture, x, y } = halves[index] ?? NOTHING;
      half.texture = texture;
      half.visible = texture !== Texture.EMPTY;
      half.scale.set(1 / resolution);
      half.position.set(x / resolution, y / resolution);
    }
    this.veil.texture = atlas.frame(`${set}.veil`);
    this.veil.scale.set(1 / resolution);
    this.veil.rotation = face?.stance === 'lying' ? Math.PI / 2 : 0;
  }

  /** Darkens the tile: 0 not at all, 1 as one that cannot be played. */
  shadeBy(share: number): void {
    this.veil.visible = share > 0;
    this.veil.alpha = share;
  }
}
