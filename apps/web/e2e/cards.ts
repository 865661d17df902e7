import type { CDPSession, Page } from '@playwright/test';
import { SOFT_CARD } from '../bench/screens.ts';
import { LAUNCH } from './chromium.ts';

/** How a browser is started that has a graphics card, though one of software. */
export const LAUNCH_WITH_CARD = {
  ...LAUNCH,
  args: [...LAUNCH.args.filter((arg) => arg !== '--disable-3d-apis'), ...SOFT_CARD],
};

/** Chromium says itself that a card was lost: that is no trouble of the page. */
export function isNotTheLoss(trouble: string): boolean {
  return !/CONTEXT_LOST|context lost|GL Driver/iu.test(trouble);
}

/** How the table is drawn; null while its card is lost. */
export function drawerOf(page: Page): Promise<'webgl' | 'canvas' | null> {
  return page.evaluate(() => {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('.scene canvas')];
    const cards = canvases.flatMap((canvas) => canvas.getContext('webgl2') ?? []);
    if (cards.length === 0) return canvases.length === 0 ? null : 'canvas';
    return cards.every((gl) => gl.isContextLost()) ? null : 'webgl';
  });
}

/** Takes the card away, for a moment or for good. */
export async function loseCard(page: Page, comesBack: boolean): Promise<void> {
  await page.evaluate((back) => {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('.scene canvas')];
    const [card] = canvases.flatMap((canvas) => canvas.getContext('webgl2') ?? []);
    const loss = card?.getExtension('WEBGL_lose_context');
    loss?.loseContext();
    if (back) setTimeout(() => loss?.restoreContext(), 200);
  }, comesBack);
}

/** Device pixels to a pixel of the page, as the table is drawn. */
export function sharpnessOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = [...document.querySelectorAll<HTMLCanvasElement>('.scene canvas')].at(-1);
    return canvas === undefined ? 0 : canvas.width / canvas.clientWidth;
  });
}

/** A window, and how many device pixels its screen has to one of its own. */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Gives a page another screen: what a browser does that is zoomed or moved to another monitor. */
export async function changeScreen(
  session: CDPSession,
  { width, height, ratio }: Screen,
): Promise<void> {
  const screen = { width: Math.round(width), height, deviceScaleFactor: ratio, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', screen);
}
