import type { Point } from '../../layout/picture.ts';

/** A point of a track with the direction in which it runs, in radians. */
export interface TrackPoint extends Point {
  readonly heading: number;
}

/** Distance of the samples along a track in px. */
const STEP = 2;

/** Rounds the corners of a line and walks along it in small steps. Empty for fewer than 2 points. */
export function walk(line: readonly Point[], cornerRadius: number): readonly TrackPoint[] {
  const smooth = roundCorners(line, cornerRadius);
  const points: TrackPoint[] = [];
  for (let index = 1; index < smooth.length; index += 1) {
    const [from, to] = [smooth[index - 1], smooth[index]];
    if (from !== undefined && to !== undefined) points.push(...stepsBetween(from, to));
  }
  const end = smooth.at(-1);
  const last = points.at(-1);
  return end === undefined || last === undefined
    ? []
    : [...points, { ...end, heading: last.heading }];
}

function stepsBetween(from: Point, to: Point): TrackPoint[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const count = Math.max(1, Math.round(Math.hypot(dx, dy) / STEP));
  const heading = Math.atan2(dy, dx);
  if (dx === 0 && dy === 0) return [];
  return Array.from({ length: count }, (_, step) => ({
    x: from.x + (dx * step) / count,
    y: from.y + (dy * step) / count,
    heading,
  }));
}

function roundCorners(line: readonly Point[], radius: number): readonly Point[] {
  return line.flatMap((corner, index) => {
    const before = line[index - 1];
    const after = line[index + 1];
    if (before === undefined || after === undefined) return [corner];
    const cut = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    return bend(towards(corner, before, cut), corner, towards(corner, after, cut));
  });
}

/** A curve from `from` to `to` that would meet in `corner` if it were straight. */
function bend(from: Point, corner: Point, to: Point): Point[] {
  const steps = 10;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * corner.x + c * to.x, y: a * from.y + b * corner.y + c * to.y };
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function towards(from: Point, to: Point, by: number): Point {
  const share = by / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The same track, shifted to its right by `offset` px (left when negative). */
export function beside(track: readonly TrackPoint[], offset: number): readonly Point[] {
  return track.map(({ x, y, heading }) => ({
    x: x - Math.sin(heading) * offset,
    y: y + Math.cos(heading) * offset,
  }));
}
