import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { listens } from './VictimProcess.ts';

/** A process that does this and can be talked to. */
function processThat(does: string): ChildProcess {
  return spawn(process.execPath, ['-e', does], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

const PATIENCE_MS = 60_000;
const HANGS = 'setInterval(() => {}, 60_000)';
const DIES = `process.kill(process.pid, 'SIGKILL')`;

test('a server that says so listens', async () => {
  const child = processThat(`process.send('listening'); ${HANGS}`);
  expect(await listens(child, { patienceMs: PATIENCE_MS, mayDie: false })).toBe(true);
  child.kill('SIGKILL');
});

test('a server that is told to die at its beginning may do so, another one may not', async () => {
  const patienceMs = PATIENCE_MS;
  expect(await listens(processThat(DIES), { patienceMs, mayDie: true })).toBe(false);
  await expect(listens(processThat(DIES), { patienceMs, mayDie: false })).rejects.toThrow('itself');
});

test('regression: a server that hangs at its beginning has not died as it was told', async () => {
  const child = processThat(HANGS);
  const gone = once(child, 'exit');
  await expect(listens(child, { patienceMs: 1, mayDie: true })).rejects.toThrow('does not begin');
  expect(await gone).toEqual([null, 'SIGKILL']);
});
