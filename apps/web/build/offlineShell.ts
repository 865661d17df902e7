import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Files of a build that no page needs without a network. */
const LEFT_OUT =
  /(?:webgpu|WebGPU|\.map$|\.(?:br|gz)$|^\/worker\.js$|^\/(?:table|index\.\w+|table\.\w+)\.html$|apple-touch|\.ico$)/u;
/** A name that changes with what is in the file. */
const HASHED = /^\/assets\//u;

interface ShellFile {
  readonly url: string;
  /** Null for a file whose name says it. */
  readonly revision: string | null;
}

/**
 * Builds the service worker beside the page, with the list of all files that it keeps in the browser,
 * so that the page opens, and practice works, without a network.
 */
export function offlineShell(worker: string): Plugin {
  let outDir = '';
  return {
    name: 'offline-shell',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          SHELL: JSON.stringify(shellOf(outDir)),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: {
            input: worker,
            output: { format: 'iife', entryFileNames: 'worker.js' },
          },
        },
      });
    },
  };
}

/** What the worker keeps of a build, in a fixed order. */
function shellOf(outDir: string): readonly ShellFile[] {
  return filesIn(outDir)
    .filter((url) => !LEFT_OUT.test(url))
    .toSorted()
    .map((url) => ({ url, revision: HASHED.test(url) ? null : digest(join(outDir, url)) }));
}

/** Every file below a folder, as `/assets/main.js`. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
