import { expect, test } from 'vitest';
import {
  formatSeat,
  formatTrain,
  parseSeat,
  parseTrain,
  seatAfter,
  seatOf,
  seatsOf,
  toSeat,
} from './seat.ts';

test('a table has a seat for each player, in the order of play', () => {
  expect(seatsOf(4)).toEqual([0, 1, 2, 3]);
});

test('after the last seat the first one plays', () => {
  expect(seatAfter(seatOf(0), 3)).toBe(1);
  expect(seatAfter(seatOf(2), 3)).toBe(0);
  expect(seatAfter(seatOf(2), 3, 2)).toBe(1);
});

test.each([-1, 12, 1.5])('there is no seat %d', (index) => {
  expect(() => seatOf(index)).toThrow('broken invariant');
});

test('twelve seats are named A to L', () => {
  expect(seatsOf(12).map(formatSeat).join('')).toBe('ABCDEFGHIJKL');
  expect(seatsOf(12).map((seat) => parseSeat(formatSeat(seat)))).toEqual(seatsOf(12));
});

test.each(['M', '@', 'a', 'AB', ''])('"%s" names no seat', (text) => {
  expect(parseSeat(text)).toBeUndefined();
});

test('a personal train has the name of its seat, the Mexican train is M', () => {
  expect(formatTrain('mexican')).toBe('M');
  expect(formatTrain(seatOf(2))).toBe('C');
  expect(parseTrain('M')).toBe('mexican');
  expect(parseTrain('C')).toBe(2);
  expect(parseTrain('N')).toBeUndefined();
});

test.each([-1, 0.5, NaN, 12, '3', null])('%s is no seat', (value) => {
  expect(toSeat(value)).toBeUndefined();
});

test('whatever is a seat of some table is one', () => {
  expect(seatsOf(12).map(toSeat)).toEqual(seatsOf(12));
});
