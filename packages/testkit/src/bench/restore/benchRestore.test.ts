import { expect, test } from 'vitest';
import { benchRestore } from './benchRestore.ts';

/** A process begins, on a machine that has other things to do. */
const PATIENCE_MS = 180_000;

test(
  'the bench of restoring ends with all its figures, every table back and a host at the first',
  async () => {
    const figures = await benchRestore({ tables: 3, starts: 1 }, () => {});
    expect(figures).toMatchObject({ starts: 1 });
    expect(Number(figures['allMs'])).toBeGreaterThan(0);
    expect(Number(figures['firstMs'])).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);
