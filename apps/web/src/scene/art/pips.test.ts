import { LARGEST_PIP } from '@roundhouse/rules';
import { describe, expect, test } from 'vitest';
import { lyingSpots, spotRadius, uprightSpots, type Spot } from './pips.ts';

const PIPS = Array.from({ length: LARGEST_PIP + 1 }, (_, pip) => pip);
/** Spots keep this much of the half's edge free around them. */
const RIM = 0.05;

function has(spots: readonly Spot[], x: number, y: number): boolean {
  return spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < 0.001);
}

describe.each(PIPS)('The spots of %i', (pip) => {
  const spots = uprightSpots(pip);
  const radius = spotRadius(pip);

  test('are as many as the number says', () => {
    expect(spots).toHaveLength(pip);
  });

  test('lie wholly inside their half', () => {
    for (const { x, y } of spots) {
      expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(RIM);
      expect(Math.max(x, y) + radius).toBeLessThanOrEqual(1 - RIM);
    }
  });

  test('look the same upside down', () => {
    for (const { x, y } of spots) expect(has(spots, 1 - x, 1 - y)).toBe(true);
  });

  test('never touch', () => {
    for (const [at, a] of spots.entries()) {
      for (const b of spots.slice(at + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * radius * 1.1);
      }
    }
  });

  test('turn with the tile', () => {
    for (const { x, y } of spots) expect(has(lyingSpots(pip), 1 - y, x)).toBe(true);
  });
});

describe('Numbers', () => {
  test('have patterns that differ from each other, also when the tile lies', () => {
    const key = (spots: readonly Spot[]) =>
      spots
        .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
        .toSorted()
        .join();
    const keys = PIPS.flatMap((pip) => [
      ...new Set([key(uprightSpots(pip)), key(lyingSpots(pip))]),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
