import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { FakeClock, silentLog } from '@roundhouse/testkit/table';
import { watchTroubles } from './processTroubles.ts';

/** A process that is watched, and how often the house was told to close. */
function watched() {
  const process = new EventEmitter();
  const clock = new FakeClock();
  const lines: unknown[][] = [];
  let stopCount = 0;
  watchTroubles(process, { clock, log: silentLog(lines), stop: () => (stopCount += 1) });
  const reject = (count: number) => {
    for (let done = 0; done < count; done += 1) {
      process.emit('unhandledRejection', new Error('nobody heard'));
    }
  };
  return { process, clock, lines, reject, stops: () => stopCount };
}

test('an exception that nobody caught closes the house', () => {
  const { process, lines, stops } = watched();
  process.emit('uncaughtException', new Error('nobody caught'));
  expect([stops(), lines.length]).toEqual([1, 1]);
});

test('a promise that was rejected unheard is counted, and the tables play on', () => {
  const { lines, reject, stops } = watched();
  reject(2);
  expect(stops()).toBe(0);
  expect(lines.map(([fields]) => (fields as { count: number }).count)).toEqual([1, 2]);
});

test('many such promises within a minute close the house, as many in an hour do not', async () => {
  const { clock, reject, stops } = watched();
  for (let minute = 0; minute < 60; minute += 1) {
    reject(20);
    await clock.advance(60_000);
  }
  expect(stops()).toBe(0);
  reject(21);
  expect(stops()).toBe(1);
});
