import { expect, test } from 'vitest';
import { FULLY_GROWN, restartWaitMs, usualWaitMs } from './waits.ts';

test('waits grow from a quarter of a second to eight', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((grown) => usualWaitMs(grown, 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000, 8000,
  ]);
  expect([1, 2, 3, 4, 5, 6, 50].map((grown) => usualWaitMs(grown, 0))).toEqual([
    250, 500, 1000, 2000, 4000, 4000, 4000,
  ]);
  expect(usualWaitMs(FULLY_GROWN, 1)).toBe(8000);
  expect(usualWaitMs(FULLY_GROWN - 1, 1)).toBe(4000);
});

test('those who lost a line together do not all call together', () => {
  const waits = [0, 0.25, 0.5, 0.75, 1].map((random) => usualWaitMs(3, random));
  expect(waits).toEqual([1000, 1250, 1500, 1750, 2000]);
});

test('waits for a restart are short and do not grow', () => {
  expect([0, 0.5, 1].map(restartWaitMs)).toEqual([300, 400, 500]);
});
