import type { TileId } from '@roundhouse/rules';
import { Container } from 'pixi.js';
import type { Atlas } from '../atlas.ts';
import type { HandFacts } from '../facts.ts';
import { poseOf, type Glides, type Pose } from '../Glides.ts';
import type { TileFace } from '../tileFace.ts';
import { HandTileView } from './HandTileView.ts';

/** A tile is lifted, put back or moved aside in this time. */
const LIFT_MS = 120;

/** How a tile stood when it left the hand. */
export interface Departure {
  readonly pose: Pose;
  readonly face: TileFace;
}

/** The own hand on its tray. */
export class HandView extends Container {
  private readonly views = new Map<TileId, HandTileView>();
  /** Tiles that are still on their way, by how much of them is seen. */
  private readonly alphas = new Map<TileId, number>();
  private readonly departures = new Map<TileId, Departure>();

  /** Draws the hand; null for those who have none, glides null for no movement. */
  show(hand: HandFacts | null, atlas: Atlas, glides: Glides | null): void {
    const held = new Set(hand?.tiles.map(({ tile }) => tile));
    this.dropAllBut(held);
    if (hand === null) return;
    for (const tile of hand.tiles) {
      const known = this.views.get(tile.tile);
      const view = known ?? this.addChild(new HandTileView());
      const before = known === undefined ? null : poseOf(known);
      this.views.set(tile.tile, view);
      view.show(tile, { hand, atlas });
      view.alpha = this.alphas.get(tile.tile) ?? 1;
      if (before !== null) glides?.start(view, { ...before, alpha: view.alpha }, LIFT_MS);
    }
    const chosen = hand.chosen === null ? undefined : this.views.get(hand.chosen);
    if (chosen !== undefined) this.addChild(chosen); // above its neighbours
  }

  /** The picture of a held tile; undefined when it is not held. */
  viewOf(tile: TileId): Container | undefined {
    return this.views.get(tile);
  }

  /** Where a tile was when it left the hand; told once. */
  departureOf(tile: TileId): Departure | undefined {
    const departure = this.departures.get(tile);
    this.departures.delete(tile);
    return departure;
  }

  /** A tile leaves from under a finger, not from its place. */
  depart(tile: TileId, departure: Departure): void {
    this.departures.set(tile, departure);
  }

  /** Shows only a share of a held tile, until it is told otherwise. */
  fade(tile: TileId, alpha: number): void {
    if (alpha < 1) this.alphas.set(tile, alpha);
    else this.alphas.delete(tile);
    const view = this.views.get(tile);
    if (view !== undefined) view.alpha = alpha;
  }

  private dropAllBut(held: ReadonlySet<TileId>): void {
    for (const tile of this.departures.keys()) if (held.has(tile)) this.departures.delete(tile);
    for (const [tile, view] of this.views) {
      if (held.has(tile)) continue;
      if (!this.departures.has(tile))
        this.departures.set(tile, { pose: poseOf(view), face: view.face });
      view.destroy({ children: true });
      this.views.delete(tile);
    }
  }
}
