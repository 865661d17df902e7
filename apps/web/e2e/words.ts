import type { Page } from '@playwright/test';

/** What a page says of a line that is lost. */
export const LOST = /^Connection lost/u;
/** What it says when that takes long. */
export const STILL_TRYING = /^Still trying/u;
/** What it says while its table is set up again by a server that said so. */
export const RESTARTING = /^The table is restarting/u;
/** What it says of a line that nobody expects back yet. */
export const OFFLINE = /^You are offline/u;
/** The headline of a page whose seat is in use in another window. */
export const ELSEWHERE = 'You are playing elsewhere';

/** Collects every text that comes up on a page from now on; the result tells them. */
export async function hearWords(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const words: string[] = [];
    Reflect.set(globalThis, 'heardWords', words);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) words.push(node.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'heardWords') as string[]);
}
