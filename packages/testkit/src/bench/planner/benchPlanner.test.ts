import { expect, test } from 'vitest';
import { benchPlanner } from './benchPlanner.ts';

test('the bench of the planner ends with all its figures, and both methods agree', () => {
  const sizes = {
    hands: [
      { tiles: 8, count: 5 },
      { tiles: 15, count: 5 },
    ],
    enumerated: { most: 15, count: 5 },
  };
  const lines: string[] = [];
  const figures = benchPlanner(sizes, (line) => lines.push(line));
  expect(Object.keys(figures)).toEqual(
    [
      'd12x8P50Us d12x8P99Us d12x15P50Us d12x15P99Us',
      'd15x8P50Us d15x8P99Us d15x15P50Us d15x15P99Us missed',
    ].flatMap((keys) => keys.split(' ')),
  );
  expect(lines.filter((line) => line.includes('slowest in a hundred'))).toHaveLength(2);
});
