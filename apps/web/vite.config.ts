import { defineConfig } from 'vite';

const target = process.env['SERVER_URL'] ?? 'http://localhost:2567';
// The server compares the page's origin with the host that is asked: both stay as they are.
const proxied = { target, changeOrigin: false };

/** In development the page comes from Vite, everything else from the game server. */
export default defineConfig({
  server: {
    host: true,
    proxy: {
      '/api': proxied,
      '/matchmake': proxied,
      // The socket of a room: /process/CODE?sessionId=...
      '^/[\\w-]+/[2-9A-HJ-NP-Z]{6}\\?': { ...proxied, ws: true },
    },
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Our packages only declare: what a page does not use, it does not load.
        moduleSideEffects: [
          { test: /\/packages\/(rules|protocol|bots)\/src\//, sideEffects: false },
        ],
      },
    },
  },
});
