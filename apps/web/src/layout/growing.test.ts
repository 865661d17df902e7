import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutTable } from './layoutTable.ts';
import type { Picture, PictureInput, Rect } from './picture.ts';
import { randomTrains } from './randomTrains.ts';

/** A phone, with lanes that are lower than a finger is wide. */
const AREA: Rect = { x: 8, y: 56, width: 374, height: 560 };

function inputFor(seed: number, seatCount: number): PictureInput {
  const trains = randomTrains({ seed, seatCount, maxPip: 12, feet: false, fill: 0.4 });
  const heights = trains.map(() => 34);
  const labels = [{ width: 100, heights, leasts: heights }];
  return { area: AREA, mode: 'auto', trains, grown: [], focus: null, labels };
}

/** The same table before a tile is picked up, and while some lanes may take it. */
function bothAt(seed: number, seatCount: number, pick: number): readonly [Picture, Picture] {
  const input = inputFor(seed, seatCount);
  const grown = input.trains.filter((_, at) => at === pick % input.trains.length);
  const before = layoutTable(input);
  return [before, layoutTable({ ...input, grown: grown.map(({ id }) => id), previous: before })];
}

const tables = [fc.nat(9_999), fc.integer({ min: 2, max: 8 }), fc.nat(8)] as const;

test('lanes stay where they are unless they or those beside them grow', () => {
  fc.assert(
    fc.property(...tables, (seed, seatCount, pick) => {
      const [before, after] = bothAt(seed, seatCount, pick);
      const grownAt = pick % before.lanes.length;
      expect(after.unit).toBe(before.unit);
      for (const [at, { rect, tiles }] of before.lanes.entries()) {
        if (Math.abs(at - grownAt) < 2) continue;
        expect(after.lanes[at]?.rect.y).toBeCloseTo(rect.y);
        const heights = after.lanes[at]?.tiles.map(({ y }) => y.toFixed(2));
        expect(heights).toEqual(tiles.map(({ y }) => y.toFixed(2)));
      }
    }),
    { numRuns: 150 },
  );
});

test('a lane grows by what those beside it can spare', () => {
  let grownCount = 0;
  fc.assert(
    fc.property(...tables, (seed, seatCount, pick) => {
      const [before, after] = bothAt(seed, seatCount, pick);
      const at = pick % before.lanes.length;
      const [low, high] = [before, after].map(({ lanes }) => lanes[at]?.rect.height ?? 0);
      expect(high).toBeGreaterThanOrEqual(low ?? 0);
      grownCount += (high ?? 0) > (low ?? 0) + 1 ? 1 : 0;
    }),
    { numRuns: 150 },
  );
  expect(grownCount).toBeGreaterThan(5);
});
