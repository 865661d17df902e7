import type { Browser } from '@playwright/test';
import type { House } from '../e2e/House.ts';
import { look, probe, slowDown } from './probe.ts';
import { trustCard, type Drawer } from './screens.ts';

const SIZE = { width: 1280, height: 720 };
const SLOWNESS = 4;
const PATIENCE_MS = 120_000;
/** Time for three bots to lay something. */
const PLAYS_MS = 6000;

/** What a real table costs. */
export interface StartFigures {
  readonly drawer: Drawer;
  /** From the press that begins the match to a tile that may be pressed, and to the drawn table. */
  readonly playableMs: number;
  readonly drawnMs: number;
  /** Tasks of 50 ms or more while bots play, at full speed. */
  readonly longTasks: number;
  readonly frameMs: readonly number[];
}

/** Begins a practice match on a slow machine, then watches bots at full speed. */
export async function measureStart(
  browser: Browser,
  { house, drawer }: { readonly house: House; readonly drawer: Drawer },
): Promise<StartFigures> {
  const context = await browser.newContext({ viewport: SIZE, baseURL: house.origin, locale: 'en' });
  context.setDefaultTimeout(PATIENCE_MS);
  if (drawer === 'webgl') await trustCard(context);
  await probe(context);
  const page = await context.newPage();
  await page.goto('/practice');
  const start = page.getByRole('button', { name: 'Start practice' });
  await start.waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page, SLOWNESS);
  const times = await page.evaluate(async () => {
    const begun = performance.now();
    document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
    const seen = (selector: string) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (document.querySelector(selector) === null) requestAnimationFrame(check);
          else resolve(performance.now() - begun);
        };
        check();
      });
    const [playableMs, drawnMs] = await Promise.all([seen('[data-tile]'), seen('.has-scene')]);
    return { playableMs, drawnMs };
  });
  await slowDown(page, 1);
  await page.waitForTimeout(PLAYS_MS);
  await look(page);
  await page.waitForTimeout(PLAYS_MS);
  const { longTaskMs, frameMs } = await look(page);
  await context.close();
  return { drawer, ...times, longTasks: longTaskMs.length, frameMs };
}
