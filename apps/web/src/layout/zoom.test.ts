import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutTable } from './layoutTable.ts';
import type { Camera, Picture, Point, Rect } from './picture.ts';
import { randomTrains } from './randomTrains.ts';
import { areaInSight, cutTo, WHOLE, zoomed } from './camera.ts';
import { panBy, scaleMax, zoomBy } from './zoom.ts';

const AREA: Rect = { x: 10, y: 56, width: 390, height: 560 };

function tableFor(area: Rect): Picture {
  const trains = randomTrains({ seed: 4, seatCount: 6, maxPip: 12, feet: false, fill: 0.6 });
  const labels = [{ width: 64, heights: [], leasts: [] }];
  return layoutTable({ area, mode: 'auto', trains, grown: [], focus: null, labels });
}

/** Where a camera shows a point of the table. */
function seen({ x, y }: Point, camera: Camera): Point {
  return { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y };
}

const places = fc.record({
  x: fc.double({ min: AREA.x, max: AREA.x + AREA.width, noNaN: true }),
  y: fc.double({ min: AREA.y, max: AREA.y + AREA.height, noNaN: true }),
});
const looks = fc.array(
  fc.record({
    factor: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
    about: places,
    by: fc.record({
      x: fc.integer({ min: -900, max: 900 }),
      y: fc.integer({ min: -900, max: 900 }),
    }),
  }),
  { maxLength: 12 },
);

describe('Looking closer', () => {
  test('never shows anything but the table, however one zooms and moves', () => {
    const picture = tableFor(AREA);
    fc.assert(
      fc.property(looks, (steps) => {
        let camera = WHOLE;
        for (const { by, ...zoom } of steps) {
          camera = panBy(zoomBy(camera, zoom, picture), by, AREA);
          const from = seen(AREA, camera);
          const to = seen({ x: AREA.x + AREA.width, y: AREA.y + AREA.height }, camera);
          expect(from.x).toBeLessThanOrEqual(AREA.x + 1e-6);
          expect(from.y).toBeLessThanOrEqual(AREA.y + 1e-6);
          expect(to.x).toBeGreaterThanOrEqual(AREA.x + AREA.width - 1e-6);
          expect(to.y).toBeGreaterThanOrEqual(AREA.y + AREA.height - 1e-6);
          expect(camera.scale).toBeGreaterThanOrEqual(1);
          expect(camera.scale).toBeLessThanOrEqual(scaleMax(picture.unit));
        }
      }),
    );
  });

  test('keeps what is under the fingers where it is, away from the edges', () => {
    const about = { x: 205, y: 336 }; // the middle
    const camera = zoomBy(WHOLE, { factor: 1.5, about }, tableFor(AREA));
    expect(seen(about, camera).x).toBeCloseTo(about.x);
    expect(seen(about, camera).y).toBeCloseTo(about.y);
  });

  test('does not move the whole table', () => {
    expect(panBy(WHOLE, { x: 80, y: -30 }, AREA)).toEqual(WHOLE);
    const near = zoomBy(WHOLE, { factor: 1.4, about: { x: 50, y: 90 } }, tableFor(AREA));
    expect(zoomBy(near, { factor: 0.2, about: { x: 300, y: 400 } }, tableFor(AREA))).toEqual(WHOLE);
  });

  test('moves tiles, lanes, rails and targets alike', () => {
    const picture = tableFor(AREA);
    const camera = zoomBy(WHOLE, { factor: 1.5, about: { x: 300, y: 500 } }, picture);
    const near = zoomed(picture, camera);
    expect(near.unit).toBe(picture.unit * camera.scale);
    expect(near.area).toEqual(AREA);
    for (const [at, lane] of picture.lanes.entries()) {
      const shown = near.lanes[at];
      expect(shown?.rect).toMatchObject(seen(lane.rect, camera));
      expect(shown?.rail).toEqual(lane.rail.map((point) => seen(point, camera)));
      for (const [index, tile] of lane.tiles.entries()) {
        expect(shown?.tiles[index]).toMatchObject(seen(tile, camera));
      }
      for (const [index, { target }] of lane.slots.entries()) {
        expect(shown?.slots[index]?.target.height).toBeCloseTo(target.height * camera.scale);
      }
    }
    expect(zoomed(picture, WHOLE)).toBe(picture);
  });

  test('is cut off at its area, and a large tray covers its lower part', () => {
    const picture = tableFor(AREA);
    const trayAt = (y: number): Rect => ({ x: 0, y, width: 410, height: 900 - y });
    const below = AREA.y + AREA.height;
    expect(areaInSight(picture, null)).toBeNull();
    expect(areaInSight(picture, trayAt(below))).toBeNull();
    expect(areaInSight(picture, trayAt(below - 200))).toEqual({ ...AREA, height: 360 });
    const near = zoomed(picture, zoomBy(WHOLE, { factor: 1.5, about: AREA }, picture));
    expect(areaInSight(near, trayAt(below))).toEqual(AREA);
  });

  test('leaves no target outside of the table', () => {
    expect(cutTo(AREA, { x: 0, y: 0, width: 100, height: 100 })).toEqual({
      x: 10,
      y: 56,
      width: 90,
      height: 44,
    });
    expect(cutTo(AREA, { x: 0, y: 700, width: 100, height: 100 })).toMatchObject({ height: 0 });
  });
});
