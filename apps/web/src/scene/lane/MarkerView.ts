import type { Lane } from '../../layout/picture.ts';
import { Container } from 'pixi.js';
import { setEdge } from '../atlas.ts';
import { centredSprite } from '../centredSprite.ts';
import { poseOf } from '../Glides.ts';
import { snapTo } from '../snap.ts';
import { isMarked, legalSlots, RELAYOUT_MS, type LaneScene } from './laneScene.ts';

/** How far (in units) a marker rolls when it comes or goes. */
const ROLL_UNITS = 2.6;

/** How much of a marker shows while a tile may be laid where it stands: the plus shines through. */
const OVER_PLUS = 0.25;

/** The marker of a lane, a locomotive with its puff of smoke. */
export class MarkerView extends Container {
  private readonly locomotive = centredSprite();
  private readonly puff = centredSprite();
  private unit = 0;
  private facing: 1 | -1 = 1;
  /** It is still shown although the marker is gone: it rolls away. */
  private leaving = false;

  constructor() {
    super();
    this.addChild(this.puff, this.locomotive);
    this.puff.visible = false;
  }

  /** Puts the marker on its slot, or hides it. */
  show(lane: Lane, scene: LaneScene): void {
    const { atlas, picture, glides } = scene;
    const wasVisible = this.visible && this.unit > 0;
    this.visible = (isMarked(lane, scene.facts) || this.leaving) && lane.marker !== null;
    if (!this.visible || lane.marker === null) return;
    const before = poseOf(this);
    const { resolution } = atlas.spec;
    const snap = snapTo(resolution);
    const scale = picture.unit / setEdge(atlas, 'table') / resolution;
    this.unit = picture.unit;
    this.facing = lane.facing;
    this.locomotive.texture = atlas.frame(`marker.${lane.train}`);
    this.locomotive.scale.set(scale * this.facing, scale);
    this.puff.texture = atlas.frame('puff');
    this.position.set(snap(lane.marker.x), snap(lane.marker.y - picture.unit * 0.1));
    this.alpha = legalSlots(lane, scene.facts).length > 0 ? OVER_PLUS : 1;
    if (wasVisible) glides?.start(this, { ...before, alpha: this.alpha }, RELAYOUT_MS);
  }

  /** Shows the marker at a share of its way onto the slot (0 to 1), or off it (1 to 2). */
  roll(share: number): void {
    this.visible = true;
    this.leaving = share > 1;
    this.locomotive.x = (share - 1) * ROLL_UNITS * this.unit * this.facing;
    this.locomotive.alpha = share > 1 ? 2 - share : Math.min(1, share * 2);
    const puffing = share > 0.25 && share < 1;
    this.puff.visible = puffing;
    if (!puffing) return;
    const risen = (share - 0.25) / 0.75;
    const scale = Math.abs(this.locomotive.scale.y) * (0.5 + risen * 0.9);
    this.puff.scale.set(scale);
    this.puff.position.set(this.unit * 0.5 * this.facing, -this.unit * (0.7 + risen * 0.8));
    this.puff.alpha = 0.8 * (1 - risen);
  }

  /** Ends a roll: the marker stands still, or is gone. */
  rest(stays: boolean): void {
    this.leaving = false;
    this.visible = stays;
    this.puff.visible = false;
    this.locomotive.x = 0;
    this.locomotive.alpha = 1;
    this.alpha = 1;
  }

  /** Shows only a share of the marker. */
  fade(alpha: number): void {
    this.visible = true;
    this.locomotive.alpha = alpha;
  }
}
