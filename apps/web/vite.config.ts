import { defineConfig } from 'vite';

const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:2567';

/** In development the page comes from Vite, everything else from the game server. */
export default defineConfig({
  server: {
    host: true,
    proxy: {
      '/api': SERVER,
      '/healthz': SERVER,
      '/matchmake': SERVER,
      // The socket of a room: /process/CODE
      '^/[\\w-]+/[2-9A-HJ-NP-Z]{6}\\?': { target: SERVER, ws: true },
    },
  },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
});
