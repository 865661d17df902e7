import { seatOf } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { readSeatMessage } from './readSeatMessage.ts';

test('a seat, its key and the reason for having none come through', () => {
  for (const message of [
    { seat: seatOf(11), host: false },
    { seat: seatOf(0), host: true, token: 'key' },
    { seat: null, host: false, why: 'late' },
  ] as const) {
    expect(readSeatMessage(message)).toEqual(message);
  }
});

test.each([
  ['nothing', undefined],
  ['no seat', { host: true }],
  ['a seat that no table has', { seat: 12, host: true }],
  ['a seat before the first', { seat: -1, host: true }],
  ['no word about the host', { seat: 0 }],
  ['a key that is a number', { seat: 0, host: true, token: 7 }],
  ['a reason of a later version', { seat: null, host: false, why: 'asleep' }],
])('%s is not read', (_what, value) => {
  expect(readSeatMessage(value)).toBeNull();
});
