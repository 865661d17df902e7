import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutTable } from '../layout/layoutTable.ts';
import { randomTrains } from '../layout/randomTrains.ts';
import { tracksOf } from './art/ladder.ts';
import { headingTo, turnBetween } from './heading.ts';

function yard(seatCount: number, seed: number) {
  return layoutTable({
    area: { x: 8, y: 54, width: 1424, height: 688 },
    mode: 'yard',
    trains: randomTrains({ seed, seatCount, maxPip: 12, feet: false, fill: 0.5 }),
    grown: [],
    focus: null,
    labels: [{ width: 96, heights: [], leasts: [] }],
  });
}

describe('The turntable', () => {
  test('faces a train of its own for every turn', () => {
    const picture = yard(8, 3);
    const headings = picture.lanes.map(({ train }) => headingTo(picture, train)?.toFixed(3));
    expect(new Set(headings).size).toBe(picture.lanes.length);
  });

  test('takes the shorter way round', () => {
    expect(turnBetween(3, -3)).toBeCloseTo(2 * Math.PI - 6);
    fc.assert(
      fc.property(fc.double({ min: -9, max: 9, noNaN: true }), (to) => {
        expect(Math.abs(turnBetween(0, to))).toBeLessThanOrEqual(Math.PI + 1e-9);
      }),
    );
  });
});

describe('The tracks of a yard', () => {
  test('begin on the rim of the hub and end where the layout ends them', () => {
    for (const seatCount of [2, 4, 8, 10]) {
      const picture = yard(seatCount, 5);
      const { hub } = picture;
      for (const { train, rail } of picture.lanes) {
        const track = tracksOf(picture).get(train) ?? [];
        const [start] = track;
        expect(Math.hypot((start?.x ?? 0) - hub.x, (start?.y ?? 0) - hub.y)).toBeCloseTo(
          hub.radius,
        );
        expect(track.at(-1)).toEqual(rail.at(-1));
      }
    }
  });

  test('never run upon each other beside the hub', () => {
    for (const seatCount of [4, 8, 10]) {
      const picture = yard(seatCount, 7);
      const starts = [...tracksOf(picture).values()].map(([start]) => start);
      for (const [at, a] of starts.entries()) {
        for (const b of starts.slice(at + 1)) {
          expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(
            5,
          );
        }
      }
    }
  });
});
