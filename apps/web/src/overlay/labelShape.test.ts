import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelShape, labelWidth, nameSize } from './labelShape.ts';

test('a short name grows with the width of its label', () => {
  expect(nameSize('Ana', 72, 40)).toBe(17);
  expect(nameSize('Ana', 131, 60)).toBe(26);
});

test('a long word is made smaller before it is broken', () => {
  expect(nameSize('Maximiliane', 70, 40)).toBe(10);
});

test('a word that is too long at every size is broken rather than cut off', () => {
  expect(nameSize('Donaudampfschifffahrt', 60, 60)).toBe(10);
});

test('regression: a name that no longer stays whole does not grow', () => {
  expect(nameSize('Ruby', 23, 25)).toBe(10);
  expect(nameSize('Ruby', 13, 25)).toBeLessThanOrEqual(10);
});

test('a low lane gives up the line of its state, a lower one that of the counts', () => {
  const needs = { name: 'Dolores', width: 90, hasCounts: true, hasState: true };
  expect(labelShape({ ...needs, height: 60 }).form).toBe('full');
  expect(labelShape({ ...needs, height: 40 }).form).toBe('low');
  expect(labelShape({ ...needs, height: 24 }).form).toBe('tight');
});

test('labels are as wide as the longest word asks for', () => {
  expect(labelWidth(['Ana', 'Mexican'], false)).toBeLessThan(labelWidth(['Maximiliane'], false));
});

test('a name never grows with less room', () => {
  const sizes = fc.integer({ min: 20, max: 200 });
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 20 }), sizes, sizes, (name, width, height) => {
      expect(nameSize(name, width - 10, height)).toBeLessThanOrEqual(nameSize(name, width, height));
    }),
  );
});
