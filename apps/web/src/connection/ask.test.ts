import { afterEach, expect, test, vi } from 'vitest';
import { ask, postJson } from './ask.ts';

afterEach(() => void vi.unstubAllGlobals());

test('whatever is asked says that this page asks, and keeps what it says besides', async () => {
  const sent: (readonly [string, string])[][] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push([...new Headers(init.headers)]);
    return Response.json({});
  });
  for (const init of [{}, postJson({})]) expect((await ask('/x', init))?.ok).toBe(true);
  const word = ['x-requested-with', 'roundhouse'];
  expect(sent).toEqual([[word], [['content-type', 'application/json'], word]]);
});
