import type { Theme } from '../theme.ts';
import { inset, roundedPath, type Area, type Brush } from './brush.ts';

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

/** Paints the headlight of the turntable: a cone of light that opens to the right. */
export function paintBeam(brush: Brush, { x, y, width, height }: Area): void {
  const light = brush.createRadialGradient(x, y + height / 2, 0, x, y + height / 2, width);
  light.addColorStop(0, 'rgba(255, 240, 190, 0.75)');
  light.addColorStop(0.35, 'rgba(255, 236, 170, 0.3)');
  light.addColorStop(1, 'rgba(255, 232, 160, 0)');
  brush.fillStyle = light;
  for (const spread of [0.5, 0.38, 0.26]) {
    brush.globalAlpha = 0.45;
    brush.beginPath();
    brush.moveTo(x, y + height * 0.47);
    brush.lineTo(x + width, y + height * (0.5 - spread));
    brush.lineTo(x + width, y + height * (0.5 + spread));
    brush.lineTo(x, y + height * 0.53);
    brush.fill();
  }
  brush.globalAlpha = 1;
}
