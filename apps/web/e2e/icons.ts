/**
 * Draws the icons of the manifest out of `public/favicon.svg`, into `public/`. Run by hand when the
 * drawing changes: `pnpm --filter @roundhouse/web exec node e2e/icons.ts`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { LAUNCH } from './chromium.ts';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
/** A launcher may cut a maskable icon to a circle with four fifths of its width. */
const SAFE_PART = 0.8;
const GROUND = '#12251f';

interface Drawing {
  readonly file: string;
  readonly sizePx: number;
  /** Width of the drawing, of 1. */
  readonly part: number;
  readonly ground: string;
}

const DRAWINGS: readonly Drawing[] = [
  { file: 'icon-192.png', sizePx: 192, part: 1, ground: 'transparent' },
  { file: 'icon-512.png', sizePx: 512, part: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', sizePx: 512, part: SAFE_PART, ground: GROUND },
];

const picture = readFileSync(`${PUBLIC}favicon.svg`).toString('base64');
const browser = await chromium.launch(LAUNCH);
for (const drawing of DRAWINGS) await draw(browser, drawing);
await browser.close();

async function draw(by: Browser, { file, sizePx, part, ground }: Drawing): Promise<void> {
  const page = await by.newPage({ viewport: { width: sizePx, height: sizePx } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
      <img src="data:image/svg+xml;base64,${picture}" style="width:${part * 100}%" /></body>`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: `${PUBLIC}${file}`, omitBackground: true });
  await page.close();
}
