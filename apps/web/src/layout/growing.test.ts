import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutTable } from './layoutTable.ts';
import type { Picture, PictureInput, Rect } from './picture.ts';
import { randomTrains } from './randomTrains.ts';

/** A phone, with lanes that are lower than a finger is wide. */
const PHONE: Rect = { x: 8, y: 56, width: 374, height: 560 };
/** Share of lanes that stay, at the least; shared out anew each time, 0.87 of them did. */
const LEAST_STAY = 0.92;

function inputFor(seed: number, seatCount: number): PictureInput {
  const trains = randomTrains({ seed, seatCount, maxPip: 12, feet: false, fill: 0.4 });
  const heights = trains.map(() => 34);
  const labels = [{ width: 100, heights, leasts: heights }];
  return { area: PHONE, mode: 'auto', trains, grown: [], focus: null, labels };
}

/** The same table before a tile is picked up, and while some lanes may take it. */
function bothAt(seed: number, seatCount: number, pick: number): readonly [Picture, Picture] {
  const input = inputFor(seed, seatCount);
  const grown = input.trains.filter((_, at) => at === pick % input.trains.length);
  const before = layoutTable(input);
  return [before, layoutTable({ ...input, grown: grown.map(({ id }) => id), previous: before })];
}

/** With more seats a phone has no room to spare, and shares it out anew. */
const tables = [fc.nat(9_999), fc.integer({ min: 2, max: 6 }), fc.nat(8)] as const;

test('most lanes stay where they are while one grows', () => {
  let [stayCount, laneCount] = [0, 0];
  fc.assert(
    fc.property(...tables, (seed, seatCount, pick) => {
      const [before, after] = bothAt(seed, seatCount, pick);
      expect(after.unit).toBe(before.unit);
      for (const [at, { rect }] of before.lanes.entries()) {
        const y = after.lanes[at]?.rect.y ?? Infinity;
        stayCount += Math.abs(y - rect.y) < 0.01 ? 1 : 0;
        laneCount += 1;
      }
    }),
    { numRuns: 300 },
  );
  expect(stayCount / laneCount).toBeGreaterThan(LEAST_STAY);
});

test('a lane grows by what others can spare', () => {
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
