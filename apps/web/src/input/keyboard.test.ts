import { tileOf } from '@roundhouse/rules';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WAYS, indexAfter, intentOf, nextTileWith, typeDigit, type KeyStroke } from './keyboard.ts';

const stroke = (key: string, more: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

describe('Keys', () => {
  test.each([
    ['ArrowLeft', { kind: 'move', way: 'left' }],
    ['ArrowDown', { kind: 'move', way: 'down' }],
    ['Home', { kind: 'move', way: 'first' }],
    ['End', { kind: 'move', way: 'last' }],
    ['Escape', { kind: 'step', event: { type: 'cancelled' } }],
    ['d', { kind: 'step', event: { type: 'commandAsked', command: { type: 'draw' } } }],
    ['P', { kind: 'step', event: { type: 'turnEndAsked' } }],
    ['l', { kind: 'lastPlay' }],
    ['e', { kind: 'ends' }],
    ['f', { kind: 'turnOver' }],
    ['g', { kind: 'divide' }],
    ['m', { kind: 'typed' }],
    ['h', { kind: 'hand' }],
    ['s', { kind: 'scores' }],
    ['?', { kind: 'help' }],
    ['7', { kind: 'digit', digit: 7 }],
  ])('%s has its meaning', (key, intent) => {
    expect(intentOf(stroke(key), true)).toEqual(intent);
  });

  test('Alt with an arrow moves the tile itself', () => {
    expect(intentOf(stroke('ArrowRight', { altKey: true }), true)).toEqual({
      kind: 'reorder',
      way: 'right',
    });
  });

  test("the browser's own shortcuts are left alone", () => {
    expect(intentOf(stroke('d', { ctrlKey: true }), true)).toBeNull();
    expect(intentOf(stroke('s', { metaKey: true }), true)).toBeNull();
    expect(intentOf(stroke('d', { altKey: true }), true)).toBeNull();
    expect(intentOf(stroke('F5'), true)).toBeNull();
  });

  test.each(['Enter', ' '])('“%s” is left to the button in focus', (key) => {
    expect(intentOf(stroke(key), true)).toBeNull();
  });

  test('with letters off only named keys count', () => {
    expect(intentOf(stroke('d'), false)).toBeNull();
    expect(intentOf(stroke('5'), false)).toBeNull();
    expect(intentOf(stroke('Escape'), false)).toEqual({
      kind: 'step',
      event: { type: 'cancelled' },
    });
  });
});

describe('The focus in the hand', () => {
  test.each([
    ['right', 4, 5],
    ['left', 0, 0],
    ['up', 2, 2],
    ['up', 9, 1],
    ['down', 1, 9],
    ['down', 7, 10],
    ['down', 9, 9],
    ['first', 9, 0],
    ['last', 1, 10],
  ] as const)('goes %s from %i to %i in rows of 8 and 3', (way, from, to) => {
    expect(indexAfter(way, from, { count: 11, perRow: 8 })).toBe(to);
  });

  test('never leaves the hand', () => {
    const hands = fc.record({
      count: fc.integer({ min: 1, max: 40 }),
      perRow: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(hands, fc.constantFrom(...WAYS), fc.nat(39), (rows, way, from) => {
        const index = indexAfter(way, from % rows.count, rows);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(rows.count);
      }),
    );
  });
});

describe('Typing a number', () => {
  test('joins two digits typed at once, up to the largest pip', () => {
    const one = typeDigit(null, 1, { nowMs: 0, maxPip: 12 });
    expect(typeDigit(one, 2, { nowMs: 300, maxPip: 12 }).pip).toBe(12);
    expect(typeDigit(one, 3, { nowMs: 300, maxPip: 12 }).pip).toBe(3);
    expect(typeDigit(one, 2, { nowMs: 2000, maxPip: 12 }).pip).toBe(2);
  });

  test('finds the next tile with it, around the end', () => {
    const hand = [tileOf(5, 1), tileOf(12, 3), tileOf(5, 5)];
    expect(nextTileWith(5, 0, hand)).toBe(2);
    expect(nextTileWith(5, 2, hand)).toBe(0);
    expect(nextTileWith(12, 1, hand)).toBe(1);
    expect(nextTileWith(9, 0, hand)).toBeNull();
  });
});
