import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const target = process.env['SERVER_URL'] ?? 'http://localhost:2567';
// The server compares the page's origin with the host that is asked: both stay as they are.
const proxied = { target, changeOrigin: false };

/** In development the page comes from Vite, everything else from the game server. */
export default defineConfig({
  plugins: [pixiByParts(), sdkForTables()],
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

/**
 * Imports Pixi's parts by their own files. Its index names every renderer, and whatever an index
 * names lands in the first chunk: a browser would fetch WebGL, WebGPU and canvas to use one.
 */
function pixiByParts(): Plugin {
  const index = fileURLToPath(import.meta.resolve('pixi.js')).replace(/index\.js$/, 'index.mjs');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(
    /^export \{([^}]*)\} from '([^']*)';$/gm,
  )) {
    for (const name of names.split(',')) files.set(name.trim(), join(dirname(index), file));
  }
  return {
    name: 'pixi-by-parts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/scene\// },
      handler: (code) =>
        code.replaceAll(/import\s*\{([^}]*)\}\s*from\s*["']pixi\.js["'];?/g, (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map(
              (name) =>
                `import { ${name} } from ${JSON.stringify(files.get(name.split(' ')[0] ?? ''))};`,
            )
            .join(' '),
        ),
    },
  };
}

/**
 * Leaves WebTransport and the streams of input for action games out of the bundle: 5 kB. The SDK makes
 * either only for a server that offers it.
 */
function sdkForTables(): Plugin {
  return {
    name: 'sdk-for-tables',
    apply: 'build',
    load: {
      filter: { id: /@colyseus\/sdk\/build\/(transport\/H3Transport|input\/RoomInput)\.mjs$/ },
      handler: (id) => {
        const name = id.endsWith('RoomInput.mjs') ? 'RoomInput' : 'H3TransportTransport';
        return `export class ${name} { constructor() { throw new Error('left out'); } }`;
      },
    },
  };
}
