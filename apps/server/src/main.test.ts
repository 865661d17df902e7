import { spawn, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { invariant } from '@roundhouse/rules';
import { expect, onTestFinished, test } from 'vitest';
import { DATABASE_FILE } from './store/database.ts';
import { emptyFolder, smallDisk } from './store/testFolders.ts';

const MAIN = new URL('./main.ts', import.meta.url).pathname;

test('an unknown flag is answered with what may be said', async () => {
  const { exitCode, errors } = await ended(start('--dta', '/srv'));
  expect(exitCode).toBe(2);
  expect(errors).toContain('--dta');
  expect(errors).toContain('Usage: npm start -- ');
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

test('a damaged database is left alone, with one line about it', async () => {
  const dir = emptyFolder();
  writeFileSync(join(dir, DATABASE_FILE), 'x'.repeat(10_000));
  const { exitCode, errors } = await ended(start('--data', dir));
  expect([exitCode, errors.trim().split('\n').length]).toEqual([1, 1]);
  expect(errors).toContain('Restore a backup');
});

test('a folder that cannot be written to is named, with what to do', async () => {
  const disk = smallDisk(1_024);
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

/** Resolves when the server says that it is open. */
async function listening({ stdout }: ChildProcess): Promise<void> {
  invariant(stdout !== null, 'what the server says is read');
  for await (const [words] of on(stdout, 'data')) if (String(words).includes('is open')) return;
}

async function ended(child: ChildProcess) {
  invariant(child.stderr !== null, 'what goes wrong is read');
  const errors = text(child.stderr);
  const [exitCode] = await once(child, 'close');
  return { exitCode, errors: await errors };
}
