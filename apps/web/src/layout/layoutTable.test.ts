import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDouble, tileOf, type TrainId } from '@roundhouse/rules';
import { layoutTable } from './layoutTable.ts';
import type {
  Lane,
  Picture,
  PictureInput,
  Point,
  Rect,
  SlotPlace,
  TilePlace,
  TrainShape,
} from './picture.ts';
import { growTrains, randomTrains, type Growth } from './randomTrains.ts';

const ROUNDING = 0.02;

const growths = (feet: boolean) =>
  fc.record({
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    seatCount: fc.integer({ min: 2, max: 12 }),
    maxPip: fc.constantFrom(6, 9, 12, 15, 18),
    feet: fc.constant(feet),
    fill: fc.double({ min: 0, max: 1, noNaN: true }),
  });

const areas = fc.record({
  x: fc.constantFrom(0, 17),
  y: fc.constantFrom(0, 56),
  width: fc.integer({ min: 320, max: 1920 }),
  height: fc.integer({ min: 300, max: 1080 }),
});

function inputFor(growth: Growth, area: Rect, more: Partial<PictureInput> = {}): PictureInput {
  const trains = randomTrains(growth);
  return {
    area,
    mode: 'auto',
    trains,
    grown: [],
    focus: null,
    labels: [{ width: 64, heights: [], leasts: [] }],
    ...more,
  };
}

/** Inputs of all kinds: with feet or without, lanes grown or focused. */
const inputs = fc
  .tuple(fc.oneof(growths(false), growths(true)), areas, fc.nat(40), fc.constantFrom(54, 90, 160))
  .map(([growth, area, pick, width]) => {
    const input = inputFor(growth, area, { labels: [{ width, heights: [], leasts: [] }] });
    const picked = input.trains[pick]?.id;
    if (picked === undefined) return input;
    return pick % 2 === 0 ? { ...input, focus: picked } : { ...input, grown: [picked] };
  });

type Turned = Point & { readonly angle: number };

const isUpright = (place: Turned): boolean => place.angle === 90 || place.angle === 270;

function boxOf(place: Turned, unit: number): Rect {
  const [width, height] = isUpright(place) ? [unit, 2 * unit] : [2 * unit, unit];
  return { x: place.x - width / 2, y: place.y - height / 2, width, height };
}

/** Centre of a tile's half: its inner one (-1) or its outer one (1). */
function halfOf(place: Turned, side: 1 | -1, unit: number): Point {
  const turn = (place.angle * Math.PI) / 180;
  return {
    x: place.x + (side * Math.cos(turn) * unit) / 2,
    y: place.y + (side * Math.sin(turn) * unit) / 2,
  };
}

function boxesOf(lane: Lane, unit: number): Rect[] {
  const couplings = lane.couplings.map(({ x, y, width }) => ({
    x: x - width / 2,
    y: y - unit / 2,
    width,
    height: unit,
  }));
  return [...[...lane.tiles, ...lane.slots].map((place) => boxOf(place, unit)), ...couplings];
}

function overlap(a: Rect, b: Rect): boolean {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > ROUNDING && high > ROUNDING;
}

function holds(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x - ROUNDING &&
    inner.y >= outer.y - ROUNDING &&
    inner.x + inner.width <= outer.x + outer.width + ROUNDING &&
    inner.y + inner.height <= outer.y + outer.height + ROUNDING
  );
}

function anyOverlap(boxes: readonly Rect[]): boolean {
  return boxes.some((box, at) => boxes.slice(at + 1).some((other) => overlap(box, other)));
}

const gapBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point of a tile that touches its parent: of a double, which lies crossways, its middle. */
function innerOf(place: TilePlace | SlotPlace, unit: number): Point {
  const crossways = 'tile' in place && isDouble(place.tile);
  return crossways ? { x: place.x, y: place.y } : halfOf(place, -1, unit);
}

/** A tile or ghost, by the point where it must touch what it lies on; undefined when hidden. */
interface Joint {
  readonly inner: Point;
  readonly on: number;
  readonly parent: TilePlace | undefined;
}

/** True when a point lies against the open side of the tile, or a rail leads from one to the other. */
function isLinked(joint: Joint, lane: Lane, unit: number): boolean {
  const { inner, parent, on } = joint;
  if (parent === undefined) {
    return (
      on < 0 ||
      lane.couplings.some(
        (end) => gapBetween(end, inner) <= Math.max(end.width / 2, unit / 2) + 0.8 * unit + 2,
      )
    );
  }
  const crossways = isDouble(parent.tile);
  const face = crossways ? parent : halfOf(parent, 1, unit);
  const reach = (crossways ? 1.65 : 1.07) * unit + 2 + ROUNDING;
  if (gapBetween(inner, face) <= reach) return true;
  return lane.links.some((link) => {
    const [from, to] = [link[0], link.at(-1)];
    if (from === undefined || to === undefined) return false;
    return gapBetween(from, parent) <= unit + ROUNDING && gapBetween(to, inner) <= 0.7 * unit + 2;
  });
}

/** What the tile with this index was laid on. */
function onOf(input: PictureInput, id: TrainId, index: number): number {
  return input.trains.find((train) => train.id === id)?.placed[index]?.on ?? -1;
}

function assertAlways(count: number, property: (input: PictureInput) => void): void {
  fc.assert(fc.property(inputs, property), { numRuns: count });
}

function expectSound(picture: Picture, trains: readonly TrainShape[]): void {
  expect(picture.lanes.map((lane) => lane.train)).toEqual(trains.map((train) => train.id));
}

describe('A picture of the table', () => {
  test('no tile, ghost, coupling or label lies on another', () => {
    assertAlways(400, (input) => {
      const { lanes, unit, hub } = layoutTable(input);
      const hubBox = {
        x: hub.x - hub.radius,
        y: hub.y - hub.radius,
        width: 2 * hub.radius,
        height: 2 * hub.radius,
      };
      expect(anyOverlap([hubBox, ...lanes.map((lane) => lane.rect)])).toBe(false);
      for (const lane of lanes) {
        expect(anyOverlap([lane.label, ...boxesOf(lane, unit)])).toBe(false);
      }
    });
  });

  test('nothing leaves its lane, and no lane leaves the area', () => {
    assertAlways(400, (input) => {
      const { lanes, unit } = layoutTable(input);
      for (const lane of lanes) {
        expect(holds(input.area, lane.rect)).toBe(true);
        expect(holds(lane.rect, lane.label)).toBe(true);
        for (const box of boxesOf(lane, unit)) expect(holds(lane.rect, box)).toBe(true);
        const points = [...lane.rail, ...lane.links.flat()];
        for (const { x, y } of points) {
          expect(holds(input.area, { x, y, width: 0, height: 0 })).toBe(true);
        }
      }
    });
  });

  test('a train begins beside its label, and runs the way that its lane faces', () => {
    assertAlways(100, (input) => {
      for (const { label, facing, tiles, slots } of layoutTable(input).lanes) {
        const edge = facing === 1 ? label.x + label.width : label.x;
        for (const { x } of [...tiles, ...slots]) expect((x - edge) * facing).toBeGreaterThan(0);
      }
    });
  });

  test('each train has its lane, each tile is shown or counted, each slot is there', () => {
    assertAlways(300, (input) => {
      const picture = layoutTable(input);
      expectSound(picture, input.trains);
      for (const [at, train] of input.trains.entries()) {
        const lane = picture.lanes[at];
        expect((lane?.tiles.length ?? 0) + (lane?.hiddenCount ?? 0)).toBe(train.placed.length);
        expect(lane?.slots).toMatchObject(train.slots);
      }
    });
  });

  test('the last tile of every branch, and what every slot touches, is visible', () => {
    assertAlways(300, (input) => {
      for (const [at, lane] of layoutTable(input).lanes.entries()) {
        const train = input.trains[at];
        const shown = new Set(lane.tiles.map((tile) => tile.index));
        const covered = new Set(train?.placed.map((placed) => placed.on));
        for (const index of train?.placed.keys() ?? []) {
          expect(shown.has(index) || covered.has(index)).toBe(true);
        }
        const touched = train?.slots.map((slot) => slot.on).filter((on) => on >= 0) ?? [];
        expect(touched.filter((on) => !shown.has(on))).toEqual([]);
      }
    });
  });

  test('every tile and ghost touches the tile it was laid on, or a rail leads there', () => {
    assertAlways(400, (input) => {
      const { lanes, unit } = layoutTable(input);
      for (const lane of lanes) {
        const byIndex = new Map(lane.tiles.map((tile) => [tile.index, tile]));
        const ons = [
          ...lane.tiles.map((place) => ({ place, on: onOf(input, lane.train, place.index) })),
          ...lane.slots.map((place) => ({ place, on: place.on })),
        ];
        const joints = ons.map(({ place, on }): Joint => ({
          inner: innerOf(place, unit),
          on,
          parent: byIndex.get(on),
        }));
        expect(joints.filter((joint) => !isLinked(joint, lane, unit))).toEqual([]);
      }
    });
  });

  test('doubles lie across their row and are never a corner', () => {
    assertAlways(200, (input) => {
      const { lanes, unit } = layoutTable(input);
      for (const { tiles, train } of lanes) {
        const byIndex = new Map(tiles.map((tile) => [tile.index, tile]));
        for (const tile of tiles.filter((place) => isDouble(place.tile))) {
          expect(isUpright(tile)).toBe(true);
          const parent = byIndex.get(onOf(input, train, tile.index));
          if (parent === undefined) continue;
          expect(halfOf(parent, 1, unit).y).toBeCloseTo(tile.y);
        }
      }
    });
  });

  test('a train goes on from the middle of a double, so that it never looks lengthwise', () => {
    fc.assert(
      fc.property(growths(false), areas, (growth, area) => {
        const input = inputFor(growth, area);
        const { lanes, unit } = layoutTable(input);
        for (const [at, { tiles, slots, rect, label }] of lanes.entries()) {
          if (rect.width - label.width < 6 * unit) continue; // too narrow for anything
          const placed = input.trains[at]?.placed ?? [];
          const isDoubleAt = (index: number) => isDouble(placed[index]?.tile ?? tileOf(0, 1));
          const middles = new Map(tiles.map(({ index, y }) => [index, y]));
          for (const place of [...tiles, ...slots]) {
            const on = 'index' in place ? (placed[place.index]?.on ?? -1) : place.on;
            // With another double after the next tile, a lane may be too narrow for both.
            if (on < 0 || !isDoubleAt(on) || isDoubleAt(on + 2)) continue;
            const middle = middles.get(on) ?? halfOf(place, -1, unit).y; // a hidden double
            expect(halfOf(place, -1, unit).y).toBeCloseTo(middle);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  test('without feet no tile is smaller than asked', () => {
    fc.assert(
      fc.property(growths(false), areas, (growth, area) => {
        const { unit, lanes } = layoutTable(inputFor(growth, area));
        expect(unit).toBeGreaterThanOrEqual(12);
        for (const lane of lanes) expect(lane.rect.height).toBeGreaterThanOrEqual(24 - ROUNDING);
      }),
      { numRuns: 300 },
    );
  });

  test('a marker stands in its lane at its place, and lies over no tile where there is room beside it', () => {
    let movedCount = 0;
    fc.assert(
      fc.property(inputs, (input) => {
        const { lanes, unit } = layoutTable(input);
        for (const { marker, slots, rect, tiles } of lanes) {
          const [slot] = slots;
          if (marker === null || slot === undefined) continue;
          const aside = marker.x - slot.x;
          expect(marker.y).toBe(slot.y);
          expect(Math.abs(aside)).toBeLessThanOrEqual(0.5 * unit + ROUNDING);
          if (aside === 0) continue;
          movedCount += 1;
          expect(isUpright(slot)).toBe(true);
          expect(marker.x - 0.9 * unit).toBeGreaterThanOrEqual(rect.x - ROUNDING);
          expect(marker.x + 0.9 * unit).toBeLessThanOrEqual(rect.x + rect.width + ROUNDING);
          const near = tiles.filter(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) < unit);
          expect(near.every(({ x }) => (x - slot.x) * aside <= 0)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
    expect(movedCount).toBeGreaterThan(0);
  });

  test('the same input gives the same picture', () => {
    assertAlways(50, (input) => {
      expect(layoutTable(input)).toEqual(layoutTable(structuredClone(input)));
    });
  });

  test('tiles keep their size while they fit and could not be a fifth larger', () => {
    fc.assert(
      fc.property(
        growths(false),
        areas,
        fc.double({ min: 12, max: 56, noNaN: true }),
        (growth, area, unit) => {
          const input = inputFor(growth, area);
          const fresh = layoutTable(input);
          const settled = layoutTable({ ...input, previous: { ...fresh, unit } });
          expect(settled.unit).toBeLessThanOrEqual(fresh.unit);
          expect(settled.unit).toBeGreaterThan(fresh.unit / 1.25);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('tiles change size only now and then while a round is played', () => {
    const growth = { seed: 2, seatCount: 8, maxPip: 15, feet: false, fill: 1 };
    const area = { x: 0, y: 0, width: 1440, height: 660 };
    let previous: Picture | undefined;
    const units: number[] = [];
    for (const trains of growTrains(growth)) {
      const input = { ...inputFor(growth, area), trains };
      previous = layoutTable(previous === undefined ? input : { ...input, previous });
      units.push(previous.unit);
    }
    const changes = units.filter((unit, at) => at > 0 && unit !== units[at - 1]);
    expect(units.length).toBeGreaterThan(100);
    expect(changes.length).toBeLessThanOrEqual(6);
  });
});

describe('A lane as a target', () => {
  test('grown lanes are at least 44 px high and give every slot 24 px', () => {
    fc.assert(
      fc.property(growths(false), fc.nat(12), (growth, pick) => {
        const area = { x: 0, y: 0, width: 390, height: 520 };
        const input = inputFor(growth, area);
        const grown = input.trains.slice(pick, pick + 2).map((train) => train.id);
        for (const lane of layoutTable({ ...input, grown }).lanes) {
          const least = grown.includes(lane.train) ? 44 : 24;
          expect(lane.rect.height).toBeGreaterThanOrEqual(least - ROUNDING);
          for (const { target } of lane.slots)
            expect(target.height).toBeGreaterThanOrEqual(24 - ROUNDING);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('slots of one train share its lane without overlap, 24 px each where the lane is grown', () => {
    fc.assert(
      fc.property(growths(true), fc.nat(3), (growth, pick) => {
        const area = { x: 0, y: 0, width: 390, height: 760 };
        const input = inputFor({ ...growth, seatCount: 3 }, area);
        const grown = input.trains.slice(pick, pick + 1).map((train) => train.id);
        for (const lane of layoutTable({ ...input, grown }).lanes) {
          const targets = lane.slots.map((slot) => slot.target);
          expect(anyOverlap(targets)).toBe(false);
          if (!grown.includes(lane.train)) continue;
          for (const target of targets) expect(target.height).toBeGreaterThanOrEqual(23.9);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a slot lies inside its target', () => {
    assertAlways(200, (input) => {
      for (const lane of layoutTable(input).lanes) {
        for (const { x, y, target } of lane.slots) {
          expect(holds(target, { x, y, width: 0, height: 0 })).toBe(true);
        }
      }
    });
  });
});

describe('The height of the table', () => {
  test('goes to those who need it: an empty lane of a yard is low, and never the highest', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.integer({ min: 2, max: 12 }), (seed, seatCount) => {
        const growth = { seed, seatCount, maxPip: 12, feet: false, fill: 0.12 };
        const input = inputFor(growth, { x: 0, y: 0, width: 1440, height: 660 });
        const { lanes, unit } = layoutTable(input);
        for (const { tiles, rect } of lanes) {
          if (tiles.length > 0) continue;
          expect(rect.height).toBeLessThanOrEqual(54 + 3 * unit + ROUNDING);
          const column = lanes.filter((lane) => lane.rect.x === rect.x);
          expect(rect.height).toBeLessThanOrEqual(
            Math.max(...column.map((lane) => lane.rect.height)),
          );
        }
      }),
    );
  });

  test('a count of hidden tiles has room for its letters', () => {
    const growth = { seed: 5, seatCount: 12, maxPip: 18, feet: false, fill: 1 };
    const { lanes } = layoutTable(inputFor(growth, { x: 0, y: 0, width: 640, height: 155 }));
    const couplings = lanes.flatMap((lane) => lane.couplings);
    expect(couplings.some(({ count }) => count > 9)).toBe(true);
    for (const { count, width } of couplings) {
      expect(width).toBeGreaterThanOrEqual(6.4 * `+${count}`.length);
    }
  });
});

describe('Focus and mode', () => {
  test('a focused lane is whole and large while the others show one row', () => {
    const growth = { seed: 3, seatCount: 8, maxPip: 12, feet: false, fill: 1 };
    const input = inputFor(growth, { x: 0, y: 0, width: 360, height: 406 });
    const { lanes, unit } = layoutTable({ ...input, focus: input.trains[4]?.id ?? null });
    expect(unit).toBeGreaterThan(layoutTable(input).unit);
    expect(lanes[4]?.hiddenCount).toBe(0);
    const others = lanes.filter((_, at) => at !== 4).map((lane) => lane.rect.height);
    expect(Math.max(...others)).toBeLessThan(3 * unit);
  });

  test('a wide table is a yard, an upright one has rows, and neither flickers at the border', () => {
    const growth = { seed: 1, seatCount: 4, maxPip: 9, feet: false, fill: 0.5 };
    const at = (width: number, previous?: Picture): Picture =>
      layoutTable({
        ...inputFor(growth, { x: 0, y: 0, width, height: 600 }),
        ...(previous === undefined ? {} : { previous }),
      });
    expect(at(1280).mode).toBe('yard');
    expect(at(390).mode).toBe('rows');
    expect(at(690, at(720)).mode).toBe('yard');
    expect(at(720, at(690)).mode).toBe('rows');
    expect(at(600, at(720)).mode).toBe('rows');
  });

  test('an area without room gives no lanes and no error', () => {
    const growth = { seed: 1, seatCount: 4, maxPip: 9, feet: false, fill: 0.5 };
    expect(layoutTable(inputFor(growth, { x: 0, y: 0, width: 0, height: 0 })).lanes).toEqual([]);
  });
});
