import { invariant } from '@roundhouse/rules';
import css from '../../styles/laneLabel.css?raw';
import { LABEL_STYLE } from './labelFigures.ts';
import type { LabelShape } from './labelHeight.ts';
import type { LaneWords } from './laneWords.ts';
import { partsOf, textWidth } from './textWidth.ts';

const [botLeast = 0, botShare = 0] = declared('.lane-name .icon', 'width');

/** Px and shares, as the style sheet has them. */
const CSS = {
  padding: sumOf(declared('.lane-label', 'padding')),
  smallPadding: sumOf(declared('.lane-label:not(.is-full)', 'padding')),
  glyph: sumOf([...declared('.lane-glyph', 'width'), ...declared('.lane-name', 'gap')]),
  gap: last(declared('.lane-states', 'gap')),
  rows: first(declared('.lane-states', 'gap')),
  columns: last(declared('.lane-label.is-tight', 'gap')),
  tile: sumOf(
    ['width', 'margin-inline-end'].flatMap((property) => declared('.lane-tiles::before', property)),
  ),
  /** The dot behind the tiles, in letters. */
  dot: last(declared('.lane-tiles::after', 'margin-inline-start')) + textWidth('·'),
  lastTile: 2 * last(declared('.lane-last-one', 'padding')),
  chip: 2 * last(declared('.lane-state', 'padding')),
  sign:
    last(declared('.lane-name .lane-state', 'margin-inline-start')) +
    2 * last(declared('.lane-name .lane-state', 'padding')),
  /** A space that does not break. */
  botGap: 0.33,
  bot: { least: botLeast, share: botShare },
  nameLine: last(declared('.lane-label', 'line-height')),
  countsLine: last(declared('.lane-small', 'line-height')),
  chipLine: last(declared('.lane-state', 'line-height')),
  smallLine: last(declared('.lane-label:not(.is-full) .lane-small', 'line-height')),
} as const;

/**
 * The figures of a property in the first rule that has it and whose last or only selector this is. A
 * figure of its own that the style sheet has there is a mistake.
 */
function declared(selector: string, property: string): readonly number[] {
  const rules = css.split(`\n${selector} {`).slice(1);
  const [value = ''] = rules.flatMap((rule) => {
    const [declarations = ''] = rule.split('}', 1);
    return new RegExp(`\\s${property}: ([^;]+);`, 'u').exec(declarations)?.[1] ?? [];
  });
  const figures = Array.from(value.matchAll(/var\((--label-\w+)\)/gu), ([, name = '']) =>
    Number.parseFloat(LABEL_STYLE[name] ?? ''),
  );
  const isOwn = /[1-9]/u.test(value.replaceAll(/var\([^)]*\)|1em|1px/gu, ''));
  const said = `laneLabel.css takes ${property} of ${selector} from labelFigures.ts`;
  invariant(figures.length > 0 && !figures.some(Number.isNaN) && !isOwn, said);
  return figures;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function first(numbers: readonly number[]): number {
  return numbers[0] ?? 0;
}

function last(numbers: readonly number[]): number {
  return numbers.at(-1) ?? 0;
}

/** A label as a browser sets it: its size in px, and how many pieces its words are broken into. */
export interface LabelSetting {
  readonly width: number;
  readonly height: number;
  readonly brokenWords: number;
}

/** Sets a label the way the style sheet says. Only for tests. */
export function settingOf(words: LaneWords, shape: LabelShape, width: number): LabelSetting {
  const { smallPx, form } = shape;
  const padding = form === 'full' ? CSS.padding : CSS.smallPadding;
  const room = width - padding;
  const rows = smallRows(words, shape);
  if (form === 'tight') {
    const beside = Math.max(0, ...rows.map(lengthOf));
    const name = nameLines(words, shape, room - (beside === 0 ? 0 : beside + CSS.columns));
    return {
      width: padding + name.width + (beside === 0 ? 0 : beside + CSS.columns),
      height: Math.max(name.height, rows.length * smallPx * CSS.smallLine),
      brokenWords: name.brokenWords,
    };
  }
  const name = nameLines(words, shape, form === 'full' ? room - CSS.glyph : room);
  const lines = form === 'full' ? rows.map((row) => fill(row, room)) : [fill(rows.flat(), room)];
  const heights = lines.map(({ count }, at) => {
    if (form === 'low') return count * smallPx * CSS.smallLine;
    const isChips = words.counts === null || at === 1;
    const line = isChips ? Math.max(11, smallPx - 1) * CSS.chipLine : smallPx * CSS.countsLine;
    return count * line + (count - 1) * CSS.rows;
  });
  return {
    width: padding + Math.max(name.width, ...lines.map((line) => line.width)),
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
          textWidth(counts.tiles) * smallPx +
            (counts.isLast ? CSS.lastTile : CSS.tile + CSS.dot * smallPx),
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
  const letters = partsOf(name).map((word) => Array.from(word, (one) => textWidth(one) * namePx));
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
