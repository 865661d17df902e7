import { JOIN_REFUSALS, PROTOCOL_VERSION } from '@roundhouse/protocol';
import { TestServer } from '@roundhouse/testkit/net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { dial } from './dial.ts';
import type { Line } from './line.ts';

let server: TestServer;
let isUnreachable = false;
const lines: Line[] = [];

beforeAll(async () => {
  server = await TestServer.start();
  vi.stubGlobal('location', { protocol: 'http:', host: new URL(server.origin).host });
  const reallyFetch = fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (isUnreachable) throw new TypeError('no network');
    return reallyFetch(new URL(path, server.origin), init);
  });
});
afterEach(() => {
  for (const line of lines.splice(0)) line.hangUp();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

/** A call, and what has been heard of it. */
function call(code: string, how: { readonly seatToken: string } | { readonly watch: true }) {
  const told: string[] = [];
  const codes: number[] = [];
  const tell = (what: string) => () => void told.push(what);
  const line = dial(
    code,
    { version: PROTOCOL_VERSION, ...how },
    {
      onHeard: tell('heard'),
      onState: tell('state'),
      onSeat: tell('seat'),
      onEvents: tell('events'),
      onClosed: (closeCode) => void codes.push(closeCode),
    },
  );
  lines.push(line);
  return { line, told, codes };
}

function until(holds: () => boolean): Promise<void> {
  return vi.waitFor(() => expect(holds()).toBe(true), { timeout: 20_000, interval: 5 });
}

async function seated() {
  const { code, seatToken } = await server.open({ name: 'Ana' });
  const called = call(code, { seatToken });
  await until(() => called.told.includes('seat'));
  return { ...called, code };
}

test('a call that is let in hears the state and then the seat', async () => {
  const { told, codes } = await seated();
  expect(told).toEqual(['heard', 'state', 'heard', 'seat']);
  expect(codes).toEqual([]);
});

test('a table that is not there is refused before any socket is opened', async () => {
  const { codes, told } = call('222222', { watch: true });
  await until(() => codes.length > 0);
  expect([codes, told]).toEqual([[522], []]);
});

test('a key that opens nothing is refused with its own code', async () => {
  const { code } = await server.open({ name: 'Ana' });
  const { codes } = call(code, { seatToken: 'nothing' });
  await until(() => codes.length > 0);
  expect(codes).toEqual([JOIN_REFUSALS.wrongToken]);
});

test('a server that does not answer is told by no code at all', async () => {
  isUnreachable = true;
  const { codes } = call('222222', { watch: true });
  await until(() => codes.length > 0);
  isUnreachable = false;
  expect(codes).toEqual([0]);
});

test('a request is answered, or refused with its reason', async () => {
  const { line } = await seated();
  expect(await line.request('host', { type: 'lock', locked: true })).toEqual({ kind: 'done' });
  expect(await line.request('host', { type: 'rematch' })).toEqual({
    kind: 'refused',
    refusal: { code: 'matchNotOver' },
  });
});

test('a ping is heard', async () => {
  const { line, told } = await seated();
  line.ping();
  await until(() => told.length === 5);
  expect(told.at(-1)).toBe('heard');
});

test('the newest call has the seat, and the one before is told by a code', async () => {
  const { code, seatToken } = await server.open({ name: 'Ana' });
  const first = call(code, { seatToken });
  await until(() => first.told.includes('seat'));
  const second = call(code, { seatToken });
  await until(() => first.codes.length > 0);
  expect(first.codes).toEqual([4100]);
  await until(() => second.told.includes('seat'));
});

test('a call that is hung up tells nothing more', async () => {
  const { code, seatToken } = await server.open({ name: 'Ana' });
  const early = call(code, { seatToken });
  early.line.hangUp();
  const { line, told, codes } = await seated();
  const heard = told.length;
  line.hangUp();
  line.ping();
  expect(await line.request('host', { type: 'lock', locked: true })).toEqual({ kind: 'lost' });
  expect([told.length, codes, early.told, early.codes]).toEqual([heard, [], [], []]);
});
