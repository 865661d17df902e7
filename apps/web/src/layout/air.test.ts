import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDouble } from '@roundhouse/rules';
import { layoutTable } from './layoutTable.ts';
import type { Picture, Rect, TilePlace } from './picture.ts';
import { randomTrains } from './randomTrains.ts';

const picturesWith = (feet: boolean) =>
  fc
    .record({
      seed: fc.integer({ min: 0, max: 0xffffffff }),
      seatCount: fc.integer({ min: 2, max: 12 }),
      maxPip: fc.constantFrom(9, 12, 18),
      feet: fc.constant(feet),
      fill: fc.double({ min: 0.3, max: 1, noNaN: true }),
      width: fc.integer({ min: 320, max: 1920 }),
      height: fc.integer({ min: 300, max: 1080 }),
    })
    .map(({ width, height, ...growth }): Picture => {
      const area = { x: 0, y: 0, width, height };
      const trains = randomTrains(growth);
      const labels = [{ width: 90, heights: [], leasts: [] }];
      return layoutTable({ area, mode: 'auto', trains, grown: [], focus: null, labels });
    });

function boxOf({ x, y, angle }: TilePlace, unit: number): Rect {
  const [width, height] = angle === 90 || angle === 270 ? [unit, 2 * unit] : [2 * unit, unit];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Px of cloth between two boxes. */
function airBetween(a: Rect, b: Rect): number {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  return Math.max(across, a.y - b.y - b.height, b.y - a.y - a.height);
}

test('cloth shows between tiles of two trains', () => {
  fc.assert(
    fc.property(fc.boolean().chain(picturesWith), ({ lanes, unit }) => {
      const trains = lanes.map(({ tiles }) => tiles.map((tile) => boxOf(tile, unit)));
      for (const [at, own] of trains.entries()) {
        const others = trains.slice(at + 1).flat();
        const airs = own.flatMap((box) => others.map((other) => airBetween(box, other)));
        expect(Math.min(...airs, Infinity)).toBeGreaterThanOrEqual(4);
      }
    }),
    { numRuns: 150 },
  );
});

test('cloth shows between doubles of two rows of a train', () => {
  const airs: number[] = [];
  fc.assert(
    fc.property(picturesWith(false), ({ lanes, unit }) => {
      for (const { tiles } of lanes) {
        const doubles = tiles.filter(({ tile }) => isDouble(tile));
        for (const [at, one] of doubles.entries()) {
          const others = doubles.slice(at + 1).filter(({ y }) => Math.abs(y - one.y) > unit);
          const boxes = others.map((other) => boxOf(other, unit));
          airs.push(...boxes.map((box) => airBetween(boxOf(one, unit), box)));
        }
      }
    }),
    { numRuns: 300 },
  );
  expect(Math.floor(Math.min(...airs))).toBe(2);
});
