import { expect, test } from 'vitest';
import { spreadOf } from './spread.ts';

test('of a hundred times the slow end is the one that only one exceeds', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(spreadOf(times)).toEqual({ count: 100, p50: 50, p99: 99 });
});

test('a measurement of nothing is an error and not fast', () => {
  expect(() => spreadOf([])).toThrow('no times measured');
});
