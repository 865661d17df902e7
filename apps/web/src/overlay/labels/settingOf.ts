import type { LabelShape } from './labelHeight.ts';
import type { LaneWords } from './laneWords.ts';
import { textWidth } from './textWidth.ts';

/** Px and shares as styles/laneLabel.css has them. */
const CSS = {
  padding: 15,
  glyph: 13 + 4,
  gap: 4,
  columns: 5,
  tile: 5 + 3,
  lastTile: 2 * 3,
  chip: 2 * 5,
  sign: 4 + 2 * 3,
  botGap: 0.33,
  bot: { least: 11, share: 0.7 },
  nameLine: 1.12,
  countsLine: 1.36,
  chipLine: 1.3,
  smallLine: 1.14,
} as const;

/** A label as a browser sets it: its size in px, and how many pieces its words are broken into. */
export interface LabelSetting {
  readonly width: number;
  readonly height: number;
  readonly brokenWords: number;
}

/** Sets a label the way the style sheet says. Only for tests. */
export function settingOf(words: LaneWords, shape: LabelShape, width: number): LabelSetting {
  const room = width - CSS.padding;
  const { smallPx, form } = shape;
  const rows = smallRows(words, shape);
  if (form === 'tight') {
    const beside = Math.max(0, ...rows.map(lengthOf));
    const name = nameLines(words, shape, room - (beside === 0 ? 0 : beside + CSS.columns));
    return {
      width: CSS.padding + name.width + (beside === 0 ? 0 : beside + CSS.columns),
      height: Math.max(name.height, rows.length * smallPx * CSS.smallLine),
      brokenWords: name.brokenWords,
    };
  }
  const name = nameLines(words, shape, form === 'full' ? room - CSS.glyph : room);
  const lines = form === 'full' ? rows.map((row) => fill(row, room)) : [fill(rows.flat(), room)];
  const heights = lines.map(({ count }, at) => {
    if (form === 'low') return count * smallPx * CSS.smallLine;
    const isChips = words.counts === null || at === 1;
    return count * (isChips ? Math.max(11, smallPx - 1) * CSS.chipLine : smallPx * CSS.countsLine);
  });
  return {
    width: CSS.padding + Math.max(name.width, ...lines.map((line) => line.width)),
    height: name.height + heights.reduce((sum, height) => sum + height, 0),
    brokenWords: name.brokenWords,
  };
}

/** Widths in px of what stands in the row of the counts and in that of the states. */
function smallRows(words: LaneWords, shape: LabelShape): readonly (readonly number[])[] {
  const { smallPx, form, hasUnit } = shape;
  const { counts, states, presence } = words;
  const isFull = form === 'full';
  const chipPx = Math.max(11, smallPx - 1);
  const stateOf = (text: string) =>
    isFull ? textWidth(text) * chipPx + CSS.chip : textWidth(text) * smallPx;
  return [
    counts === null
      ? []
      : [
          textWidth(counts.tiles) * smallPx + (counts.isLast ? CSS.lastTile : CSS.tile),
          textWidth(hasUnit ? counts.pointsWithUnit : counts.points) * smallPx,
        ],
    [
      ...states.map((state) => stateOf(state.words)),
      ...(isFull && presence !== null ? [stateOf(presence.words)] : []),
    ],
  ].filter((row) => row.length > 0);
}

function nameLines({ name, isBot, presence }: LaneWords, shape: LabelShape, room: number) {
  const { namePx, smallPx, form } = shape;
  const letters = name.split(' ').map((word) => Array.from(word, (one) => textWidth(one) * namePx));
  if (isBot) {
    const sign = Math.max(CSS.bot.least, CSS.bot.share * namePx);
    letters.at(-1)?.push(CSS.botGap * namePx + sign);
  }
  const sign = presence === null ? [] : [[textWidth(presence.short) * smallPx + CSS.sign]];
  const pieces = [...letters, ...(form === 'full' ? [] : sign)].map((word) => breakUp(word, room));
  const lines = fill(pieces.flat(), room, textWidth(' ') * namePx);
  const brokenWords = pieces.filter((word) => word.length > 1).length;
  return { width: lines.width, height: lines.count * namePx * CSS.nameLine, brokenWords };
}

/** The pieces of a word that is broken wherever a line is full. */
function breakUp(letters: readonly number[], room: number): readonly number[] {
  if (lengthOf(letters, 0) <= room) return [lengthOf(letters, 0)];
  const pieces: number[] = [];
  let piece = 0;
  for (const letter of letters) {
    if (piece + letter > room && piece > 0) {
      pieces.push(piece);
      piece = 0;
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** Puts parts into lines. */
function fill(parts: readonly number[], room: number, gap: number = CSS.gap) {
  let [count, used, widest] = [0, Infinity, 0];
  for (const part of parts) {
    const isNew = used + gap + part > room + 0.01;
    count += isNew ? 1 : 0;
    used = isNew ? part : used + gap + part;
    widest = Math.max(widest, used);
  }
  return { count, width: widest };
}

function lengthOf(parts: readonly number[], gap: number = CSS.gap): number {
  return parts.reduce((sum, part) => sum + part, 0) + gap * Math.max(0, parts.length - 1);
}
