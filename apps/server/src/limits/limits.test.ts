import { expect, test } from 'vitest';
import { USUAL_LIMITS, limitsFrom } from './limits.ts';

test('an operator sets how many tables an address may open and how many sockets it may hold', () => {
  expect(limitsFrom({})).toEqual(USUAL_LIMITS);
  const limits = limitsFrom({ TABLES_PER_HOUR: '200', SOCKETS_PER_ADDRESS: 'unlimited' });
  expect([limits.tablesPerHour, limits.socketsPerAddress]).toEqual([200, Infinity]);
});

test.each(['0', '-1', 'many', '1.5', '10000000'])('%s is no number of tables', (text) => {
  expect(() => limitsFrom({ TABLES_PER_HOUR: text })).toThrow('TABLES_PER_HOUR');
});
