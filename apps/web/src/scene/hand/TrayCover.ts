import { CanvasSource, Sprite, Texture } from 'pixi.js';
import type { Rect } from '../../layout/picture.ts';
import { paintTray } from '../art/tableArt.ts';
import type { ScreenSize } from '../screenSize.ts';
import type { Theme } from '../theme.ts';

/** Room for the tray's shadow above it, in px. */
const SHADOW = 26;

/** What the cover is painted from. */
export interface Cover {
  readonly tray: Rect;
  readonly theme: Theme;
  readonly size: ScreenSize;
}

/** The tray once more, above tiles that reach under it: those of a near table, or under a large tray. */
export class TrayCover extends Sprite {
  private key = '';

  constructor() {
    super();
    this.visible = false;
  }

  /** Covers the tray, or nothing when there is none or the whole table is shown. */
  show(cover: Cover | null): void {
    this.visible = cover !== null;
    if (cover === null) return;
    const { tray, theme, size } = cover;
    const key = JSON.stringify([tray, theme.name, size]);
    if (key !== this.key) this.paint(cover);
    this.key = key;
    this.position.set(tray.x, tray.y - SHADOW);
    this.scale.set(1 / size.resolution);
  }

  private paint({ tray, theme, size }: Cover): void {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(tray.width * size.resolution);
    canvas.height = Math.round((tray.height + SHADOW) * size.resolution);
    const brush = canvas.getContext('2d');
    if (brush === null) return;
    brush.scale(size.resolution, size.resolution);
    paintTray(brush, { x: 0, y: SHADOW, width: tray.width, height: tray.height }, theme);
    if (this.texture !== Texture.EMPTY) this.texture.destroy(true);
    this.texture = new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
  }
}
