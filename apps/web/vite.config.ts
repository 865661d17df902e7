import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './build/compressed.ts';
import { firstFiles } from './build/firstFiles.ts';
import { offlineShell } from './build/offlineShell.ts';
import { schemaForReaders } from './build/schemaForReaders.ts';
import { pagesByLanguage } from './build/pagesByLanguage.ts';

const target = process.env['SERVER_URL'] ?? 'http://localhost:2567';
// The server compares the page's origin with the host that is asked: both stay as they are.
const proxied = { target, changeOrigin: false };

/** Parts of Pixi that every renderer brings and this scene has no use for: 2.5 kB. */
const IDLE_PARTS =
  /pixi\.js\/lib\/rendering\/.*\/(?:(?:Alpha|Stencil)MaskPipe|(?:Extract|GenerateTexture)System)\.mjs$/;
/** Writers of code at run time, in whose place `scene/withoutEval.ts` puts its own: 2 kB. */
const CODE_WRITERS = /pixi\.js\/lib\/.*\/(?:GenerateShaderSyncCode|generateUniformsSync)\.mjs$/;
/** Fills polygons with triangles: nothing in this scene is drawn by `Graphics`. 3 kB. */
const TRIANGLES = /\/earcut\/src\/earcut\.js$/;
const IDLE_METHODS = 'init() {} push() {} pop() {} execute() {} destroy() {}';

/** In development the page comes from Vite, everything else from the game server. */
export default defineConfig({
  plugins: [
    pixiByParts(),
    pixiWithoutIdleParts(),
    sdkForTables(),
    schemaForReaders(),
    pagesByLanguage(),
    offlineShell(fileURLToPath(new URL('worker/worker.ts', import.meta.url))),
    compressed(),
  ],
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
      output: { codeSplitting: { groups: firstFiles() } },
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
 * Leaves parts of Pixi out of the bundle. Masks and pictures of the stage are registered by name, so
 * each leaves an idle class behind. Of the library for colours in words (4 kB) remains that no word is
 * a colour: the scene gives Pixi numbers.
 */
function pixiWithoutIdleParts(): Plugin {
  return {
    name: 'pixi-without-idle-parts',
    apply: 'build',
    load: {
      filter: {
        id: [/@pixi\/colord\/(index|plugins\/names)\.mjs$/, IDLE_PARTS, CODE_WRITERS, TRIANGLES],
      },
      handler: (id) => {
        if (id.endsWith('names.mjs')) return 'export default function names() {}';
        if (id.includes('colord')) {
          return 'export function extend() {} export const colord = () => ({ isValid: () => false });';
        }
        if (TRIANGLES.test(id))
          return `export default function earcut() { throw new Error('left out'); }`;
        const code = readFileSync(id, 'utf8');
        return CODE_WRITERS.test(id) ? leftOut(code, id) : idlePart(code, id);
      },
    },
  };
}

/** A function of the same name that nobody calls. */
function leftOut(code: string, id: string): string {
  const name = /^export \{ (\w+) \};$/m.exec(code)?.[1];
  if (name === undefined) throw new Error(`Pixi has changed: ${id} is not what it was`);
  return `export function ${name}() { throw new Error('left out'); }`;
}

/** The same class with the name under which it is registered, and no code. */
function idlePart(code: string, id: string): string {
  const types = /^import \{ ExtensionType \}.*$/m.exec(code)?.[0];
  const registered = /\.extension = (\{[\s\S]*?\n\});/.exec(code)?.[1];
  const name = /^export \{ (\w+) \};$/m.exec(code)?.[1];
  if (types === undefined || registered === undefined || name === undefined) {
    throw new Error(`Pixi has changed: ${id} is not what it was`);
  }
  return `${types}\nexport class ${name} { ${IDLE_METHODS} }\n${name}.extension = ${registered};`;
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
