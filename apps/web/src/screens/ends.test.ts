import { expect, test } from 'vitest';
import type { TableNotice } from '../connection/tables.ts';
import { endAtDoor, wayOn } from './ends.ts';

const OPEN: TableNotice = {
  kind: 'here',
  phase: 'lobby',
  host: 'Ana',
  seatsFree: 2,
  locked: false,
};

test('a locked table says so at its door, free seats or not', () => {
  expect(endAtDoor({ ...OPEN, locked: true })).toBe('locked');
  expect(endAtDoor({ ...OPEN, phase: 'playing', seatsFree: 0, locked: true })).toBe('locked');
  expect(wayOn('locked')).toBe('again');
});

test('an open table is no end, and neither is a server that does not answer', () => {
  expect([OPEN, { kind: 'unreachable' } as const, null].map(endAtDoor)).toEqual([null, null, null]);
});

test('a table that is not there, and too many questions, end at the door', () => {
  expect(endAtDoor({ kind: 'missing' })).toBe('notFound');
  // The same wrong code would lead here again.
  expect(wayOn('notFound')).toBe('code');
  expect(endAtDoor({ kind: 'tooManyTries' })).toBe('tooManyTries');
});
