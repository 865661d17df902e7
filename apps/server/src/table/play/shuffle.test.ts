import { expect, test } from 'vitest';
import { fullSet, shuffledSet } from '@roundhouse/rules';
import { lotteryFrom } from './shuffle.ts';

const seedOf = (byte: number) => Buffer.alloc(32, byte).toString('hex');

test('a seed gives the same deck every time, and another seed another one', () => {
  const deck = shuffledSet(12, lotteryFrom(seedOf(1)));
  expect(shuffledSet(12, lotteryFrom(seedOf(1)))).toEqual(deck);
  expect(shuffledSet(12, lotteryFrom(seedOf(2)))).not.toEqual(deck);
});

test('a deck has every tile of its set once', () => {
  for (const maxPip of [6, 9, 12, 15, 18]) {
    const deck = shuffledSet(maxPip, lotteryFrom(seedOf(maxPip)));
    expect(deck.toSorted((one, other) => one - other)).toEqual(fullSet(maxPip));
  }
});

test('the deck of a known seed stays what it was', () => {
  expect(shuffledSet(12, lotteryFrom(seedOf(1))).slice(0, 8)).toEqual(KNOWN_DECK_HEAD);
});

/** Reckoned by another program. */
const KNOWN_DECK_HEAD = [55, 3, 35, 79, 70, 2, 23, 33];

test('every tile is as likely in every place', () => {
  const rounds = 4_000;
  const counts = Array.from({ length: 28 * 28 }, () => 0);
  for (let index = 0; index < rounds; index += 1) {
    const seed = index.toString(16).padStart(64, '0');
    for (const [place, tile] of shuffledSet(6, lotteryFrom(seed)).entries()) {
      counts[place * 28 + tile] = (counts[place * 28 + tile] ?? 0) + 1;
    }
  }
  const expected = rounds / 28;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 27 * 27 degrees of freedom: mean 729, standard deviation 38.
  expect(chiSquare).toBeGreaterThan(729 - 4 * 38);
  expect(chiSquare).toBeLessThan(729 + 4 * 38);
});

test('numbers below a bound that does not divide 2^32 are not biased', () => {
  const lottery = lotteryFrom(seedOf(7));
  const bound = 3 * 2 ** 30;
  const draws = Array.from({ length: 8_000 }, () => lottery.below(bound));
  expect(Math.max(...draws)).toBeLessThan(bound);
  const inFirstThird = draws.filter((draw) => draw < bound / 3).length;
  // With the plain remainder the first third would come twice as often.
  expect(inFirstThird).toBeGreaterThan(8_000 * 0.31);
  expect(inFirstThird).toBeLessThan(8_000 * 0.36);
});

test('a seed of another length is refused', () => {
  expect(() => lotteryFrom('00')).toThrow('32 bytes');
});
