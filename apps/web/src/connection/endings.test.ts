import { CLOSE_CODES, JOIN_REFUSALS } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import { delayMs, endingOfClose, endingOfJoin } from './endings.ts';

test('a lost network is a reason to call again, whatever its code', () => {
  for (const code of [1000, 1001, 1005, 1006, 4000, 4002]) {
    expect(endingOfClose(code)).toEqual({ next: 'retry' });
  }
});

test('a seat that is played elsewhere is not taken back by itself', () => {
  expect(endingOfClose(CLOSE_CODES.playingElsewhere)).toEqual({ next: 'moved' });
});

test('an old page, a removal and a closed table end the connection', () => {
  expect(endingOfClose(CLOSE_CODES.versionTooOld)).toEqual({ next: 'gone', why: 'versionTooOld' });
  expect(endingOfClose(CLOSE_CODES.removedByHost)).toEqual({ next: 'gone', why: 'removed' });
  expect(endingOfClose(CLOSE_CODES.tableClosed)).toEqual({ next: 'gone', why: 'closed' });
});

test('a table that nobody knows is missing', () => {
  expect(endingOfJoin(522)).toEqual({ next: 'gone', why: 'notFound' });
});

test('a server that does not answer is tried again', () => {
  expect(endingOfJoin(0)).toEqual({ next: 'retry' });
});

test('a refused name leads back to the door', () => {
  expect(endingOfJoin(JOIN_REFUSALS.nameTaken)).toEqual({ next: 'gone', why: 'nameTaken' });
});

test('waits grow from a quarter of a second to eight', () => {
  expect([1, 2, 3, 6, 7, 50].map(delayMs)).toEqual([250, 500, 1000, 8000, 8000, 8000]);
});
