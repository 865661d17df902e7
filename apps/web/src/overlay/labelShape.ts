/** Sizes of letters that a lane's name may have, the largest first. */
const SIZES_PX = [17, 16, 15, 14, 13, 12, 11, 10] as const;
/** Width and height of a letter as shares of its size; on the safe side. */
const LETTER_WIDTH = 0.57;
const LINE_HEIGHT = 1.12;
/** The largest size for a name of which a word has to be broken. */
const BROKEN_PX = 11;
/** Smaller letters cannot be read. */
const SMALLEST_PX = 9;

/** Room in px that the parts of a label take beside the name. */
const PADDING_PX = 15;
const GLYPH_PX = 17;
const COUNTS_PX = 17;
const STATE_PX = 16;
/** Width of the counts beside the name of a tight label. */
const TIGHT_COUNTS_PX = 32;
/** A lane in which all lines of a label would not stand. */
const TIGHT_BELOW_PX = 34;

/** What a label has to hold, and the room for it in px. */
export interface LabelNeeds {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hasCounts: boolean;
  readonly hasState: boolean;
}

/** How a label is set. Tight: counts stand beside the name and the state is a colour. */
export interface LabelShape {
  readonly isTight: boolean;
  readonly namePx: number;
}

/** Chooses how a label is set so that nothing of it is cut off. */
export function labelShape({ name, width, height, hasCounts, hasState }: LabelNeeds): LabelShape {
  const beside = (hasCounts ? COUNTS_PX : 0) + (hasState ? STATE_PX : 0);
  const isTight = height < TIGHT_BELOW_PX + (hasState ? STATE_PX : 0);
  if (!isTight) {
    return { isTight, namePx: nameSize(name, width - PADDING_PX - GLYPH_PX, height - beside) };
  }
  const room = width - PADDING_PX - (hasCounts ? TIGHT_COUNTS_PX : 0);
  return { isTight, namePx: Math.min(12, nameSize(name, room, height)) };
}

/** Width in px that labels want: the longest word of any name, with the counts beside it if tight. */
export function labelWidth(names: readonly string[], isTight: boolean): number {
  const longest = Math.max(...names.flatMap((name) => name.split(' ').map(letters)));
  return isTight
    ? Math.min(116, PADDING_PX + TIGHT_COUNTS_PX + longest * 10.5 * LETTER_WIDTH)
    : Math.min(104, Math.max(74, PADDING_PX + GLYPH_PX + longest * 13 * LETTER_WIDTH));
}

/**
 * The largest size in px at which a name shows whole in a box; names are never cut off. Words stay
 * whole where a smaller size allows it.
 */
export function nameSize(name: string, width: number, height: number): number {
  const longest = Math.max(...name.split(' ').map(letters));
  const perLineAt = (size: number) => Math.max(1, Math.floor(width / (size * LETTER_WIDTH)));
  const isHighEnough = (size: number) =>
    linesFor(name, perLineAt(size)) * size * LINE_HEIGHT <= height;
  const whole = SIZES_PX.find((size) => isHighEnough(size) && longest <= perLineAt(size));
  return whole ?? SIZES_PX.find((size) => size <= BROKEN_PX && isHighEnough(size)) ?? SMALLEST_PX;
}

/** Lines that `name` takes when each holds `perLine` letters; a longer word is broken. */
function linesFor(name: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const word of name.split(' ')) {
    const length = letters(word);
    const wanted = used === 0 ? length : used + 1 + length;
    if (wanted <= perLine) {
      used = wanted;
      continue;
    }
    const pieces = Math.ceil(length / perLine);
    lines += (used === 0 ? 0 : 1) + pieces - 1;
    used = length - (pieces - 1) * perLine;
  }
  return lines;
}

function letters(word: string): number {
  return [...word].length;
}
