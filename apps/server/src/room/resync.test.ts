import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeEventsMessage } from '@roundhouse/protocol';
import { legalCommands } from '@roundhouse/rules';
import { readDownFrame } from '@roundhouse/testkit/leak';
import { Person, RawSocket, TestServer, refusalOfRequest } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ seeds: seededSeeds('resync') });
});
afterAll(() => server.stop());

/** Ada and Bea in a match. */
async function match() {
  const { code, seatToken } = await server.open({ name: 'Ada', options: { maxPip: 9 } });
  const ada = await Person.join(server.origin, code, { seatToken });
  const bea = await Person.join(server.origin, code, { name: 'Bea' });
  await ada.asHost({ type: 'start' });
  await Promise.all([ada, bea].map((one) => one.until(() => one.news.length > 0)));
  const move = async () => {
    const mover = ada.isOnTurn ? ada : bea;
    const [command] = legalCommands(mover.view);
    if (command === undefined) throw new Error('nothing to do');
    const { seq } = await mover.do(command);
    await Promise.all([ada, bea].map((one) => one.until(() => one.snapshot.seq === seq)));
  };
  return { code, ada, bea, move };
}

/** Each frame in a word: its kind, its type, and for events their number. */
function wordsOf({ frames }: RawSocket): readonly string[] {
  return frames.map((bytes) => {
    const frame = readDownFrame(bytes);
    if (frame.kind !== 'message') return frame.kind;
    if (frame.type !== 'events') return String(frame.type);
    return `events ${decodeEventsMessage(frame.payload).seq}`;
  });
}

/** Resolves once a socket has heard of these events. */
const hasHeard = (socket: RawSocket, seq: number) =>
  socket.until(() => wordsOf(socket).includes(`events ${seq}`));

test('what was missed comes after the first state and the seat, and then what is new', async () => {
  const { code, bea, ada, move } = await match();
  for (let count = 0; count < 3; count += 1) await move();
  const eve = await RawSocket.join(server, code, { watch: true, haveSeq: 1 });
  await hasHeard(eve, ada.snapshot.seq);
  await move();
  await hasHeard(eve, 5);
  expect(wordsOf(eve)).toEqual([
    'joined',
    'state',
    'seat',
    'events 2',
    'events 3',
    'events 4',
    'patch',
    'events 5',
  ]);
  expect(bea.news.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  eve.close();
});

test('what happens while somebody is still joining is missed by nobody who asks', async () => {
  const { code, move } = await match();
  await move();
  const following = await RawSocket.reserve(server, code, { watch: true, haveSeq: 0 });
  const other = await RawSocket.reserve(server, code, { watch: true });
  await Promise.all([following, other].map((one) => one.until(() => one.frames.length > 0)));
  await move();
  for (const one of [following, other]) await one.acknowledge();
  await Promise.all(
    [following, other].map((one) => one.until(() => wordsOf(one).includes('seat'))),
  );
  await move();
  for (const one of [following, other]) await hasHeard(one, 4);
  expect(wordsOf(following).filter((word) => word.startsWith('events'))).toEqual([
    'events 1',
    'events 2',
    'events 3',
    'events 4',
  ]);
  expect(wordsOf(other).filter((word) => word.startsWith('events'))).toEqual(['events 4']);
});

test('a resync brings the events and then the answer', async () => {
  const { code, ada, move } = await match();
  for (let count = 0; count < 2; count += 1) await move();
  const eve = await RawSocket.join(server, code, { watch: true });
  await eve.until(() => wordsOf(eve).includes('seat'));
  eve.request(1, 'resync', { haveSeq: 0 });
  await eve.until(() => wordsOf(eve).includes('response'));
  expect(wordsOf(eve).slice(-4)).toEqual(['events 1', 'events 2', 'events 3', 'response']);
  expect(await ada.request('resync', { haveSeq: 3 })).toEqual({ ok: true, seq: 3 });
  expect(ada.news.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('a resync of another shape is refused', async () => {
  const { ada } = await match();
  for (const payload of [
    undefined,
    {},
    { haveSeq: -1 },
    { haveSeq: 1.5 },
    { haveSeq: 0, seat: 1 },
  ]) {
    expect(await refusalOfRequest(ada.request('resync', payload))).toEqual({ code: 'badMessage' });
  }
});
