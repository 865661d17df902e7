import { expect, test } from 'vitest';
import type { Address } from './address.ts';
import { OpenSockets } from './OpenSockets.ts';

const HOME = '192.0.2.7' as Address;
const ELSEWHERE = '198.51.100.1' as Address;
const THIRD = '203.0.113.9' as Address;

test('an address holds so many and no more, until one is gone', () => {
  const sockets = new OpenSockets(2, 100);
  expect([sockets.enter(HOME), sockets.enter(HOME)]).toEqual(['welcome', 'welcome']);
  expect(sockets.enter(HOME)).toBe('tooManyOfOne');
  expect(sockets.enter(ELSEWHERE)).toBe('welcome');
  sockets.leave(HOME);
  expect(sockets.enter(HOME)).toBe('welcome');
});

test('all addresses together hold so many and no more', () => {
  const sockets = new OpenSockets(2, 3);
  for (const address of [HOME, HOME, ELSEWHERE]) expect(sockets.enter(address)).toBe('welcome');
  expect(sockets.enter(THIRD)).toBe('tooManyOfAll');
  sockets.leave(ELSEWHERE);
  expect(sockets.enter(THIRD)).toBe('welcome');
});

test('regression: all networks of one customer hold five times as many as one address', () => {
  const sockets = new OpenSockets(2, 100);
  const addresses = Array.from({ length: 12 }, (_, net) => `2001:db8:7:${net}::/64` as Address);
  const entries = addresses.map((address) => sockets.enter(address));
  expect(entries.filter((entry) => entry === 'welcome')).toHaveLength(10);
  expect(sockets.enter('2001:db8:8:0::/64' as Address)).toBe('welcome');
  const [first = HOME] = addresses;
  sockets.leave(first);
  expect([sockets.enter(first), sockets.enter(first)]).toEqual(['welcome', 'tooManyOfOne']);
});
