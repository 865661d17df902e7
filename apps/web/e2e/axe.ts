import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Every rule of WCAG up to 2.2 AA that a program can decide, and what the makers of axe call good practice. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A page in which axe is. */
interface Checked {
  readonly axe: typeof axe;
}

/** What axe has against a page, a line for each place: the rule, where, and why. `only`: rules or tags. */
export async function findingsOn(
  page: Page,
  only: readonly string[] = ALL,
): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly: [...only], resultTypes: ['violations'], iframes: false };
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as Checked).axe.run(asked),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/gu, ' ')}`,
    ),
  );
}

/** Expects that axe finds nothing on a screen as it is by day, nor in its colours by night. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await showAs(page, 'dark');
  // All else is the same by night.
  expect.soft(await findingsOn(page, ['color-contrast']), `${screen}, dark`).toEqual([]);
  await showAs(page, 'light');
  expect.soft(await findingsOn(page), screen).toEqual([]);
}

async function showAs(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
