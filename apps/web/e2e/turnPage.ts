import type { Page } from '@playwright/test';

/** Hides a page, or shows it again, as a browser does when somebody turns to another one. */
export async function turnPage(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
