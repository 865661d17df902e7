import { spawn, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { invariant } from '@roundhouse/rules';
import { CLOSE_CODES, PROTOCOL_VERSION, type CreatedTable } from '@roundhouse/protocol';
import { Person } from '@roundhouse/testkit/net';
import { expect, onTestFinished, test } from 'vitest';
import { DATABASE_FILE } from './store/database.ts';
import { emptyFolder, mayMount, smallDisk } from './store/testing/folders.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

test('an unknown flag is answered with what may be said', async () => {
  const { exitCode, errors } = await ended(start('--dta', '/srv'));
  expect(exitCode).toBe(2);
  expect(errors).toContain('--dta');
  expect(errors).toContain('Usage: npm start -- ');
});

test('a port that is taken is said in a sentence, whatever the log says', async () => {
  const first = start('--data', emptyFolder(), '--port', '0', '--host', '127.0.0.1');
  const { port } = new URL(await listening(first));
  const second = start('--data', emptyFolder(), '--port', port, '--host', '127.0.0.1');
  const { exitCode, errors } = await ended(second);
  expect(exitCode).toBe(1);
  expect(errors).toMatch(
    new RegExp(`^Cannot listen on port ${port}: .*EADDRINUSE.*Choose another with --port\\n$`, 'u'),
  );
});

test('a server keeps its folder to itself, and lets go of it when it is stopped or killed', async () => {
  const dir = emptyFolder();
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const first = start('--data', dir, '--port', '0', '--host', '127.0.0.1');
    await listening(first);
    const second = await ended(start('--data', dir, '--port', '0'));
    expect(second.exitCode).toBe(1);
    expect(second.errors).toContain(`The data folder ${dir} cannot be used: another server`);
    first.kill(signal);
    expect(await once(first, 'exit')).toEqual(signal === 'SIGTERM' ? [0, null] : [null, signal]);
  }
});

test('a server that is stopped tells its players, and the next one has their table as it was', async () => {
  const dir = emptyFolder();
  const first = start('--data', dir, '--port', '0', '--host', '127.0.0.1');
  const { code, ada } = await tableOf(await listening(first));
  first.kill('SIGTERM');
  expect(await once(first, 'exit')).toEqual([0, null]);
  await ada.until(() => ada.closedWith !== null);
  expect(ada.closedWith).toBe(CLOSE_CODES.restarting);
  const origin = await listening(start('--data', dir, '--port', '0', '--host', '127.0.0.1'));
  const again = await Person.join(origin, code, { seatToken: ada.token });
  expect(again.snapshot).toEqual(ada.snapshot);
});

test('a second signal ends a server that still waits for somebody', async () => {
  const server = start('--data', emptyFolder(), '--port', '0', '--host', '127.0.0.1');
  const origin = await listening(server);
  const { code, ada } = await tableOf(origin);
  await post(`${origin}/matchmake/joinById/${code}`, { version: PROTOCOL_VERSION, watch: true });
  server.kill('SIGTERM');
  await ada.until(() => ada.closedWith !== null);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([1, null]);
});

/** Ada's table in the first turn of a match, over the network. */
async function tableOf(origin: string) {
  const response = await post(`${origin}/api/tables`, { name: 'Ada', bots: 1, start: true });
  const { code, seatToken } = (await response.json()) as CreatedTable;
  return { code, ada: await Person.join(origin, code, { seatToken }) };
}

function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('a damaged database is left alone, with one line about it', async () => {
  const dir = emptyFolder();
  writeFileSync(join(dir, DATABASE_FILE), 'x'.repeat(10_000));
  const { exitCode, errors } = await ended(start('--data', dir));
  expect([exitCode, errors.trim().split('\n').length]).toEqual([1, 1]);
  expect(errors).toContain('Restore a backup');
});

test('a folder that cannot be written to is named, with what to do', async () => {
  const disk = mayMount() ? smallDisk(1_024) : null;
  disk?.makeReadOnly();
  const dir = disk?.dir ?? join(MAIN, 'data');
  const { exitCode, errors } = await ended(start('--data', dir));
  expect(exitCode).toBe(1);
  expect(errors).toContain(`${dir} cannot be used: it cannot be written to`);
});

function start(...args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, DATA_DIR: '' } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Resolves when the server says that it is open, with its origin. */
async function listening({ stdout }: ChildProcess): Promise<string> {
  invariant(stdout !== null, 'what the server says is read');
  let said = '';
  for await (const [words] of on(stdout, 'data')) {
    said += String(words);
    const port = /"port":(\d+)/.exec(said)?.[1];
    if (said.includes('is open') && port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error(said);
}

async function ended(child: ChildProcess) {
  invariant(child.stderr !== null, 'what goes wrong is read');
  const errors = text(child.stderr);
  const [exitCode] = await once(child, 'close');
  return { exitCode, errors: await errors };
}
