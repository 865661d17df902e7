import type { Lane, Rect } from '../layout/picture.ts';
import { linesOf, wordsOf } from './textWidth.ts';

/** Letters for what is said of a train, the best first, in px. */
const SIZES = { yes: [15, 14, 13, 12, 11], no: [13, 12, 11, 10] } as const;
/** Px and shares as styles/laneSay.css has them. */
const CSS = { paddingX: 7, paddingY: 2, line: 1.2, inset: 4 } as const;
/** However wide a lane is, a longer line is read badly: letters. */
const LONGEST_LINE = 34;

/** A style that puts a sentence into a lane, from the lane's corner. */
export interface SayingStyle {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
  readonly fontSize: string;
}

/** How the sentence is to be set. */
interface SayingWish {
  /** Half a tile's edge in px. */
  readonly unit: number;
  /** It says what happens, so it leaves the tiles be where it can; else it may lie over them. */
  readonly isYes: boolean;
}

/**
 * Where a sentence has room in a lane, beside its label, in the largest letters that let it stand
 * clear of tiles; null where it has none in any that can be read.
 */
export function sayingPlace(words: string, lane: Lane, wish: SayingWish): SayingStyle | null {
  const room = roomIn(lane);
  const boxes = (wish.isYes ? SIZES.yes : SIZES.no).flatMap((px) => {
    const size = sizeAt(words, px, room);
    return size === null ? [] : [{ px, ...size }];
  });
  const [first] = boxes;
  if (first === undefined) return null;
  const solids = solidsOf(lane, wish.unit);
  for (const box of boxes) {
    const spot = spotsFor(box, room, lane).find((one) => !solids.some((solid) => meet(one, solid)));
    if (spot !== undefined) return styleOf(spot, box.px, lane.rect);
  }
  const least = boxes.at(-1) ?? first;
  const [spot] = spotsFor(wish.isYes ? least : first, room, lane).toSorted(
    (one, other) => covered(one, solids) - covered(other, solids),
  );
  return spot === undefined ? null : styleOf(spot, wish.isYes ? least.px : first.px, lane.rect);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a lane beside its label. */
function roomIn({ rect, label }: Lane): Rect {
  const isMirrored = label.x + label.width / 2 > rect.x + rect.width / 2;
  const left = isMirrored ? rect.x : label.x + label.width;
  const right = isMirrored ? label.x : rect.x + rect.width;
  return {
    x: left + CSS.inset,
    y: rect.y + CSS.inset / 2,
    width: right - left - 2 * CSS.inset,
    height: rect.height - CSS.inset,
  };
}

function sizeAt(sentence: string, px: number, room: Rect): Size | null {
  const most = (room.width - 2 * CSS.paddingX) / px;
  const words = wordsOf(sentence);
  const whole = words.reduce((sum, word) => sum + word + 0.33, 0);
  const perLine = Math.min(most, Math.max(LONGEST_LINE * 0.55, whole / 2 + 3));
  const lines = linesOf(words, perLine, false);
  if (lines === Infinity) return null;
  const width = Math.min(whole, perLine) * px + 2 * CSS.paddingX;
  const height = lines * px * CSS.line + 2 * CSS.paddingY;
  return width <= room.width && height <= room.height ? { width, height } : null;
}

/** Places for a box in the room: far from the label first, then near it, in the middle and below. */
function spotsFor({ width, height }: Size, room: Rect, { rect, label }: Lane): readonly Rect[] {
  const isMirrored = label.x > rect.x + rect.width / 2;
  const xs = [room.x + room.width - width, room.x + (room.width - width) / 2, room.x];
  const ys = [room.y + (room.height - height) / 2, room.y + room.height - height, room.y];
  const across = isMirrored ? xs.toReversed() : xs;
  return ys.flatMap((y) => across.map((x) => ({ x, y, width, height })));
}

/** Tiles, and the places where one may be laid. */
function solidsOf({ tiles, slots }: Lane, unit: number): readonly Rect[] {
  return [...tiles, ...slots].map(({ x, y, angle }) => {
    const isLying = angle === 0 || angle === 180;
    const [width, height] = isLying ? [2 * unit, unit] : [unit, 2 * unit];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
}

function meet(a: Rect, b: Rect): boolean {
  return covered(a, [b]) > 0;
}

function covered(box: Rect, solids: readonly Rect[]): number {
  return solids.reduce((sum, solid) => {
    const wide = Math.min(box.x + box.width, solid.x + solid.width) - Math.max(box.x, solid.x);
    const high = Math.min(box.y + box.height, solid.y + solid.height) - Math.max(box.y, solid.y);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

function styleOf(spot: Rect, px: number, { x, y }: Rect): SayingStyle {
  return {
    left: `${spot.x - x}px`,
    top: `${spot.y - y}px`,
    width: `${spot.width}px`,
    height: `${spot.height}px`,
    fontSize: `${px}px`,
  };
}
