import type { TileId } from '@roundhouse/rules';
import { Container } from 'pixi.js';
import { setEdge, type Atlas } from './atlas.ts';
import { centredSprite } from './centredSprite.ts';
import type { HandFacts, HandTile } from './facts.ts';
import { snapTo } from './snap.ts';
import { tintOf } from './theme.ts';
import { TileView } from './TileView.ts';

/** A chosen tile grows by this factor. */
export const LIFT_SCALE = 1.08;
/** A playable tile stands this many px higher than its place. */
const PLAYABLE_RISE = 3;
/** Room that a lifted tile leaves below the tray's upper edge, in px. */
const TRAY_LIP = 7;

/** One tile of the hand with its shadow, its bright edge and its ring. */
class HandTileView extends Container {
  readonly tile = new TileView();
  readonly shadow = centredSprite();
  readonly edge = centredSprite();
  readonly ring = centredSprite();

  constructor() {
    super();
    this.addChild(this.shadow, this.tile, this.edge, this.ring);
  }
}

/** The own hand on its tray. */
export class HandView extends Container {
  private readonly views = new Map<TileId, HandTileView>();

  /** Draws the hand at rest; null for those who have none. */
  show(hand: HandFacts | null, atlas: Atlas): void {
    const held = new Set(hand?.tiles.map(({ tile }) => tile));
    for (const [tile, view] of this.views) {
      if (held.has(tile)) continue;
      view.destroy({ children: true });
      this.views.delete(tile);
    }
    if (hand === null) return;
    for (const tile of hand.tiles) showTile(this.viewOf(tile.tile), tile, { hand, atlas });
    const chosen = hand.chosen === null ? undefined : this.views.get(hand.chosen);
    if (chosen !== undefined) this.addChild(chosen); // above its neighbours
  }

  /** The picture of a held tile; undefined when it is not held. */
  tileOf(tile: TileId): Container | undefined {
    return this.views.get(tile);
  }

  private viewOf(tile: TileId): HandTileView {
    const known = this.views.get(tile);
    if (known !== undefined) return known;
    const view = new HandTileView();
    this.views.set(tile, view);
    this.addChild(view);
    return view;
  }
}

interface HandScene {
  readonly hand: HandFacts;
  readonly atlas: Atlas;
}

function showTile(view: HandTileView, tile: HandTile, { hand, atlas }: HandScene): void {
  const { resolution, theme } = atlas.spec;
  const chosen = tile.tile === hand.chosen;
  const snap = snapTo(resolution);
  const { x, y, width, height } = tile.place;
  view.tile.dress(atlas, 'hand', { stance: 'upright', first: tile.top, second: tile.bottom });
  view.tile.shadeBy(tile.look === 'dimmed' && !chosen ? 1 : 0);
  view.position.set(snap(x + width / 2), snap(y + height / 2 - riseOf(tile, hand)));
  view.scale.set((width / setEdge(atlas, 'hand')) * (chosen ? LIFT_SCALE : 1));
  view.rotation = 0;
  view.alpha = 1;
  const parts = [
    [view.shadow, 'hand.lift', chosen, 0xffffff],
    [view.edge, 'hand.edge', tile.look === 'playable' && !chosen, tintOf(theme.legal)],
    [view.ring, 'hand.ring', chosen, tintOf(theme.legal)],
  ] as const;
  for (const [sprite, frame, visible, tint] of parts) {
    sprite.texture = atlas.frame(frame);
    sprite.scale.set(1 / resolution);
    sprite.visible = visible;
    sprite.tint = tint;
  }
  view.shadow.position.set(height * 0.03, height * 0.06);
}

/** How far above its place a tile stands; a lifted one stays inside the tray. */
function riseOf(tile: HandTile, { chosen, tray }: HandFacts): number {
  if (tile.tile !== chosen) return tile.look === 'playable' ? PLAYABLE_RISE : 0;
  const { y, height } = tile.place;
  const growth = (height * (LIFT_SCALE - 1)) / 2;
  return Math.max(0, Math.min(height * 0.11, y - growth - tray.y - TRAY_LIP));
}
