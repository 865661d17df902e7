import { assertNever } from '@roundhouse/rules';
import { LABEL_EM, LABEL_PX } from './labelFigures.ts';
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

/** What a full label has beside its words, in px: the colour of the player and a free edge. */
export const PADDING_PX = LABEL_PX.edge + LABEL_PX.end;
const SMALL_PADDING_PX = LABEL_PX.smallEdge + LABEL_PX.end;
/** Px that single parts take beside their letters; some to spare for grounds, whose edges are round. */
const PARTS = {
  glyph: LABEL_PX.glyph + LABEL_PX.gap,
  chip: 2 * LABEL_PX.ground + 2,
  tile: LABEL_PX.tile + LABEL_PX.tileGap,
  lastTile: 2 * LABEL_PX.smallGround,
  sign: 2 * LABEL_PX.smallGround + LABEL_PX.gap,
} as const;
/** The space before the sign of a bot does not break. */
const BOT_GAP = 0.33;
/** Between tiles and points, as the style sheet puts it there. */
const DOT = ' ·';
/** Between two rows of states there is a px, too. */
const CHIP_LINE = LABEL_EM.stateLine + 0.1;

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
  const room = width - (setting.form === 'full' ? PADDING_PX : SMALL_PADDING_PX);
  switch (setting.form) {
    case 'full':
      return fullHeight(measured, setting, room);
    case 'low': {
      const row = [...countsRow(measured, setting), ...statesRow(measured, setting)];
      const small = rowsOf(row, room) * setting.smallPx * LABEL_EM.smallLine;
      return nameHeight(measured, setting, room) + small;
    }
    case 'tight': {
      const rows = [countsRow(measured, setting), statesRow(measured, setting)].filter(
        (row) => row.length > 0,
      );
      const beside = Math.max(0, ...rows.map(lengthOf));
      const nameRoom = room - (beside === 0 ? 0 : beside + LABEL_PX.columns);
      const small = rows.length * setting.smallPx * LABEL_EM.smallLine;
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
  const rows = rowsOf(countsRow(measured, setting), room);
  const counts = rows * smallPx * LABEL_EM.countsLine + Math.max(0, rows - 1) * LABEL_PX.rows;
  const states = rowsOf(chips, room) * chipPx * CHIP_LINE;
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
  const sign = isBot ? BOT_GAP + Math.max(LABEL_PX.botLeast / namePx, LABEL_EM.botShare) : 0;
  return [...name.slice(0, -1), (name.at(-1) ?? 0) + sign];
}

function nameHeight({ name, isBot, sign }: Measured, setting: Setting, room: number): number {
  const { namePx, smallPx, mayBreak } = setting;
  const words = [
    ...withSign(name, isBot, namePx),
    ...(sign === null ? [] : [(sign * smallPx + PARTS.sign) / namePx]),
  ];
  return linesOf(words, room / namePx, mayBreak) * namePx * LABEL_EM.nameLine;
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
    const wanted = used + LABEL_PX.gap + width;
    rows += wanted <= room ? 0 : 1;
    used = wanted <= room ? wanted : width;
  }
  return rows;
}

function lengthOf(widths: readonly number[]): number {
  return (
    widths.reduce((sum, width) => sum + width, 0) + LABEL_PX.gap * Math.max(0, widths.length - 1)
  );
}
