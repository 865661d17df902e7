import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';
import { LAUNCH } from './chromium.ts';
import type { HouseWish } from './House.ts';

const SITE = 'roundhouse.example';
const PORT = 2598;

/** `pnpm screenshots`: makes the pictures in docs/screenshots. */
export default defineConfig<object, { readonly houseWish: HouseWish }>({
  ...tests,
  testDir: '.',
  testMatch: 'screenshots.ts',
  workers: 1, // one house has the port
  reporter: 'list',
  webServer: [],
  use: {
    ...tests.use,
    houseWish: { port: PORT, origin: `http://${SITE}`, nextRoundMs: 30_000 },
    launchOptions: {
      ...LAUNCH,
      args: [...LAUNCH.args, `--host-resolver-rules=MAP ${SITE}:80 127.0.0.1:${PORT}`],
    },
  },
});
