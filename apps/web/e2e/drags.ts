import { expect, type Locator } from '@playwright/test';
import { middleOf } from './finger.ts';
import type { Visitor } from './Visitor.ts';

/** What is dragged, and to what. */
interface Drag {
  readonly tile: Locator;
  readonly to: Locator;
}

/** Drags with the mouse from the middle of a tile to the middle of something else. */
export async function drag({ page }: Visitor, { tile, to }: Drag): Promise<void> {
  const from = await middleOf(tile);
  const goal = await middleOf(to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + goal.x) / 2, (from.y + goal.y) / 2, { steps: 4 });
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  const now = await middleOf(to); // lanes grow and shrink once a tile is lifted
  await page.mouse.move(now.x, now.y, { steps: 4 });
  await page.mouse.up();
}
