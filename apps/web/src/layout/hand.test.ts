import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutHand } from './hand.ts';
import type { Rect } from './picture.ts';

const trays = fc.record({
  area: fc.record({
    x: fc.constantFrom(0, 12),
    y: fc.constantFrom(0, 500),
    width: fc.integer({ min: 296, max: 1800 }),
    height: fc.integer({ min: 150, max: 1080 }),
  }),
  count: fc.integer({ min: 0, max: 40 }),
  gap: fc.constantFrom(3, 5),
  dividers: fc.uniqueArray(fc.integer({ min: 1, max: 39 }), { maxLength: 6 }),
});

/** Dividers stand before tiles that there are. */
function cut<T extends { readonly count: number; readonly dividers: readonly number[] }>(
  tray: T,
): T {
  const dividers = tray.dividers.filter((at) => at < tray.count).toSorted((a, b) => a - b);
  return { ...tray, dividers };
}

function clear(a: Rect, b: Rect, gap: number): boolean {
  const wide = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  const high = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
  return Math.max(wide, high) >= gap - 0.01;
}

describe('A hand', () => {
  test('lies wholly inside its area, every tile, without overlap', () => {
    fc.assert(
      fc.property(trays.map(cut), (input) => {
        const { places } = layoutHand(input);
        const { x, y, width, height } = input.area;
        expect(places).toHaveLength(input.count);
        for (const [at, place] of places.entries()) {
          expect(place.x).toBeGreaterThanOrEqual(x - 0.01);
          expect(place.y).toBeGreaterThanOrEqual(y - 0.01);
          expect(place.x + place.width).toBeLessThanOrEqual(x + width + 0.01);
          expect(place.y + place.height).toBeLessThanOrEqual(y + height + 0.01);
          expect(places.slice(0, at).every((other) => clear(place, other, input.gap))).toBe(true);
        }
      }),
    );
  });

  test('has each divider clear of all tiles, left of the one that it stands before', () => {
    fc.assert(
      fc.property(trays.map(cut), (input) => {
        const { places, dividers } = layoutHand(input);
        expect(dividers).toHaveLength(input.dividers.length);
        for (const [at, divider] of dividers.entries()) {
          const after = places[input.dividers[at] ?? -1];
          expect(after?.y).toBe(divider.y);
          expect(divider.x + divider.width).toBeLessThan(after?.x ?? 0);
          expect(divider.x).toBeGreaterThanOrEqual(input.area.x - input.gap);
          expect(places.every((place) => clear(place, divider, 0))).toBe(true);
        }
      }),
    );
  });

  test('has at most four rows up to 24 tiles, five beyond', () => {
    fc.assert(
      fc.property(trays, (input) => {
        const { rows, places } = layoutHand(input);
        expect(rows).toBeLessThanOrEqual(input.count > 24 ? 5 : 4);
        expect(new Set(places.map((place) => place.y)).size).toBe(rows);
      }),
    );
  });

  test.each([
    { phone: 390, count: 15, least: 36, height: 170 },
    { phone: 360, count: 15, least: 36, height: 170 },
    { phone: 360, count: 24, least: 26, height: 170 },
    { phone: 320, count: 24, least: 24, height: 170 },
    { phone: 320, count: 24, least: 30, height: 192 },
    { phone: 390, count: 40, least: 30, height: 262 },
    { phone: 320, count: 40, least: 24, height: 208 },
    { phone: 320, count: 40, least: 30, height: 330 },
  ])('of $count on a phone $phone px wide, in $height px, is at least $least px a tile', (row) => {
    const area = { x: 8, y: 0, width: row.phone - 16, height: row.height };
    expect(layoutHand({ area, count: row.count, gap: 5 }).unit).toBeGreaterThanOrEqual(row.least);
  });

  test('of forty fills five rows of a sheet with tiles big enough for a finger', () => {
    const area = { x: 8, y: 0, width: 344, height: 400 };
    const { unit, rows } = layoutHand({ area, count: 40, gap: 5 });
    expect(rows).toBe(5);
    expect(unit).toBeGreaterThanOrEqual(34);
  });

  test('of none has no places', () => {
    const area = { x: 0, y: 0, width: 344, height: 170 };
    expect(layoutHand({ area, count: 0, gap: 5 }).places).toEqual([]);
  });
});
