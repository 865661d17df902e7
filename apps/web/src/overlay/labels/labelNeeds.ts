import type { LabelNeed } from '../../layout/picture.ts';
import { LABEL_PX } from './labelFigures.ts';
import { nameWidths, PADDING_PX } from './labelHeight.ts';
import { GOOD_PX, labelHeights, SMALLEST_PX } from './labelShape.ts';
import { usualMost, type LaneWords } from './laneWords.ts';

/** Widths in px that labels may have on a small screen. */
const WIDTHS = [64, 78, 92, 106, 120, 136, 156] as const;
/** From this width on, in px, a screen has room to spare for labels. */
const WIDE_PX = 700;
const WIDE = { share: 0.085, least: 96, most: 180 } as const;
/** From this width on labels may be so many times as wide as usual where a word needs it. */
const STRETCH = { from: 1_000, most: 1.3 } as const;
/** Room for a name of the usual size. */
const USUAL = { namePx: 13, least: 74, most: 104 } as const;

/**
 * Widths for the labels of a table, the best-looking first, with the height that each label, in the
 * order of the lanes, needs there to be read, in letters `scale` times as large as on a phone. Heights
 * do not change while the usual things happen.
 */
export function labelNeeds(
  labels: readonly LaneWords[],
  table: { readonly maxPip: number; readonly yardWidth: number },
  scale = 1,
): readonly LabelNeed[] {
  const { maxPip } = table;
  const yardWidth = table.yardWidth / scale;
  const best = yardWidth < WIDE_PX ? bestNarrow(labels) : bestWide(labels, yardWidth);
  const wider = WIDTHS.filter((width) => width > best);
  const narrower = WIDTHS.filter((width) => width < best).toReversed();
  const now = labels.map(labelHeights);
  const most = labels.map((words) => labelHeights(usualMost(words, maxPip)));
  const heightsAt = (width: number, px: number) =>
    now.map((heightAt, at) => Math.max(heightAt(width, px), most[at]?.(width, px) ?? 0));
  const larger = (lengths: readonly number[]) => lengths.map((length) => length * scale);
  return [best, ...wider, ...narrower].map((width) => ({
    width: width * scale,
    heights: larger(heightsAt(width, GOOD_PX)),
    leasts: larger(heightsAt(width, SMALLEST_PX)),
  }));
}

/** A share of the table, or somewhat more where a word needs it. */
function bestWide(labels: readonly LaneWords[], yardWidth: number): number {
  const usual = Math.min(WIDE.most, Math.max(WIDE.least, yardWidth * WIDE.share));
  if (yardWidth < STRETCH.from) return usual;
  return Math.min(WIDE.most, usual * STRETCH.most, Math.max(usual, widthFor(labels)));
}

function bestNarrow(labels: readonly LaneWords[]): number {
  return Math.min(USUAL.most, Math.max(USUAL.least, widthFor(labels)));
}

/** In which the longest word of all names is whole in the usual size. */
function widthFor(labels: readonly LaneWords[]): number {
  const longest = Math.max(
    ...labels.map(({ name, isBot }) => Math.max(...nameWidths(name, isBot, USUAL.namePx))),
  );
  return PADDING_PX + LABEL_PX.glyph + LABEL_PX.gap + longest * USUAL.namePx;
}
