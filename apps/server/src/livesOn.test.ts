import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { invariant } from '@roundhouse/rules';
import { expect, onTestFinished, test } from 'vitest';
import { Person } from '@roundhouse/testkit/net';
import { emptyFolder } from './store/testing/folders.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Lets a signal bring about what a bug would. */
const PLANTED = `data:text/javascript,
  process.on('SIGUSR2', () => { Promise.reject(new Error('planted')); });
  process.on('SIGWINCH', () => { throw new Error('planted'); });`;

interface Line {
  readonly msg?: string;
  readonly port?: number;
  readonly count?: number;
}

/** The server as `npm start` runs it, and a way to wait for a line of its log. */
function start() {
  const args = ['--import', PLANTED, MAIN, '--port', '0', '--host', '127.0.0.1'];
  const child = spawn(process.execPath, [...args, '--data', emptyFolder()]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, lines: linesOf(child) };
}

async function* linesOf({ stdout }: ChildProcess): AsyncGenerator<Line, void> {
  invariant(stdout !== null, 'what the server says is read');
  for await (const text of createInterface(stdout)) {
    if (text.startsWith('{')) yield JSON.parse(text) as Line;
  }
}

async function said(lines: AsyncGenerator<Line, void>, words: string): Promise<Line> {
  for (;;) {
    const { value } = await lines.next();
    invariant(value !== undefined, `the server says: ${words}`);
    if (value.msg?.includes(words) === true) return value;
  }
}

async function adaAt(port: number | undefined): Promise<Person> {
  const origin = `http://127.0.0.1:${port}`;
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', bots: 1 }),
  });
  const { code, seatToken } = (await response.json()) as { code: string; seatToken: string };
  return Person.join(origin, code, { seatToken });
}

test('a promise that is rejected unheard is logged, and the tables play on', async () => {
  const { child, lines } = start();
  const ada = await adaAt((await said(lines, 'listening')).port);
  for (const count of [1, 2]) {
    child.kill('SIGUSR2');
    expect(await said(lines, 'unhandled rejection')).toMatchObject({ count });
  }
  await ada.asHost({ type: 'start' });
  await ada.until(() => ada.snapshot.phase === 'playing');
  expect([ada.closedWith, child.exitCode]).toEqual([null, null]);
});

test('an exception that nobody caught closes the house in good order', async () => {
  const { child, lines } = start();
  const ada = await adaAt((await said(lines, 'listening')).port);
  child.kill('SIGWINCH');
  await said(lines, 'uncaught exception');
  expect(await once(child, 'exit')).toEqual([1, null]);
  await ada.until(() => ada.closedWith !== null);
});
