import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**'],
    // Colyseus keeps one server per process.
    pool: 'forks',
    // Tests say what happens, not how fast: room for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
