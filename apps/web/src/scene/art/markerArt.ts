import { apart, disc, roundedPath, withStops, type Area, type Brush } from './brush.ts';

/** A marker, a little locomotive that looks to the right. */
export interface MarkerArt {
  /** Wider than high, about 10 to 7.4. */
  readonly area: Area;
  /** The owner's colour, `#rrggbb`. */
  readonly colour: string;
  /** SVG path data in a 24 x 24 box: the owner's shape on the number plate. */
  readonly glyph: string;
}

/** The drawing below is made in a box of this size and then scaled. */
const SHEET = { width: 100, height: 74 } as const;
/** Height of the marker's picture as a share of its width. */
export const MARKER_RATIO = SHEET.height / SHEET.width;

const IRON = '#1d1a1c';
const BRASS = '#e3b855';
const CREAM = '#fff6dc';

/** Paints a marker: cab, boiler, chimney, three wheels and the owner's number plate. */
export function paintMarker(brush: Brush, { area, colour, glyph }: MarkerArt): void {
  apart(brush, () => {
    brush.translate(area.x, area.y);
    brush.scale(area.width / SHEET.width, area.height / SHEET.height);
    paintGround(brush);
    paintSilhouette(brush);
    paintBoiler(brush, colour);
    paintCab(brush, colour);
    paintChimney(brush);
    paintWheels(brush);
    paintPlate(brush, colour, glyph);
  });
}

function paintGround(brush: Brush): void {
  brush.fillStyle = 'rgba(0, 0, 0, 0.34)';
  brush.beginPath();
  brush.ellipse(51, 69, 44, 4.5, 0, 0, 2 * Math.PI);
  brush.fill();
}

/** A pale rim all around keeps the marker apart from any baize, lane or ghost. */
function paintSilhouette(brush: Brush): void {
  brush.fillStyle = CREAM;
  box(brush, [5, 5, 38, 12], 5);
  box(brush, [8, 10, 32, 50], 5);
  box(brush, [30, 21, 62, 36], 7);
  box(brush, [67, 2, 19, 24], 4);
  disc(brush, { x: 57, y: 24 }, 9);
  for (const [x, y, radius] of WHEELS) disc(brush, { x, y }, radius + 2.2);
  path(brush, [78, 48, 92, 48, 100, 67, 76, 67]);
}

function paintBoiler(brush: Brush, colour: string): void {
  brush.fillStyle = BRASS;
  disc(brush, { x: 57, y: 25 }, 6.5);
  brush.fillStyle = '#fff3c4';
  disc(brush, { x: 55.2, y: 22.6 }, 2);
  brush.fillStyle = rounded(brush, colour, [24, 54]);
  box(brush, [33, 24, 50, 30], 5);
  brush.fillStyle = IRON;
  box(brush, [79, 23, 10.5, 32], 4);
  brush.fillStyle = '#fff1a8';
  disc(brush, { x: 89, y: 32 }, 3.6);
  brush.fillStyle = BRASS;
  box(brush, [43.5, 24, 2.2, 30], 0);
  box(brush, [74, 24, 2.2, 30], 0);
  path(brush, [80, 54, 90, 54, 97.5, 65, 79, 65]);
  brush.fillStyle = IRON;
  box(brush, [9, 52, 80, 6], 2);
}

function paintCab(brush: Brush, colour: string): void {
  brush.fillStyle = rounded(brush, colour, [12, 56]);
  box(brush, [10, 12, 28, 43], 3);
  brush.fillStyle = IRON;
  box(brush, [15, 19, 18, 14], 3);
  brush.fillStyle = '#ffe9a6';
  box(brush, [16.5, 20.5, 15, 11], 2);
  brush.fillStyle = IRON;
  box(brush, [7, 7, 34, 7.5], 3.5);
}

function paintChimney(brush: Brush): void {
  brush.fillStyle = IRON;
  path(brush, [72, 25, 73.5, 9, 79.5, 9, 81, 25]);
  box(brush, [69, 4, 15, 7], 3);
  brush.fillStyle = BRASS;
  box(brush, [73, 12, 7, 2], 0);
}

/** Centre and radius of each wheel. */
const WHEELS = [
  [24, 58.5, 10],
  [48, 58.5, 10],
  [70, 61, 7.5],
] as const;

function paintWheels(brush: Brush): void {
  for (const [x, y, radius] of WHEELS) {
    brush.fillStyle = IRON;
    disc(brush, { x, y }, radius);
    brush.lineWidth = 1.8;
    brush.strokeStyle = BRASS;
    brush.beginPath();
    brush.arc(x, y, radius * 0.66, 0, 2 * Math.PI);
    brush.stroke();
    brush.fillStyle = BRASS;
    disc(brush, { x, y }, radius * 0.26);
  }
  brush.fillStyle = '#cfd4d8';
  box(brush, [22, 58.5, 28, 2.6], 1.3);
}

function paintPlate(brush: Brush, colour: string, glyph: string): void {
  brush.fillStyle = CREAM;
  disc(brush, { x: 60, y: 39.5 }, 10.6);
  apart(brush, () => {
    brush.translate(60 - 7.4, 39.5 - 7.4);
    brush.scale(14.8 / 24, 14.8 / 24);
    brush.fillStyle = IRON;
    brush.fill(new Path2D(glyph), 'evenodd');
  });
  brush.strokeStyle = shade(colour, -0.45);
  brush.lineWidth = 1.4;
  brush.beginPath();
  brush.arc(60, 39.5, 10.6, 0, 2 * Math.PI);
  brush.stroke();
}

type Numbers4 = readonly [number, number, number, number];

function box(brush: Brush, [x, y, width, height]: Numbers4, radius: number): void {
  roundedPath(brush, { x, y, width, height }, radius);
  brush.fill();
}

function path(brush: Brush, points: readonly number[]): void {
  brush.beginPath();
  for (let i = 0; i < points.length; i += 2) brush.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  brush.closePath();
  brush.fill();
}

/** Shades a colour like a lying cylinder: a bright line near the top, dark at the foot. */
function rounded(brush: Brush, colour: string, [top, foot]: readonly [number, number]) {
  return withStops(brush.createLinearGradient(0, top, 0, foot), [
    [0, shade(colour, 0.1)],
    [0.2, shade(colour, 0.5)],
    [0.42, colour],
    [1, shade(colour, -0.42)],
  ]);
}

/** Mixes `#rrggbb` with white (share above 0) or black (below 0). */
function shade(colour: string, share: number): string {
  const target = share > 0 ? 255 : 0;
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(part + (target - part) * Math.abs(share));
  });
  return `rgb(${parts.join(', ')})`;
}
