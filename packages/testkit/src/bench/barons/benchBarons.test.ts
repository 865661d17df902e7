import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { benchBarons } from './benchBarons.ts';

/** A process begins, and threads in it, on a machine that has other things to do. */
const PATIENCE_MS = 180_000;

test(
  'the bench of Barons ends with all its figures, and Barons that played',
  async () => {
    const sizes = { tables: 1, pairs: 1, windowMs: 1_500, moveEveryMs: 300 };
    const figures = await benchBarons({ core: null, tempDir: tmpdir() }, sizes, () => {});
    expect(figures).toMatchObject({ pairs: 1 });
    expect(Number(figures['events'])).toBeGreaterThan(2);
    expect(Number(figures['withoutMs'])).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);
