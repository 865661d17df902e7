import type { TileId } from '@roundhouse/rules';
import { Container, type Sprite } from 'pixi.js';
import type { Lane, SlotPlace, TilePlace } from '../../layout/picture.ts';
import { setEdge } from '../atlas.ts';
import { FRAME_MARGIN } from '../atlasJobs.ts';
import { centredSprite } from '../centredSprite.ts';
import { poseOf } from '../Glides.ts';
import { NineView } from '../NineView.ts';
import { snapTo } from '../snap.ts';
import { tintOf } from '../theme.ts';
import { GLOW_MS, legalSlots, RELAYOUT_MS, type LaneScene } from './laneScene.ts';

/** How much of a tile's rings is seen: as much as of the tile. */
export type AlphaOf = (tile: TileId) => number;

interface Ring {
  readonly sprite: Sprite;
  readonly tile: TileId;
}

/** Everything that points at something: the lane's frame, ghosts, and rings around tiles. */
export class LaneCues {
  readonly frame = new NineView();
  /** Below the tiles. */
  readonly ghosts = new Container();
  /** Above the tiles. */
  readonly rings = new Container();
  /** Scale of a ring that lies still. */
  ringScale = 1;
  private readonly ringByName = new Map<string, Ring>();

  /** Draws the cues of a lane. */
  show(lane: Lane, scene: LaneScene, alphaOf: AlphaOf): void {
    this.showFrame(lane, scene);
    this.showGhosts(lane, scene);
    this.showRings(lane, scene, alphaOf);
  }

  /** The ring around the open double that is this tile. */
  openRing(tile: TileId): Sprite | undefined {
    return this.ringByName.get(`open ${tile}`)?.sprite;
  }

  /** Rings come and go with their tile. */
  fade(tile: TileId, alpha: number): void {
    for (const ring of this.ringByName.values()) if (ring.tile === tile) ring.sprite.alpha = alpha;
  }

  private showFrame(lane: Lane, { atlas, facts, glides }: LaneScene): void {
    const wasVisible = this.frame.visible && this.frame.alpha > 0;
    this.frame.visible = legalSlots(lane, facts).length > 0;
    if (!this.frame.visible) return;
    const grow = FRAME_MARGIN - 1;
    const { x, y, width, height } = lane.rect;
    const around = { x: x - grow, y: y - grow, width: width + 2 * grow, height: height + 2 * grow };
    this.frame.lay(atlas.frame('frame'), around, atlas.spec.resolution);
    this.frame.paint(tintOf(atlas.spec.theme.legal));
    this.frame.alpha = 1;
    if (!wasVisible) glides?.start(this.frame, { ...poseOf(this.frame), alpha: 0 }, GLOW_MS);
  }

  private showGhosts(lane: Lane, scene: LaneScene): void {
    const hadGhosts = this.ghosts.children.length > 0;
    for (const child of this.ghosts.removeChildren()) child.destroy();
    const slots = legalSlots(lane, scene.facts);
    for (const slot of slots) this.addGhost(slot, scene);
    this.ghosts.alpha = 1;
    if (hadGhosts || slots.length === 0) return;
    scene.glides?.start(this.ghosts, { ...poseOf(this.ghosts), alpha: 0 }, GLOW_MS);
  }

  private addGhost(slot: SlotPlace, scene: LaneScene): void {
    const tint = tintOf(scene.atlas.spec.theme.legal);
    const ghost = cueOver(slot, 'table.ghost', scene);
    ghost.tint = tint;
    this.ghosts.addChild(ghost);
    const plus = cueOver({ ...slot, angle: 90 }, 'plus', scene);
    plus.tint = tint;
    this.ghosts.addChild(plus);
  }

  private showRings(lane: Lane, scene: LaneScene, alphaOf: AlphaOf): void {
    const { openDoubles, lastPlay } = scene.facts;
    const { theme } = scene.atlas.spec;
    const kept = new Set<string>();
    const ringOn = (kind: string, index: number, colour: string) => {
      const place = lane.tiles.find((tile) => tile.index === index);
      if (place === undefined) return;
      const name = `${kind} ${place.tile}`;
      kept.add(name);
      const sprite = this.showRing(name, place, scene);
      sprite.tint = tintOf(colour);
      sprite.alpha = alphaOf(place.tile);
    };
    if (lastPlay?.train === lane.train) ringOn('last', lastPlay.index, theme.lastPlay);
    for (const open of openDoubles) {
      if (open.train === lane.train) ringOn('open', open.index, theme.alarm);
    }
    for (const [name, { sprite }] of this.ringByName) {
      if (kept.has(name)) continue;
      sprite.destroy();
      this.ringByName.delete(name);
    }
  }

  private showRing(name: string, place: TilePlace, scene: LaneScene): Sprite {
    const known = this.ringByName.get(name)?.sprite;
    const before = known === undefined ? null : poseOf(known);
    const sprite = known ?? this.rings.addChild(centredSprite());
    this.ringByName.set(name, { sprite, tile: place.tile });
    putOver(sprite, place, scene);
    this.ringScale = sprite.scale.x;
    sprite.texture = scene.atlas.frame('table.ring');
    if (before !== null) {
      const { rotation } = sprite;
      scene.glides?.start(sprite, { ...before, rotation }, RELAYOUT_MS);
    }
    return sprite;
  }
}

type Spot = Pick<SlotPlace, 'x' | 'y' | 'angle'>;

function cueOver(spot: Spot, frame: string, scene: LaneScene): Sprite {
  const sprite = centredSprite(scene.atlas.frame(frame));
  putOver(sprite, spot, scene);
  return sprite;
}

/** Cues are painted upright and turned with what they belong to. */
function putOver(sprite: Sprite, { x, y, angle }: Spot, { atlas, picture }: LaneScene): void {
  const { resolution } = atlas.spec;
  const snap = snapTo(resolution);
  sprite.position.set(snap(x), snap(y));
  sprite.scale.set(picture.unit / setEdge(atlas, 'table') / resolution);
  sprite.rotation = angle === 0 || angle === 180 ? Math.PI / 2 : 0;
}
