import type { RoundScore } from '@roundhouse/rules';

/** A place in the chart; both from 0 to 1, from the left and from the top. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** A height of the chart at which a number stands. */
export interface ChartTick {
  readonly value: number;
  /** 0 to 1 from the top. */
  readonly y: number;
}

/** Totals as lines. Lines are by seat, and begin before the first round with nothing. */
export interface ChartPlan {
  readonly lines: readonly (readonly ChartPoint[])[];
  /** From the smallest value up. */
  readonly ticks: readonly ChartTick[];
}

/** Totals by seat before the first round and after each. */
export function totalsOver(
  seatCount: number,
  rounds: readonly RoundScore[],
): readonly (readonly number[])[] {
  const totals: (readonly number[])[] = [Array.from({ length: seatCount }, () => 0)];
  for (const { scores } of rounds) {
    totals.push((totals.at(-1) ?? []).map((total, seat) => total + (scores[seat] ?? 0)));
  }
  return totals;
}

/** The chart of these totals (see `totalsOver`) with the best total on top. */
export function chartPlan(totals: readonly (readonly number[])[], lowestWins: boolean): ChartPlan {
  const values = totals.flat();
  const ticks = ticksFor(Math.min(0, ...values), Math.max(0, ...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const heightOf = (value: number) => {
    const share = (value - low) / (high - low);
    return lowestWins ? share : 1 - share;
  };
  const last = Math.max(1, totals.length - 1);
  const seats = totals[0] ?? [];
  return {
    lines: seats.map((_, seat) =>
      totals.map((row, index) => ({ x: index / last, y: heightOf(row[seat] ?? 0) })),
    ),
    ticks: ticks.map((value) => ({ value, y: heightOf(value) })),
  };
}

/** Between those who are equal: their lines one below the other, in px, their shapes beside each other, in shapes. */
export const EQUALS_APART = { linePx: 3, shapes: 0.8 } as const;

/**
 * How far a seat's point stands beside those of others that have the same total after a round, from
 * the middle of all of them, in steps of one: 0 where nobody shares it.
 */
export function besideEquals({ lines }: ChartPlan, seat: number, round: number): number {
  const own = lines[seat]?.[round];
  if (round === 0 || own === undefined) return 0;
  const equals = lines.flatMap((line, other) => (line[round]?.y === own.y ? [other] : []));
  return equals.indexOf(seat) - (equals.length - 1) / 2;
}

/** Round numbers that enclose `low` to `high`, three to seven of them. */
export function ticksFor(low: number, high: number): readonly number[] {
  const step = roundStep((high - low) / 4);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50 ... that is not below `least`. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((one) => one * power).find((step) => step >= least) ?? 10 * power;
}

/**
 * Moves labels apart, so that neighbours are at least `gap` from each other and all of them lie
 * between 0 and `height`, each as near to where it wants to be as the others let it. The answer is
 * in the order of `wanted`; where there is no room for all, they are spaced evenly.
 */
export function spread(wanted: readonly number[], gap: number, height: number): readonly number[] {
  const count = wanted.length;
  const room = Math.min(gap, count > 1 ? height / (count - 1) : gap);
  const order = wanted
    .map((_, index) => index)
    .toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const settled: number[] = [];
  for (const [rank, index] of order.entries()) {
    const above = settled.at(-1);
    const own = wanted[index] ?? 0;
    settled.push(Math.max(rank * room, own, above === undefined ? 0 : above + room));
  }
  for (let rank = count - 1; rank >= 0; rank -= 1) {
    const below = settled[rank + 1];
    const lowest = below === undefined ? height : below - room;
    settled[rank] = Math.min(settled[rank] ?? 0, lowest);
  }
  const answer = Array.from({ length: count }, () => 0);
  for (const [rank, index] of order.entries()) answer[index] = settled[rank] ?? 0;
  return answer;
}
