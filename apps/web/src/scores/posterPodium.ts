import type { Seat } from '@roundhouse/rules';
import { SEAT_COLOURS, SEAT_GLYPHS } from '../scene/theme.ts';
import { text } from '../text/text.ts';
import {
  ENGINE_BOX,
  ENGINE_PARTS,
  ENGINE_PLATE,
  ENGINE_SMOKE,
} from '../overlay/parts/engineArt.ts';
import type { Place, Step } from './places.ts';
import { BODY, INK, SIGN, roundBox, sized, type PosterArea } from './posterParts.ts';

/** How high the steps are, as shares of what is left below the engines. */
const HEIGHTS: Readonly<Record<number, number>> = { 1: 1, 2: 0.68, 3: 0.44 };
const GAP = 8;

/** A podium for the picture. */
export interface PaintedPodium {
  readonly steps: readonly Step[];
  /** By seat. */
  readonly names: readonly string[];
  readonly area: PosterArea;
}

/** Paints the steps, the best in the middle, with an engine for everybody on them. */
export function paintPodium(pen: CanvasRenderingContext2D, podium: PaintedPodium): void {
  const { steps, area } = podium;
  const [first, second, third] = steps;
  // Where winners are equal there is no second place: the third stands on the right all the same.
  const order = second?.place === 2 ? [second, first, third] : [first, second];
  const inRow = order.filter((step) => step !== undefined);
  const people = inRow.reduce((sum, { seats }) => sum + seats.length, 0);
  const share = Math.min(240, (area.width - GAP * (inRow.length - 1)) / people);
  let x = area.x + (area.width - people * share - GAP * (inRow.length - 1)) / 2;
  for (const step of inRow) {
    const width = share * step.seats.length;
    paintStep(pen, { step, podium, x, width });
    x += width + GAP;
  }
}

interface PaintedStep {
  readonly step: Step;
  readonly podium: PaintedPodium;
  readonly x: number;
  readonly width: number;
}

function paintStep(pen: CanvasRenderingContext2D, painted: PaintedStep): void {
  const { step, podium, x, width } = painted;
  const { area, names } = podium;
  const engineHeight = Math.min(150, area.height * 0.36);
  const height = Math.max(74, (area.height - engineHeight - 76) * (HEIGHTS[step.place] ?? 1));
  const top = area.y + area.height - height;
  paintBlock(pen, painted, { x, y: top, width, height });
  const share = width / step.seats.length;
  const scale = Math.min(engineHeight / ENGINE_BOX.height, (share - 10) / ENGINE_BOX.width);
  for (const [index, { seat }] of step.seats.entries()) {
    const middle = x + (index + 0.5) * share;
    const engineTop = top - ENGINE_BOX.height * scale + 1;
    const box = { x: middle - (ENGINE_BOX.width * scale) / 2, y: engineTop, scale };
    if (step.place === 1) paintSmoke(pen, box);
    paintEngine(pen, seat, box);
    pen.fillStyle = INK.cream;
    pen.textAlign = 'center';
    const sizes = { room: share - 8, weight: 700, most: 22, least: 12 };
    const name = sized(pen, names[seat] ?? '', sizes);
    const nameAt = engineTop - (step.place === 1 ? 10 + 26 * scale : 8);
    pen.fillText(name, middle, nameAt);
  }
}

/** Paints a step with its place and its points. */
function paintBlock(pen: CanvasRenderingContext2D, { step }: PaintedStep, box: PosterArea): void {
  const { x, y, width, height } = box;
  const face = pen.createLinearGradient(0, y, 0, y + height);
  face.addColorStop(0, '#7a5230');
  face.addColorStop(1, '#3a2414');
  pen.fillStyle = face;
  pen.beginPath();
  pen.roundRect(x, y, width, height, [10, 10, 0, 0]);
  pen.fill();
  pen.fillStyle = '#d0a94f';
  pen.fillRect(x, y, width, 5);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = INK.brass;
  pen.font = `400 30px ${SIGN}`;
  pen.fillText(text.result.place(step.place), x + width / 2, y + 36);
  pen.fillStyle = INK.cream;
  pen.font = `700 19px ${BODY}`;
  pen.fillText(text.points(step.seats[0]?.total ?? 0), x + width / 2, y + 62);
}

/** Paints everybody below the podium, three in a row. */
export function paintRest(
  pen: CanvasRenderingContext2D,
  { rest, names, area }: { rest: readonly Place[]; names: readonly string[]; area: PosterArea },
): void {
  const width = area.width / 3;
  pen.textBaseline = 'alphabetic';
  for (const [index, { seat, total, place }] of rest.entries()) {
    const x = area.x + (index % 3) * width;
    const y = area.y + Math.floor(index / 3) * 30;
    pen.fillStyle = 'rgba(4, 20, 15, 0.42)';
    roundBox(pen, { x, y, width: width - 8, height: 25 }, 7);
    pen.fill();
    paintShape(pen, seat, { x: x + 49, y: y + 5, size: 15 });
    pen.textAlign = 'left';
    pen.font = `400 14px ${SIGN}`;
    pen.fillStyle = INK.brass;
    pen.fillText(text.result.place(place), x + 8, y + 18);
    pen.fillStyle = INK.cream;
    const sizes = { room: width - 130, weight: 650, most: 15, least: 10 };
    pen.fillText(sized(pen, names[seat] ?? '', sizes), x + 71, y + 18);
    pen.textAlign = 'right';
    pen.font = `650 15px ${BODY}`;
    pen.fillText(String(total), x + width - 16, y + 18);
  }
}

/** Paints the shape of a seat in its colour; `x` and `y` are its corner. */
export function paintShape(
  pen: CanvasRenderingContext2D,
  seat: Seat,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  pen.fillStyle = SEAT_COLOURS[seat] ?? INK.cream;
  pen.fill(new Path2D(SEAT_GLYPHS[seat]), 'evenodd');
  pen.restore();
}

/** Where an engine stands: its upper left corner, and how large it is. */
interface EnginePlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function paintSmoke(pen: CanvasRenderingContext2D, { x, y, scale }: EnginePlace): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  for (const { d, paint, alpha } of ENGINE_SMOKE) {
    pen.globalAlpha = alpha;
    pen.fillStyle = paint;
    pen.fill(new Path2D(d));
  }
  pen.restore();
}

function paintEngine(
  pen: CanvasRenderingContext2D,
  seat: Seat,
  { x, y, scale }: EnginePlace,
): void {
  const colour = SEAT_COLOURS[seat] ?? INK.cream;
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  for (const { d, paint } of ENGINE_PARTS) {
    const path = new Path2D(d);
    pen.fillStyle = paint === 'player' || paint === 'shade' ? colour : paint;
    pen.fill(path);
    if (paint !== 'shade') continue;
    pen.fillStyle = 'rgba(0, 0, 0, 0.28)';
    pen.fill(path);
  }
  pen.translate(ENGINE_PLATE.x, ENGINE_PLATE.y);
  pen.scale(ENGINE_PLATE.size / 24, ENGINE_PLATE.size / 24);
  pen.fillStyle = '#fff8e6';
  pen.fill(new Path2D(SEAT_GLYPHS[seat]), 'evenodd');
  pen.restore();
}
