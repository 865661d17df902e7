import type { Point } from '../../layout/picture.ts';
import type { Theme } from '../theme.ts';
import { apart, type Brush } from './brush.ts';
import { beside, walk, type TrackPoint } from './track.ts';

/** How tracks are painted; lengths in CSS px. */
export interface TrackStyle {
  readonly theme: Theme;
  /** Distance of the two rails. */
  readonly gauge: number;
  /** Radius of curves. */
  readonly curve: number;
  /** 0 to 1; sidings are faint. */
  readonly alpha: number;
}

type Track = readonly TrackPoint[];

/** Paints ballast, sleepers and two rails along lines; where lines meet nothing is painted twice. */
export function paintTracks(
  brush: Brush,
  lines: readonly (readonly Point[])[],
  style: TrackStyle,
): void {
  const { theme, gauge, alpha } = style;
  const tracks = lines.map((line) => walk(line, style.curve));
  const rails = tracks.flatMap((track) => [beside(track, -gauge / 2), beside(track, gauge / 2)]);
  const below = rails.map((rail) => rail.map(({ x, y }) => ({ x: x + 0.6, y: y + 1 })));
  const railWidth = Math.max(1, gauge * 0.14);
  apart(brush, () => {
    brush.lineJoin = 'round';
    brush.globalAlpha = alpha * 0.22;
    trace(brush, tracks, { colour: '#000000', width: gauge * 2.1 });
    brush.globalAlpha = alpha * 0.9;
    paintSleepers(brush, tracks, style);
    brush.globalAlpha = alpha * 0.5;
    trace(brush, below, { colour: '#000000', width: railWidth });
    brush.globalAlpha = alpha;
    trace(brush, rails, { colour: theme.rail, width: railWidth });
  });
}

function paintSleepers(brush: Brush, tracks: readonly Track[], style: TrackStyle): void {
  const { gauge, theme } = style;
  const half = gauge * 0.85;
  const every = Math.max(2, Math.round(gauge * 0.36));
  brush.beginPath();
  for (const track of tracks) {
    for (let index = 1; index < track.length; index += every) {
      const point = track[index];
      if (point === undefined) continue;
      const [dx, dy] = [-Math.sin(point.heading) * half, Math.cos(point.heading) * half];
      brush.moveTo(point.x - dx, point.y - dy);
      brush.lineTo(point.x + dx, point.y + dy);
    }
  }
  brush.strokeStyle = theme.sleeper;
  brush.lineWidth = Math.max(1.25, gauge * 0.25);
  brush.stroke();
}

interface Line {
  readonly colour: string;
  readonly width: number;
}

/** One stroke for all lines, so that they do not darken each other. */
function trace(brush: Brush, lines: readonly (readonly Point[])[], { colour, width }: Line): void {
  brush.beginPath();
  for (const line of lines) {
    for (const [index, { x, y }] of line.entries()) {
      if (index === 0) brush.moveTo(x, y);
      else brush.lineTo(x, y);
    }
  }
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke();
}

/** Paints a buffer stop across the end of a track. */
export function paintBuffer(
  brush: Brush,
  end: TrackPoint,
  { theme, gauge, alpha }: TrackStyle,
): void {
  apart(brush, () => {
    brush.translate(end.x, end.y);
    brush.rotate(end.heading);
    brush.globalAlpha = alpha;
    brush.fillStyle = theme.rail;
    brush.fillRect(-gauge * 0.1, -gauge * 0.8, gauge * 0.2, gauge * 1.6);
  });
}
