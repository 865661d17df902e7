/**
 * `npm start`: installs, builds the web client if its sources changed, and serves the game.
 * Arguments and signals go to the server; data stays in ./data unless --data or DATA_DIR says
 * otherwise, seen from the caller's own folder.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENV, ensureInstalled, ROOT } from './bootstrap.mjs';
import { ensureWebBuilt } from './web.mjs';

ensureInstalled();
ensureWebBuilt();

const MAIN = join(ROOT, 'apps/server/src/main.ts');
const FLAGS = JSON.parse(readFileSync(join(ROOT, 'apps/server/nodeFlags.json'), 'utf8'));

/** Node keeps there what it makes of the sources: a restart takes a third less of a processor. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compile');

const server = spawn('node', [...FLAGS, MAIN, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? ROOT,
  env: { NODE_COMPILE_CACHE, ...ENV, DATA_DIR: process.env.DATA_DIR || join(ROOT, 'data') },
  stdio: 'inherit',
  // A group of its own: Ctrl-C in a terminal reaches it once, through us.
  detached: true,
});
server.on('exit', (code) => process.exit(code ?? 1));

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => forward(signal));
}

let lastMs = -Infinity;

/** One signal in a second: npm and the terminal both send theirs. A later one means it. */
function forward(/** @type {NodeJS.Signals} */ signal) {
  const isEcho = performance.now() - lastMs < 1_000;
  lastMs = performance.now();
  if (!isEcho) server.kill(signal);
}
