import type { Picture, Point, Rect } from '../layout/picture.ts';
import type { Brush } from './art/brush.ts';
import { paintFelt, paintTray } from './art/tableArt.ts';
import { paintYard } from './art/yardArt.ts';
import type { ScreenSize } from './screenSize.ts';
import type { Theme } from './theme.ts';

/** What lies under the tiles and does not move between two plays. */
export interface BackdropLook {
  readonly size: ScreenSize;
  readonly theme: Theme;
  /** Null before there is anything to show but cloth. */
  readonly picture: Picture | null;
  readonly tray: Rect | null;
}

/** The largest canvas side that every phone can hold. */
const SIDE_PX_MAX = 4096;

/**
 * Two canvases under Pixi's: cloth and tray, painted when the screen changes, and lanes and tracks,
 * painted when a tile is laid. They cost nothing in all other frames, need no Pixi, and stay while
 * a graphics context is lost.
 */
export class Backdrop {
  private readonly cloth = createLayer();
  private readonly yard = createLayer();
  private clothKey = '';
  private yardKey = '';
  private painted: Picture | null = null;

  /** Adds the canvases to `host`, a positioned element, below everything that is there. */
  constructor(host: HTMLElement) {
    host.prepend(this.cloth, this.yard);
  }

  /** Paints what has changed since the last call. */
  paint({ size, theme, picture, tray }: BackdropLook): void {
    const lamp = picture?.hub ?? { x: size.width / 2, y: size.height / 2 };
    const yardKey = JSON.stringify([size, theme.name]);
    const clothKey = JSON.stringify([yardKey, tray, lamp.x, lamp.y]);
    if (clothKey !== this.clothKey) this.paintCloth({ size, theme, tray, lamp });
    if (picture !== null && (picture !== this.painted || yardKey !== this.yardKey)) {
      onLayer(this.yard, size, (brush) => {
        cutTo(brush, picture);
        paintYard(brush, picture, theme);
      });
    }
    this.clothKey = clothKey;
    this.yardKey = yardKey;
    this.painted = picture;
  }

  /** Takes the canvases off the page. */
  destroy(): void {
    this.cloth.remove();
    this.yard.remove();
  }

  private paintCloth({ size, theme, tray, lamp }: Omit<BackdropLook, 'picture'> & { lamp: Point }) {
    const { width, height } = size;
    onLayer(this.cloth, size, (brush) => {
      paintFelt(brush, { x: 0, y: 0, width, height }, { theme, lamp });
      if (tray !== null) paintTray(brush, tray, theme);
    });
  }
}

/** A table that is looked at from near is larger than its area. */
function cutTo(brush: Brush, { camera, area }: Picture): void {
  if (camera === undefined) return;
  brush.beginPath();
  brush.rect(area.x, area.y, area.width, area.height);
  brush.clip();
}

function createLayer(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  return canvas;
}

/** Clears a layer, gives it its size, and paints on it in CSS px. */
function onLayer(canvas: HTMLCanvasElement, size: ScreenSize, paint: (brush: Brush) => void): void {
  const { width, height } = size;
  const ratio = Math.min(size.resolution, SIDE_PX_MAX / Math.max(width, height));
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  brush.scale(ratio, ratio);
  paint(brush);
}
