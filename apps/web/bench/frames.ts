import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { look, median, probe, slowDown } from './probe.ts';
import { launch, trustCard, type Drawer } from './screens.ts';

const DEMO = fileURLToPath(new URL('../demo/vite.config.ts', import.meta.url));
/** Tables that are as full as their sets allow. */
const TABLES = [
  { tiles: 91, query: 'seats=8&set=12&fill=1&hand=0&back=8' },
  { tiles: 190, query: 'seats=10&set=18&fill=1&hand=0&back=8' },
] as const;
const SIZE = { width: 1280, height: 720 };
const PLAYS = 6;
/** Longer than any flight, and as long as nothing may move after it. */
const PLAY_MS = 1200;
const IDLE_MS = 2000;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** What drawing a table costs. */
export interface FrameFigures {
  readonly drawer: Drawer;
  readonly tiles: number;
  readonly slowness: number;
  readonly frameMs: number;
  readonly worstFrameMs: number;
  readonly idleFrames: number;
  readonly longTasks: number;
}

/** Draws full tables in the demo page, and plays the last moves on them. */
export async function measureFrames(drawer: Drawer): Promise<readonly FrameFigures[]> {
  const site = await openDemo();
  const browser = await launch(drawer);
  const context = await browser.newContext({ viewport: SIZE });
  if (drawer === 'webgl') await trustCard(context);
  await probe(context);
  const found: FrameFigures[] = [];
  for (const { tiles, query } of TABLES) {
    for (const slowness of [1, 4]) {
      const page = await context.newPage();
      await page.goto(`${site.origin}/?p=${drawer}&${query}`);
      await page.waitForFunction(() => 'ready' in window, null, { timeout: 120_000 });
      await slowDown(page, slowness);
      await page.waitForTimeout(IDLE_MS);
      await look(page);
      await page.waitForTimeout(IDLE_MS);
      const idle = await look(page);
      for (let play = 0; play < PLAYS; play += 1) {
        await page.evaluate(() => (window as unknown as { playNext(): void }).playNext());
        await page.waitForTimeout(PLAY_MS);
      }
      const { frameMs, longTaskMs } = await look(page);
      found.push({
        drawer,
        tiles,
        slowness,
        frameMs: median(frameMs),
        worstFrameMs: Math.max(0, ...frameMs),
        idleFrames: idle.frameMs.length,
        longTasks: longTaskMs.length,
      });
      await page.close();
    }
  }
  await browser.close();
  await site.close();
  return found;
}

/** The demo page, built and served. */
async function openDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-demo-'));
  await build({
    configFile: DEMO,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  });
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    try {
      const content = readFileSync(join(folder, file));
      answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'font/woff2' }).end(content);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
