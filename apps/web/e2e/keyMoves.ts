import { expect, type Page } from '@playwright/test';
import type { TurnNow } from './House.ts';
import { expectTurn, OFTEN } from './moves.ts';
import type { Visitor } from './Visitor.ts';

/** Makes a move by what the page says to somebody who presses keys: the first tile that fits. */
export async function keyMove(ana: Visitor, turn: TurnNow): Promise<void> {
  const { page } = ana;
  await expectTurn(ana, turn);
  await toHand(page);
  await page.keyboard.press('Home');
  const seen = new Set<string>();
  for (let tile = await focused(page); !seen.has(tile); tile = await focused(page)) {
    if (tile.includes(', fits ')) return layFocused(page);
    seen.add(tile);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('t');
  const told = page.getByRole('status').filter({ hasText: /draw one|: pass|End your train/u });
  await expect(told).toHaveCount(1);
  await page.keyboard.press(/draw one/u.test((await told.textContent()) ?? '') ? 'd' : 'p');
}

/** Goes to the hand; keys that are pressed before their code is here count when it comes. */
export async function toHand(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await expect.poll(() => focused(page), OFTEN).toMatch(/^\d+–\d+/u);
}

/** Lays the tile that has the focus on the train that has it next. */
async function layFocused(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page), OFTEN).toMatch(/train, |^on the \d+$/u);
  await page.keyboard.press('Enter');
}

/** What has the focus, by its name; nothing where the page itself has it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    const own = element.querySelector('.hidden-text') ?? element;
    const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? own.textContent;
    return (name ?? '').trim();
  });
}
