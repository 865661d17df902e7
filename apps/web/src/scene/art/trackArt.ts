import type { Point } from '../../layout/picture.ts';
import type { Theme } from '../theme.ts';
import { apart, type Brush } from './brush.ts';
import { beside, walk, type TrackPoint } from './track.ts';

/** How a track is painted; lengths in CSS px. */
export interface TrackStyle {
  readonly theme: Theme;
  /** Distance of the two rails. */
  readonly gauge: number;
  /** 0 to 1; sidings are faint. */
  readonly alpha: number;
}

/** Paints ballast, sleepers and two rails along a line. */
export function paintTrack(brush: Brush, line: readonly Point[], style: TrackStyle): void {
  const { theme, gauge, alpha } = style;
  const track = walk(line, gauge * 4);
  if (track.length === 0) return;
  apart(brush, () => {
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    brush.globalAlpha = alpha * 0.16;
    trace(brush, track, { colour: '#000000', width: gauge * 2 });
    brush.globalAlpha = alpha * 0.85;
    paintSleepers(brush, track, style);
    for (const side of [-0.5, 0.5]) {
      const rail = beside(track, side * gauge);
      const below = rail.map(({ x, y }) => ({ x: x + 0.6, y: y + 1 }));
      brush.globalAlpha = alpha * 0.45;
      trace(brush, below, { colour: '#000000', width: Math.max(1, gauge * 0.13) });
      brush.globalAlpha = alpha;
      trace(brush, rail, { colour: theme.rail, width: Math.max(1, gauge * 0.13) });
    }
  });
}

function paintSleepers(brush: Brush, track: readonly TrackPoint[], style: TrackStyle): void {
  const { gauge, theme } = style;
  const half = gauge * 0.85;
  const every = Math.max(2, Math.round(gauge * 0.4));
  brush.beginPath();
  for (let index = 1; index < track.length; index += every) {
    const point = track[index];
    if (point === undefined) continue;
    const [dx, dy] = [-Math.sin(point.heading) * half, Math.cos(point.heading) * half];
    brush.moveTo(point.x - dx, point.y - dy);
    brush.lineTo(point.x + dx, point.y + dy);
  }
  brush.lineCap = 'butt';
  brush.strokeStyle = theme.sleeper;
  brush.lineWidth = Math.max(1.25, gauge * 0.26);
  brush.stroke();
}

interface Line {
  readonly colour: string;
  readonly width: number;
}

function trace(brush: Brush, points: readonly Point[], { colour, width }: Line): void {
  brush.beginPath();
  for (const { x, y } of points) brush.lineTo(x, y);
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke();
}

/** Paints a buffer stop across the end of a track that runs in `heading`. */
export function paintBuffer(brush: Brush, end: TrackPoint, { theme, gauge, alpha }: TrackStyle): void {
  apart(brush, () => {
    brush.translate(end.x, end.y);
    brush.rotate(end.heading);
    brush.globalAlpha = alpha;
    brush.fillStyle = theme.rail;
    brush.fillRect(-gauge * 0.12, -gauge * 0.8, gauge * 0.24, gauge * 1.6);
  });
}
