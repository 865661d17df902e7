import { expect, test } from 'vitest';
import { benchRestart } from './benchRestart.ts';

/** Two processes begin one after the other, on a machine that has other things to do. */
const PATIENCE_MS = 180_000;

test(
  'the bench of restarts ends with all its figures, and nobody is closed for another reason',
  async () => {
    const figures = await benchRestart({ tables: 1, restarts: 1, seed: 1 }, () => {});
    expect(figures).toMatchObject({ players: 4, restarts: 1, oddCloses: 0 });
    expect(Number(figures['backMs'])).toBeGreaterThan(Number(figures['upMs']));
  },
  PATIENCE_MS,
);
