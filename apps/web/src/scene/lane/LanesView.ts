import type { TrainId } from '@roundhouse/rules';
import { Container } from 'pixi.js';
import type { LaneScene } from './laneScene.ts';
import { LaneView } from './LaneView.ts';

/** All trains. What lies on the ground of one lane never covers the tiles of another. */
export class LanesView {
  /** Frames and ghosts, below the turntable. */
  readonly below = new Container();
  /** Tiles, rings and markers, above it. */
  readonly above = new Container();
  private readonly layers = {
    frames: new Container(),
    ghosts: new Container(),
    tiles: new Container(),
    rings: new Container(),
    markers: new Container(),
  } as const;
  private readonly views = new Map<TrainId, LaneView>();

  constructor() {
    const { frames, ghosts, tiles, rings, markers } = this.layers;
    this.below.addChild(frames, ghosts);
    this.above.addChild(tiles, rings, markers);
  }

  /** Draws the lanes of the picture. */
  show(scene: LaneScene): void {
    const { lanes } = scene.picture;
    const present = new Set(lanes.map(({ train }) => train));
    for (const [train, view] of this.views) {
      if (present.has(train)) continue;
      view.destroy();
      this.views.delete(train);
    }
    for (const lane of lanes) {
      const view = this.views.get(lane.train) ?? new LaneView(this.layers);
      this.views.set(lane.train, view);
      view.show(lane, scene);
    }
  }

  /** One lane; undefined when the picture has none for this train. */
  viewOf(train: TrainId): LaneView | undefined {
    return this.views.get(train);
  }
}
