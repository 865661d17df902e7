import type { Point } from '../../layout/picture.ts';
import type { Theme } from '../theme.ts';
import { apart, roundedPath, withStops, type Area, type Brush } from './brush.ts';
import { chanceFrom } from './chance.ts';

/** The baize: lit by a lamp over `lamp`, darker towards the edges. */
export function paintFelt(brush: Brush, area: Area, look: { theme: Theme; lamp: Point }): void {
  const { theme, lamp } = look;
  if (theme.tile.isOutline) {
    brush.fillStyle = theme.table[1];
    brush.fillRect(area.x, area.y, area.width, area.height);
    return;
  }
  const reach = Math.hypot(area.width, area.height) * 0.62;
  const light = brush.createRadialGradient(lamp.x, lamp.y, 0, lamp.x, lamp.y, reach);
  const [middle, half, edge] = theme.table;
  brush.fillStyle = withStops(light, [[0, middle], [0.5, half], [1, edge]]); // prettier-ignore
  brush.fillRect(area.x, area.y, area.width, area.height);
  const weave = brush.createPattern(fibres(theme), 'repeat');
  if (weave !== null) {
    brush.fillStyle = weave;
    brush.fillRect(area.x, area.y, area.width, area.height);
  }
  const glow = brush.createRadialGradient(lamp.x, lamp.y, 0, lamp.x, lamp.y, reach * 0.5);
  brush.fillStyle = withStops(glow, [
    [0, 'rgba(255, 222, 150, 0.13)'],
    [1, 'rgba(255, 222, 150, 0)'],
  ]);
  brush.fillRect(area.x, area.y, area.width, area.height);
}

/** Edge of the repeated piece of cloth in px. */
const WEAVE = 256;

/** A piece of cloth: short fibres in all directions, light and dark. */
function fibres(theme: Theme): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WEAVE;
  canvas.height = WEAVE;
  const brush = canvas.getContext('2d');
  if (brush === null) return canvas;
  const chance = chanceFrom(7);
  for (let fibre = 0; fibre < 2600; fibre += 1) {
    const [x, y] = [chance() * WEAVE, chance() * WEAVE];
    const angle = chance() * Math.PI;
    const length = 2 + chance() * 5;
    brush.strokeStyle = fibre % 2 === 0 ? theme.fibre : '#000000';
    brush.globalAlpha = 0.025 + chance() * 0.035;
    brush.lineWidth = 0.6 + chance() * 0.5;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    brush.stroke();
  }
  return canvas;
}

/** The walnut tray of the hand with a brass inlay along its upper edge. */
export function paintTray(brush: Brush, area: Area, theme: Theme): void {
  const { x, y, width, height } = area;
  const radius = Math.min(18, height / 4);
  if (theme.tile.isOutline) {
    brush.fillStyle = theme.tray.light;
    brush.fillRect(x, y, width, height);
    brush.fillStyle = theme.rail;
    brush.fillRect(x, y, width, 2);
    return;
  }
  apart(brush, () => {
    brush.shadowColor = 'rgba(0, 0, 0, 0.55)';
    brush.shadowBlur = 22;
    brush.shadowOffsetY = -3;
    brush.beginPath();
    brush.roundRect(x, y, width, height + radius, [radius, radius, 0, 0]);
    const wood = brush.createLinearGradient(0, y, 0, y + height);
    const { light, dark, deep } = theme.tray;
    brush.fillStyle = withStops(wood, [[0, light], [0.45, dark], [1, deep]]); // prettier-ignore
    brush.fill();
  });
  apart(brush, () => {
    brush.beginPath();
    brush.roundRect(x, y, width, height + radius, [radius, radius, 0, 0]);
    brush.clip();
    paintGrain(brush, area);
    paintLip(brush, area, theme);
  });
}

/** Long, slightly wavy fibres of wood, closer together towards a heart line. */
function paintGrain(brush: Brush, { x, y, width, height }: Area): void {
  const chance = chanceFrom(31);
  const count = Math.round(height / 1.7);
  for (let fibre = 0; fibre < count; fibre += 1) {
    const level = y + chance() * height;
    const wave = 1.5 + chance() * 3.5;
    const [phase, length] = [chance() * 6.3, 180 + chance() * 320];
    const start = x - 80 + chance() * width;
    const reach = width * (0.15 + chance() * 0.6);
    brush.beginPath();
    for (let at = 0; at <= reach; at += 24) {
      brush.lineTo(start + at, level + Math.sin(phase + (start + at) / length) * wave);
    }
    const dark = chance() > 0.36;
    brush.strokeStyle = dark ? '#1a0d04' : '#b9804a';
    brush.globalAlpha = dark ? 0.07 + chance() * 0.15 : 0.03 + chance() * 0.06;
    brush.lineWidth = 0.6 + chance() * 1.3;
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

function paintLip(brush: Brush, { x, y, width, height }: Area, theme: Theme): void {
  const radius = Math.min(18, height / 4);
  const line = (inset: number, colour: string, thick: number) => {
    roundedPath(
      brush,
      { x: x + inset, y: y + inset, width: width - 2 * inset, height: height + radius * 3 },
      radius - inset,
    );
    brush.strokeStyle = colour;
    brush.lineWidth = thick;
    brush.stroke();
  };
  line(0.5, 'rgba(255, 214, 160, 0.4)', 1);
  line(5.5, 'rgba(0, 0, 0, 0.4)', 2);
  line(5, theme.brass.dark, 1.5);
  line(4.75, theme.brass.mid, 0.75);
}
