import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { playByScreen } from './screenPlay.ts';
import type { Visitor } from './Visitor.ts';
import { test as base } from './visits.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** Browsers keep pages only where they come from safely: over https, or from the device itself. */
const PORT = 2598;
const SITE = `http://localhost:${PORT}`;

// Its address is fixed, so there may be only one such house at a time.
base.describe.configure({ mode: 'default' });

/** A house whose pages can be replaced while it is open. */
const test = base.extend<object, { pages: string }>({
  pages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'roundhouse-pages-'));
      // Without the compressed twins the files themselves are served, and one of them is changed.
      cpSync(DIST, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/u.test(path) });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  houseWish: [
    async ({ pages }, use) => use({ port: PORT, origin: SITE, webDir: pages }),
    { scope: 'worker' },
  ],
});

test('after one visit, practice is played to its end without a network', async ({ invite }) => {
  test.setTimeout(240_000);
  const ana = await visitOnce(await invite('Ana', 'phone'));
  await ana.context.setOffline(true);
  await ana.page.reload();

  await startPractice(ana);
  await expect(ana.page.getByRole('region', { name: 'Coach' })).toBeVisible();
  const hand = await ana.tiles();
  await ana.page.reload();
  await expect.poll(() => ana.tiles()).toEqual(hand);

  await playByScreen({ visitor: ana, onMove: () => undefined, isStopped: () => false });
  await expect(ana.button('Rematch')).toBeVisible();
  await ana.press(ana.button('Change rules or people'));
  await expect(ana.button('Start practice')).toBeVisible();
  expect(ana.troubles.filter((trouble) => !/ERR_INTERNET_DISCONNECTED/u.test(trouble))).toEqual([]);
});

test('a table that was left without a network comes back with it', async ({ house, invite }) => {
  const ana = await invite('Ana', 'phone');
  const opened = await house.openTable({ name: 'Ana', bots: 1, start: true });
  await ana.sitDown(opened);
  await keptByBrowser(ana);
  const hand = await ana.tiles();
  expect(hand.length).toBeGreaterThan(0);

  await ana.context.setOffline(true);
  await ana.page.reload();
  await expect(ana.page.getByText('You are offline. Nothing is lost.')).toBeVisible();
  await ana.context.setOffline(false);
  await expect.poll(() => ana.tiles()).toEqual(hand);
});

test('a newer version is offered between rounds, and taken when the player wants it', async ({
  invite,
  pages,
}) => {
  const ana = await visitOnce(await invite('Ana', 'laptop'));
  const offer = ana.page.getByText('A new version of this page is ready.');
  await startPractice(ana);
  appendFileSync(join(pages, 'worker.js'), '\n// newer\n');
  await ana.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect.poll(() => ana.page.evaluate(waitingWorkers)).toBe(1);
  await expect(offer).toHaveCount(0);
  expect(await ana.tiles()).not.toEqual([]);

  await ana.press(ana.page.getByRole('button', { name: 'Menu', exact: true }));
  await ana.press(ana.button('End the match'));
  await ana.press(ana.button('Yes'));
  await expect(offer).toBeVisible();
  await expectAccessible(ana.page, 'a newer page is offered');
  await Promise.all([ana.page.waitForEvent('load'), ana.press(ana.button('Update now'))]);
  await expect(ana.button('Rematch')).toBeVisible(); // the same game, in the newer page
  await expect(offer).toHaveCount(0);
  expect(await ana.page.evaluate(waitingWorkers)).toBe(0);
  expect(ana.troubles).toEqual([]);
});

/** Opens the first page, and stays until the browser keeps it. */
async function visitOnce(visitor: Visitor): Promise<Visitor> {
  await visitor.goTo(SITE);
  await keptByBrowser(visitor);
  return visitor;
}

async function keptByBrowser({ page }: Visitor): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
}

async function startPractice(visitor: Visitor): Promise<void> {
  await visitor.press(visitor.page.getByRole('link', { name: /^Practice/u }));
  await visitor.page.getByLabel('Number of bots').selectOption('1');
  await visitor.page.getByLabel('Pace of the bots').selectOption('fast');
  await visitor.page.getByLabel('Hints').selectOption('coach');
  await visitor.press(visitor.button('Start practice'));
  await expect(visitor.hand.first()).toBeVisible();
}

async function waitingWorkers(): Promise<number> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.filter(({ waiting }) => waiting !== null).length;
}
