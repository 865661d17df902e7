import { THEMES } from '../scene/theme.ts';
import type { FactWords } from '../text/facts.ts';
import { text } from '../text/text.ts';

/** A part of the picture, in px. */
export interface PosterArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The two families of letters. */
export const SIGN = "'Alfa Slab One', serif";
export const BODY = "'Atkinson Hyperlegible Next Variable', sans-serif";
/** What the picture is painted with. */
export const INK = {
  brass: '#f0d48a',
  cream: '#fdf8ea',
  soft: '#cfc9b4',
  dark: '#2a1809',
} as const;

/** Paints the frame and the cloth. */
export function paintGround(
  pen: CanvasRenderingContext2D,
  size: { width: number; height: number },
): void {
  const { width, height } = size;
  const [middle, cloth, edge] = THEMES.light.table;
  pen.fillStyle = '#3a2414';
  pen.fillRect(0, 0, width, height);
  const glow = pen.createRadialGradient(370, 300, 40, 480, 300, 760);
  glow.addColorStop(0, middle);
  glow.addColorStop(0.45, cloth);
  glow.addColorStop(1, edge);
  pen.fillStyle = glow;
  roundBox(pen, { x: 16, y: 16, width: width - 32, height: height - 32 }, 18);
  pen.fill();
  pen.strokeStyle = '#d0a94f';
  pen.lineWidth = 2;
  roundBox(pen, { x: 23, y: 23, width: width - 46, height: height - 46 }, 13);
  pen.stroke();
}

/** Paints the name of the game and, large, who won. */
export function paintTitle(pen: CanvasRenderingContext2D, headline: string, width: number): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = INK.soft;
  pen.font = `650 22px ${BODY}`;
  pen.fillText(text.scores.pictureSigned, width / 2, 66);
  let size = 60;
  do {
    size -= 2;
    pen.font = `400 ${size}px ${SIGN}`;
  } while (size > 26 && pen.measureText(headline).width > width - 130);
  pen.fillStyle = 'rgba(0, 0, 0, 0.45)';
  pen.fillText(headline, width / 2, 131);
  pen.fillStyle = INK.brass;
  pen.fillText(headline, width / 2, 128);
}

/** Paints what is worth telling, one below the other. */
export function paintFacts(
  pen: CanvasRenderingContext2D,
  facts: readonly FactWords[],
  area: PosterArea,
): void {
  const pitch = area.height / 4;
  pen.textBaseline = 'alphabetic';
  for (const [index, { label, value, detail }] of facts.entries()) {
    const y = area.y + index * pitch;
    pen.fillStyle = 'rgba(4, 20, 15, 0.42)';
    roundBox(pen, { ...area, y, height: pitch - 7 }, 9);
    pen.fill();
    pen.textAlign = 'right';
    pen.font = `400 21px ${SIGN}`;
    pen.fillStyle = INK.brass;
    const valueWidth = pen.measureText(value).width;
    pen.fillText(value, area.x + area.width - 14, y + 27);
    const room = area.width - valueWidth - 42;
    pen.textAlign = 'left';
    pen.fillStyle = INK.soft;
    pen.font = `500 14px ${BODY}`;
    pen.fillText(fitted(pen, label, room), area.x + 14, y + 17);
    pen.fillStyle = INK.cream;
    pen.font = `650 16px ${BODY}`;
    pen.fillText(fitted(pen, detail, room), area.x + 14, y + 34);
  }
}

/** The path of a box with round corners. */
export function roundBox(pen: CanvasRenderingContext2D, box: PosterArea, radius: number): void {
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, radius);
}

/** Letters in which something is set: the largest that fit are chosen, in px. */
export interface Sizes {
  readonly room: number;
  readonly weight: number;
  readonly most: number;
  readonly least: number;
}

/** Sets the largest letters in which a text is whole; what is too long in the smallest is cut. */
export function sized(
  pen: CanvasRenderingContext2D,
  words: string,
  { room, weight, most, least }: Sizes,
): string {
  let px = most;
  const isWider = () => {
    pen.font = `${weight} ${px}px ${BODY}`;
    return pen.measureText(words).width > room;
  };
  while (isWider() && px > least) px -= 1;
  return fitted(pen, words, room);
}

/** Letters as people count them. */
const LETTERS = new Intl.Segmenter();

/** As much of a text as there is room for, in the letters that are set. */
export function fitted(pen: CanvasRenderingContext2D, words: string, room: number): string {
  if (pen.measureText(words).width <= room) return words;
  const letters = Array.from(LETTERS.segment(words), ({ segment }) => segment);
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
