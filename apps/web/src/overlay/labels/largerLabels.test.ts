import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutTable } from '../../layout/layoutTable.ts';
import type { Lane, Picture, Rect } from '../../layout/picture.ts';
import { randomTrains } from '../../layout/randomTrains.ts';
import { labelNeeds } from './labelNeeds.ts';
import { labelShapes } from './labelShape.ts';
import type { LaneWords } from './laneWords.ts';
import { largerShapes, roomiest } from './largerLabels.ts';
import { settingOf } from './settingOf.ts';

const MANY = ['Ana', 'Björn', 'Dolores', 'Maximiliane v. Hohen', 'Li', 'Zoë', 'Donaudampfschiff'];
const OPEN = { words: 'open', look: 'is-open' } as const;
const COUNTS = { tiles: '9', isLast: false, points: '40', pointsWithUnit: '40 pts' };

interface Seating {
  readonly seatCount: number;
  readonly seed: number;
  /** How much of the set is laid. */
  readonly fill: number;
  readonly area: Pick<Rect, 'width' | 'height'>;
  /** How many times the usual size the letters of a reader are. */
  readonly fontScale: number;
}

const seatings: fc.Arbitrary<Seating> = fc.record({
  seatCount: fc.integer({ min: 2, max: 8 }),
  seed: fc.nat(),
  fill: fc.double({ min: 0, max: 1, noNaN: true }),
  area: fc.record({
    width: fc.integer({ min: 360, max: 1600 }),
    height: fc.integer({ min: 325, max: 800 }),
  }),
  fontScale: fc.double({ min: 1.05, max: 3, noNaN: true }),
});

/** A table for readers with large letters: the picture for everybody, and theirs. */
function tableOf(seating: Seating, names: readonly string[] = MANY) {
  const { seatCount, seed, fill, area, fontScale } = seating;
  const maxPip = 12;
  const trains = randomTrains({ seatCount, maxPip, seed, fill, feet: false });
  const words = trains.map(({ id }, at): LaneWords => {
    const name = names[at % names.length] ?? '';
    const counts = id === 'mexican' ? null : COUNTS;
    return {
      name,
      isBot: at % 2 === 0,
      presence: null,
      counts,
      states: at % 7 === 5 ? [OPEN] : [],
    };
  });
  const layAt = (scale: number) =>
    layoutTable({
      area: { x: 0, y: 0, ...area },
      mode: 'auto',
      trains,
      grown: [],
      focus: null,
      labels: labelNeeds(words, { maxPip, yardWidth: area.width }, scale),
    });
  const picture = roomiest(fontScale, layAt);
  const places = picture.lanes.flatMap(({ label }, at) => {
    const said = words[at];
    return said === undefined ? [] : [{ words: said, room: label }];
  });
  const usual = labelShapes(places);
  return {
    usualPicture: layAt(1),
    picture,
    places,
    usual,
    shapes: largerShapes(places, usual, fontScale),
  };
}

test('large letters are whole in their label, larger than usual or as they were', () => {
  fc.assert(
    fc.property(seatings, (seating) => {
      const { places, usual, shapes } = tableOf(seating);
      expect(shapes).toHaveLength(places.length);
      for (const [at, { words, room }] of places.entries()) {
        const [shape, before] = [shapes[at], usual[at]];
        if (shape === undefined || before === undefined) throw new Error('each label has a shape');
        const said = JSON.stringify({ words, room, shape });
        const setting = settingOf(words, shape, room.width);
        expect(setting.width, said).toBeLessThanOrEqual(room.width + 0.01);
        expect(setting.height, said).toBeLessThanOrEqual(room.height + 0.01);
        expect(shape.namePx, said).toBeGreaterThanOrEqual(before.namePx);
        expect(shape.smallPx, said).toBeGreaterThanOrEqual(before.smallPx);
      }
    }),
    { numRuns: 150 },
  );
});

test('room for large letters covers no tile, hides none, and leaves tiles nearly as large', () => {
  fc.assert(
    fc.property(seatings, (seating) => {
      const { usualPicture, picture } = tableOf(seating);
      expect(picture.unit).toBeGreaterThanOrEqual(usualPicture.unit * 0.9);
      expect(hiddenIn(picture)).toBeLessThanOrEqual(hiddenIn(usualPicture));
      for (const lane of picture.lanes) expectClear(lane, picture.unit);
    }),
    { numRuns: 150 },
  );
});

test('where lanes have room letters are as large as their reader wants them', () => {
  const phone = { width: 374, height: 370 };
  const desk = { width: 1440, height: 560 };
  for (const area of [phone, desk]) {
    const seating = { seatCount: 4, seed: 1, fill: 0, area, fontScale: 2 };
    const { shapes } = tableOf(seating, ['Ana', 'Björn', 'Chidi', 'Zoë', 'Li']);
    // The usual small words of a label with some room are 12 px high.
    for (const { smallPx, namePx } of shapes)
      expect([smallPx, namePx > smallPx]).toEqual([24, true]);
  }
});

function hiddenIn({ lanes }: Picture): number {
  return lanes.reduce((sum, { hiddenCount }) => sum + hiddenCount, 0);
}

/** Expects that the label is in its lane and clear of all tiles. */
function expectClear({ rect, label, tiles }: Lane, unit: number): void {
  expect(label.x).toBeGreaterThanOrEqual(rect.x - 0.01);
  expect(label.y).toBeGreaterThanOrEqual(rect.y - 0.01);
  expect(label.x + label.width).toBeLessThanOrEqual(rect.x + rect.width + 0.01);
  expect(label.y + label.height).toBeLessThanOrEqual(rect.y + rect.height + 0.01);
  for (const { x, y, angle } of tiles) {
    const isUpright = angle === 90 || angle === 270;
    const [halfWidth, halfHeight] = isUpright ? [unit / 2, unit] : [unit, unit / 2];
    const isBeside =
      x + halfWidth <= label.x + 0.01 || x - halfWidth >= label.x + label.width - 0.01;
    const isAbove = y + halfHeight <= label.y + 0.01 || y - halfHeight >= label.y + label.height;
    expect(isBeside || isAbove).toBe(true);
  }
}
