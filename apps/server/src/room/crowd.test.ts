import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  parseTableCode,
  PROTOCOL_VERSION,
  type TableCode,
} from '@roundhouse/protocol';
import { legalCommands } from '@roundhouse/rules';
import { diceFrom } from '@roundhouse/rules/testing';
import { roomOf } from '@roundhouse/testkit/leak';
import { Person, RawSocket, TestServer } from '@roundhouse/testkit/net';
import { FakeClock, seededSeeds } from '@roundhouse/testkit/table';
import { DEFAULT_CONFIG } from '../config.ts';
import { NO_LIMITS } from '../limits/limits.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;

const clock = new FakeClock();
let server: TestServer;
let onlyCode: TableCode | null = null;

beforeAll(async () => {
  const seeds = seededSeeds('a crowd');
  server = await TestServer.start({
    clock,
    seeds: { ...seeds, tableCode: () => onlyCode ?? seeds.tableCode() },
    config: { ...DEFAULT_CONFIG, limits: NO_LIMITS, maxMessagesPerSecond: Infinity },
  });
});
afterAll(() => server.stop());

const join = (code: string, how: Parameters<typeof Person.join>[2]) =>
  Person.join(server.origin, code, how);

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

async function leaveAll(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map(({ room }) => room.leave()));
}

test('eight who come to a table of eight in the same moment all sit down, each time', async () => {
  for (let evening = 0; evening < 8; evening += 1) {
    const { code, seatToken } = await server.open({ name: 'Host', seats: 8 });
    const people = await Promise.all([
      join(code, { seatToken }),
      ...times(7, (index) => join(code, { name: `Guest ${index + 1}` })),
    ]);
    const seats = new Set<number>(people.map(({ seat }) => seat));
    expect(seats).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    const late = await join(code, { name: 'Late' });
    expect(late.note).toMatchObject({ seat: null, why: 'full' });
    await leaveAll([...people, late]);
  }
});

test('whoever begins to watch in the middle of a storm of moves hears each of them once', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada', options: { maxPip: 9 } });
  const players = [await join(code, { seatToken }), await join(code, { name: 'Bea' })];
  await players[0]?.asHost({ type: 'start' });
  const coming: Promise<Person>[] = [];
  for (let moves = 0; moves < 60; moves += 1) {
    if (moves % 3 === 0) coming.push(join(code, { watch: true }));
    await Promise.all(players.map((one) => one.until(() => one.snapshot.seq === moves + 1)));
    const mover = players.find(({ isOnTurn }) => isOnTurn);
    const [command] = mover === undefined ? [] : legalCommands(mover.view);
    if (mover === undefined || command === undefined) break;
    await mover.do(command);
  }
  const watchers = await Promise.all(coming);
  const { seq } = players[0]?.snapshot ?? { seq: 0 };
  expect([watchers.length, seq]).toEqual([20, 61]);
  for (const watcher of watchers) {
    await watcher.until(() => watcher.snapshot.seq === seq);
    const heard = watcher.news.map((message) => message.seq);
    expect(heard).toEqual(heard.map((_, index) => seq - heard.length + 1 + index));
    expect(watcher.snapshot.table).toEqual(players[0]?.snapshot.table);
  }
  await leaveAll([...players, ...watchers]);
});

test('of fifty who are given one code one has it, and the others are told to try again', async () => {
  onlyCode = parseTableCode('K7MX2Q') ?? null;
  onTestFinished(() => void (onlyCode = null));
  const before = server.app.registry.size;
  const tries = await Promise.all(times(50, () => server.post('/api/tables', { name: 'Ada' })));
  const won = tries.filter(({ status }) => status === 201);
  expect([won.length, server.app.registry.size]).toEqual([1, before + 1]);
  const lost = tries.filter((response) => !won.includes(response));
  for (const response of lost) {
    expect(await response.json()).toEqual({ error: { code: 'tryAgain' } });
  }
});

test('a thousand codes at random open nothing and close nothing', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const ada = await join(code, { seatToken });
  const before = [server.app.registry.size, (await matchMaker.query({})).length];
  const dice = diceFrom(553);
  for (let batch = 0; batch < 20; batch += 1) {
    const answers = times(50, async () => {
      const guess = times(CODE_LENGTH, () => CODE_ALPHABET[dice.below(CODE_ALPHABET.length)]).join(
        '',
      );
      const options = { version: PROTOCOL_VERSION, watch: true };
      const { status } = await server.post(`/matchmake/joinById/${guess}`, options);
      return status;
    });
    expect(new Set(await Promise.all(answers))).toEqual(new Set([522]));
  }
  expect([server.app.registry.size, (await matchMaker.query({})).length]).toEqual(before);
  await ada.asHost({ type: 'addBot' });
  expect(ada.closedWith).toBeNull();
  await ada.room.leave();
});

test('places that were kept for sockets which never came are given up', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada', seats: 2 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const kept = () =>
    ['_reservedSeats', '_reservedSeatTimeouts'].map(
      (name) => Object.keys(Reflect.get(roomOf(code), name) as object).length,
    );
  const path = `/matchmake/joinById/${code}`;
  for (let count = 0; count < 200; count += 1) {
    expect(
      (await server.post(path, { version: PROTOCOL_VERSION, name: `Guest ${count}` })).status,
    ).toBe(200);
  }
  expect(kept()).toEqual([200, 200]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(kept()).toEqual([0, 0]);
  vi.useRealTimers();
  const [ada, bea] = [await join(code, { seatToken }), await join(code, { name: 'Bea' })];
  expect([ada.seat, bea.seat, ada.snapshot.players.length]).toEqual([0, 1, 2]);
  await leaveAll([ada, bea]);
});

test('tables to which nobody ever comes are gone after half an hour, and their rooms with them', async () => {
  await clock.advance(HALF_AN_HOUR_MS * 24);
  const codes: string[] = [];
  for (let count = 0; count < 100; count += 1)
    codes.push((await server.open({ name: 'Ada' })).code);
  const half = await RawSocket.reserve(server, codes[0] ?? '', { watch: true });
  half.close();
  await half.untilClosed();
  expect([server.app.registry.size, (await matchMaker.query({})).length]).toEqual([100, 1]);
  await clock.advance(HALF_AN_HOUR_MS + 10_000);
  expect(server.app.registry.size).toBe(0);
  await expect.poll(async () => (await matchMaker.query({})).length).toBe(0);
});
