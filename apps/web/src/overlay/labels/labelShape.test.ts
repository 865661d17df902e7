import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelHeights, labelShape, labelShapes, SMALLEST_PX } from './labelShape.ts';
import type { LaneWords } from './laneWords.ts';
import { settingOf } from './settingOf.ts';

const OPEN = { words: 'open', look: 'is-open' } as const;
const OWED = { words: 'cover 12', look: 'is-owed' } as const;

function lane(more: Partial<LaneWords> = {}): LaneWords {
  const counts = {
    tiles: '9',
    isLast: false,
    points: '40',
    pointsWithUnit: '40 pts',
  };
  return { name: 'Dolores', isBot: false, presence: null, counts, states: [], ...more };
}

test('a low lane says its states in a row with the counts, a lower one beside the name', () => {
  const words = lane({ states: [OPEN] });
  expect(labelShape(words, { width: 104, height: 60 }).form).toBe('full');
  expect(labelShape(words, { width: 104, height: 40 }).form).toBe('low');
  const long = lane({ name: 'Maximiliane von Hohen', states: [OPEN] });
  expect(labelShape(long, { width: 120, height: 24 }).form).toBe('tight');
});

test('where there is room points have their unit', () => {
  expect(labelShape(lane(), { width: 104, height: 24 }).hasUnit).toBe(true);
  const owed = lane({ states: [OWED] });
  expect(labelShape(owed, { width: 104, height: 24 }).hasUnit).toBe(false);
});

test('the letters of a label grow with its width', () => {
  expect(labelShape(lane(), { width: 96, height: 80 })).toMatchObject({ namePx: 16, smallPx: 12 });
  expect(labelShape(lane(), { width: 180, height: 120 })).toMatchObject({
    namePx: 26,
    smallPx: 18,
  });
});

test('names of a table are of one size, though some lanes have more room', () => {
  const rooms = [30, 30, 34, 140].map((height) => ({ width: 110, height }));
  const alike = labelShapes(rooms.map((room) => ({ words: lane(), room })));
  const alone = rooms.map((room) => labelShape(lane(), room));
  expect(new Set(alone.map(({ namePx }) => namePx)).size).toBeGreaterThan(1);
  expect(new Set(alike.map(({ form, namePx }) => `${form} ${namePx}`)).size).toBe(1);
});

test('one long name does not make all others small', () => {
  const room = { width: 120, height: 50 };
  const names = ['Ana', 'Maximiliane von Hohen', 'Li', 'Zoë', 'Emeka'];
  const shapes = labelShapes(names.map((name) => ({ words: lane({ name }), room })));
  const [ana, long, ...others] = shapes.map(({ namePx }) => namePx);
  expect(new Set([ana, ...others]).size).toBe(1);
  expect(long).toBeLessThan(ana ?? 0);
});

test('the sign of a bot clings to the name, and a name that leaves it no room is made smaller', () => {
  const room = { width: 96, height: 80 };
  const [person, bot] = [lane({ name: 'Dolores' }), lane({ name: 'Dolores', isBot: true })];
  expect(settingOf(bot, labelShape(person, room), room.width).height).toBeGreaterThan(
    settingOf(person, labelShape(person, room), room.width).height,
  );
  expect(settingOf(bot, labelShape(bot, room), room.width).brokenWords).toBe(0);
  expect(labelShape(bot, room).namePx).toBeLessThan(labelShape(person, room).namePx);
});

test('a long word is made smaller before it is broken', () => {
  const words = lane({ name: 'Maximiliane' });
  const shape = labelShape(words, { width: 78, height: 40 });
  expect(settingOf(words, shape, 78).brokenWords).toBe(0);
  expect(shape.namePx).toBeLessThan(13);
});

test('a long name is broken on a wide label rather than made too small, and keeps its shape', () => {
  const room = { width: 122, height: 86 };
  const words = lane({ name: 'Donaudampfschifffahr' });
  const shape = labelShape(words, room);
  expect(shape.form).toBe('full');
  expect(shape.namePx).toBeGreaterThanOrEqual(12);
  expect(settingOf(words, shape, room.width).height).toBeLessThanOrEqual(room.height);
});

test('a name with a hyphen ends its line there', () => {
  const words = lane({ name: 'Bartholomäus-Maximil' });
  const shape = labelShape(words, { width: 135, height: 86 });
  expect(shape.form).toBe('full');
  expect(shape.namePx).toBeGreaterThanOrEqual(13);
  expect(settingOf(words, shape, 135).brokenWords).toBe(0);
});

test('a word that is too long at every size is broken rather than cut off', () => {
  const words = lane({ name: 'Donaudampfschifffahrt' });
  const setting = settingOf(words, labelShape(words, { width: 78, height: 44 }), 78);
  expect(setting.brokenWords).toBe(1);
  expect(setting.width).toBeLessThanOrEqual(78);
  expect(setting.height).toBeLessThanOrEqual(44);
});

test('a label is whole in the height that it asks for', () => {
  const names = fc.constantFrom('Li', 'Dolores', 'Maximiliane von Hohen', '日本語の長い名前です');
  const states = fc.subarray([OWED, OPEN]);
  fc.assert(
    fc.property(names, states, fc.integer({ min: 64, max: 180 }), (name, said, width) => {
      const words = lane({ name, states: said });
      const height = labelHeights(words)(width, SMALLEST_PX);
      const shape = labelShape(words, { width, height });
      expect(shape.namePx).toBeGreaterThanOrEqual(SMALLEST_PX);
      expect(settingOf(words, shape, width).height).toBeLessThanOrEqual(height + 0.01);
    }),
  );
});

test('letters never grow with less height', () => {
  const sizes = fc.integer({ min: 24, max: 120 });
  fc.assert(
    fc.property(fc.integer({ min: 74, max: 180 }), sizes, sizes, (width, one, other) => {
      const words = lane({ states: [OPEN] });
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const small = labelShape(words, { width, height: low });
      expect(small.smallPx).toBeLessThanOrEqual(labelShape(words, { width, height: high }).smallPx);
    }),
  );
});
