import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullSet, highOf, lowOf, otherHalf, type OpenDouble, type Seat } from '@roundhouse/rules';
import { packEnd, packOpenDouble, packPlaced } from './packing.ts';
import { unpackEnd, unpackOpenDouble, unpackPlaced } from './packing.ts';

test('every tile of every set survives packing, either way round and on every other', () => {
  for (const tile of fullSet(18)) {
    for (const inner of [highOf(tile), lowOf(tile)]) {
      for (const on of [-1, 0, 1, 189]) {
        const placed = { tile, inner, outer: otherHalf(tile, inner), on };
        expect(unpackPlaced(packPlaced(placed))).toEqual(placed);
      }
    }
  }
});

test('every end fits in sixteen bits and survives packing', () => {
  fc.assert(
    fc.property(fc.nat(18), fc.integer({ min: -1, max: 190 }), (pip, on) => {
      const packed = packEnd({ pip, on });
      expect(packed).toBeLessThan(2 ** 16);
      expect(unpackEnd(packed)).toEqual({ pip, on });
    }),
  );
});

test('every open double survives packing', () => {
  const open = fc.record({
    train: fc.oneof(fc.nat(11), fc.constant('mexican')),
    pip: fc.nat(18),
    by: fc.nat(11),
    size: fc.constantFrom(1, 3),
    need: fc.integer({ min: 1, max: 3 }),
    live: fc.boolean(),
    thisTurn: fc.boolean(),
    on: fc.integer({ min: -1, max: 190 }),
  }) as fc.Arbitrary<OpenDouble & { train: Seat }>;
  fc.assert(
    fc.property(open, (double) => {
      expect(packOpenDouble(double)).toBeLessThan(2 ** 32);
      expect(unpackOpenDouble(packOpenDouble(double))).toEqual(double);
    }),
  );
});
