import type { ColumnSiding, Siding } from './arrangement.ts';
import { TARGET } from './fit.ts';
import type { LabelNeed } from './picture.ts';

/** How much more than the labels need there should be, so that trains have some to share. */
const AMPLE = 1.18;

/** Columns in which lanes stand under each other, before their labels have a width. */
export interface LabelColumns {
  /** For each column: which lanes it holds, by their place in the input. */
  readonly members: readonly (readonly number[])[];
  /** Height of a column and distance between two lanes, in px. */
  readonly height: number;
  readonly gap: number;
  /** The widest that a label may be, in px. */
  readonly widest: number;
}

/** The width of labels that was chosen, and the least height of each lane, in px. */
export interface ChosenLabels {
  readonly width: number;
  readonly leasts: readonly number[];
  /** What the fullest column has for its lanes, as a share of what labels need to show whole. */
  readonly supply: number;
}

/** Heights of lanes in px. */
type Heights = readonly number[];

/**
 * Chooses the first width at which there is ample room for labels that are read well, or else the
 * one at which there is most. Where that is too little, each lane gets what its label needs to show
 * whole, and the rest is shared.
 */
export function chooseLabels(
  needs: readonly LabelNeed[],
  laneCount: number,
  columns: LabelColumns,
): ChosenLabels {
  const offers = needs
    .filter(({ width }) => width <= columns.widest)
    .map((need) => offerOf(need, laneCount, columns));
  const none = offerOf({ width: columns.widest, heights: [], leasts: [] }, laneCount, columns);
  const first = offers[0] ?? { ...none, supply: 0 };
  const ample = offers.find(({ goodSupply }) => goodSupply >= AMPLE);
  const { need, good, least, goodSupply, supply } = ample ?? offers.reduce(better, first);
  const leasts = goodSupply >= 1 ? good : squeezed(good, least, columns);
  return { width: need.width, leasts, supply };
}

interface Offer {
  readonly need: LabelNeed;
  readonly good: Heights;
  readonly least: Heights;
  readonly goodSupply: number;
  readonly supply: number;
}

function offerOf(need: LabelNeed, laneCount: number, columns: LabelColumns): Offer {
  const heightsOf = (wanted: Heights): Heights =>
    Array.from({ length: laneCount }, (_, at) =>
      Math.min(columns.height, Math.max(TARGET.least, wanted[at] ?? 0)),
    );
  const [good, least] = [heightsOf(need.heights), heightsOf(need.leasts)];
  const suppliesOf = (heights: Heights): number =>
    Math.max(0, Math.min(...columns.members.map((lanes) => supplyFor(lanes, heights, columns))));
  return { need, good, least, goodSupply: suppliesOf(good), supply: suppliesOf(least) };
}

/** Letters that are read well come first, then letters at all. */
function better(one: Offer, other: Offer): Offer {
  const least = Math.min(1, other.supply) - Math.min(1, one.supply);
  return least > 0 || (least === 0 && other.goodSupply > one.goodSupply) ? other : one;
}

/** What a column has for its lanes as a share of these heights. */
function supplyFor(lanes: readonly number[], heights: Heights, columns: LabelColumns): number {
  return roomFor(lanes, columns) / sumOf(lanes, heights);
}

function roomFor(lanes: readonly number[], { height, gap }: LabelColumns): number {
  return Math.max(0, height - gap * Math.max(0, lanes.length - 1));
}

function sumOf(lanes: readonly number[], heights: Heights): number {
  return lanes.reduce((sum, at) => sum + (heights[at] ?? 0), 0);
}

/** Heights that fit into their columns: between the least ones and the good ones where possible. */
function squeezed(good: Heights, least: Heights, columns: LabelColumns): Heights {
  const heights = [...good];
  for (const lanes of columns.members) {
    const room = roomFor(lanes, columns);
    const [goodSum, leastSum] = [sumOf(lanes, good), sumOf(lanes, least)];
    if (goodSum <= room) continue;
    const share = leastSum >= room ? 0 : (room - leastSum) / (goodSum - leastSum);
    const scale = leastSum > room ? room / leastSum : 1;
    for (const at of lanes) {
      const [from, to] = [least[at] ?? 0, good[at] ?? 0];
      heights[at] = (from + share * (to - from)) * scale;
    }
  }
  return heights;
}

/** The trains of a column with the heights of their labels. */
export function inColumn(
  places: readonly number[],
  sidings: readonly Siding[],
  { leasts }: ChosenLabels,
): readonly ColumnSiding[] {
  return places.flatMap((at) => {
    const siding = sidings[at];
    return siding === undefined ? [] : [{ ...siding, least: leasts[at] ?? TARGET.least }];
  });
}
