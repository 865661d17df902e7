import { assertNever } from '@roundhouse/rules';
import type { LaneWords } from './laneWords.ts';
import { linesOf, textWidth, wordsOf, type Words } from './textWidth.ts';

/**
 * How a label is set. Full: name, counts and states under each other. Low: one row of small words
 * under the name. Tight: the small words stand beside the name. No form leaves anything out.
 */
export const LABEL_FORMS = ['full', 'low', 'tight'] as const;
/** One of the ways to set a label. */
export type LabelForm = (typeof LABEL_FORMS)[number];

/** How a label is set, and the sizes of its letters in px. */
export interface LabelShape {
  readonly form: LabelForm;
  readonly namePx: number;
  readonly smallPx: number;
  /** True where the points have their unit. */
  readonly hasUnit: boolean;
}

/** What a label has beside its words, in px: the colour of the player and a free edge. */
export const PADDING_PX = 15;
/** Px that single parts take beside their letters. */
const PARTS = { glyph: 17, chip: 12, tile: 8, lastTile: 6, columns: 5, sign: 10 } as const;
/** The sign of a bot: it clings to the last word of a name, and grows with the letters. */
const BOT = { least: 11, share: 0.7, gap: 0.33 } as const;
/** Between tiles and points, as the style sheet puts it there. */
const DOT = ' ·';
/** Between two words of a row, in px. */
const GAP_PX = 4;
/** Heights of lines as shares of their letters. */
const LINES = { name: 1.12, small: 1.14, counts: 1.36, chip: 1.4 } as const;

/** The words of a label as widths, in letter sizes. */
export interface Measured {
  readonly name: Words;
  /** The sign behind the name of a small label; null when there is none. */
  readonly sign: number | null;
  /** The sign of a bot beside its name. */
  readonly isBot: boolean;
  readonly tiles: { readonly width: number; readonly extraPx: number } | null;
  readonly points: number;
  readonly pointsWithUnit: number;
  readonly states: readonly number[];
  /** The chips of a full label: states and presence. */
  readonly chips: readonly number[];
}

/** Measures the words of a label. */
export function measure({ name, isBot, presence, counts, states }: LaneWords): Measured {
  const stateWidths = states.map((state) => textWidth(state.words));
  return {
    name: wordsOf(name),
    isBot,
    sign: presence === null ? null : textWidth(presence.short),
    tiles:
      counts === null
        ? null
        : {
            width: textWidth(counts.isLast ? counts.tiles : counts.tiles + DOT),
            extraPx: counts.isLast ? PARTS.lastTile : PARTS.tile,
          },
    points: textWidth(counts?.points ?? ''),
    pointsWithUnit: textWidth(counts?.pointsWithUnit ?? ''),
    states: stateWidths,
    chips: presence === null ? stateWidths : [...stateWidths, textWidth(presence.words)],
  };
}

/** How a label may be set. Words that are wider than the label are broken only if they may be. */
export type Setting = LabelShape & { readonly mayBreak: boolean };

/** Height in px of a label set like this; Infinity when something is wider than the label. */
export function heightOf(measured: Measured, setting: Setting, width: number): number {
  const room = width - PADDING_PX;
  switch (setting.form) {
    case 'full':
      return fullHeight(measured, setting, room);
    case 'low': {
      const row = [...countsRow(measured, setting), ...statesRow(measured, setting)];
      const small = rowsOf(row, room) * setting.smallPx * LINES.small;
      return nameHeight(measured, setting, room) + small;
    }
    case 'tight': {
      const rows = [countsRow(measured, setting), statesRow(measured, setting)].filter(
        (row) => row.length > 0,
      );
      const beside = Math.max(0, ...rows.map(lengthOf));
      const nameRoom = room - (beside === 0 ? 0 : beside + PARTS.columns);
      const small = rows.length * setting.smallPx * LINES.small;
      return Math.max(nameHeight(measured, setting, nameRoom), small);
    }
    default:
      return assertNever(setting.form);
  }
}

function fullHeight(measured: Measured, setting: Setting, room: number): number {
  const { smallPx } = setting;
  const chipPx = chipSize(smallPx);
  const chips = measured.chips.map((width) => width * chipPx + PARTS.chip);
  const counts = rowsOf(countsRow(measured, setting), room) * smallPx * LINES.counts;
  const states = rowsOf(chips, room) * chipPx * LINES.chip;
  const name = nameHeight({ ...measured, sign: null }, setting, room - PARTS.glyph);
  return name + counts + states;
}

/** Size in px of the letters of a state in a full label. */
export function chipSize(smallPx: number): number {
  return Math.max(11, smallPx - 1);
}

/** The words of a name as widths in letter sizes, with the sign of a bot that clings to the last. */
export function nameWidths(name: string, isBot: boolean, namePx: number): Words {
  return withSign(wordsOf(name), isBot, namePx);
}

function withSign(name: Words, isBot: boolean, namePx: number): Words {
  const sign = isBot ? BOT.gap + Math.max(BOT.least / namePx, BOT.share) : 0;
  return [...name.slice(0, -1), (name.at(-1) ?? 0) + sign];
}

function nameHeight({ name, isBot, sign }: Measured, setting: Setting, room: number): number {
  const { namePx, smallPx, mayBreak } = setting;
  const words = [
    ...withSign(name, isBot, namePx),
    ...(sign === null ? [] : [(sign * smallPx + PARTS.sign) / namePx]),
  ];
  return linesOf(words, room / namePx, mayBreak) * namePx * LINES.name;
}

function countsRow(measured: Measured, { smallPx, hasUnit }: Setting): readonly number[] {
  const { tiles, points, pointsWithUnit } = measured;
  if (tiles === null) return [];
  return [tiles.width * smallPx + tiles.extraPx, (hasUnit ? pointsWithUnit : points) * smallPx];
}

function statesRow({ states }: Measured, { smallPx }: Setting): readonly number[] {
  return states.map((width) => width * smallPx);
}

/** Rows that parts take one after the other; Infinity when one is wider than the room. */
function rowsOf(widths: readonly number[], room: number): number {
  let rows = 0;
  let used = Infinity;
  for (const width of widths) {
    if (width > room) return Infinity;
    const wanted = used + GAP_PX + width;
    rows += wanted <= room ? 0 : 1;
    used = wanted <= room ? wanted : width;
  }
  return rows;
}

function lengthOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + GAP_PX * Math.max(0, widths.length - 1);
}
