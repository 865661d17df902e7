import type { Pip } from '@roundhouse/rules';
import type { TileMaterial } from '../material.ts';
import { disc, withStops, type Area, type Brush } from './brush.ts';
import { lyingSpots, spotRadius, uprightSpots, type Spot } from './pips.ts';

/** The numerals of tiles in CSS's `font`, in a size that is known later. */
export function numeralFont(sizePx: number): string {
  return `750 ${sizePx}px 'Atkinson Hyperlegible Next Variable', system-ui, sans-serif`;
}

/** Which way the tile lies that a half belongs to. */
export type Stance = 'upright' | 'lying';

/** One half's number, in a square area of the half's size. */
export interface HalfArt {
  readonly pip: Pip;
  readonly area: Area;
  readonly material: TileMaterial;
}

/** Spots below this radius in px are plain: shading would only blur them. */
const PLAIN_BELOW_PX = 2.4;

/** Paints the spots of one half as if drilled into the face, lit from the top left. */
export function paintPips(brush: Brush, art: HalfArt, stance: Stance): void {
  const { pip, area, material } = art;
  const spots = stance === 'upright' ? uprightSpots(pip) : lyingSpots(pip);
  const radius = spotRadius(pip) * area.width;
  const colour = material.pips[pip] ?? '#000000';
  for (const spot of spots) {
    paintSpot(brush, { at: within(area, spot), radius, colour, lip: material.pipLip });
  }
}

function within(area: Area, spot: Spot): Spot {
  return { x: area.x + spot.x * area.width, y: area.y + spot.y * area.height };
}

interface SpotArt {
  readonly at: Spot;
  readonly radius: number;
  readonly colour: string;
  readonly lip: string;
}

function paintSpot(brush: Brush, { at, radius, colour, lip }: SpotArt): void {
  if (radius >= PLAIN_BELOW_PX) {
    brush.fillStyle = lip;
    disc(brush, { x: at.x + radius * 0.13, y: at.y + radius * 0.19 }, radius * 1.04);
  }
  brush.fillStyle = colour;
  disc(brush, at, radius);
  if (radius < PLAIN_BELOW_PX) return;
  const floor = { x: at.x + radius * 0.24, y: at.y + radius * 0.32 };
  const dimple = brush.createRadialGradient(floor.x, floor.y, 0, floor.x, floor.y, radius * 1.36);
  brush.fillStyle = withStops(dimple, [
    [0, 'rgba(255, 255, 255, 0.26)'],
    [0.5, 'rgba(255, 255, 255, 0.04)'],
    [0.66, 'rgba(0, 0, 0, 0)'],
    [1, 'rgba(0, 0, 0, 0.5)'],
  ]);
  disc(brush, at, radius);
}

/** Numerals that read the same upside down carry a line below. */
const UNDERLINED: readonly Pip[] = [6, 9];

/** Paints the number of one half as a numeral; always upright, however the tile lies. */
export function paintNumeral(brush: Brush, art: HalfArt): void {
  const { pip, area, material } = art;
  const edge = area.width;
  const sizePx = edge * (pip > 9 ? 0.68 : 0.82);
  const underlined = UNDERLINED.includes(pip);
  const middle = { x: area.x + edge / 2, y: area.y + edge / 2 };
  brush.font = numeralFont(sizePx);
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = pip === 0 ? mix(material) : (material.pips[pip] ?? '#000000');
  const baseline = middle.y + sizePx * (underlined ? 0.27 : 0.335);
  brush.fillText(String(pip), middle.x, baseline);
  if (!underlined) return;
  const thick = Math.max(1, edge * 0.065);
  brush.fillRect(middle.x - edge * 0.2, baseline + edge * 0.06, edge * 0.4, thick);
}

/** The blank's zero is quiet: it stands for an empty half. */
function mix(material: TileMaterial): string {
  return material.pips[12] ?? '#808080';
}
