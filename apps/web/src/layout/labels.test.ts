import { expect, test } from 'vitest';
import { chooseLabels } from './labels.ts';

const columns = { members: [[0, 1, 2]], height: 108, gap: 4, widest: 150 };
const need = (width: number, height: number, least = height) => ({
  width,
  heights: [height, height, height],
  leasts: [least, least, least],
});

test('labels get the first width that leaves trains some height to share', () => {
  const chosen = chooseLabels([need(80, 33), need(110, 26), need(140, 24)], 3, columns);
  expect(chosen).toMatchObject({ width: 110, leasts: [26, 26, 26] });
});

test('where no width leaves any, labels get the one that asks for least', () => {
  const chosen = chooseLabels([need(80, 40), need(110, 31), need(140, 33)], 3, columns);
  expect(chosen).toMatchObject({ width: 110, leasts: [31, 31, 31] });
});

test('labels that cannot all be read well are at least whole', () => {
  const chosen = chooseLabels(
    [{ width: 80, heights: [60, 30, 30], leasts: [40, 24, 24] }],
    3,
    columns,
  );
  const [first = 0, second = 0, third = 0] = chosen.leasts;
  expect(first + second + third).toBeCloseTo(100);
  expect(first).toBeGreaterThan(40);
  expect(second).toBeGreaterThan(24);
  expect(chosen.supply).toBeGreaterThan(1);
});

test('a width is never larger than a lane allows, and lanes always fit their column', () => {
  const chosen = chooseLabels([need(200, 24), need(120, 50)], 3, columns);
  expect(chosen.width).toBe(120);
  expect(chosen.leasts.reduce((sum, least) => sum + least, 0)).toBeCloseTo(100);
  expect(chosen.supply).toBeLessThan(1);
  expect(chooseLabels([need(200, 24)], 3, columns)).toMatchObject({ width: 150, supply: 0 });
});
