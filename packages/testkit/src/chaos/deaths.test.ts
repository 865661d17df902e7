import { expect, test } from 'vitest';
import { planDeaths } from './deaths.ts';
import { FAIL_POINTS } from './failPoints.ts';

test('every other death comes from outside, and the rest take all named moments in turn', () => {
  const deaths = planDeaths(2 * FAIL_POINTS.length, 1);
  expect(deaths.filter((_, index) => index % 2 === 0).map(({ kind }) => kind)).toEqual(
    FAIL_POINTS.map(() => 'outside'),
  );
  const points = deaths.flatMap((death) => (death.kind === 'moment' ? [death.sentence.point] : []));
  expect(points).toEqual(FAIL_POINTS);
});

test('the same seed gives the same deaths', () => {
  expect(planDeaths(40, 7)).toEqual(planDeaths(40, 7));
  expect(planDeaths(40, 7)).not.toEqual(planDeaths(40, 8));
});
