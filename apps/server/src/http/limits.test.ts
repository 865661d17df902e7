import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { JOIN_REFUSALS, PROTOCOL_VERSION, parseTableCode } from '@roundhouse/protocol';
import { Person, RawSocket, TestServer, ask, type Told } from '@roundhouse/testkit/net';
import { FakeClock } from '@roundhouse/testkit/table';
import { DEFAULT_CONFIG, type ServerConfig } from '../config.ts';
import type { Journal } from '../store/journal.ts';
import { memoryJournal } from '../store/memoryJournal.ts';
import type { TableFact } from '../table/record/tableFact.ts';
import { USUAL_LIMITS } from '../limits/limits.ts';

let server: TestServer;
afterEach(() => server.stop());

/** A server with the limits that an operator gets who sets nothing. */
async function start(config: Partial<ServerConfig> = {}): Promise<void> {
  server = await TestServer.start({ config: { ...DEFAULT_CONFIG, ...config } });
}

const OLD = Object.assign({ name: 'Eve' }, { version: 0 });
const NOBODYS_CODE = '222222';
const A_WRONG_KEY = 'A'.repeat(43);
const JOINING = { version: PROTOCOL_VERSION };

const lookUp = (code: string, from?: string) =>
  ask(server.place, { path: `/api/tables/${code}`, ...(from && { from }) });

const join = (code: string, options: object, from?: string) =>
  ask(server.place, {
    path: `/matchmake/joinById/${code}`,
    method: 'POST',
    body: { ...JOINING, ...options },
    ...(from && { from }),
  });

const open = (from?: string) =>
  ask(server.place, {
    path: '/api/tables',
    method: 'POST',
    body: { name: 'Ada' },
    ...(from && { from }),
  });

async function fail(count: number, from?: string): Promise<void> {
  for (let done = 0; done < count; done += 1) await lookUp(NOBODYS_CODE, from);
}

/** What an answer says, but for the time of day. */
function said({ status, headers: { date: _date, ...headers }, body }: Told): unknown {
  return { status, headers, body };
}

const TOO_MANY = { status: 429, body: '{"error":{"code":"tooManyTries"}}' };
const TOO_MANY_TO_JOIN = { status: 429, body: '{"code":429,"error":"tooManyTries"}' };

test('after twenty tables in an hour an address waits, and others do not', async () => {
  await start();
  for (let count = 0; count < 20; count += 1) expect((await open()).status).toBe(201);
  const refused = await open();
  expect(refused).toMatchObject(TOO_MANY);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  expect((await open('127.0.0.2')).status).toBe(201);
});

test('after thirty wrong codes an address learns nothing of any code, and others do', async () => {
  await start();
  const { code } = await server.open({ name: 'Ada' });
  await fail(30);
  for (const wanted of [code, NOBODYS_CODE]) {
    const told = await lookUp(wanted);
    expect(told).toMatchObject(TOO_MANY);
    expect(Number(told.headers['retry-after'])).toBeGreaterThan(500);
    expect(await join(wanted, { name: 'Eve' })).toMatchObject(TOO_MANY_TO_JOIN);
    expect(await join(wanted, { watch: true })).toMatchObject(TOO_MANY_TO_JOIN);
    expect(await join(wanted, { seatToken: A_WRONG_KEY })).toMatchObject(TOO_MANY_TO_JOIN);
  }
  expect((await lookUp(code, '127.0.0.2')).status).toBe(200);
});

test('the right key to a seat gets in from an address that has tried too many codes', async () => {
  await start();
  const { code, seatToken } = await server.open({ name: 'Ada' });
  await fail(30);
  const ada = await Person.join(server.origin, code, { seatToken });
  expect(ada.seat).toBe(0);
});

test('wrong codes at the way into a room count, and so do wrong keys at a table that exists', async () => {
  await start();
  const { code } = await server.open({ name: 'Ada' });
  for (let count = 0; count < 10; count += 1) {
    expect((await join(NOBODYS_CODE, { name: 'Eve' })).status).toBe(522);
    expect((await join(NOBODYS_CODE, { seatToken: A_WRONG_KEY })).status).toBe(522);
    await expect(
      Person.join(server.origin, code, { seatToken: A_WRONG_KEY }),
    ).rejects.toMatchObject({ code: JOIN_REFUSALS.wrongToken });
  }
  expect(await lookUp(code)).toMatchObject(TOO_MANY);
});

test('a taken name, an old version and a bad message are no wrong codes', async () => {
  await start();
  const { code } = await server.open({ name: 'Ada' });
  for (let count = 0; count < 12; count += 1) {
    for (const [why, how] of [
      ['nameTaken', { name: 'Ada' }],
      ['versionTooOld', OLD],
      ['badName', { name: ' ' }],
    ] as const) {
      await expect(Person.join(server.origin, code, how)).rejects.toThrow(why);
    }
  }
  expect((await lookUp(code)).status).toBe(200);
});

test('codes that are free, forgotten, archived or claimed in vain are answered alike, by one path', async () => {
  const clock = new FakeClock();
  const calls: string[] = [];
  const journal = memoryJournal<TableFact>();
  server = await TestServer.start({ clock, journal: noting(journal, calls) });
  const { code: forgotten } = await server.open({ name: 'Ada' });
  await clock.advance(DEFAULT_CONFIG.table.lobbyForgetMs + 1);
  const [archived, claimed] = await inVain(journal);
  for (const askFor of WAYS_TO_ASK) {
    const answers = [];
    for (const code of [NOBODYS_CODE, forgotten, archived, claimed]) {
      calls.length = 0;
      answers.push(JSON.stringify([said(await askFor(code)), calls]));
      expect(answers.at(-1)).not.toContain(code);
    }
    expect(new Set(answers).size).toBe(1);
  }
});

const WAYS_TO_ASK = [
  (code: string) => lookUp(code),
  (code: string) => join(code, { name: 'Eve' }),
  (code: string) => join(code, { watch: true }),
  (code: string) => join(code, { seatToken: A_WRONG_KEY }),
];

/** A journal that notes what it is asked, codes aside. */
function noting(journal: Journal<TableFact>, calls: string[]): Journal<TableFact> {
  return new Proxy(journal, {
    get(target, name: keyof Journal<TableFact>) {
      calls.push(name);
      return target[name];
    },
  });
}

/** A code that was put into the archive, and one whose table was never written down. */
async function inVain(journal: Journal<TableFact>): Promise<readonly [string, string]> {
  const codes = ['AAAAAA', 'BBBBBB'].map(parseTableCode);
  const [archived, claimed] = codes;
  if (archived === undefined || claimed === undefined) throw new Error('those are codes');
  await journal.claim(archived, 0);
  await journal.archive(archived);
  await journal.claim(claimed, 0);
  return [archived, claimed];
}

test('an address holds so many sockets and no more, until one is closed', async () => {
  await start({ limits: { ...USUAL_LIMITS, socketsPerAddress: 5 } });
  const { code } = await server.open({ name: 'Ada' });
  const watching = () => RawSocket.join(server, code, { watch: true });
  const [first] = await Promise.all(Array.from({ length: 5 }, watching));
  await expect(RawSocket.open(`ws://127.0.0.1:${server.port}/`)).rejects.toThrow('429');
  first?.close();
  await first?.untilClosed();
  await watching();
});

test('all addresses together hold so many sockets and no more', async () => {
  await start({ limits: { ...USUAL_LIMITS, socketsOfAll: 1 } });
  const { code } = await server.open({ name: 'Ada' });
  await RawSocket.join(server, code, { watch: true });
  await expect(RawSocket.open(`ws://127.0.0.1:${server.port}/`)).rejects.toThrow('503');
});

test('an address holds so many connections and no more, and another address none the fewer', async () => {
  await start({ limits: { ...USUAL_LIMITS, connectionsPerAddress: 20 } });
  const silent = Array.from({ length: 30 }, () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    return { socket, closed: once(socket, 'close') };
  });
  await Promise.any(silent.slice(20).map(({ closed }) => closed));
  await expect(ask(server.place, { path: '/healthz' })).rejects.toMatchObject({
    code: 'ECONNRESET',
  });
  expect((await ask(server.place, { path: '/healthz', from: '127.0.0.2' })).status).toBe(200);
  for (const { socket } of silent) socket.destroy();
});

test('behind a proxy that is named, everybody has the own address', async () => {
  await start({ trustedProxies: { addresses: ['127.0.0.1'] } });
  const { code } = await server.open({ name: 'Ada' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const path = `/api/tables/${NOBODYS_CODE}`;
  for (let count = 0; count < 30; count += 1) {
    await ask(server.place, { path, headers: from('203.0.113.9') });
  }
  const found = { path: `/api/tables/${code}` };
  const guesser = await ask(server.place, { ...found, headers: from('203.0.113.9') });
  const friend = await ask(server.place, { ...found, headers: from('198.51.100.1') });
  expect([guesser.status, friend.status]).toEqual([429, 200]);
});

test.each(['x-forwarded-for', 'x-real-ip', 'x-client-ip', 'forwarded'])(
  'nobody gets another address by saying so: %s',
  async (header) => {
    await start();
    for (let count = 0; count < 30; count += 1) {
      const headers = { [header]: `203.0.113.${count}` };
      await ask(server.place, { path: `/api/tables/${NOBODYS_CODE}`, headers });
    }
    expect(await lookUp(NOBODYS_CODE)).toMatchObject(TOO_MANY);
  },
);

test('an operator who does not name the proxy is told once', async () => {
  await start();
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let count = 0; count < 3; count += 1) {
    await ask(server.place, { path: '/healthz', headers });
  }
  expect(server.logLines.filter((line) => String(line).includes('TRUST_PROXY'))).toHaveLength(1);
});
