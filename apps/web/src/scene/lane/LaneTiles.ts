import type { TileId } from '@roundhouse/rules';
import { Container } from 'pixi.js';
import type { Lane, TilePlace } from '../../layout/picture.ts';
import { setEdge } from '../atlas.ts';
import { poseOf, type Pose } from '../Glides.ts';
import { snapTo } from '../snap.ts';
import { faceAt, turnOf, type TileFace } from '../tileFace.ts';
import { TileView } from '../TileView.ts';
import { legalSlots, RELAYOUT_MS, type LaneScene } from './laneScene.ts';

/** A lane that waits while a tile goes elsewhere is this much veiled. */
const WAITING_VEIL = 0.7;

interface Laid {
  readonly view: TileView;
  readonly face: TileFace;
}

/** The tiles of one train. */
export class LaneTiles extends Container {
  private readonly laid = new Map<TileId, Laid>();
  /** Tiles that are still on their way, by how much of them is seen. */
  private readonly alphas = new Map<TileId, number>();

  /** Puts every tile where it belongs. */
  show(lane: Lane, scene: LaneScene): void {
    const veil = scene.facts.choosing && legalSlots(lane, scene.facts).length === 0;
    const shown = new Set(lane.tiles.map(({ tile }) => tile));
    for (const [tile, { view }] of this.laid) {
      if (shown.has(tile)) continue;
      view.destroy({ children: true });
      this.laid.delete(tile);
    }
    for (const place of lane.tiles) this.showTile(place, scene, veil ? WAITING_VEIL : 0);
  }

  /** The picture of a tile; undefined while it is hidden behind a coupling or not laid here. */
  viewOf(tile: TileId): TileView | undefined {
    return this.laid.get(tile)?.view;
  }

  /** How a tile lies here. */
  faceOf(tile: TileId): TileFace | undefined {
    return this.laid.get(tile)?.face;
  }

  /** How much of a tile is seen, 0 to 1. */
  alphaOf(tile: TileId): number {
    return this.alphas.get(tile) ?? 1;
  }

  /** Shows only a share of a tile, until it is told otherwise. */
  fade(tile: TileId, alpha: number): void {
    if (alpha < 1) this.alphas.set(tile, alpha);
    else this.alphas.delete(tile);
    const view = this.viewOf(tile);
    if (view !== undefined) view.alpha = alpha;
  }

  private showTile(place: TilePlace, { atlas, picture, glides }: LaneScene, veil: number): void {
    const { tile, angle, inner, outer, x, y } = place;
    const snap = snapTo(atlas.spec.resolution);
    const known = this.laid.get(tile);
    const view = known?.view ?? this.addChild(new TileView());
    const before = known === undefined ? null : { pose: poseOf(view), face: known.face };
    const face = faceAt(angle, inner, outer);
    this.laid.set(tile, { view, face });
    view.dress(atlas, 'table', face);
    view.position.set(snap(x), snap(y));
    view.scale.set(picture.unit / setEdge(atlas, 'table'));
    view.rotation = 0;
    view.alpha = this.alphaOf(tile);
    view.shadeBy(veil);
    if (before === null) return;
    glides?.start(view, turned(before.pose, before.face, face), RELAYOUT_MS);
  }
}

/** The old pose with a rotation that makes the new face look like the old one. */
function turned(pose: Pose, old: TileFace, now: TileFace): Pose {
  return { ...pose, rotation: pose.rotation + turnOf(now, old) };
}
