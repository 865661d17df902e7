import { expect, type Page } from '@playwright/test';

/** Expects that a page ends with what is on it: whoever scrolls on never comes to an empty screen. */
export async function expectNothingBelow(page: Page, screen: string): Promise<void> {
  const emptyPx = await page.evaluate(() => {
    const ends = [...document.querySelectorAll('main')].map(
      (main) => main.getBoundingClientRect().bottom + scrollY,
    );
    return document.documentElement.scrollHeight - Math.ceil(Math.max(innerHeight, ...ends));
  });
  expect.soft(emptyPx, `${screen}: scrolls past its end`).toBeLessThanOrEqual(0);
}
