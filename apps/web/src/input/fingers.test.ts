import { describe, expect, test } from 'vitest';
import type { Point } from '../layout/picture.ts';
import { Fingers } from './fingers.ts';

function table(isNear: boolean) {
  const zooms: { factor: number; about: Point }[] = [];
  const pans: Point[] = [];
  const fingers = new Fingers({
    zoom: (factor, about) => zooms.push({ factor, about }),
    pan: (by) => pans.push(by),
    isNear: () => isNear,
    isOnTable: ({ y }) => y < 600,
  });
  return { fingers, zooms, pans };
}

describe('Fingers on the table', () => {
  test('that part come closer, about the middle between them', () => {
    const { fingers, zooms } = table(false);
    fingers.down(1, { x: 100, y: 200 });
    fingers.down(2, { x: 200, y: 200 });
    fingers.move(2, { x: 300, y: 200 });
    expect(zooms).toEqual([{ factor: 2, about: { x: 200, y: 200 } }]);
  });

  test('move a table that is looked at from near, once they mean it', () => {
    const { fingers, pans } = table(true);
    fingers.down(1, { x: 100, y: 200 });
    fingers.move(1, { x: 104, y: 200 });
    expect(pans).toEqual([]);
    expect(fingers.swallowsClick).toBe(false);
    fingers.move(1, { x: 114, y: 205 });
    expect(pans).toEqual([{ x: 10, y: 5 }]);
    expect(fingers.swallowsClick).toBe(true);
  });

  test('never move the whole table', () => {
    const { fingers, pans } = table(false);
    fingers.down(1, { x: 100, y: 200 });
    fingers.move(1, { x: 190, y: 260 });
    expect(pans).toEqual([]);
    expect(fingers.swallowsClick).toBe(false);
  });

  test('may tap again after they have moved it', () => {
    const { fingers } = table(true);
    fingers.down(1, { x: 100, y: 200 });
    fingers.move(1, { x: 190, y: 260 });
    fingers.up(1);
    fingers.down(1, { x: 100, y: 200 });
    expect(fingers.swallowsClick).toBe(false);
  });

  test('on the hand do nothing to the table', () => {
    const { fingers, zooms, pans } = table(true);
    fingers.down(1, { x: 100, y: 700 });
    fingers.move(1, { x: 200, y: 300 });
    fingers.down(2, { x: 120, y: 300 });
    fingers.move(1, { x: 300, y: 300 });
    expect([zooms, pans]).toEqual([[], []]);
  });
});
