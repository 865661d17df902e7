import { Container } from 'pixi.js';
import type { Lane, Picture, SlotPlace, TilePlace } from '../layout/picture.ts';
import { setEdge, type Atlas } from './atlas.ts';
import { FRAME_MARGIN } from './atlasPlan.ts';
import { centredSprite } from './centredSprite.ts';
import type { SceneFacts } from './facts.ts';
import { NineView } from './NineView.ts';
import { snapTo } from './snap.ts';
import { tintOf } from './theme.ts';
import { faceAt, TileView } from './TileView.ts';

/** What a lane is drawn from. */
export interface LaneScene {
  readonly atlas: Atlas;
  readonly picture: Picture;
  readonly facts: SceneFacts;
}

/** A lane that waits while a tile goes elsewhere is this much darker. */
const WAITING_VEIL = 0.7;
/** A fresh ghost is brighter than the rails below it, and lets them through. */
const GHOST_ALPHA = 0.95;

/** One train: its tiles, the ghosts of the next ones, rings and the marker engine. */
export class LaneView {
  readonly frame = new NineView();
  readonly ground = new Container();
  readonly tiles = new Container();
  readonly cues = new Container();
  readonly marker = centredSprite();
  private readonly views = new Map<number, TileView>();

  /** Draws the lane at rest. */
  show(lane: Lane, scene: LaneScene): void {
    this.showTiles(lane, scene);
    this.showFrame(lane, scene);
    clear(this.ground);
    clear(this.cues);
    for (const slot of legalSlots(lane, scene.facts)) this.addGhost(lane, slot, scene);
    this.showRings(lane, scene);
    this.showMarker(lane, scene);
  }

  /** The picture of one of the lane's tiles; undefined while it is hidden or not laid. */
  tileAt(index: number): TileView | undefined {
    return this.views.get(index);
  }

  /** Takes the lane off the stage for good. */
  destroy(): void {
    for (const part of [this.frame, this.ground, this.tiles, this.cues, this.marker]) {
      part.destroy({ children: true });
    }
  }

  private showTiles(lane: Lane, { atlas, picture, facts }: LaneScene): void {
    const snap = snapTo(atlas.spec.resolution);
    const waits = facts.choosing && legalSlots(lane, facts).length === 0;
    const shown = new Set(lane.tiles.map((place) => place.index));
    for (const [index, view] of this.views) {
      if (shown.has(index)) continue;
      view.destroy({ children: true });
      this.views.delete(index);
    }
    for (const place of lane.tiles) {
      const view = this.viewOf(place);
      view.dress(atlas, 'table', faceAt(place.angle, place.inner, place.outer));
      view.position.set(snap(place.x), snap(place.y));
      view.scale.set(picture.unit / setEdge(atlas, 'table'));
      view.rotation = 0;
      view.alpha = 1;
      view.shadeBy(waits ? WAITING_VEIL : 0);
    }
  }

  private viewOf({ index }: TilePlace): TileView {
    const known = this.views.get(index);
    if (known !== undefined) return known;
    const view = new TileView();
    this.views.set(index, view);
    this.tiles.addChild(view);
    return view;
  }

  private showFrame(lane: Lane, { atlas, facts }: LaneScene): void {
    this.frame.visible = legalSlots(lane, facts).length > 0;
    if (!this.frame.visible) return;
    const { x, y, width, height } = lane.rect;
    const grown = {
      x: x - FRAME_MARGIN + 1,
      y: y - FRAME_MARGIN + 1,
      width: width + 2 * FRAME_MARGIN - 2,
      height: height + 2 * FRAME_MARGIN - 2,
    };
    this.frame.lay(atlas.frame('frame'), grown, atlas.spec.resolution);
    this.frame.paint(tintOf(atlas.spec.theme.legal));
  }

  private addGhost(lane: Lane, slot: SlotPlace, scene: LaneScene): void {
    const tint = tintOf(scene.atlas.spec.theme.legal);
    const ghost = cue(scene, 'table.ghost', slot);
    ghost.tint = tint;
    ghost.alpha = GHOST_ALPHA;
    this.ground.addChild(ghost);
    const underEngine = isMarked(lane, scene.facts) && lane.marker !== null && near(lane.marker, slot);
    if (underEngine) return;
    const plus = cue(scene, 'plus', { ...slot, angle: 90 });
    plus.tint = tint;
    this.ground.addChild(plus);
  }

  private showRings(lane: Lane, scene: LaneScene): void {
    const { openDoubles, lastPlay } = scene.facts;
    const { theme } = scene.atlas.spec;
    const ringOn = (index: number, colour: string) => {
      const place = lane.tiles.find((tile) => tile.index === index);
      if (place === undefined) return;
      const ring = cue(scene, 'table.ring', place);
      ring.tint = tintOf(colour);
      this.cues.addChild(ring);
    };
    if (lastPlay !== null && lastPlay.train === lane.train) ringOn(lastPlay.index, theme.lastPlay);
    for (const open of openDoubles) if (open.train === lane.train) ringOn(open.index, theme.alarm);
  }

  private showMarker(lane: Lane, { atlas, facts, picture }: LaneScene): void {
    this.marker.visible = isMarked(lane, facts) && lane.marker !== null;
    if (!this.marker.visible || lane.marker === null) return;
    const { resolution } = atlas.spec;
    const snap = snapTo(resolution);
    this.marker.texture = atlas.frame(`engine.${lane.train}`);
    const facing = lane.label.x - lane.rect.x > lane.rect.width / 2 ? -1 : 1;
    const scale = picture.unit / setEdge(atlas, 'table') / resolution;
    this.marker.scale.set(scale * facing, scale);
    this.marker.position.set(snap(lane.marker.x), snap(lane.marker.y - picture.unit * 0.1));
  }
}

function isMarked(lane: Lane, facts: SceneFacts): boolean {
  return lane.train !== 'mexican' && facts.marked.includes(lane.train);
}

function legalSlots(lane: Lane, facts: SceneFacts): readonly SlotPlace[] {
  const legal = facts.legal.filter((slot) => slot.train === lane.train);
  return lane.slots.filter((place) =>
    legal.some((slot) => slot.end === place.end && slot.on === place.on),
  );
}

function near(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;
}

/** A sprite over a place, turned with it; pictures of cues are painted upright. */
function cue({ atlas, picture }: LaneScene, frame: string, place: Omit<SlotPlace, 'target'> | TilePlace) {
  const { resolution } = atlas.spec;
  const snap = snapTo(resolution);
  const sprite = centredSprite(atlas.frame(frame));
  sprite.position.set(snap(place.x), snap(place.y));
  sprite.scale.set(picture.unit / setEdge(atlas, 'table') / resolution);
  sprite.rotation = place.angle === 0 || place.angle === 180 ? Math.PI / 2 : 0;
  return sprite;
}

function clear(container: Container): void {
  for (const child of container.removeChildren()) child.destroy();
}
