import { Container, type Sprite } from 'pixi.js';
import { setEdge, type Atlas } from '../atlas.ts';
import { centredSprite } from '../centredSprite.ts';
import type { HandFacts, HandTile } from '../facts.ts';
import { snapTo } from '../snap.ts';
import { tintOf } from '../theme.ts';
import type { TileFace } from '../tileFace.ts';
import { TileView } from '../TileView.ts';

/** A chosen tile grows by this factor. */
const LIFT_SCALE = 1.08;
/** A playable tile stands this many px higher than its place. */
const PLAYABLE_RISE_PX = 3;
/** Room that a lifted tile leaves below the tray's upper edge. */
const TRAY_LIP_PX = 8;

/** What a tile of the hand is drawn from. */
export interface HandScene {
  readonly hand: HandFacts;
  readonly atlas: Atlas;
}

/** One tile of the hand with its shadow, its bright edge and its ring. */
export class HandTileView extends Container {
  private readonly tile = new TileView();
  private readonly shadow = centredSprite();
  private readonly edge = centredSprite();
  private readonly ring = centredSprite();
  /** What it shows. */
  face: TileFace = { stance: 'upright', first: 0, second: 0 };

  constructor() {
    super();
    this.addChild(this.shadow, this.tile, this.edge, this.ring);
  }

  /** Draws the tile in its place, or lifted from it. */
  show(tile: HandTile, { hand, atlas }: HandScene): void {
    const { resolution, theme } = atlas.spec;
    const chosen = tile.tile === hand.chosen;
    const snap = snapTo(resolution);
    const { x, y, width, height } = tile.place;
    this.face = { stance: 'upright', first: tile.top, second: tile.bottom };
    this.tile.dress(atlas, 'hand', this.face);
    this.tile.shadeBy(tile.look === 'dimmed' && !chosen ? 1 : 0);
    this.position.set(snap(x + width / 2), snap(y + height / 2 - riseOf(tile, hand)));
    this.scale.set((width / setEdge(atlas, 'hand')) * (chosen ? LIFT_SCALE : 1));
    this.rotation = 0;
    const legal = tintOf(theme.legal);
    wear(this.shadow, atlas, { frame: 'hand.lift', tint: 0xffffff, visible: chosen });
    wear(this.ring, atlas, { frame: 'hand.ring', tint: legal, visible: chosen });
    const playable = tile.look === 'playable' && !chosen;
    wear(this.edge, atlas, { frame: 'hand.edge', tint: legal, visible: playable });
    this.shadow.position.set(height * 0.03, height * 0.06);
  }
}

interface Wear {
  readonly frame: string;
  readonly tint: number;
  readonly visible: boolean;
}

function wear(sprite: Sprite, atlas: Atlas, { frame, tint, visible }: Wear): void {
  sprite.texture = atlas.frame(frame);
  sprite.scale.set(1 / atlas.spec.resolution);
  sprite.tint = tint;
  sprite.visible = visible;
}

/** How far above its place a tile stands; a lifted one stays inside the tray. */
function riseOf(tile: HandTile, { chosen, tray }: HandFacts): number {
  if (tile.tile !== chosen) return tile.look === 'playable' ? PLAYABLE_RISE_PX : 0;
  const { y, height } = tile.place;
  const growth = (height * (LIFT_SCALE - 1)) / 2;
  return Math.max(0, Math.min(height * 0.11, y - growth - tray.y - TRAY_LIP_PX));
}
