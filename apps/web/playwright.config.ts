import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { LAUNCH } from './e2e/chromium.ts';
import { networkAddress } from './e2e/networkAddress.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 2599;
/** Friends come over plain http, where browsers offer less. */
const ORIGIN = `http://${networkAddress()}:${PORT}`;

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'firefox*.test.ts', // e2e/firefox.config.ts
  outputDir: `${ROOT}/test-results/browser`,
  reporter: [['list'], ['json', { outputFile: `${ROOT}/test-results/browser.json` }]],
  forbidOnly: true,
  // Tests say what happens, not how fast: room for a busy machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Each test has tables of its own, and each worker a house.
  fullyParallel: true,
  workers: 2,
  use: {
    baseURL: ORIGIN,
    browserName: 'chromium',
    launchOptions: LAUNCH,
    screenshot: 'only-on-failure', // a trace would double the time of every test
    actionTimeout: 20_000,
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    cwd: ROOT,
    url: `${ORIGIN}/healthz`,
    env: {
      PORT: String(PORT),
      DATA_DIR: `${ROOT}/test-results/data`,
      TABLES_PER_HOUR: 'unlimited',
    },
  },
});
