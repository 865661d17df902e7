import { defineConfig } from 'vite';

/** `pnpm exec vite --config demo/vite.config.ts` in apps/web: the scene alone, without a server. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/demo',
  server: { port: 5299 },
});
