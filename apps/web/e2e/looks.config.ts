import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { LAUNCH } from './chromium.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PORT = 2597;
/** Others draw letters a little differently. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PAGES = '../../test-results/pages';

/**
 * `pnpm looks`: compares the demo's tables with the pictures in e2e/looks. When a change was meant,
 * `pnpm looks --update-snapshots` writes the pictures anew; look at each before it is committed.
 */
export default defineConfig({
  testDir: '.',
  testMatch: 'looks.ts',
  outputDir: `${ROOT}/test-results/looks`,
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: `${ROOT}/test-results/looks.json` }]],
  forbidOnly: true,
  updateSnapshots: 'none',
  workers: 1,
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    // Text has soft edges: a pixel may be a little off, and one in two thousand another one.
    toHaveScreenshot: { threshold: 0.05, maxDiffPixelRatio: 0.0005 },
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    locale: 'en',
    contextOptions: { reducedMotion: 'reduce' },
    // Letters are drawn alike whatever the system says, and tables without a graphics card.
    launchOptions: {
      ...LAUNCH,
      executablePath: process.env['CHROMIUM_PATH'] ?? SHELL,
      args: [...LAUNCH.args, '--font-render-hinting=none'],
    },
  },
  webServer: {
    // The demo is in no page that is built for players.
    command: `vite build --mode development --outDir ${PAGES} --emptyOutDir --logLevel warn && vite preview --outDir ${PAGES} --port ${PORT} --strictPort`,
    cwd: `${ROOT}/apps/web`,
    env: { NODE_ENV: 'development' },
    url: `http://localhost:${PORT}`,
    timeout: 120_000,
  },
});
