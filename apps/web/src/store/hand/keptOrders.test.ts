import { seatOf, tileOf } from '@roundhouse/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOrder, keepOrder, keptOrder } from './keptOrders.ts';
import { FakeStorage } from '../kept/fakeStorage.ts';
import { keepNewSeat } from '../kept/keptSeats.ts';

const [A, B] = [seatOf(0), seatOf(1)];
const TILES = [tileOf(6, 6), tileOf(1, 2)];
const ORDER = { tiles: TILES, turned: TILES.slice(0, 1), dividers: TILES.slice(1) };

/** The orders that are kept. */
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('roundhouse.hand.'));

function sitAt(code: string): void {
  keepNewSeat(code, `token of ${code}`);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new FakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an order is for one seat in one round', () => {
  keepOrder('KQX7MB', { seat: A, round: 2, ...ORDER });
  expect(keptOrder('KQX7MB', A, 2)).toEqual(ORDER);
  expect(keptOrder('KQX7MB', A, 3)).toBeNull();
  expect(keptOrder('KQX7MB', B, 2)).toBeNull();
});

test('a table keeps one order, however many rounds are played', () => {
  for (let round = 0; round < 13; round += 1) {
    keepOrder('KQX7MB', { seat: A, round, ...ORDER });
  }
  expect(keys()).toHaveLength(1);
});

test('orders of lost seats go, of the others only the newest eight stay', () => {
  keepOrder('LOST22', { seat: A, round: 0, ...ORDER });
  localStorage.setItem('roundhouse.hand.OLD222.0.1', '[1,2]');
  for (let table = 0; table < 12; table += 1) {
    vi.advanceTimersByTime(1000);
    sitAt(`TABLE${table}`);
    keepOrder(`TABLE${table}`, { seat: A, round: 0, ...ORDER });
  }
  const newest = Array.from({ length: 8 }, (_, at) => `roundhouse.hand.TABLE${at + 4}`);
  expect(keys().toSorted()).toEqual(newest.toSorted());
});

test('an order goes with its match', () => {
  keepOrder('KQX7MB', { seat: A, round: 2, ...ORDER });
  forgetOrder('KQX7MB');
  expect(keys()).toEqual([]);
});

test('nonsense in the memory is no order', () => {
  localStorage.setItem('roundhouse.hand.KQX7MB', '{"seat":0,"round":1,"tiles":["x"]}');
  expect(keptOrder('KQX7MB', A, 1)).toBeNull();
});

test('an order of an older page has no dividers', () => {
  localStorage.setItem('roundhouse.hand.KQX7MB', JSON.stringify({ seat: 0, round: 1, tiles: [3] }));
  expect(keptOrder('KQX7MB', A, 1)).toEqual({ tiles: [3], turned: [], dividers: [] });
});
