import { fullSet, hasPip, isDouble } from '@roundhouse/rules';
import { diceFrom } from '@roundhouse/rules/testing';
import { expect, test } from 'vitest';
import { noStarterChance } from './odds.ts';

test.each([
  [12, 8, 30.248],
  [12, 10, 21.996],
  [12, 12, 15.857],
  [12, 15, 9.538],
  [12, 16, 8.012],
  [6, 8, 9.17],
  [9, 15, 3.98],
  [15, 12, 22.8],
  [18, 16, 18.78],
])('of a double-%i set %i tiles hold no starter in %f % of deals', (maxPip, handSize, percent) => {
  expect(100 * noStarterChance({ maxPip, handSize })).toBeCloseTo(percent, 1);
});

test('the deals themselves say the same', () => {
  const dice = diceFrom(15);
  const tiles = fullSet(12).filter((tile) => !(isDouble(tile) && hasPip(tile, 12)));
  const deals = 4_000;
  let without = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    const hand = dice.shuffled(tiles).slice(0, 15);
    if (!hand.some((tile) => hasPip(tile, 12))) without += 1;
  }
  // Four standard deviations of so many deals.
  expect(Math.abs(without / deals - noStarterChance({ maxPip: 12, handSize: 15 }))).toBeLessThan(
    0.0186,
  );
});

test('a hand without a tile has no starter, and one with all tiles has', () => {
  expect(noStarterChance({ maxPip: 6, handSize: 0 })).toBe(1);
  expect(noStarterChance({ maxPip: 6, handSize: 27 })).toBe(0);
  expect(() => noStarterChance({ maxPip: 6, handSize: 28 })).toThrow('a hand of 28 of 27 tiles');
});
