import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 2599;
/** The machine's network address: friends come over plain http, where browsers offer less. */
const HOST = networkAddress() ?? 'localhost';
const ORIGIN = `http://${HOST}:${PORT}`;

// Without this, Debian's Chromium calls home, and has no WebGL on a machine without a GPU.
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: `${ROOT}/test-results/browser`,
  reporter: [['list'], ['json', { outputFile: `${ROOT}/test-results/browser.json` }]],
  forbidOnly: true,
  timeout: 60_000,
  workers: 1,
  use: {
    baseURL: ORIGIN,
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    cwd: ROOT,
    url: `${ORIGIN}/healthz`,
    env: { PORT: String(PORT), DATA_DIR: `${ROOT}/test-results/data` },
  },
});

function networkAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
