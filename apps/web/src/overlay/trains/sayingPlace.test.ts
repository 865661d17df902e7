import { fullSet, seatOf, type Pip } from '@roundhouse/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Lane, Rect, TilePlace } from '../../layout/picture.ts';
import { sayingPlace } from './sayingPlace.ts';

const UNIT = 16;
const SHORT = 'then wants 9';
const LONG = 'Maximiliane’s train has no marker, so only Maximiliane may play there.';

const NO = { unit: UNIT, isYes: false, isNear: false, sight: null } as const;

/** A lane with a label on one side and some tiles in a row beside it. */
function laneOf(wish: {
  readonly width: number;
  readonly height: number;
  readonly tiles: number;
  readonly isMirrored: boolean;
}): Lane {
  const { width, height, isMirrored } = wish;
  const rect: Rect = { x: 10, y: 100, width, height };
  const label: Rect = { x: isMirrored ? width - 60 : 14, y: 100, width: 70, height };
  const from = isMirrored ? label.x - UNIT - 4 : label.x + label.width + UNIT + 4;
  const tile = fullSet(6)[0] ?? never();
  const tiles = Array.from({ length: wish.tiles }, (_, index): TilePlace => {
    const x = from + (isMirrored ? -1 : 1) * index * (2 * UNIT + 2);
    const pips = { inner: 0 as Pip, outer: 0 as Pip };
    return { index, tile, ...pips, x, y: 100 + height / 2, angle: isMirrored ? 180 : 0 };
  });
  const none = { rail: [], slots: [], links: [], couplings: [], hiddenCount: 0, marker: null };
  const facing = isMirrored ? -1 : 1;
  return { train: seatOf(1), rect, label, facing, tiles, ...none };
}

function never(): never {
  throw new Error('there is a tile');
}

const lanes = fc
  .record({
    width: fc.integer({ min: 200, max: 700 }),
    height: fc.integer({ min: 24, max: 200 }),
    tiles: fc.nat(6),
    isMirrored: fc.boolean(),
  })
  .map(laneOf);

/** Where a sentence stands, on the screen. */
function boxOf(words: string, lane: Lane, isYes: boolean): Rect | null {
  const style = sayingPlace(words, lane, { unit: UNIT, isYes, isNear: isYes, sight: null });
  if (style === null) return null;
  const [x, y, width, height] = [style.left, style.top, style.width, style.height].map(
    Number.parseFloat,
  );
  return {
    x: lane.rect.x + (x ?? 0),
    y: lane.rect.y + (y ?? 0),
    width: width ?? 0,
    height: height ?? 0,
  };
}

test('a sentence stands in its lane and clear of the label', () => {
  fc.assert(
    fc.property(lanes, fc.constantFrom(SHORT, LONG), fc.boolean(), (lane, words, isYes) => {
      const box = boxOf(words, lane, isYes);
      if (box === null) return;
      const { rect, label } = lane;
      expect(box.x).toBeGreaterThanOrEqual(rect.x);
      expect(box.y).toBeGreaterThanOrEqual(rect.y);
      expect(box.x + box.width).toBeLessThanOrEqual(rect.x + rect.width);
      expect(box.y + box.height).toBeLessThanOrEqual(rect.y + rect.height + 0.01);
      expect(box.x >= label.x + label.width || box.x + box.width <= label.x).toBe(true);
    }),
  );
});

test('where there is room, no tile is covered', () => {
  for (const isMirrored of [false, true]) {
    const lane = laneOf({ width: 380, height: 60, tiles: 3, isMirrored });
    const box = boxOf(SHORT, lane, true);
    expect(box).not.toBeNull();
    for (const { x, y } of lane.tiles) {
      const isApart =
        box === null ||
        box.x >= x + UNIT ||
        box.x + box.width <= x - UNIT ||
        box.y >= y + UNIT / 2 ||
        box.y + box.height <= y - UNIT / 2;
      expect(isApart).toBe(true);
    }
  }
});

test('what would happen stands near the place where the tile would lie', () => {
  const bare = laneOf({ width: 600, height: 80, tiles: 0, isMirrored: false });
  const slot = {
    end: 0,
    on: -1,
    pip: 6 as Pip,
    x: 120,
    y: 140,
    angle: 0 as const,
    target: bare.rect,
  };
  const box = boxOf(SHORT, { ...bare, slots: [slot] }, true);
  expect(Math.abs((box?.x ?? 0) - slot.x)).toBeLessThan(120);
  const no = boxOf(SHORT, { ...bare, slots: [slot] }, false);
  expect(no?.x).toBeGreaterThan(400);
});

test('why not is never said over a tile, and what happens always', () => {
  let silent = 0;
  fc.assert(
    fc.property(lanes, fc.constantFrom(SHORT, LONG), (lane, words) => {
      const box = boxOf(words, lane, false);
      if (box === null) {
        silent += 1;
        return;
      }
      const covered = lane.tiles.filter(
        ({ x, y }) =>
          box.x < x + UNIT &&
          box.x + box.width > x - UNIT &&
          box.y < y + UNIT / 2 &&
          box.y + box.height > y - UNIT / 2,
      );
      expect(covered).toEqual([]);
    }),
  );
  expect(silent).toBeGreaterThan(0);
  const low = laneOf({ width: 230, height: 30, tiles: 5, isMirrored: false });
  expect(boxOf(SHORT, low, false)).toBeNull();
  expect(boxOf(SHORT, low, true)).not.toBeNull();
});

test('from near, what is said of a train stands where it is seen', () => {
  const lane = laneOf({ width: 700, height: 120, tiles: 2, isMirrored: false });
  const sight = { x: 150, y: 90, width: 300, height: 80 };
  const place = sayingPlace(LONG, lane, { ...NO, sight });
  const [left, width] = [place?.left, place?.width].map((px) => Number.parseFloat(px ?? ''));
  expect(lane.rect.x + (left ?? 0) + (width ?? 0)).toBeLessThanOrEqual(sight.x + sight.width);
  expect(sayingPlace(LONG, lane, { ...NO, sight: { ...sight, height: 0 } })).toBeNull();
});

test('a lane too low for letters that can be read says it to ears only', () => {
  const low = laneOf({ width: 230, height: 24, tiles: 0, isMirrored: false });
  expect(sayingPlace(LONG, low, NO)).toBeNull();
  const high = laneOf({ width: 230, height: 60, tiles: 0, isMirrored: false });
  expect(sayingPlace(LONG, high, NO)).not.toBeNull();
});
