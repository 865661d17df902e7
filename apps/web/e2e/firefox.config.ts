import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';
import { FIREFOX } from './firefox.ts';

const REPORT = fileURLToPath(new URL('../../../test-results/firefox.json', import.meta.url));

/** The same tests in Firefox. `npm test` runs `firefox*.test.ts`; others are named on the command line. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../test-results/firefox',
  reporter: [['list'], ['json', { outputFile: REPORT }]],
  webServer: [], // each test has a house of its own
  use: {
    ...tests.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: FIREFOX,
  },
});
