import { ensureChromium, ensureCompose, ensureFirefox, ensureShell } from './needs.mjs';
import { playwrightOutcome, vitestOutcome } from './reports.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} command run by a shell at the root, with the project's Node first on PATH
 * @property {() => string | undefined} [need] installs what the stage needs; says what is missing
 * @property {Report} [report] where to read what became of its tests; without it a stage counts as one
 *
 * @typedef {object} Outcome
 * @property {number} passed how many tests
 * @property {readonly string[]} failures what failed, in words that find it
 *
 * @typedef {object} Report
 * @property {string} file JSON, relative to the root, written by the command
 * @property {(json: unknown) => Outcome} outcome
 */

const UNIT = 'test-results/unit.json';
const BROWSER = 'test-results/browser.json';
const FIREFOX = 'test-results/firefox.json';
const LOOKS = 'test-results/looks.json';

/** What `npm test` runs, in this order; each runs even if an earlier one failed. */
export const STAGES = /** @type {readonly Stage[]} */ ([
  { name: 'format', command: 'oxfmt --check' },
  { name: 'lint', command: 'oxlint --type-aware' },
  { name: 'types', command: 'node scripts/typecheck.ts' },
  { name: 'boundaries', command: 'node scripts/boundaries.ts' },
  { name: 'unused', command: 'knip' },
  {
    name: 'unit',
    command: `vitest run --reporter=dot --reporter=json --outputFile.json=${UNIT}`,
    report: { file: UNIT, outcome: vitestOutcome },
  },
  { name: 'leak', command: 'node scripts/cli.ts leak --games 50' },
  { name: 'faults', command: 'node scripts/cli.ts simulateFaults --seeds 2000' },
  { name: 'chaos', command: 'node scripts/cli.ts chaos --kills 60' },
  { name: 'fuzz', command: 'node scripts/cli.ts fuzz --frames 100000' },
  { name: 'docs', command: 'node packages/testkit/src/cli/docs.ts --check' },
  { name: 'build', command: 'pnpm --filter @roundhouse/web build' },
  { name: 'size', command: 'node apps/web/bench/size.ts', need: ensureChromium },
  {
    name: 'browser',
    command: 'pnpm --filter @roundhouse/web exec playwright test',
    need: ensureChromium,
    report: { file: BROWSER, outcome: playwrightOutcome },
  },
  {
    name: 'firefox',
    command: 'pnpm --filter @roundhouse/web exec playwright test --config e2e/firefox.config.ts',
    need: ensureFirefox,
    report: { file: FIREFOX, outcome: playwrightOutcome },
  },
  {
    name: 'looks',
    command: 'pnpm looks',
    need: ensureShell,
    report: { file: LOOKS, outcome: playwrightOutcome },
  },
  { name: 'image', command: 'node scripts/imageCheck.ts' },
  { name: 'compose', command: 'docker-compose config --quiet', need: ensureCompose },
]);
