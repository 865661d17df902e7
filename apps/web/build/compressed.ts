import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesIn } from './offlineShell.ts';

/** Kinds of files that become smaller. */
const COMPRESSIBLE = /\.(?:js|css|html|svg|webmanifest)$/u;
/** Below this the head of the answer is what counts. */
const WORTH_BYTES = 512;

/** Writes each file once more, as small as brotli and gzip can make it: the server sends these. */
export function compressed(): Plugin {
  let outDir = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        for (const url of filesIn(outDir)) {
          const content = readFileSync(join(outDir, url));
          if (!COMPRESSIBLE.test(url) || content.length < WORTH_BYTES) continue;
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          writeFileSync(join(outDir, `${url}.br`), brotliCompressSync(content, { params: size }));
          writeFileSync(join(outDir, `${url}.gz`), gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
