import { onceFor, run } from './bootstrap.mjs';

const SOURCES = ['apps/web', 'packages/rules', 'packages/protocol', 'packages/bots'];

/** Builds the web client into apps/web/dist unless that was made from these very sources. */
export function ensureWebBuilt() {
  onceFor([...SOURCES, 'pnpm-lock.yaml', 'tsconfig.base.json'], {
    stamp: 'web-built',
    product: 'apps/web/dist/index.html',
    work: () => run('pnpm', ['--filter', '@roundhouse/web', 'build']),
  });
}
