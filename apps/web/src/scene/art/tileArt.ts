import type { TileMaterial } from '../material.ts';
import {
  apart,
  disc,
  inset,
  litGradient,
  roundedPath,
  withStops,
  type Area,
  type Brush,
} from './brush.ts';

/** A tile's body: the area of its 2 x 1 or 1 x 2 halves, without the shadow around it. */
export interface TileArt {
  readonly area: Area;
  readonly material: TileMaterial;
  readonly brass: { readonly bright: string; readonly mid: string; readonly dark: string };
}

/** Room for shadow and glow around a body, as a share of the half's edge. */
export const BLEED = 0.24;
/** A body stays this far inside its place, so that neighbours never touch. */
const MARGIN = 0.018;
/** Thickness that shows at the foot of a tile, as a share of the half's edge. */
export const THICKNESS = 0.055;
const CORNER = 0.15;

/** Edge of one half in px. */
function edgeOf(area: Area): number {
  return Math.min(area.width, area.height);
}

/** Paints a body with its soft shadow, groove and brass pin; the light is at the top left. */
export function paintBody(brush: Brush, art: TileArt): void {
  if (art.material.isOutline) {
    paintOutline(brush, art);
    return;
  }
  const slab = paintSlab(brush, art);
  paintGroove(brush, art, slab);
  paintPin(brush, art, slab);
}

/** A line around the tile and one through its middle. */
function paintOutline(brush: Brush, { area, material }: TileArt): void {
  const edge = edgeOf(area);
  const line = Math.max(1.5, edge * 0.05);
  const whole = inset(area, line / 2 + edge * MARGIN);
  roundedPath(brush, whole, edge * CORNER);
  brush.fillStyle = material.face[1];
  brush.fill();
  brush.strokeStyle = material.edge;
  brush.lineWidth = line;
  brush.stroke();
  brush.fillStyle = material.groove;
  const { x, y, width, height } = area;
  if (height > width) brush.fillRect(x + line, y + (height - line) / 2, width - 2 * line, line);
  else brush.fillRect(x + (width - line) / 2, y + line, line, height - 2 * line);
}

/** Paints the body of the engine double: lit evenly, because the turntable turns it. */
export function paintTurningBody(brush: Brush, art: TileArt): void {
  if (art.material.isOutline) {
    paintOutline(brush, art);
    return;
  }
  const edge = edgeOf(art.area);
  const face = inset(art.area, edge * MARGIN);
  roundedPath(brush, face, edge * CORNER);
  brush.fillStyle = art.material.edge;
  brush.fill();
  roundedPath(brush, inset(face, edge * 0.03), edge * CORNER * 0.85);
  brush.fillStyle = art.material.face[1];
  brush.fill();
  paintGroove(brush, art, face);
  paintPin(brush, art, face);
}

/** Paints a tile that lies face down: a brass roundhouse on lacquer. */
export function paintBack(brush: Brush, art: TileArt): void {
  const slab = paintSlab(brush, art);
  const edge = edgeOf(art.area);
  const [light, dark] = art.material.back;
  const panel = inset(slab, edge * 0.07);
  roundedPath(brush, panel, edge * 0.1);
  brush.fillStyle = litGradient(brush, panel, [[0, light], [1, dark]]); // prettier-ignore
  brush.fill();
  brush.strokeStyle = art.brass.mid;
  brush.lineWidth = Math.max(0.75, edge * 0.022);
  roundedPath(brush, inset(panel, edge * 0.06), edge * 0.06);
  brush.stroke();
  paintWheel(brush, art, panel);
}

/** Paints edge, face and bevel; gives back the area of the face. */
function paintSlab(brush: Brush, { area, material }: TileArt): Area {
  const edge = edgeOf(area);
  const whole = inset(area, edge * MARGIN);
  apart(brush, () => {
    brush.shadowColor = 'rgba(0, 0, 0, 0.5)';
    brush.shadowBlur = edge * 0.15;
    brush.shadowOffsetX = edge * 0.025;
    brush.shadowOffsetY = edge * 0.065;
    roundedPath(brush, whole, edge * CORNER);
    brush.fillStyle = material.edge;
    brush.fill();
  });
  const face = { ...whole, height: whole.height - edge * THICKNESS };
  const [lit, middle, far] = material.face;
  roundedPath(brush, face, edge * CORNER);
  brush.fillStyle = litGradient(brush, face, [[0, lit], [0.5, middle], [1, far]]); // prettier-ignore
  brush.fill();
  paintBevel(brush, face, material);
  return face;
}

function paintBevel(brush: Brush, face: Area, material: TileMaterial): void {
  const edge = edgeOf(face);
  const width = Math.max(1, edge * 0.035);
  roundedPath(brush, inset(face, width / 2), edge * CORNER - width / 2);
  brush.lineWidth = width;
  brush.strokeStyle = litGradient(brush, face, [
    [0, material.bevel],
    [0.45, 'rgba(255, 255, 255, 0.06)'],
    [0.6, 'rgba(60, 40, 10, 0)'],
    [1, 'rgba(60, 40, 10, 0.22)'],
  ]);
  brush.stroke();
}

function paintGroove(brush: Brush, art: TileArt, face: Area): void {
  const edge = edgeOf(face);
  const dark = Math.max(1, edge * 0.028);
  const lip = Math.max(0.75, edge * 0.02);
  const length = edge * 0.8;
  const middle = { x: face.x + face.width / 2, y: face.y + face.height / 2 };
  const upright = face.height > face.width;
  const stripe = (offset: number, thick: number) =>
    upright
      ? brush.fillRect(middle.x - length / 2, middle.y + offset, length, thick)
      : brush.fillRect(middle.x + offset, middle.y - length / 2, thick, length);
  brush.fillStyle = art.material.groove;
  stripe(-dark / 2, dark);
  brush.fillStyle = art.material.grooveLip;
  stripe(dark / 2, lip);
}

function paintPin(brush: Brush, art: TileArt, face: Area): void {
  const radius = edgeOf(face) * 0.058;
  const middle = { x: face.x + face.width / 2, y: face.y + face.height / 2 };
  brush.fillStyle = 'rgba(0, 0, 0, 0.32)';
  disc(brush, { x: middle.x + radius * 0.15, y: middle.y + radius * 0.25 }, radius * 1.12);
  const { x, y } = { x: middle.x - radius * 0.35, y: middle.y - radius * 0.35 };
  brush.fillStyle = withStops(brush.createRadialGradient(x, y, 0, middle.x, middle.y, radius), [
    [0, '#fff3c4'],
    [0.45, art.brass.mid],
    [1, art.brass.dark],
  ]);
  disc(brush, middle, radius);
}

/** A turntable seen from above: a rim, a hub and six spokes. */
function paintWheel(brush: Brush, art: TileArt, panel: Area): void {
  const edge = edgeOf(art.area);
  apart(brush, () => {
    brush.translate(panel.x + panel.width / 2, panel.y + panel.height / 2);
    brush.strokeStyle = art.brass.mid;
    brush.lineWidth = edge * 0.045;
    brush.beginPath();
    brush.arc(0, 0, edge * 0.24, 0, 2 * Math.PI);
    for (let spoke = 0; spoke < 6; spoke += 1) {
      const angle = (spoke * Math.PI) / 3;
      brush.moveTo(Math.cos(angle) * edge * 0.08, Math.sin(angle) * edge * 0.08);
      brush.lineTo(Math.cos(angle) * edge * 0.24, Math.sin(angle) * edge * 0.24);
    }
    brush.stroke();
    brush.fillStyle = art.brass.bright;
    disc(brush, { x: 0, y: 0 }, edge * 0.08);
  });
}
