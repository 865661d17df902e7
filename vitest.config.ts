import { defineConfig } from 'vitest/config';

const WHOLE_TREE = ['{packages,apps}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
/** Pure packages: their tests share a process, since nothing in them can be left behind. */
const PURE = ['packages/{rules,bots,protocol}/**/*.test.ts'];
/** What people read: tests of the page find English spoken. */
const PAGE = ['apps/web/**/*.test.{ts,tsx}'];
const NEVER = ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**'];

export default defineConfig({
  test: {
    // Colyseus keeps one server per process.
    pool: 'forks',
    // Vitest leaves one core to itself, and on two that is half of them.
    maxWorkers: '100%',
    // Tests say what happens, not how fast: room for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['scripts/testSeed.ts'],
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: NEVER, isolate: false } },
      {
        extends: true,
        test: { name: 'apps', include: WHOLE_TREE, exclude: [...NEVER, ...PURE, ...PAGE] },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: PAGE,
          exclude: NEVER,
          setupFiles: ['scripts/testSeed.ts', 'apps/web/src/text/english.setup.ts'],
          css: { include: [/\?raw$/u] }, // a style sheet that a test reads
        },
      },
    ],
  },
});
