import type { HandInput, HandPicture, Rect } from './picture.ts';

/** Hands beyond this many tiles belong in a sheet, which may have five rows. */
const TRAY_TILES = 24;
/** The widest tile of a hand on a tray in px. */
const UNIT_MAX = 66;
/** Another row must win this many px of width to be worth it. */
const ROW_GAIN = 1;

/**
 * Lays out a hand so that every tile is wholly inside the area: one to four rows, five for more
 * than `TRAY_TILES`, whichever makes the tiles largest. Rows are centred and equally long but for
 * the last.
 */
export function layoutHand(input: HandInput): HandPicture {
  const { area, count, gap } = input;
  if (count === 0) return { unit: 0, rows: 0, places: [] };
  const rows = bestRows(input);
  const perRow = Math.ceil(count / rows);
  const unit = unitFor(input, rows);
  const top = area.y + (area.height - rows * (2 * unit + gap) + gap) / 2;
  const places = Array.from({ length: count }, (_, index): Rect => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const left = area.x + (area.width - inRow * (unit + gap) + gap) / 2;
    return {
      x: left + (index % perRow) * (unit + gap),
      y: top + row * (2 * unit + gap),
      width: unit,
      height: 2 * unit,
    };
  });
  return { unit, rows, places };
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
function unitFor({ area, count, gap, widest = UNIT_MAX }: HandInput, rows: number): number {
  const perRow = Math.ceil(count / rows);
  const wide = (area.width - gap * (perRow - 1)) / perRow;
  const high = (area.height - gap * (rows - 1)) / rows / 2;
  return Math.max(1, Math.min(widest, wide, high));
}
