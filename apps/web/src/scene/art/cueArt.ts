import { apart, disc, inset, roundedPath, withStops, type Area, type Brush } from './brush.ts';

// A cue is painted in white and tinted by its sprite. Areas are the upright place of a tile.

/** Paints the ghost of a tile: a pale pane with a broken border and a plus. */
export function paintGhost(brush: Brush, area: Area): void {
  const edge = area.width;
  const pane = inset(area, Math.max(1.5, edge * 0.07));
  const line = Math.max(1.25, edge * 0.055);
  roundedPath(brush, pane, edge * 0.15);
  brush.fillStyle = 'rgba(255, 255, 255, 0.2)';
  brush.fill();
  brush.strokeStyle = '#ffffff';
  brush.lineWidth = line;
  roundedPath(brush, inset(pane, line / 2), edge * 0.15 - line / 2);
  brush.stroke();
}

/** Paints the plus that stands on a ghost. */
export function paintPlus(brush: Brush, area: Area): void {
  const line = Math.max(1.5, area.width * 0.16);
  const { x, y } = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  brush.fillStyle = '#ffffff';
  roundedPath(brush, { x: area.x, y: y - line / 2, width: area.width, height: line }, line / 2);
  brush.fill();
  roundedPath(brush, { x: x - line / 2, y: area.y, width: line, height: area.height }, line / 2);
  brush.fill();
}

/** Paints a ring around a tile: a crisp line with a soft halo outside. */
export function paintRing(brush: Brush, area: Area): void {
  const edge = area.width;
  const line = Math.max(1.75, edge * 0.065);
  const around = inset(area, -line * 0.4);
  roundedPath(brush, around, edge * 0.15 + line / 2);
  brush.strokeStyle = '#ffffff';
  brush.lineWidth = line;
  apart(brush, () => {
    brush.shadowColor = 'rgba(255, 255, 255, 0.9)';
    brush.shadowBlur = edge * 0.2;
    brush.stroke();
  });
  brush.stroke();
}

/** Paints the veil that covers a whole tile. */
export function paintVeil(brush: Brush, area: Area, colour: string): void {
  roundedPath(brush, inset(area, area.width * 0.018), area.width * 0.15);
  brush.fillStyle = colour;
  brush.fill();
}

/** Paints the bright edge of a tile that can be played. */
export function paintEdge(brush: Brush, area: Area): void {
  const line = Math.max(1.25, area.width * 0.04);
  roundedPath(brush, inset(area, line * 0.3), area.width * 0.15);
  brush.strokeStyle = '#ffffff';
  brush.lineWidth = line;
  brush.stroke();
}

/** Paints the soft shadow under a tile that is off the table. */
export function paintLiftShadow(brush: Brush, area: Area): void {
  const edge = area.width;
  brush.save();
  brush.shadowColor = 'rgba(0, 0, 0, 0.6)';
  brush.shadowBlur = edge * 0.3;
  brush.shadowOffsetX = 10_000;
  brush.fillStyle = '#000000';
  roundedPath(brush, { ...inset(area, edge * 0.06), x: area.x + edge * 0.06 - 10_000 }, edge * 0.2);
  brush.fill();
  brush.restore();
}

/** Paints a puff of smoke. */
export function paintPuff(brush: Brush, area: Area): void {
  const radius = area.width / 2;
  const { x, y } = { x: area.x + radius, y: area.y + radius };
  brush.fillStyle = withStops(brush.createRadialGradient(x, y, radius * 0.1, x, y, radius), [
    [0, 'rgba(255, 255, 255, 0.95)'],
    [0.55, 'rgba(255, 255, 255, 0.6)'],
    [1, 'rgba(255, 255, 255, 0)'],
  ]);
  disc(brush, { x, y }, radius);
}

/** Paints the frame of a lane that may be played on; drawn on screen in nine parts. */
export function paintFrame(brush: Brush, area: Area, linePx: number): void {
  roundedPath(brush, inset(area, linePx * 2), area.width * 0.27);
  brush.fillStyle = 'rgba(255, 255, 255, 0.06)';
  brush.fill();
  brush.strokeStyle = '#ffffff';
  brush.lineWidth = linePx;
  apart(brush, () => {
    brush.shadowColor = 'rgba(255, 255, 255, 0.55)';
    brush.shadowBlur = linePx * 2;
    brush.stroke();
  });
}
