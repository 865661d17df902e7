import { cutTo } from '../../layout/camera.ts';
import type { Lane, Point, Rect } from '../../layout/picture.ts';
import { linesOf, wordsOf } from '../labels/textWidth.ts';

/**
 * Letters for what is said of a train in px, the best first: those that are read well, and those that
 * can just be read, where a lane is too low for others.
 */
const SIZES = { yes: [15, 14, 13, 12], no: [13, 12] } as const;
const SMALL = [11, 10] as const;
/** Edges of the sentence and of the room for it, in px, and the height of its lines in letters. */
const BOX = { paddingX: 7, paddingY: 2, line: 1.2, inset: 4 } as const;
/** However wide a lane is, a longer line is read badly: letters. */
const LONGEST_LINE = 34;

/** A style that puts a sentence into a lane, from the lane's corner. */
export interface SayingStyle {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
  readonly fontSize: string;
  readonly lineHeight: string;
  readonly padding: string;
}

/** How the sentence is to be set. */
interface SayingWish {
  /** Half a tile's edge in px. */
  readonly unit: number;
  /** It says what happens; else why nothing may. */
  readonly isYes: boolean;
  /** It stands near the place for the tile; else far from the label. */
  readonly isNear: boolean;
  /** The part of the table that is seen; null where all of it is. */
  readonly sight: Rect | null;
  /** It may lie over tiles rather than not be said; what happens may, unless this is false. */
  readonly mayCover?: boolean;
}

/**
 * Where a sentence has room in a lane, beside its label, in the largest letters that let it stand
 * clear of tiles; null where it has none in any that can be read. What happens is said even where that
 * covers a tile; why nothing may is not.
 */
export function sayingPlace(words: string, lane: Lane, wish: SayingWish): SayingStyle | null {
  const room = wish.sight === null ? roomIn(lane) : cutTo(wish.sight, roomIn(lane));
  const boxesAt = (sizes: readonly number[]) =>
    sizes.flatMap((px) => {
      const size = sizeAt(words, px, room);
      return size === null ? [] : [{ px, ...size }];
    });
  const boxes = boxesAt([...(wish.isYes ? SIZES.yes : SIZES.no), ...SMALL]);
  const solids = solidsOf(lane, wish);
  const [slot] = lane.slots;
  const goal = wish.isNear && slot !== undefined ? slot : farEnd(room, lane);
  for (const { px, ...size } of boxes) {
    const free = spotsFor(size, room).filter((one) => covered(one, solids) === 0);
    const spot = nearest(free, goal);
    if (spot !== undefined) return styleOf(spot, px, lane.rect);
  }
  const last = boxes.at(-1);
  if (last === undefined || !(wish.mayCover ?? wish.isYes)) return null;
  const [spot] = spotsFor(last, room).toSorted(
    (one, other) => covered(one, solids) - covered(other, solids),
  );
  return spot === undefined ? null : styleOf(spot, last.px, lane.rect);
}

/** The middle of the edge that lies away from the label. */
function farEnd(room: Rect, lane: Lane): Point {
  const y = room.y + room.height / 2;
  return { x: lane.facing === -1 ? room.x : room.x + room.width, y };
}

function nearest(spots: readonly Rect[], { x, y }: Point): Rect | undefined {
  const far = (spot: Rect) => Math.hypot(spot.x + spot.width / 2 - x, spot.y + spot.height / 2 - y);
  return spots.toSorted((one, other) => far(one) - far(other))[0];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a lane beside its label. */
function roomIn(lane: Lane): Rect {
  const { rect, label, facing } = lane;
  const left = facing === -1 ? rect.x : label.x + label.width;
  const right = facing === -1 ? label.x : rect.x + rect.width;
  return {
    x: left + BOX.inset,
    y: rect.y + BOX.inset / 2,
    width: right - left - 2 * BOX.inset,
    height: rect.height - BOX.inset,
  };
}

function sizeAt(sentence: string, px: number, room: Rect): Size | null {
  const most = (room.width - 2 * BOX.paddingX) / px;
  const words = wordsOf(sentence);
  const whole = words.reduce((sum, word) => sum + word + 0.33, 0);
  const perLine = Math.min(most, Math.max(LONGEST_LINE * 0.55, whole / 2 + 3));
  const lines = linesOf(words, perLine, false);
  if (lines === Infinity) return null;
  const width = Math.min(whole, perLine) * px + 2 * BOX.paddingX;
  const height = lines * px * BOX.line + 2 * BOX.paddingY;
  return width <= room.width && height <= room.height ? { width, height } : null;
}

/** Places that are tried across the room, and down. */
const STEPS = { across: 12, down: 14 } as const;

/** Places for a box in the room. */
function spotsFor({ width, height }: Size, room: Rect): readonly Rect[] {
  const along = (count: number, spare: number) =>
    Array.from({ length: count + 1 }, (_, step) => (spare * step) / count);
  return along(STEPS.down, room.height - height).flatMap((y) =>
    along(STEPS.across, room.width - width).map((x) => ({
      x: room.x + x,
      y: room.y + y,
      width,
      height,
    })),
  );
}

/** Tiles, the places where one may be laid, and the marker. A place where none may be laid is free. */
function solidsOf({ tiles, slots, marker }: Lane, { unit, isYes }: SayingWish): readonly Rect[] {
  const around = ({ x, y }: Point, width: number, height: number): Rect => ({
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
  });
  const lying = [...tiles, ...(isYes ? slots : [])].map((place) => {
    const isUpright = place.angle === 90 || place.angle === 270;
    return isUpright ? around(place, unit, 2 * unit) : around(place, 2 * unit, unit);
  });
  return marker === null ? lying : [...lying, around(marker, 2 * unit, 2 * unit)];
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
    lineHeight: `${BOX.line}`,
    padding: `${BOX.paddingY}px ${BOX.paddingX}px`,
  };
}
