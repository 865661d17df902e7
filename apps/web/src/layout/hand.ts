import type { HandInput, HandPicture, Rect } from './picture.ts';

/** Hands beyond this many tiles may have five rows. */
const TRAY_TILES = 24;
/** The widest tile of a hand on a tray in px. */
const UNIT_MAX = 66;
/** Another row must win this many px of width to be worth it. */
const ROW_GAIN = 1;
/** Room that a divider takes beside the gap between two tiles, in px. */
const DIVIDER_PX = 11;

/**
 * Lays out a hand so that every tile is wholly inside the area: one to four rows, five for more
 * than `TRAY_TILES`, whichever makes the tiles largest. Rows are centred and equally long but for
 * the last.
 */
export function layoutHand(input: HandInput): HandPicture {
  const { area, count, gap } = input;
  if (count === 0) return { unit: 0, rows: 0, places: [], dividers: [] };
  const rows = bestRows(input);
  const unit = unitFor(input, rows);
  const top = area.y + (area.height - rows * (2 * unit + gap) + gap) / 2;
  const lines = linesOf(input, rows).map((line, row) =>
    layLine(line, { input, unit, y: top + row * (2 * unit + gap) }),
  );
  return {
    unit,
    rows,
    places: lines.flatMap(({ places }) => places),
    dividers: lines.flatMap(({ dividers }) => dividers),
  };
}

/** One row of a hand: how many tiles, and which of them follow a divider. */
interface Line {
  readonly count: number;
  readonly dividers: readonly number[];
}

function linesOf({ count, dividers = [] }: HandInput, rows: number): readonly Line[] {
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: Math.ceil(count / perRow) }, (_, row) => {
    const first = row * perRow;
    const inRow = Math.min(perRow, count - first);
    const within = dividers.filter((at) => at >= first && at < first + inRow);
    return { count: inRow, dividers: within.map((at) => at - first) };
  });
}

function layLine(
  { count, dividers }: Line,
  { input, unit, y }: { readonly input: HandInput; readonly unit: number; readonly y: number },
): Pick<HandPicture, 'places' | 'dividers'> {
  const { area, gap } = input;
  const length = count * (unit + gap) - gap + dividers.length * DIVIDER_PX;
  const left = area.x + (area.width - length) / 2;
  const xOf = (at: number) =>
    left + at * (unit + gap) + dividers.filter((divider) => divider <= at).length * DIVIDER_PX;
  const rect = (x: number, width: number): Rect => ({ x, y, width, height: 2 * unit });
  return {
    places: Array.from({ length: count }, (_, at) => rect(xOf(at), unit)),
    dividers: dividers.map((at) => rect(xOf(at) - DIVIDER_PX - gap / 2, DIVIDER_PX)),
  };
}

function bestRows(input: HandInput): number {
  const most = Math.min(input.count, input.count > TRAY_TILES ? 5 : 4);
  let best = 1;
  for (let rows = 2; rows <= most; rows += 1) {
    const used = Math.ceil(input.count / Math.ceil(input.count / rows));
    if (used === rows && unitFor(input, rows) > unitFor(input, best) + ROW_GAIN) best = rows;
  }
  return best;
}

/** The largest tile width at which `rows` rows fit. */
function unitFor(input: HandInput, rows: number): number {
  const { area, gap, widest = UNIT_MAX } = input;
  const wide = linesOf(input, rows).map(
    ({ count, dividers }) =>
      (area.width - gap * (count - 1) - DIVIDER_PX * dividers.length) / count,
  );
  const high = (area.height - gap * (rows - 1)) / rows / 2;
  return Math.max(1, Math.min(widest, high, ...wide));
}
