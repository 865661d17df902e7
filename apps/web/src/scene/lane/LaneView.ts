import type { TileId } from '@roundhouse/rules';
import type { Container } from 'pixi.js';
import type { Lane } from '../../layout/picture.ts';
import { LaneCues } from './LaneCues.ts';
import type { LaneScene } from './laneScene.ts';
import { LaneTiles } from './LaneTiles.ts';
import { MarkerView } from './MarkerView.ts';

/** The layers that lanes share, from the ground up. */
export interface LaneLayers {
  readonly frames: Container;
  readonly ghosts: Container;
  readonly tiles: Container;
  readonly rings: Container;
  readonly markers: Container;
}

/** One train: its tiles, the ghosts of the next ones, its rings and its marker. */
export class LaneView {
  readonly tiles = new LaneTiles();
  readonly cues = new LaneCues();
  readonly marker = new MarkerView();
  private current: Lane | null = null;

  constructor(layers: LaneLayers) {
    layers.frames.addChild(this.cues.frame);
    layers.ghosts.addChild(this.cues.ghosts);
    layers.tiles.addChild(this.tiles);
    layers.rings.addChild(this.cues.rings);
    layers.markers.addChild(this.marker);
  }

  /** Draws the lane. */
  show(lane: Lane, scene: LaneScene): void {
    this.current = lane;
    this.tiles.show(lane, scene);
    this.cues.show(lane, scene, (tile) => this.tiles.alphaOf(tile));
    this.marker.show(lane, scene);
  }

  /** Where everything of the lane lies now. */
  get lane(): Lane | null {
    return this.current;
  }

  /** Shows only a share of a tile and of the rings around it. */
  fade(tile: TileId, alpha: number): void {
    this.tiles.fade(tile, alpha);
    this.cues.fade(tile, alpha);
  }

  /** Takes the lane off the stage for good. */
  destroy(): void {
    const { frame, ghosts, rings } = this.cues;
    for (const part of [frame, ghosts, rings, this.tiles, this.marker]) {
      part.destroy({ children: true });
    }
  }
}
