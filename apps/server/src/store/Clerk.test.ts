import { Worker } from 'node:worker_threads';
import type { TableCode } from '@roundhouse/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Clerk } from './Clerk.ts';
import { emptyFolder } from './testing/folders.ts';

const CODES = ['ABC234', 'DEF567'] as string[] as TableCode[];

test('what one turn of the event loop asks goes to the thread at once, and each gets its own answer', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  onTestFinished(() => post.mockRestore());
  const clerk = new Clerk(emptyFolder());
  await clerk.open();
  const claim = (code: TableCode) => clerk.ask({ type: 'claim', code, atMs: 0 });
  const claims = Promise.all([...CODES, ...CODES].map(claim));
  expect(await claims).toEqual([true, true, false, false]);
  expect(post).toHaveBeenCalledTimes(1);
  await clerk.close();
});
