import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faceAt, turnOf, type TileFace } from './tileFace.ts';

/** Where the first half of a face points from the tile's middle: x to the right, y down. */
function pointOf({ stance }: TileFace): { x: number; y: number } {
  return stance === 'lying' ? { x: -1, y: 0 } : { x: 0, y: -1 };
}

describe('The face of a laid tile', () => {
  test('shows the outer half where the layout says it points', () => {
    expect(faceAt(0, 3, 7)).toEqual({ stance: 'lying', first: 3, second: 7 });
    expect(faceAt(90, 3, 7)).toEqual({ stance: 'upright', first: 3, second: 7 });
    expect(faceAt(180, 3, 7)).toEqual({ stance: 'lying', first: 7, second: 3 });
    expect(faceAt(270, 3, 7)).toEqual({ stance: 'upright', first: 7, second: 3 });
  });

  test('turned by turnOf, its halves point as those of the other face', () => {
    const angle = fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const);
    fc.assert(
      fc.property(angle, angle, (from, to) => {
        const [now, wanted] = [faceAt(from, 3, 7), faceAt(to, 3, 7)];
        const turn = turnOf(now, wanted);
        const { x, y } = pointOf(now);
        const goal = pointOf(wanted);
        const sign = now.first === wanted.first ? 1 : -1;
        expect(x * Math.cos(turn) - y * Math.sin(turn)).toBeCloseTo(goal.x * sign);
        expect(x * Math.sin(turn) + y * Math.cos(turn)).toBeCloseTo(goal.y * sign);
      }),
    );
  });
});
