import { lowestWins, seatsOf, type Seat } from '@roundhouse/rules';
import { SEAT_COLOURS } from '../scene/theme.ts';
import {
  besideEquals,
  chartPlan,
  EQUALS_APART,
  spread,
  totalsOver,
  type ChartPlan,
  type ChartPoint,
} from './chartPlan.ts';
import { BODY, INK, fitted, roundBox, type PosterArea } from './posterParts.ts';
import { paintShape } from './posterPodium.ts';
import type { Told } from './shareText.ts';

/** A label: its shape and the room beside it, and the letters of its name. */
const SHAPE_WIDTH = 24;
const NAME_PX = 15;
const MARK = 11;

/** Paints the totals over the rounds, with a name at the end of each line. */
export function paintChart(
  pen: CanvasRenderingContext2D,
  { told, area }: { readonly told: Told; readonly area: PosterArea },
): void {
  pen.fillStyle = 'rgba(4, 20, 15, 0.42)';
  roundBox(pen, area, 12);
  pen.fill();
  const { match, options, names } = told;
  const totals = totalsOver(match.totals.length, match.rounds);
  const plan = chartPlan(totals, lowestWins(options));
  const labelWidth = SHAPE_WIDTH + Math.min(widest(pen, names), area.width * 0.4);
  const inner = {
    x: area.x + 46,
    y: area.y + 16,
    width: area.width - 70 - labelWidth,
    height: area.height - 32,
  };
  paintTicks(pen, plan.ticks, inner);
  const gap = Math.min(20, inner.height / Math.max(1, names.length - 1));
  const ends = plan.lines.map(
    (line) => inner.y + (line.at(-1)?.y ?? 0) * inner.height - area.y - 8,
  );
  const labels = spread(ends, gap, area.height - 16).map((y) => y + area.y + 8);
  for (const seat of seatsOf(plan.lines.length)) {
    const points = placed(plan, seat, inner);
    paintLine(pen, { points, colour: SEAT_COLOURS[seat] ?? INK.cream });
    paintMarks(pen, { points, plan, seat });
    const [x, y] = [inner.x + inner.width + 14, labels[seat] ?? 0];
    paintShape(pen, seat, { x, y: y - 6, size: 12 });
    paintName(pen, names[seat] ?? '', {
      x: x + 18,
      y,
      size: Math.min(NAME_PX, gap),
      room: labelWidth - SHAPE_WIDTH + 1,
    });
  }
}

function paintName(
  pen: CanvasRenderingContext2D,
  name: string,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly room: number },
): void {
  const { x, y, size, room } = at;
  pen.fillStyle = INK.cream;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.font = nameFont(size);
  pen.fillText(fitted(pen, name, room), x, y);
}

/** The points of a seat's line; where several are equal their lines run below each other. */
function placed(plan: ChartPlan, seat: Seat, inner: PosterArea): readonly ChartPoint[] {
  return (plan.lines[seat] ?? []).map(({ x, y }, round) => ({
    x: inner.x + x * inner.width,
    y: inner.y + y * inner.height + besideEquals(plan, seat, round) * EQUALS_APART.linePx,
  }));
}

interface Marked {
  readonly points: readonly ChartPoint[];
  readonly plan: ChartPlan;
  readonly seat: Seat;
}

function paintMarks(pen: CanvasRenderingContext2D, { points, plan, seat }: Marked): void {
  for (const [round, { x, y }] of points.entries()) {
    if (round === 0) continue;
    const left = x - MARK / 2 + besideEquals(plan, seat, round) * MARK * EQUALS_APART.shapes;
    paintShape(pen, seat, { x: left, y: y - MARK / 2, size: MARK });
  }
}

/** How wide the longest name is, in px. */
function widest(pen: CanvasRenderingContext2D, names: readonly string[]): number {
  pen.font = nameFont(NAME_PX);
  return Math.max(...names.map((name) => pen.measureText(name).width));
}

function nameFont(px: number): string {
  return `650 ${px}px ${BODY}`;
}

function paintTicks(
  pen: CanvasRenderingContext2D,
  ticks: readonly { readonly value: number; readonly y: number }[],
  inner: PosterArea,
): void {
  pen.font = `500 13px ${BODY}`;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  pen.lineWidth = 1;
  for (const { value, y } of ticks) {
    const at = inner.y + y * inner.height;
    pen.strokeStyle = 'rgba(253, 248, 234, 0.16)';
    pen.beginPath();
    pen.moveTo(inner.x, at);
    pen.lineTo(inner.x + inner.width, at);
    pen.stroke();
    pen.fillStyle = INK.soft;
    pen.fillText(String(value), inner.x - 8, at);
  }
}

function paintLine(
  pen: CanvasRenderingContext2D,
  {
    points,
    colour,
  }: { readonly points: readonly { x: number; y: number }[]; readonly colour: string },
): void {
  pen.beginPath();
  for (const { x, y } of points) pen.lineTo(x, y);
  pen.lineJoin = 'round';
  pen.lineWidth = 5;
  pen.strokeStyle = 'rgba(4, 20, 15, 0.7)';
  pen.stroke();
  pen.lineWidth = 2.6;
  pen.strokeStyle = colour;
  pen.stroke();
}
