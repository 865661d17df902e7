import { expect } from '@playwright/test';
import type { Visitor } from './Visitor.ts';

/** The scores of a match, by round and seat. */
export type Scores = readonly (readonly number[])[];

/** The rows of the table of scores: a name, the points of each round, and the total. */
export function scoreRows(
  names: readonly string[],
  rounds: Scores,
): readonly (readonly string[])[] {
  return names.map((name, seat) => {
    const points = rounds.map((scores) => scores[seat] ?? 0);
    return [name, ...points, points.reduce((sum, one) => sum + one, 0)].map(String);
  });
}

/** The table of scores as a visitor finds it behind its button. */
export async function scoresOn(visitor: Visitor): Promise<readonly (readonly string[])[]> {
  const { page } = visitor;
  const bar = page.getByRole('navigation', { name: 'Table' });
  await visitor.press(bar.getByRole('button', { name: 'Scores' }));
  const dialog = page.getByRole('dialog', { name: 'Scores' });
  await expect(dialog.getByRole('table')).toBeVisible();
  const rows = await dialog
    .getByRole('row')
    .evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
    );
  await visitor.closeSheet();
  return rows.slice(1);
}
