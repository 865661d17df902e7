/**
 * How much code a browser fetches up to the first page, a usable lobby and the first tile that may be
 * played: gzip -9 of every script that Chromium asked for, against the budgets. `pnpm -s size` builds
 * the client before. Ends with 1 when a budget is missed.
 */
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { filesIn } from '../build/offlineShell.ts';
import { House } from '../e2e/House.ts';
import { DRAWERS, launch, trustCard, type Drawer } from './screens.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** Kilobytes of 1,000 bytes. */
const BUDGETS_KB = { home: 30, lobby: 95, webgl: 215 } as const;
/** A canvas is for machines without a card, and no part of the promise. */
const PROMISED = ['home', 'lobby', 'webgl'] as const;
/** The lobby of a wide screen shows more. */
const SCREENS = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 720 },
} as const;

/** A count takes as long as the machine needs. */
const PATIENCE_MS = 180_000;

type Screen = keyof typeof SCREENS;
/** Kilobytes up to each moment. */
interface Sizes {
  readonly home: number;
  readonly lobby: number;
  readonly tile: number;
}

const house = await House.open({});
const rows: { readonly screen: Screen; readonly drawer: Drawer; readonly sizes: Sizes }[] = [];
for (const drawer of DRAWERS) {
  const browser = await launch(drawer);
  for (const screen of ['phone', 'laptop'] as const) {
    rows.push({ screen, drawer, sizes: await visit(browser, { screen, drawer }) });
  }
  await browser.close();
}
await house.close();
print();

/** Opens a table and begins a match, as a first visitor does. */
async function visit(
  browser: Browser,
  { screen, drawer }: { readonly screen: Screen; readonly drawer: Drawer },
): Promise<Sizes> {
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    baseURL: house.origin,
    locale: 'en',
    reducedMotion: 'reduce',
  });
  if (drawer === 'webgl') await trustCard(context);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.addInitScript(markFirstTile);
  const fetched = watchScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/u }).waitFor();
  await page.waitForLoadState('networkidle');
  const home = kilobytes(fetched);
  await page.getByRole('button', { name: /^Open a table/u }).click();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Add bot' }).click();
  const start = page.getByRole('button', { name: 'Start the match' });
  await page.locator('button:enabled', { has: page.getByText('Start the match') }).waitFor();
  const lobby = kilobytes(fetched);
  await start.click();
  await page.locator('.table-screen.has-scene').waitFor();
  await page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().waitFor();
  const tile = kilobytes(new Set(await page.evaluate(scriptsUpToFirstTile)));
  await context.close();
  return { home, lobby, tile };
}

/** Notes, in the page, when the table can be seen: beside a slow card we notice it late. */
function markFirstTile(): void {
  const isThere = () => document.querySelector('.table-screen.has-scene') !== null;
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    performance.mark('first tile');
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** In the page: the scripts that it had asked for by then. Throws when no tile was seen. */
function scriptsUpToFirstTile(): readonly string[] {
  const [mark] = performance.getEntriesByName('first tile');
  if (mark === undefined) throw new Error('no tile was seen');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= mark.startTime)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js'));
}

/** The scripts that a page has asked for so far, each once. */
function watchScripts(page: Page): ReadonlySet<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) fetched.add(pathname);
  });
  return fetched;
}

function kilobytes(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + zipped(path), 0) / 1000;
}

function zipped(path: string): number {
  return gzipSync(readFileSync(DIST + path), { level: 9 }).length;
}

function print(): void {
  const worst = (of: (row: (typeof rows)[number]) => number | null) =>
    Math.max(...rows.flatMap((row) => of(row) ?? []));
  const found = {
    home: worst(({ sizes }) => sizes.home),
    lobby: worst(({ sizes }) => sizes.lobby),
    webgl: worst(({ drawer, sizes }) => (drawer === 'webgl' ? sizes.tile : null)),
    canvas: worst(({ drawer, sizes }) => (drawer === 'canvas' ? sizes.tile : null)),
  };
  console.log('up to                        kB gzip -9    budget');
  const say = (words: string, kb: number, budget: string) =>
    console.log(`${words.padEnd(28)} ${kb.toFixed(1).padStart(10)} ${budget.padStart(9)}`);
  say('the first page', found.home, String(BUDGETS_KB.home));
  say('a usable lobby', found.lobby, String(BUDGETS_KB.lobby));
  say('the first tile, WebGL', found.webgl, String(BUDGETS_KB.webgl));
  say('the first tile, canvas', found.canvas, 'none');
  say('the worker, after all that', zipped('/worker.js') / 1000, 'none');
  say('everything that it keeps', keptKilobytes(), 'none');
  const missed = PROMISED.filter((name) => found[name] > BUDGETS_KB[name]);
  console.log(missed.length === 0 ? 'All budgets hold.' : `MISSED: ${missed.join(', ')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

/** What the worker fetches in the background on a first visit, as it comes over the wire. */
function keptKilobytes(): number {
  const list = readFileSync(`${DIST}/worker.js`, 'utf8');
  const kept = filesIn(DIST).filter(
    (url) => list.includes(`"${url}"`) || list.includes(`\`${url}\``),
  );
  return kept.reduce((sum, url) => sum + sentBytes(url), 0) / 1000;
}

function sentBytes(url: string): number {
  return statSync(`${DIST}${url}.gz`, { throwIfNoEntry: false })?.size ?? statSync(DIST + url).size;
}
