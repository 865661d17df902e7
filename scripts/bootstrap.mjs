/**
 * Makes a fresh checkout runnable with nothing but Node 20 and npm: finds or fetches pnpm,
 * installs what the lockfile says, and does nothing at all when that is already done.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf } from './hash.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const PNPM_VERSION = '12.21.0';
const TOOLS = join(ROOT, '.tools');
const BIN_FOLDERS = [ROOT, TOOLS].map((folder) => join(folder, 'node_modules/.bin'));

/** The environment in which `node` is the project's Node and `pnpm` the project's pnpm. */
export const ENV = { ...process.env, PATH: [...BIN_FOLDERS, process.env.PATH].join(delimiter) };

/** Installs the workspace unless node_modules already matches the lockfile and manifests. */
export function ensureInstalled() {
  onceFor(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()], {
    stamp: 'installed',
    product: 'node_modules/.bin/node',
    work() {
      ensurePnpm();
      run('pnpm', ['install', '--frozen-lockfile']);
    },
  });
}

/**
 * Does `work` unless its product is there and was made from exactly these inputs.
 * @param {readonly string[]} inputs files and folders, relative to the root
 * @param {{ stamp: string, product: string, work: () => void }} task
 *   `stamp` names the file that remembers the inputs
 */
export function onceFor(inputs, { stamp, product, work }) {
  const file = join(ROOT, 'node_modules', `.roundhouse-${stamp}`);
  const hash = hashOf(inputs.map((path) => join(ROOT, path)));
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known === hash && existsSync(join(ROOT, product))) return;
  work();
  writeFileSync(file, hash);
}

/**
 * Runs a command in the project's environment; ends this process when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, env: ENV, stdio: 'inherit' });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
  process.exit(1);
}

function manifests() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => join(folder, name)),
  );
  return ['.', ...workspaces].map((folder) => join(folder, 'package.json'));
}

function ensurePnpm() {
  const found = spawnSync('pnpm', ['--version'], { cwd: ROOT, env: ENV, encoding: 'utf8' });
  const [major] = PNPM_VERSION.split('.');
  if (found.status === 0 && found.stdout.split('.')[0] === major) return;
  console.log(`Fetching pnpm ${PNPM_VERSION} into .tools`);
  run('npm', ['install', '--prefix', TOOLS, '--no-fund', '--no-audit', `pnpm@${PNPM_VERSION}`]);
}
