import type { Picture, Rect } from '../layout/picture.ts';
import { paintFelt, paintTray } from './art/tableArt.ts';
import { paintYard } from './art/yardArt.ts';
import type { ScreenSize } from './screenSize.ts';
import type { Theme } from './theme.ts';

/** What lies under the tiles and does not move between two plays. */
export interface BackdropLook extends ScreenSize {
  readonly theme: Theme;
  /** Null before there is anything to show but cloth. */
  readonly picture: Picture | null;
  readonly tray: Rect | null;
}

/** The largest canvas side that every phone can hold. */
const SIDE_PX_MAX = 4096;

/**
 * Baize, lanes, tracks and tray on a canvas of their own under Pixi's: painted when they change,
 * without cost in any other frame. Needs no Pixi, so a table can appear before Pixi has loaded.
 */
export interface Backdrop {
  readonly paint: (look: BackdropLook) => void;
  readonly destroy: () => void;
}

/** Adds a backdrop to `host`, which is positioned. */
export function createBackdrop(host: HTMLElement): Backdrop {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  host.prepend(canvas);
  return {
    paint(look) {
      paintBackdrop(canvas, look);
    },
    destroy() {
      canvas.remove();
    },
  };
}

function paintBackdrop(canvas: HTMLCanvasElement, look: BackdropLook): void {
  const { width, height, theme, picture, tray } = look;
  const ratio = Math.min(look.resolution, SIDE_PX_MAX / Math.max(width, height));
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush === null) return;
  brush.scale(ratio, ratio);
  const lamp = picture?.hub ?? { x: width / 2, y: height / 2 };
  paintFelt(brush, { x: 0, y: 0, width, height }, { theme, lamp });
  if (picture !== null) paintYard(brush, picture, theme);
  if (tray !== null) paintTray(brush, tray, theme);
}
