import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { besideEquals, chartPlan, spread, ticksFor, totalsOver } from './chartPlan.ts';

const ROUNDS = [
  { out: null, scores: [0, 10] },
  { out: null, scores: [30, 5] },
];

test('totals begin with nothing and add up', () => {
  expect(totalsOver(2, ROUNDS)).toEqual([
    [0, 0],
    [0, 10],
    [30, 15],
  ]);
});

describe('a chart', () => {
  test('has the lowest total on top where that wins', () => {
    const { lines } = chartPlan(totalsOver(2, ROUNDS), true);
    expect(lines[0]).toEqual([
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
      { x: 1, y: 1 },
    ]);
  });

  test('has the highest total on top where that wins', () => {
    const { lines, ticks } = chartPlan(totalsOver(2, ROUNDS), false);
    expect(lines.map((line) => line.at(-1)?.y)).toEqual([0, 0.5]);
    expect(ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30]);
  });

  test('sets those who are equal after a round beside each other', () => {
    const equal = [
      { out: null, scores: [7, 7, 9, 7] },
      { out: null, scores: [1, 2, 3, 4] },
    ];
    const plan = chartPlan(totalsOver(4, equal), true);
    const beside = (round: number) => [0, 1, 2, 3].map((seat) => besideEquals(plan, seat, round));
    expect(beside(0)).toEqual([0, 0, 0, 0]);
    expect(beside(1)).toEqual([-1, 0, 0, 1]);
    expect(beside(2)).toEqual([0, 0, 0, 0]);
  });

  test.each([1, 13, 19])('holds %i rounds of any points', (roundCount) => {
    const scores = fc.array(fc.integer({ min: -50, max: 400 }), { minLength: 12, maxLength: 12 });
    const rounds = fc.array(scores, { minLength: roundCount, maxLength: roundCount });
    fc.assert(
      fc.property(rounds, fc.boolean(), (all, lowestWins) => {
        const totals = totalsOver(
          12,
          all.map((one) => ({ out: null, scores: one })),
        );
        const { lines } = chartPlan(totals, lowestWins);
        const points = lines.flat();
        expect(points).toHaveLength(12 * (roundCount + 1));
        expect(points.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
      }),
    );
  });
});

describe('ticks', () => {
  test.each([
    [0, 0, [0, 1]],
    [0, 3, [0, 1, 2, 3]],
    [0, 55, [0, 20, 40, 60]],
    [0, 376, [0, 100, 200, 300, 400]],
    [-12, 30, [-20, 0, 20, 40]],
  ])('from %i to %i are round numbers', (low, high, ticks) => {
    expect(ticksFor(low, high)).toEqual(ticks);
  });

  test('always enclose what they stand for, and are few', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 0 }),
        fc.integer({ min: 0, max: 5000 }),
        (low, high) => {
          const ticks = ticksFor(low, high);
          expect(ticks[0]).toBeLessThanOrEqual(low);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
          expect(ticks.length).toBeLessThanOrEqual(7);
          expect(ticks.length).toBeGreaterThan(1);
        },
      ),
    );
  });
});

describe('labels', () => {
  test('stay where they are while there is room', () => {
    expect(spread([10, 50, 30], 15, 100)).toEqual([10, 50, 30]);
  });

  test('of one place are moved apart', () => {
    expect(spread([50, 50], 15, 100)).toEqual([50, 65]);
  });

  test('at the lower edge are moved up', () => {
    expect(spread([100, 95, 98], 15, 100)).toEqual([100, 70, 85]);
  });

  test('are never nearer than the gap, nor outside, while there is room for all', () => {
    const wanted = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(wanted, (places) => {
        const settled = spread(places, 16, 200).toSorted((a, b) => a - b);
        const gaps = settled.slice(1).map((place, index) => place - (settled[index] ?? 0));
        expect(Math.min(16, ...gaps)).toBeGreaterThan(16 - 1e-6);
        expect(settled[0]).toBeGreaterThanOrEqual(-1e-6);
        expect(settled.at(-1)).toBeLessThanOrEqual(200 + 1e-6);
      }),
    );
  });

  test('share what room there is when it is not enough', () => {
    expect(spread([5, 5, 5], 20, 20)).toEqual([0, 10, 20]);
  });
});
