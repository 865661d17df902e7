import { expect } from '@playwright/test';
import { middleOf } from './finger.ts';
import type { Visitor } from './Visitor.ts';

/** Puts the hand in order by the button of this name. */
export async function sortBy(visitor: Visitor, name: string): Promise<void> {
  await visitor.press(visitor.button('Sort and arrange'));
  await visitor.press(visitor.button(name));
  await expect(visitor.button(name)).toHaveCount(0);
}

/** How a hand is laid out: its tiles in order, those that are turned over, and the dividers. */
export interface HandLayout {
  readonly tiles: readonly string[];
  readonly turned: readonly string[];
  readonly dividers: number;
}

/** The hand as it is laid out. */
export async function layoutOf(visitor: Visitor): Promise<HandLayout> {
  const turned = await visitor.hand.evaluateAll((tiles) =>
    tiles
      .filter((tile) => (tile as HTMLElement).dataset['turned'] === 'true')
      .map((tile) => tile.getAttribute('aria-label')?.split(',')[0] ?? ''),
  );
  const dividers = await visitor.page.locator('.divider').count();
  return { tiles: await visitor.tiles(), turned, dividers };
}

/** Drags a tile of the hand to the place of another one. */
export async function dragWithin({ page, hand }: Visitor, from: number, to: number): Promise<void> {
  const [start, goal] = [await middleOf(hand.nth(from)), await middleOf(hand.nth(to))];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + goal.x) / 2, goal.y + 4, { steps: 4 });
  await page.mouse.move(goal.x, goal.y, { steps: 4 });
  await page.mouse.up();
}
