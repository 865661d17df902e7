import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/freePort.ts';

/** The page for operators, whose example is run as it stands. */
const OPERATIONS = new URL('../../../../docs/operations.md', import.meta.url);
const HOST = '127.0.0.1';
/** How often one looks whether it listens, and how long it has between two looks. */
const [TRIES, PAUSE_MS] = [100, 50];

/** An nginx that runs. */
export interface RunningNginx {
  readonly port: number;
  /** What it has logged of requests. */
  accessLog(): string;
  stop(): Promise<void>;
}

/**
 * Runs the nginx of this machine, before this port of the loopback, with the example of
 * `docs/operations.md`. Rejects when there is none or it does not listen; then nothing is left of it.
 */
export async function startNginx(upstreamPort: number): Promise<RunningNginx> {
  const dir = mkdtempSync(join(tmpdir(), 'roundhouse-nginx-'));
  const takeAway = () => rmSync(dir, { recursive: true, force: true });
  try {
    const port = await freePort();
    const log = join(dir, 'game.log');
    makeCertificate(dir);
    writeFileSync(join(dir, 'nginx.conf'), configFor({ dir, log, port, upstreamPort }));
    const child = await begun(dir, port);
    return {
      port,
      accessLog: () => readFileSync(log, 'utf8'),
      async stop() {
        await ended(child, 'SIGQUIT');
        takeAway();
      },
    };
  } catch (error) {
    takeAway();
    throw error;
  }
}

interface Paths {
  readonly dir: string;
  readonly log: string;
  readonly port: number;
  readonly upstreamPort: number;
}

function configFor({ dir, log, port, upstreamPort }: Paths): string {
  const example = exampleIn(readFileSync(OPERATIONS, 'utf8'))
    .replace('listen 443 ssl', `listen ${HOST}:${port} ssl`)
    .replace('http://127.0.0.1:2567', `http://127.0.0.1:${upstreamPort}`)
    .replace(/ssl_certificate \S+;/u, `ssl_certificate ${dir}/cert.pem;`)
    .replace(/ssl_certificate_key \S+;/u, `ssl_certificate_key ${dir}/key.pem;`)
    .replace('/var/log/nginx/game.log', log);
  return mainConfig(dir, example);
}

function exampleIn(page: string): string {
  const [, example] = /```nginx\n([\s\S]+?)```/u.exec(page) ?? [];
  if (example === undefined) throw new Error('docs/operations.md has an example for nginx');
  return example;
}

/** What Debian's own nginx.conf says around the file of a site, in a folder of its own. */
function mainConfig(dir: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${dir}/${kind};`)
    .join('\n');
  return `daemon off; worker_processes 1; pid ${dir}/nginx.pid; error_log stderr warn;
events { worker_connections 256; }
http {
${temporary}
${site}
}
`;
}

function makeCertificate(dir: string): void {
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=game.example.org';
  const files = ['-keyout', join(dir, 'key.pem'), '-out', join(dir, 'cert.pem')];
  const { status } = spawnSync('openssl', [...request.split(' '), ...files]);
  if (status !== 0) throw new Error('openssl makes no certificate');
}

/** Resolves once it listens. Rejects when there is no such program, when it ends, or takes too long. */
async function begun(dir: string, port: number): Promise<ChildProcess> {
  const child = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'inherit' });
  await once(child, 'spawn');
  try {
    await listening(child, port);
    return child;
  } catch (error) {
    await ended(child, 'SIGKILL');
    throw error;
  }
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (!isAlive(child)) throw new Error('nginx does not start');
    const socket = connect(port, HOST);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('nginx does not listen');
}

async function ended(child: ChildProcess, signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  if (!isAlive(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
