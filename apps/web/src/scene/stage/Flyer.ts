import { Container } from 'pixi.js';
import { setEdge, type Atlas } from '../atlas.ts';
import type { SetName } from '../atlasSpec.ts';
import { centredSprite } from '../centredSprite.ts';
import type { TileFace } from '../tileFace.ts';
import { TileView } from '../TileView.ts';

/** A tile in the air: above everything, with a shadow that grows as it rises. */
export class Flyer extends Container {
  private readonly tile = new TileView();
  private readonly shadow = centredSprite();
  private edge = 1;

  constructor() {
    super();
    this.addChild(this.shadow, this.tile);
  }

  /** Puts on a face, or the back when it is null. */
  dress(atlas: Atlas, set: SetName, face: TileFace | null): void {
    const worn = atlas.spec[set] === null ? 'table' : set;
    this.tile.dress(atlas, worn, face);
    this.edge = setEdge(atlas, worn);
    this.shadow.texture = atlas.frame(`${worn}.lift`);
    this.shadow.scale.set(1 / atlas.spec.resolution);
    this.shadow.rotation = face?.stance === 'lying' ? Math.PI / 2 : 0;
  }

  /** Half the tile's edge on the screen in CSS px; `turn` narrows it as if it turned over. */
  setEdge(edge: number, turn = 1): void {
    this.scale.set((edge / this.edge) * Math.max(0.02, turn), edge / this.edge);
  }

  /** How high it is, 0 on the table to 1. */
  setHeight(height: number): void {
    this.shadow.alpha = Math.min(1, 0.25 + height);
    this.shadow.position.set(this.edge * 0.1 * height, this.edge * 0.22 * height);
  }
}
