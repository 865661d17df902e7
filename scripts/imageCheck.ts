/**
 * Builds the container's content from an empty copy of the repository, without Docker, and runs
 * the Dockerfile's own commands on it: the server must come up and its health check must pass.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const PORT = '2598';
const TRIES = 60;

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-image-'));
const context = join(folder, 'context');
const app = join(folder, 'app');
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const env = { ...process.env, PATH: pathOfTheImage(), PORT, DATA_DIR: join(app, 'data') };

try {
  checkFlags();
  copyContext();
  build();
  process.exitCode = (await isHealthy()) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** The container runs Node as `npm start` does. */
function checkFlags() {
  const wanted = JSON.parse(
    readFileSync(join(ROOT, 'apps/server/nodeFlags.json'), 'utf8'),
  ) as string[];
  const given = commandOf('CMD').filter((word) => word.startsWith('--'));
  if (given.join() !== wanted.join()) throw new Error(`CMD needs the flags ${wanted.join(' ')}`);
}

/** What `COPY . .` would send. */
function copyContext() {
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n');
  const isSent = (path: string) =>
    !ignored.includes(relative(ROOT, path)) && !ignored.includes(`**/${basename(path)}`);
  cpSync(ROOT, context, { recursive: true, filter: isSent });
}

function build() {
  const [command = '', ...args] = commandOf('RUN').map((arg) => (arg === '/app' ? app : arg));
  const { status } = spawnSync(command, args, { cwd: context, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('the image does not build');
}

async function isHealthy(): Promise<boolean> {
  const [command = '', ...args] = commandOf('CMD');
  const server = spawn(command, args, {
    cwd: app,
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const [check = '', ...checkArgs] = commandOf('HEALTHCHECK');
  try {
    for (let tries = 0; tries < TRIES && server.exitCode === null; tries += 1) {
      await sleep(500);
      if (spawnSync(check, checkArgs, { cwd: app, env }).status === 0) return true;
    }
    console.log(server.exitCode === null ? 'the server is not healthy' : 'the server went away');
    return false;
  } finally {
    server.kill();
  }
}

/** The list form of an instruction: `CMD ["a", "b"]` gives `['a', 'b']`. */
function commandOf(instruction: string): string[] {
  const list = new RegExp(String.raw`^${instruction}\b.*?(\[.*\])$`, 'm').exec(dockerfile)?.[1];
  if (list === undefined) throw new Error(`no ${instruction} with a list in the Dockerfile`);
  return JSON.parse(list) as string[];
}

/** Node 24 first, as in the image, and none of this checkout's tools. */
function pathOfTheImage(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const outside = folders.filter((path) => !path.startsWith(ROOT));
  return [dirname(process.execPath), ...outside].join(delimiter);
}
