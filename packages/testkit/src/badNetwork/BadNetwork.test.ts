import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diceFrom } from '@roundhouse/rules/testing';
import { FakeClock, settled } from '../table/FakeClock.ts';
import { BadNetwork } from './BadNetwork.ts';
import type { Link } from './Link.ts';

/** One end of a connection, with everything that reached it. */
interface End {
  readonly socket: Socket;
  /** What was read at once, one by one. */
  readonly chunks: string[];
  readonly text: () => string;
  /** `end`, `close`, or the code of an error, in their order. */
  readonly fates: string[];
}

/** A connection through the proxy, seen from everywhere. */
interface Line {
  readonly client: End;
  readonly server: End;
  readonly link: Link;
}

let clock: FakeClock;
let target: Server;
let proxy: BadNetwork;

beforeEach(async () => {
  clock = new FakeClock();
  target = createServer({ allowHalfOpen: true });
  target.listen(0, '127.0.0.1');
  await once(target, 'listening');
  const { port } = target.address() as AddressInfo;
  proxy = await BadNetwork.listen({ port, dice: diceFrom(1), clock });
});
afterEach(async () => {
  await proxy.close();
  target.close();
});

function endOf(socket: Socket): End {
  const end = { socket, chunks: [] as string[], fates: [] as string[] };
  socket.on('data', (bytes: Buffer) => end.chunks.push(bytes.toString()));
  socket.on('end', () => end.fates.push('end'));
  socket.on('error', (error: NodeJS.ErrnoException) => end.fates.push(error.code ?? ''));
  socket.on('close', () => end.fates.push('close'));
  return { ...end, text: () => end.chunks.join('') };
}

async function open(): Promise<Line> {
  const arrived = once(target, 'connection') as Promise<[Socket]>;
  const linked = proxy.nextLink();
  const client = endOf(connect({ ...proxy.place, allowHalfOpen: true }));
  const [socket] = await arrived;
  return { client, server: endOf(socket), link: await linked };
}

/** Looks again after everything that happens, until something holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await settled();
}

/** Whatever would have come by now through a sound network has come. */
async function aRoundTripElsewhere(): Promise<void> {
  const { client, server, link } = await open();
  link.set('both', {
    latencyMs: 0,
    isStalled: false,
    isBlackHole: false,
    bytesPerSecond: Infinity,
  });
  client.socket.write('there');
  await until(() => server.text() === 'there');
  server.socket.write('back');
  await until(() => client.text() === 'back');
}

test('a sound network passes both directions on as they are, ends included', async () => {
  const { client, server, link } = await open();
  client.socket.write('hello');
  await until(() => server.text() === 'hello');
  server.socket.end('bye');
  await until(() => client.fates.includes('end'));
  client.socket.end(' again');
  await until(() => [client, server].every(({ fates }) => fates.includes('close')));
  await until(() => !link.isOpen);
  expect([client.text(), server.text()]).toEqual(['bye', 'hello again']);
  expect([client.fates, server.fates]).toEqual([
    ['end', 'close'],
    ['end', 'close'],
  ]);
  expect(proxy.links).toEqual([]);
});

test('latency holds everything back for as long as it says', async () => {
  const { client, server, link } = await open();
  proxy.set('up', { latencyMs: 300 });
  client.socket.write('late');
  await until(() => link.up.waitingBytes === 4);
  await clock.advance(299);
  await aRoundTripElsewhere();
  expect(server.text()).toBe('');
  await clock.advance(1);
  await until(() => server.text() === 'late');
});

test('latency in one direction leaves the other alone', async () => {
  const { client, server, link } = await open();
  link.set('up', { latencyMs: 300 });
  client.socket.write('late');
  server.socket.write('soon');
  await until(() => client.text() === 'soon');
  expect(server.text()).toBe('');
});

test('jitter delays by chance, and nothing overtakes', async () => {
  const { client, server, link } = await open();
  link.set('up', { jitterMs: 1_000 });
  const letters = 'abcdefghijklmnop'.split('');
  for (const [index, letter] of letters.entries()) {
    client.socket.write(letter);
    await until(() => link.up.waitingBytes + link.up.passedBytes === index + 1);
  }
  const arrivals = new Set<number>();
  for (let ms = 0; ms <= 1_000; ms += 50) {
    await clock.advance(50);
    arrivals.add(link.up.passedBytes);
  }
  await until(() => server.text().length === letters.length);
  expect(server.text()).toBe(letters.join(''));
  expect(arrivals.size).toBeGreaterThan(2);
});

test('a stall lets nothing through until it is over, and then everything in order', async () => {
  const { client, server, link } = await open();
  link.set('up', { isStalled: true });
  client.socket.write('one ');
  await until(() => link.up.waitingBytes === 4);
  client.socket.write('two');
  await aRoundTripElsewhere();
  expect(server.text()).toBe('');
  link.set('up', { isStalled: false });
  await until(() => server.text() === 'one two');
});

test('a stall slows the sender down', async () => {
  const { client, link } = await open();
  link.set('up', { isStalled: true });
  const lot = Buffer.alloc(64 * 1024 * 1024);
  client.socket.write(lot);
  await until(() => link.up.waitingBytes > 0);
  await aRoundTripElsewhere();
  expect(client.socket.writableLength).toBeGreaterThan(lot.length / 2);
  expect(link.up.waitingBytes).toBeLessThan(lot.length / 16);
});

test('a slice passes in pieces of random size, one after the other', async () => {
  const { client, server, link } = await open();
  link.set('up', { sliceBytes: 5, sliceGapMs: 10 });
  const text = 'the quick brown fox jumps over it';
  client.socket.write(text);
  await until(() => server.chunks.length === 1);
  while (server.text().length < text.length) {
    const before = server.chunks.length;
    await clock.advance(10);
    await until(() => server.chunks.length > before);
  }
  expect(server.text()).toBe(text);
  const sizes = server.chunks.map((chunk) => chunk.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
  expect(new Set(sizes).size).toBeGreaterThan(1);
  expect(link.up.passedBytes).toBe(text.length);
});

test('a bandwidth lets so much through in a second and no more', async () => {
  const { client, server, link } = await open();
  link.set('up', { bytesPerSecond: 1_000 });
  client.socket.write('x'.repeat(2_000));
  await until(() => link.up.passedBytes > 0);
  await clock.advance(500);
  expect(link.up.passedBytes).toBeGreaterThanOrEqual(480);
  expect(link.up.passedBytes).toBeLessThanOrEqual(520);
  await clock.advance(1_000);
  expect(server.text().length).toBeLessThanOrEqual(1_520);
  await clock.advance(1_000);
  await until(() => server.text().length === 2_000);
});

test('a half-closed direction ends, and the other still carries', async () => {
  const { client, server, link } = await open();
  link.halfClose('down');
  await until(() => client.fates.includes('end'));
  server.socket.write('lost');
  client.socket.write('still here');
  await until(() => server.text() === 'still here' && link.down.lostBytes === 4);
  expect(client.text()).toBe('');
  expect(client.fates).toEqual(['end']);
  expect(server.fates).toEqual([]);
});

test('a half-closed direction up ends for the server', async () => {
  const { client, server, link } = await open();
  link.halfClose('up');
  await until(() => server.fates.includes('end'));
  server.socket.write('answer');
  await until(() => client.text() === 'answer');
  expect(client.fates).toEqual([]);
});

test('a reset tears both ends without an end of stream', async () => {
  const { client, server, link } = await open();
  link.reset();
  await until(() => client.fates.includes('close') && server.fates.includes('close'));
  expect(client.fates).toEqual(['ECONNRESET', 'close']);
  expect(server.fates).toEqual(['ECONNRESET', 'close']);
  expect(link.isOpen).toBe(false);
});

test('a connection that one side tears is torn for the other', async () => {
  const { client, server } = await open();
  client.socket.resetAndDestroy();
  await until(() => server.fates.includes('close'));
  expect(server.fates).toEqual(['ECONNRESET', 'close']);
});

test('a black hole swallows what is sent, the end and the tearing too, and says nothing', async () => {
  const { client, server, link } = await open();
  link.set('up', { isBlackHole: true });
  client.socket.write('into the dark');
  await until(() => link.up.lostBytes === 13);
  server.socket.write('the other way works');
  await until(() => client.text() !== '');
  client.socket.resetAndDestroy();
  await until(() => client.fates.includes('close'));
  await aRoundTripElsewhere();
  expect(server.text()).toBe('');
  expect(server.fates).toEqual([]);
});

test('a black hole in both directions takes a new connection and never answers', async () => {
  proxy.set('both', { isBlackHole: true });
  const { client, server, link } = await open();
  client.socket.write('anybody?');
  server.socket.write('nobody');
  await until(() => link.up.lostBytes === 8 && link.down.lostBytes === 6);
  expect([client.text(), server.text()]).toEqual(['', '']);
  expect(client.fates).toEqual([]);
});

test('what is wrong with one connection is not wrong with another', async () => {
  const [bad, good] = [await open(), await open()];
  bad.link.set('both', { isStalled: true });
  bad.client.socket.write('stuck');
  good.client.socket.write('fine');
  await until(() => good.server.text() === 'fine' && bad.link.up.waitingBytes === 5);
  expect(bad.server.text()).toBe('');
});

test('where nobody listens a connection is torn, and taken again when somebody does', async () => {
  const { port } = target.address() as AddressInfo;
  target.close();
  await once(target, 'close');
  const early = endOf(connect(proxy.place));
  await until(() => early.fates.includes('close'));
  expect(early.fates).toEqual(['ECONNRESET', 'close']);
  target = createServer({ allowHalfOpen: true }).listen(port, '127.0.0.1');
  await once(target, 'listening');
  await aRoundTripElsewhere();
});

test('the same dice do the same harm', async () => {
  const sizes: number[][] = [];
  for (let run = 0; run < 2; run += 1) {
    const { port } = target.address() as AddressInfo;
    const twin = await BadNetwork.listen({ port, dice: diceFrom(7), clock });
    twin.set('up', { sliceBytes: 9, sliceGapMs: 1 });
    const arrived = once(target, 'connection') as Promise<[Socket]>;
    const client = endOf(connect(twin.place));
    const server = endOf((await arrived)[0]);
    client.socket.write('x'.repeat(40));
    await until(() => server.text() !== '');
    for (let seen = 0; server.text().length < 40; seen = server.chunks.length) {
      await clock.advance(1);
      await until(() => server.chunks.length > seen);
    }
    sizes.push(server.chunks.map((chunk) => chunk.length));
    await twin.close();
  }
  expect(sizes[0]).toEqual(sizes[1]);
});
