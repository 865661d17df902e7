import { describe, expect, test } from 'vitest';
import { tilesNamed } from '../../testing/deck.ts';
import { INITIAL_OPTIONS, type RuleOptions } from '../options.ts';
import { seatOf } from '../seat.ts';
import { handPoints, roundScores } from './scoring.ts';

function optionsWith(changes: Partial<RuleOptions>): RuleOptions {
  return { ...INITIAL_OPTIONS, ...changes };
}

describe('a hand left over', () => {
  test.each([
    ['12-12', 24],
    ['12-11', 23],
    ['2-1', 3],
    ['5-5 1-0 3-1', 15],
    ['5-2 9-0', 16],
    ['', 0],
  ])('%s costs the pips it shows: %d', (tiles, points) => {
    expect(handPoints(INITIAL_OPTIONS, tilesNamed(tiles))).toBe(points);
  });

  test('the double blank costs nothing of its own', () => {
    expect(handPoints(optionsWith({ doubleBlankPoints: null }), tilesNamed('0-0'))).toBe(0);
  });

  test.each([25, 50] as const)('the double blank costs %d, other blanks nothing', (points) => {
    const options = optionsWith({ doubleBlankPoints: points });
    expect(handPoints(options, tilesNamed('0-0 9-0'))).toBe(points + 9);
  });

  test('with 25 for each blank half the double blank costs 50', () => {
    const options = optionsWith({ blankHalfPoints: 25 });
    expect(handPoints(options, tilesNamed('0-0'))).toBe(50);
    expect(handPoints(options, tilesNamed('9-0'))).toBe(34);
  });

  test('the price of the double blank goes before that of its halves', () => {
    const options = optionsWith({ blankHalfPoints: 25, doubleBlankPoints: 25 });
    expect(handPoints(options, tilesNamed('0-0'))).toBe(25);
  });
});

describe('a round', () => {
  const hands = ['', '9-8', '2-1 1-0'].map((tiles) => tilesNamed(tiles));

  test('everybody adds the pips left in hand', () => {
    expect(roundScores(INITIAL_OPTIONS, { hands, out: seatOf(0) })).toEqual([0, 17, 4]);
  });

  test('in a blocked round everybody scores the own hand, the lowest included', () => {
    const blocked = ['3-0', '9-8', '2-1'].map((tiles) => tilesNamed(tiles));
    expect(roundScores(INITIAL_OPTIONS, { hands: blocked, out: null })).toEqual([3, 17, 3]);
  });

  test('whoever goes out takes the pips of all others', () => {
    const options = optionsWith({ scoring: 'winnerTakesPips' });
    expect(roundScores(options, { hands, out: seatOf(0) })).toEqual([21, 0, 0]);
  });

  test('only the first to go out takes the pips', () => {
    const options = optionsWith({ scoring: 'winnerTakesPips' });
    const two = ['', '9-8', ''].map((tiles) => tilesNamed(tiles));
    expect(roundScores(options, { hands: two, out: seatOf(2) })).toEqual([0, 0, 17]);
  });

  test('in a blocked round nobody takes the pips', () => {
    const options = optionsWith({ scoring: 'winnerTakesPips', positiveBlocked: 'none' });
    const blocked = ['3-0', '9-8', '2-2'].map((tiles) => tilesNamed(tiles));
    expect(roundScores(options, { hands: blocked, out: null })).toEqual([0, 0, 0]);
  });

  test('in a blocked round the lowest hand takes the pips of the others', () => {
    const options = optionsWith({ scoring: 'winnerTakesPips', positiveBlocked: 'lowestTakes' });
    const blocked = ['3-0', '9-8', '2-2'].map((tiles) => tilesNamed(tiles));
    expect(roundScores(options, { hands: blocked, out: null })).toEqual([21, 0, 0]);
  });

  test('equal lowest hands share the pips of the others, fractions are dropped', () => {
    const options = optionsWith({ scoring: 'winnerTakesPips', positiveBlocked: 'lowestTakes' });
    const blocked = ['3-0', '9-8', '2-1'].map((tiles) => tilesNamed(tiles));
    expect(roundScores(options, { hands: blocked, out: null })).toEqual([8, 0, 8]);
  });
});
