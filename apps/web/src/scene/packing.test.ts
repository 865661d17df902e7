import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GUTTER_PX, pack, type Box, type Placed } from './packing.ts';

function boxesFrom(sizes: readonly (readonly [number, number])[]): Box[] {
  return sizes.map(([width, height], at) => ({ name: `box ${at}`, width, height }));
}

function apart(a: Placed, b: Placed): boolean {
  const clear = (start: number, length: number, other: number) =>
    start + length + GUTTER_PX <= other;
  return (
    clear(a.x, a.width, b.x) ||
    clear(b.x, b.width, a.x) ||
    clear(a.y, a.height, b.y) ||
    clear(b.y, b.height, a.y)
  );
}

const side = fc.integer({ min: 1, max: 120 });

describe('Packing an atlas', () => {
  test('keeps a gutter between any two pictures, and all on the page', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side), { maxLength: 60 }), (sizes) => {
        const placed = pack(boxesFrom(sizes), 512) ?? [];
        for (const [at, box] of placed.entries()) {
          expect(box.x + box.width + GUTTER_PX).toBeLessThanOrEqual(512);
          expect(box.y + box.height + GUTTER_PX).toBeLessThanOrEqual(512);
          for (const other of placed.slice(at + 1)) expect(apart(box, other)).toBe(true);
        }
      }),
    );
  });

  test('places every picture once', () => {
    const placed = pack(boxesFrom(Array.from({ length: 40 }, () => [30, 30] as const)), 512);
    expect(new Set(placed?.map(({ name }) => name)).size).toBe(40);
  });

  test('says when the page is too small', () => {
    expect(pack(boxesFrom([[100, 40]]), 64)).toBeNull();
    expect(pack(boxesFrom(Array.from({ length: 9 }, () => [30, 30] as const)), 64)).toBeNull();
  });
});
