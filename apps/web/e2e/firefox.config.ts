import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';
import { FINGERS } from './finger.ts';
import { FIREFOX } from './firefox.ts';

const REPORT = fileURLToPath(new URL('../../../test-results/firefox.json', import.meta.url));

/** Tests of Chromium that `npm test` plays in Firefox as well: every way to move, and the hand. */
const SAME = ['back', 'drag', 'hand', 'waysToMove'];

/** Firefox's own tests, and those that both browsers have; a phone is a small window here. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: ['firefox*.test.ts', ...SAME.map((name) => `${name}.test.ts`)],
  testIgnore: [],
  grepInvert: new RegExp(FINGERS.tag, 'u'),
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
