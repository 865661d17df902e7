/** Sizes of letters that a lane's name may have, the largest first. */
const SIZES_PX = [26, 23, 21, 19, 17, 16, 15, 14, 13, 12, 11, 10] as const;
/** In a narrow label names stay at this size; in a wide one they grow with it. */
const NARROW_PX = 17;
const LARGEST_SHARE = 0.22;
/** Width and height of a letter as shares of its size; on the safe side. */
const LETTER_WIDTH = 0.57;
const LINE_HEIGHT = 1.12;
/** For a name of which a word has to be broken: no larger than any size that keeps words whole. */
const BROKEN_PX = 10;
/** Smaller letters cannot be read. */
const SMALLEST_PX = 9;

/** Room in px that the parts of a label take beside the name. */
const PADDING_PX = 15;
const GLYPH_PX = 17;
const STATE_PX = 16;

/**
 * How a label is set. Full: name, counts and state under each other. Low: the state is a colour.
 * Tight: the counts stand beside the name as well.
 */
export const LABEL_FORMS = ['full', 'low', 'tight'] as const;
/** One of the ways to set a label. */
export type LabelForm = (typeof LABEL_FORMS)[number];

/** Heights below which a form does not do. */
const FULL_FROM_PX = 36;
const LOW_FROM_PX = 27;
/** Room for the counts: under the name in the first two forms, beside it in the last. */
const COUNTS_PX = { full: 17, low: 13, tight: 32 } as const;
/** The largest name of the two small forms. */
const SMALL_NAME_PX = 12;

/** What a label has to hold, and the room for it in px. */
export interface LabelNeeds {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hasCounts: boolean;
  readonly hasState: boolean;
}

/** The form of a label and the size of its name. */
export interface LabelShape {
  readonly form: LabelForm;
  readonly namePx: number;
}

/** Chooses how a label is set so that nothing of it is cut off. */
export function labelShape({ name, width, height, hasCounts, hasState }: LabelNeeds): LabelShape {
  const room = width - PADDING_PX;
  const state = hasState ? STATE_PX : 0;
  if (height >= FULL_FROM_PX + state) {
    const counts = hasCounts ? COUNTS_PX.full : 0;
    return { form: 'full', namePx: nameSize(name, room - GLYPH_PX, height - counts - state) };
  }
  const form = height >= LOW_FROM_PX ? 'low' : 'tight';
  const counts = hasCounts ? COUNTS_PX[form] : 0;
  const namePx =
    form === 'low' ? nameSize(name, room, height - counts) : nameSize(name, room - counts, height);
  return { form, namePx: Math.min(SMALL_NAME_PX, namePx) };
}

/** Width in px that labels want: the longest word of any name, with the counts beside it if tight. */
export function labelWidth(names: readonly string[], isTight: boolean): number {
  const longest = Math.max(...names.flatMap((name) => name.split(' ').map(letters)));
  return isTight
    ? Math.min(116, PADDING_PX + COUNTS_PX.tight + longest * 10.5 * LETTER_WIDTH)
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
  const most = Math.max(NARROW_PX, width * LARGEST_SHARE);
  const whole = SIZES_PX.find(
    (size) => size <= most && isHighEnough(size) && longest <= perLineAt(size),
  );
  return whole ?? (isHighEnough(BROKEN_PX) ? BROKEN_PX : SMALLEST_PX);
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

/** Letters of usual width that a word is as wide as. */
function letters(word: string): number {
  return Array.from(word).length + (word.match(/[MWmw]/gu)?.length ?? 0) / 2;
}
