import { once, type EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOSE_CODES, PROTOCOL_VERSION } from '@roundhouse/protocol';
import { roomOf } from '@roundhouse/testkit/leak';
import { Person, RawSocket, TestServer, ask } from '@roundhouse/testkit/net';
import { MOST_OWED_BYTES } from '../transport/owed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const MEGABYTE = 2 ** 20;
/** How many come at once; `ROUNDHOUSE_RUNS=10` brings ten times as many. */
const CROWD = 200 * Number(process.env['ROUNDHOUSE_RUNS'] ?? 1);
const MOST_FROM_ONE = 400;

/** The server's end of a WebSocket. */
interface ServerEnd extends EventEmitter {
  readonly bufferedAmount: number;
  /** Pings that were not answered. */
  pingCount: number;
  readonly _socket: { cork(): void };
}

function serverEndsOf(code: string): readonly ServerEnd[] {
  return [...roomOf(code).clients].map(({ ref }) => ref as unknown as ServerEnd);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What this process holds on to, in megabytes: both ends of every line. */
function held(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}

/** Looks every second how much more is held than before; the function returned tells the most. */
function watchHeld(before: number): () => number {
  let most = 0;
  const look = () => (most = Math.max(most, held() - before));
  const looking = setInterval(look, 1_000);
  return () => {
    clearInterval(looking);
    return most;
  };
}

/** Writes these bytes from loopback addresses of their own, and reads on for ever. */
function sendFrom(index: number, text: string): Socket {
  const localAddress = `127.0.0.${2 + Math.floor(index / MOST_FROM_ONE)}`;
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {}).on('connect', () => socket.write(text));
  return socket.resume();
}

/** A spectator to whom the server has sent the state. */
async function watching(code: string): Promise<RawSocket> {
  const spectator = await RawSocket.join(server, code, { watch: true });
  await spectator.until(() => spectator.frames.length > 1);
  return spectator;
}

/** Two tables with as many spectators as they hold, none of whom reads. */
async function hundredDeafSpectators(): Promise<readonly string[]> {
  const tables = await Promise.all([1, 2].map(() => server.open({ name: 'Ada', bots: 1 })));
  for (const { code } of tables) {
    for (let count = 0; count < 50; count += 1) {
      const deaf = await watching(code);
      deaf.stopReading();
    }
  }
  return tables.map(({ code }) => code);
}

test('half-sent upgrades keep nobody from joining, and the server closes every one', async () => {
  const head = 'GET /p/222222?sessionId=x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n';
  const sockets = Array.from({ length: CROWD }, (_, index) => sendFrom(index, head));
  const closed = sockets.map((socket) => once(socket, 'close'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const startedMs = performance.now();
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const ada = await Person.join(server.origin, code, { seatToken });
  const joinedMs = performance.now();
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
  await Promise.all(closed); // when, the measurement says
  const closedMs = performance.now();
  print(
    `${CROWD} half-sent upgrades: a player joins in ${Math.round(joinedMs - startedMs)} ms, ` +
      `the last is closed after ${Math.round(closedMs - startedMs)} ms`,
  );
  expect(ada.closedWith).toBeNull();
});

test('an upgrade that is refused is cut off, though the other side keeps its end open', async () => {
  const evil = 'Origin: https://evil.example\r\n';
  const head = `GET / HTTP/1.1\r\nHost: a\r\n${evil}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`;
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.resume().write(head);
  await once(socket, 'end');
  const cut = once(socket, 'error'); // only who writes to a line learns that it is cut
  const writing = setInterval(() => socket.write('still here'), 50);
  const [{ code }] = (await cut.finally(() => clearInterval(writing))) as [{ code: string }];
  expect(['EPIPE', 'ECONNRESET']).toContain(code);
});

/** Frames without content; a client masks its own. */
const PING = Buffer.of(0x89, 0);
const PONG = Buffer.of(0x8a, 0x80, 0, 0, 0, 0);

test('whoever upgrades, says nothing and does not even say goodbye is cut off', async () => {
  const { code } = await server.open({ name: 'Ada' });
  const reserved = await ask(server.place, {
    path: `/matchmake/joinById/${code}`,
    method: 'POST',
    body: { version: PROTOCOL_VERSION, watch: true },
  });
  const { roomId, sessionId } = JSON.parse(reserved.body) as { roomId: string; sessionId: string };
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';
  const socket = sendFrom(
    0,
    `GET /p/${roomId}?sessionId=${sessionId} HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n` +
      `Connection: Upgrade\r\n${key}\r\n`,
  );
  const heard: Buffer[] = [];
  socket.on('data', (data: Buffer) => {
    heard.push(data);
    if (data.equals(PING)) socket.write(PONG); // it lives, and does not say goodbye
  });
  const [hadError] = (await once(socket, 'close')) as [boolean];
  expect([hadError, Buffer.concat(heard).includes('101 Switching')]).toEqual([false, true]);
  expect(Buffer.concat(heard).subarray(-2).readUInt16BE()).toBe(CLOSE_CODES.tooSlow);
}, 12_000);

test('a hundred spectators who stop reading are cut off at the third ping, owed less than is allowed', async () => {
  const codes = await hundredDeafSpectators();
  const before = held();
  const ends = codes.flatMap(serverEndsOf);
  const gone = ends.map((end) => once(end, 'close'));
  let mostOwed = 0;
  const news = setInterval(() => {
    for (const code of codes) roomOf(code).broadcast('noise', 'x'.repeat(200));
    mostOwed = Math.max(mostOwed, ...ends.map(({ bufferedAmount }) => bufferedAmount));
  }, 50);
  const most = watchHeld(before);
  await Promise.all(gone).finally(() => clearInterval(news));
  print(`100 spectators who never read: at most ${most().toFixed(1)} MB more are held`);
  expect(ends).toHaveLength(100);
  expect(new Set(ends.map(({ pingCount }) => pingCount))).toEqual(new Set([2]));
  expect(mostOwed).toBeLessThan(MOST_OWED_BYTES);
  expect(codes.flatMap(serverEndsOf)).toHaveLength(0);
}, 30_000);

test('whoever is owed a quarter of a megabyte is cut off, though nothing new happens', async () => {
  const { code } = await server.open({ name: 'Ada', bots: 1 });
  const other = await server.open({ name: 'Bea', bots: 1 });
  const bea = await Person.join(server.origin, other.code, { seatToken: other.seatToken });
  for (let count = 0; count < 20; count += 1) await watching(code);
  const ends = serverEndsOf(code);
  const gone = ends.map((end) => once(end, 'close'));
  for (const end of ends) end._socket.cork(); // the network is full: what is sent stays here
  for (let count = 0; count < 17; count += 1) roomOf(code).broadcast('noise', 'x'.repeat(16_000));
  const owed = ends.map(({ bufferedAmount }) => bufferedAmount);
  // They read on, if ever so slowly, and answer every ping: that is not what ends them.
  const answering = setInterval(() => {
    for (const end of ends) end.pingCount = 0;
  }, 100);
  await Promise.all(gone).finally(() => clearInterval(answering));
  print(`20 clients were owed ${(Math.max(...owed) / 1_024).toFixed(0)} KiB each, and cut off`);
  expect(Math.min(...owed)).toBeGreaterThan(MOST_OWED_BYTES);
  expect(bea.closedWith).toBeNull();
}, 20_000);
