import type { Pip, TileId } from '@roundhouse/rules';
import type { Point } from '../../layout/picture.ts';
import type { Atlas } from '../atlas.ts';
import { poseOf, type Glides } from '../Glides.ts';
import { Flyer } from '../stage/Flyer.ts';
import type { HandView } from './HandView.ts';

/** A tile under a finger. */
export interface Dragged {
  readonly tile: TileId;
  readonly top: Pip;
  readonly bottom: Pip;
  /** Its centre in CSS px. */
  readonly at: Point;
}

/** A tile under a finger is a little larger. */
const AIR_SCALE = 1.1;
/** As much of the tile is seen in its place while it is away. */
const LEFT_BEHIND = 0.25;
/** A tile that is let go of goes home in this time. */
const RETURN_MS = 180;

/** The tile under the finger, above everything else. */
export class DragView extends Flyer {
  private readonly hand: HandView;
  private dragged: Dragged | null = null;

  constructor(hand: HandView) {
    super();
    this.hand = hand;
    this.visible = false;
  }

  /** Holds a tile at a point. `edge`: half the tile's edge in the hand, in CSS px. */
  hold(dragged: Dragged, atlas: Atlas, edge: number): void {
    const { top, bottom, at, tile } = dragged;
    if (this.dragged !== null && this.dragged.tile !== tile) this.hand.fade(this.dragged.tile, 1);
    this.dragged = dragged;
    this.visible = true;
    this.dress(atlas, 'hand', { stance: 'upright', first: top, second: bottom });
    this.setEdge(edge * AIR_SCALE);
    this.setHeight(0.8);
    this.position.set(at.x, at.y);
    this.hand.fade(tile, LEFT_BEHIND);
  }

  /** Lets go: the tile goes back to its place. */
  release(glides: Glides | null): void {
    if (this.dragged === null) return;
    const { tile } = this.dragged;
    this.hand.fade(tile, 1);
    const view = this.hand.viewOf(tile);
    if (view !== undefined) glides?.start(view, { ...poseOf(this), alpha: 1 }, RETURN_MS);
    this.clear();
  }

  /** After the hand was drawn anew: a tile that is no longer held leaves from the finger. */
  follow(atlas: Atlas, edge: number): void {
    if (this.dragged === null) return;
    const { tile, top, bottom } = this.dragged;
    if (this.hand.viewOf(tile) !== undefined) {
      this.hold(this.dragged, atlas, edge);
      return;
    }
    this.hand.fade(tile, 1);
    const face = { stance: 'upright' as const, first: top, second: bottom };
    this.hand.depart(tile, { pose: poseOf(this), face });
    this.clear();
  }

  private clear(): void {
    this.dragged = null;
    this.visible = false;
  }
}
