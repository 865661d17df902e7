import type { Theme } from '../theme.ts';
import { apart, inset, roundedPath, withStops, type Area, type Brush } from './brush.ts';

/** Paints the deck of the turntable: planks between two girders, and two rails. */
export function paintBridge(brush: Brush, area: Area, theme: Theme): void {
  const { x, y, width, height } = area;
  const plank = Math.max(2, height * 0.13);
  const deck = inset(area, height * 0.06);
  brush.fillStyle = '#1c120a';
  roundedPath(brush, area, height * 0.14);
  brush.fill();
  for (let at = deck.x; at < deck.x + deck.width - plank * 0.4; at += plank) {
    const odd = Math.round((at - deck.x) / plank) % 3;
    brush.fillStyle = ['#6a4426', '#5e3b20', '#734b2b'][odd] ?? '#6a4426';
    brush.fillRect(at, deck.y, Math.min(plank * 0.84, deck.x + deck.width - at), deck.height);
  }
  brush.fillStyle = theme.brass.dark;
  brush.fillRect(x, y, width, height * 0.075);
  brush.fillRect(x, y + height * 0.925, width, height * 0.075);
  brush.fillStyle = theme.brass.bright;
  for (const rail of [0.2, 0.745]) brush.fillRect(x, y + height * rail, width, height * 0.055);
}

/** Half the angle of the headlight's cone, as a share of a full turn. */
const CONE = 0.052;

/** Paints the headlight of the turntable: a soft cone of light that opens to the right. */
export function paintBeam(brush: Brush, area: Area): void {
  const [x, y] = [Math.ceil(area.x), Math.ceil(area.y)];
  const [width, height] = [Math.floor(area.width) - 1, Math.floor(area.height) - 1];
  const middle = y + height / 2;
  const cone = brush.createConicGradient(0, x - width * 0.12, middle);
  for (const [turn, alpha] of [
    [0, 1],
    [CONE * 0.45, 0.75],
    [CONE, 0],
  ] as const) {
    cone.addColorStop(turn, `rgba(255, 226, 150, ${alpha})`);
    if (turn > 0) cone.addColorStop(1 - turn, `rgba(255, 226, 150, ${alpha})`);
  }
  cone.addColorStop(1, 'rgba(255, 226, 150, 1)');
  apart(brush, () => {
    brush.beginPath();
    brush.rect(x, y, width, height);
    brush.clip();
    brush.fillStyle = cone;
    brush.fillRect(x, y, width, height);
    brush.globalCompositeOperation = 'destination-in';
    const reach = brush.createRadialGradient(x, middle, 0, x, middle, width);
    brush.fillStyle = withStops(reach, [
      [0, 'rgba(0, 0, 0, 0.6)'],
      [0.3, 'rgba(0, 0, 0, 0.34)'],
      [1, 'rgba(0, 0, 0, 0)'],
    ]);
    brush.fillRect(x, y, width, height);
  });
}
