import type { TrainId } from '@roundhouse/rules';
import type { Lane, Picture, SlotPlace } from '../../layout/picture.ts';
import { MEXICAN_COLOUR, SEAT_COLOURS, type Theme } from '../theme.ts';
import { apart, disc, litGradient, roundedPath, withStops, type Brush } from './brush.ts';
import { tracksOf } from './ladder.ts';
import { paintBuffer, paintTracks, type TrackStyle } from './trackArt.ts';

/** The colour that stands for a train everywhere. */
function trainColour(train: TrainId): string {
  return train === 'mexican' ? MEXICAN_COLOUR : (SEAT_COLOURS[train] ?? '#888888');
}

/** Paints all that does not move between two plays: lanes, tracks and the turntable's pit. */
export function paintYard(brush: Brush, picture: Picture, theme: Theme): void {
  const { lanes, unit, mode } = picture;
  for (const lane of lanes) paintLane(brush, lane, theme);
  const gauge = mode === 'yard' ? Math.max(6, Math.min(10, unit * 0.26)) : 5;
  const style = { theme, gauge, curve: gauge * 4, alpha: 0.6 };
  paintTracks(brush, [...tracksOf(picture).values()], style);
  paintTracks(brush, lanes.flatMap(({ links }) => links), { ...style, alpha: 0.5 }); // prettier-ignore
  for (const slot of lanes.flatMap(({ slots }) => slots)) paintSiding(brush, slot, { theme, unit });
  paintPit(brush, picture.hub, theme);
}

function paintLane(brush: Brush, { rect, label, train }: Lane, theme: Theme): void {
  const radius = Math.min(12, rect.height / 3);
  roundedPath(brush, rect, radius);
  if (theme.tile.isOutline) {
    brush.strokeStyle = theme.rail;
    brush.lineWidth = 1;
    brush.stroke();
    return;
  }
  apart(brush, () => {
    brush.globalAlpha = theme.laneAlpha;
    brush.fillStyle = theme.lane;
    brush.fill();
    brush.clip();
    brush.globalAlpha = 1;
    const shade = brush.createLinearGradient(0, rect.y, 0, rect.y + 9);
    brush.fillStyle = withStops(shade, [[0, 'rgba(0, 0, 0, 0.3)'], [1, 'rgba(0, 0, 0, 0)']]); // prettier-ignore
    brush.fillRect(rect.x, rect.y, rect.width, 9);
    brush.fillStyle = 'rgba(255, 255, 255, 0.07)';
    brush.fillRect(rect.x, rect.y + rect.height - 1, rect.width, 1);
    const onLeft = label.x - rect.x < rect.width / 2;
    brush.fillStyle = trainColour(train);
    const bar = { x: onLeft ? rect.x + 5 : rect.x + rect.width - 9, y: rect.y + 7 };
    roundedPath(brush, { ...bar, width: 4, height: rect.height - 14 }, 2);
    brush.fill();
  });
}

interface SidingStyle {
  readonly theme: Theme;
  readonly unit: number;
}

/** Faint rails where the next tile will lie, with a buffer stop at their end. */
function paintSiding(brush: Brush, slot: SlotPlace, { theme, unit }: SidingStyle): void {
  const heading = (slot.angle * Math.PI) / 180;
  const reach = unit * 0.86;
  const [dx, dy] = [Math.cos(heading) * reach, Math.sin(heading) * reach];
  const style: TrackStyle = { theme, gauge: unit * 0.42, curve: 0, alpha: 0.36 };
  const end = { x: slot.x + dx, y: slot.y + dy };
  paintTracks(brush, [[{ x: slot.x - dx, y: slot.y - dy }, end]], style);
  paintBuffer(brush, { ...end, heading }, style);
}

/** Share of the hub's radius that the pit of the turntable takes. */
export const PIT = 0.79;

function paintPit(brush: Brush, hub: Picture['hub'], theme: Theme): void {
  const { radius } = hub;
  const box = { x: hub.x - radius, y: hub.y - radius, width: 2 * radius, height: 2 * radius };
  const { brass, tray } = theme;
  if (theme.tile.isOutline) {
    brush.fillStyle = theme.table[1];
    disc(brush, hub, radius);
    ring(brush, hub, { at: 0.98, width: 0.03, colour: theme.rail });
    return;
  }
  apart(brush, () => {
    brush.shadowColor = 'rgba(0, 0, 0, 0.6)';
    brush.shadowBlur = radius * 0.22;
    brush.shadowOffsetY = radius * 0.06;
    brush.fillStyle = '#20130a';
    disc(brush, hub, radius);
  });
  brush.fillStyle = litGradient(brush, box, [[0, '#8a5b34'], [0.5, tray.light], [1, tray.dark]]); // prettier-ignore
  disc(brush, hub, radius * 0.985);
  paintRingSleepers(brush, hub);
  ring(brush, hub, { at: 0.955, width: 0.014, colour: brass.dark });
  ring(brush, hub, { at: 0.885, width: 0.02, colour: 'rgba(0, 0, 0, 0.45)' });
  ring(brush, hub, { at: 0.9, width: 0.022, colour: brass.mid });
  ring(brush, hub, { at: 0.843, width: 0.022, colour: brass.mid });
  const floor = brush.createRadialGradient(
    hub.x + radius * 0.12,
    hub.y + radius * 0.16,
    0,
    hub.x,
    hub.y,
    radius * PIT,
  );
  brush.fillStyle = withStops(floor, [[0, '#3d2a1b'], [0.7, '#2a1b10'], [1, '#120a05']]); // prettier-ignore
  disc(brush, hub, radius * PIT);
  ring(brush, hub, { at: PIT, width: 0.025, colour: brass.dark });
}

function paintRingSleepers(brush: Brush, { x, y, radius }: Picture['hub']): void {
  const count = radius > 45 ? 36 : 24;
  brush.strokeStyle = 'rgba(24, 12, 4, 0.7)';
  brush.lineWidth = Math.max(1, radius * 0.035);
  brush.beginPath();
  for (let sleeper = 0; sleeper < count; sleeper += 1) {
    const angle = (sleeper / count) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    brush.moveTo(x + dx * 0.81, y + dy * 0.81);
    brush.lineTo(x + dx * 0.935, y + dy * 0.935);
  }
  brush.stroke();
}

interface Ring {
  readonly at: number;
  readonly width: number;
  readonly colour: string;
}

function ring(brush: Brush, { x, y, radius }: Picture['hub'], { at, width, colour }: Ring): void {
  brush.beginPath();
  brush.arc(x, y, radius * at, 0, 2 * Math.PI);
  brush.strokeStyle = colour;
  brush.lineWidth = Math.max(0.8, radius * width);
  brush.stroke();
}
