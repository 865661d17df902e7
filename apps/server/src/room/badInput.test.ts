import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOSE_CODES } from '@roundhouse/protocol';
import { Person, RawSocket, TestServer, refusalOfRequest } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';
import { DEFAULT_CONFIG } from '../config.ts';
import { NO_LIMITS } from '../limits/limits.ts';

/** More than these tests send when they mean well. */
const MESSAGES_PER_SECOND = 200;

/** Lists in lists, as many as fit into a message. */
const deepNest = new Uint8Array(4_000).fill(0x91);

let server: TestServer;
/** A quiet table that must never notice anything. */
let quiet: Person;

beforeAll(async () => {
  const config = {
    ...DEFAULT_CONFIG,
    limits: NO_LIMITS,
    maxMessagesPerSecond: MESSAGES_PER_SECOND,
  };
  server = await TestServer.start({ config, seeds: seededSeeds('bad input') });
  const { code, seatToken } = await server.open({ name: 'Quinn', bots: 1, start: true });
  quiet = await Person.join(server.origin, code, { seatToken });
  await quiet.until(() => quiet.isOnTurn);
});
afterAll(() => server.stop());

/** A table in its first turn, with Ada at it. */
async function playing() {
  const { code, seatToken } = await server.open({ name: 'Ada', bots: 1, start: true });
  const ada = await Person.join(server.origin, code, { seatToken });
  await ada.until(() => ada.isOnTurn);
  return { code, seatToken, ada };
}

/** The address of a socket at any path. */
function addressOf(path: string): string {
  return `ws://127.0.0.1:${server.port}${path}`;
}

/** The other table still answers, and has lost nothing. */
async function expectQuiet(): Promise<void> {
  expect(quiet.closedWith).toBeNull();
  expect(await refusalOfRequest(quiet.do({ type: 'end' }))).toEqual({
    code: 'onlyOpeningTrainsEnd',
  });
  expect((await server.fetch('/healthz')).status).toBe(200);
}

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 5],
  ['a list', [1, 2]],
  ['no fields', {}],
  ['another type', { commandId: 'a', turn: 'now', command: { type: 'draw' } }],
  ['an unknown command', { commandId: 'a', turn: 1, command: { type: 'peek' } }],
  ['a field too many', { commandId: 'a', turn: 1, command: { type: 'draw' }, seat: 1 }],
  ['a huge id', { commandId: 'x'.repeat(2_000), turn: 1, command: { type: 'draw' } }],
  ['not a number', { commandId: 'a', turn: Number.NaN, command: { type: 'draw' } }],
  ['a deep nest', { commandId: 'a', turn: 1, command: { type: { type: { type: {} } } } }],
])('a command of %s is answered with badMessage, and the client stays', async (_what, payload) => {
  const { ada } = await playing();
  expect(await refusalOfRequest(ada.request('command', payload))).toEqual({ code: 'badMessage' });
  expect(await refusalOfRequest(ada.request('host', payload))).toEqual({ code: 'badMessage' });
  expect(await refusalOfRequest(ada.request('seat', payload))).toEqual({ code: 'badMessage' });
  expect(ada.closedWith).toBeNull();
  await ada.room.leave();
  await expectQuiet();
});

test('an unknown request is answered as one that nobody handles', async () => {
  const { ada } = await playing();
  await expect(ada.request('cheat', {})).rejects.toMatchObject({ name: 'no_handler' });
  await expect(ada.request('__proto__', {})).rejects.toMatchObject({ name: 'no_handler' });
  await expect(ada.request('constructor', {})).rejects.toMatchObject({ name: 'no_handler' });
  expect(ada.closedWith).toBeNull();
});

test('an unknown message that asks for no answer closes the connection, and the seat stays', async () => {
  const { code, seatToken, ada } = await playing();
  ada.room.send('cheat', {});
  await ada.until(() => ada.closedWith !== null);
  const again = await Person.join(server.origin, code, { seatToken });
  expect(again.snapshot.hand?.tiles).toEqual(ada.snapshot.hand?.tiles);
  await expectQuiet();
});

test.each([
  ['an empty frame', []],
  ['a request that ends too soon', [21]],
  ['a request without a type', [21, 1]],
  ['a type that is longer than the frame', [21, 1, 0xbf, 1, 2]],
  ['a type that is no text', [21, 1, 0xa2, 0xff, 0xff]],
  ['a message type that is no text', [13, 0xa2, 0xff, 0xff]],
  ['a string of four gigabytes', [21, 1, 0xdb, 0xff, 0xff, 0xff, 0xff]],
  ['an unknown frame', [200, 1, 2, 3]],
  ['a payload that is no msgpack', [21, 1, 0xa7, ...Buffer.from('command'), 0xc1, 0xc1]],
  ['a payload cut short', [21, 1, 0xa7, ...Buffer.from('command'), 0x9f, 1]],
  ['a list of four billion', [21, 1, 0xa7, ...Buffer.from('command'), 0xdd, 255, 255, 255, 255]],
  ['a nest as deep as a message is long', [21, 1, 0xa7, ...Buffer.from('command'), ...deepNest]],
  ['a message cut short', [13, 0xa7, 1]],
  ['raw bytes', [17, 0xa7, ...Buffer.from('command'), 1, 2, 3]],
  ['an input frame', [19, 1, 2, 3]],
  ['a datagram frame', [20, 255, 255, 255]],
  ['a second acknowledgement', [10]],
])('%s is survived, and no other table notices', async (_what, bytes) => {
  const { code, seatToken } = await server.open({ name: 'Ada', bots: 1, start: true });
  const ada = await RawSocket.join(server, code, { seatToken });
  ada.send(bytes);
  await expectQuiet();
  ada.close();
  const again = await Person.join(server.origin, code, { seatToken });
  expect(again.seat).toBe(0);
});

test('text instead of bytes is survived', async () => {
  const { code, seatToken } = await playing();
  const ada = await RawSocket.join(server, code, { seatToken });
  ada.send('{"type":"command"}');
  await expectQuiet();
  ada.close();
});

test('a prototype in the payload reaches nothing', async () => {
  const { code, seatToken } = await playing();
  const ada = await RawSocket.join(server, code, { seatToken });
  const poisoned = Buffer.from([
    0x82,
    0xa9,
    ...Buffer.from('__proto__'),
    0x81,
    0xa5,
    ...Buffer.from('admin'),
    0xc3,
    0xa4,
    ...Buffer.from('turn'),
    1,
  ]);
  ada.send([21, 1, 0xa7, ...Buffer.from('command'), ...poisoned]);
  await expectQuiet();
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
  ada.close();
});

test('a message over four kilobytes closes the connection', async () => {
  const { code, seatToken } = await playing();
  const ada = await RawSocket.join(server, code, { seatToken });
  ada.request(1, 'command', { commandId: 'x'.repeat(5_000) });
  expect(await ada.untilClosed()).toBe(1009);
  await expectQuiet();
});

test('a flood closes the connection', async () => {
  const { code, seatToken } = await playing();
  const ada = await RawSocket.join(server, code, { seatToken });
  for (let count = 0; count <= 3 * MESSAGES_PER_SECOND; count += 1)
    ada.request(1, 'seat', { type: 'back' });
  expect(await ada.untilClosed()).toBe(4002);
  await expectQuiet();
});

test.each([
  ['an unknown session', (path: string) => `${path}?sessionId=nobody`],
  ['a session of every object', (path: string) => `${path}?sessionId=constructor`],
  ['a session of every prototype', (path: string) => `${path}?sessionId=__proto__`],
  ['no session', (path: string) => path],
  ['a made-up way back', (path: string) => `${path}?sessionId=x&reconnectionToken=y`],
])('a socket with %s is closed and joins nothing', async (_what, pathOf) => {
  const { code, ada } = await playing();
  const stranger = await RawSocket.open(addressOf(pathOf(`/p/${code}`)));
  stranger.send([10]);
  stranger.request(1, 'command', { commandId: 'a', turn: 1, command: { type: 'draw' } });
  expect(await stranger.untilClosed()).toBeGreaterThan(0);
  expect(ada.closedWith).toBeNull();
  await expectQuiet();
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'regression: a room called %s is answered as any other that is none',
  async (word) => {
    const answerOf = async (room: string) => {
      const stranger = await RawSocket.open(addressOf(`/p/${room}?sessionId=x`));
      const closedWith = await stranger.untilClosed();
      return [closedWith, ...stranger.frames.map((frame) => Buffer.from(frame).toString())];
    };
    expect(await answerOf(word)).toEqual(await answerOf('nowhere'));
    await expectQuiet();
  },
);

test('the public id of a connection opens nothing', async () => {
  const { code, ada } = await playing();
  const { sessionId, reconnectionToken } = ada.room;
  const token = reconnectionToken.split(':').at(-1) ?? '';
  const path = `/p/${code}?sessionId=${sessionId}`;
  for (const way of [path, `${path}&reconnectionToken=${sessionId}`]) {
    const thief = await RawSocket.open(addressOf(way));
    expect(await thief.untilClosed()).toBeGreaterThan(0);
  }
  expect(token).not.toBe('');
  expect(ada.closedWith).toBeNull();
});

test('messages before the join is acknowledged move nothing out of turn and leak no state', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada', bots: 1, start: true });
  const ada = await RawSocket.reserve(server, code, { seatToken });
  ada.request(1, 'command', { commandId: 'a', turn: 99, command: { type: 'draw' } });
  await expectQuiet();
  expect(ada.frames.filter((frame) => frame[0] === 14)).toEqual([]);
  ada.close();
});

test('whoever never acknowledges the join is closed after a while', async () => {
  const { code } = await server.open({ name: 'Ada' });
  const idler = await RawSocket.reserve(server, code, { watch: true });
  expect(await idler.untilClosed()).toBe(CLOSE_CODES.tooSlow);
}, 10_000);

test('regression: a newcomer who breaks off while joining keeps nobody from the seat', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const ada = await Person.join(server.origin, code, { seatToken });
  const bea = await RawSocket.reserve(server, code, { name: 'Bea' });
  await ada.until(() => ada.snapshot.players.length === 2);
  bea.close();
  await ada.until(() => ada.snapshot.players.length === 1);
  const again = await Person.join(server.origin, code, { name: 'Bea' });
  expect(again.note.token).toBeDefined();
});

test('a player who breaks off while coming back keeps the seat', async () => {
  const { code, seatToken, ada } = await playing();
  await ada.drop();
  const back = await RawSocket.reserve(server, code, { seatToken });
  back.close();
  await back.untilClosed();
  const again = await Person.join(server.origin, code, { seatToken });
  expect(again.note).toMatchObject({ seat: 0, host: true });
});
