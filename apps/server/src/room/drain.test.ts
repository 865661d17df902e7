import { expect, onTestFinished, test } from 'vitest';
import { CLOSE_CODES } from '@roundhouse/protocol';
import { legalCommands } from '@roundhouse/rules';
import type { Journal, TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { Person, TestServer } from '@roundhouse/testkit/net';
import { seededSeeds, settled } from '@roundhouse/testkit/table';

const TABLES = 100;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Servers one after the other, all on one disk that takes its time; each is cut off from it when it ends. */
function servers() {
  const disk = memoryJournal<TableFact>();
  const seeds = seededSeeds('drains');
  return async () => {
    const line = { isOpen: true };
    const journal: Journal<TableFact> = {
      ...disk,
      async append(code, append) {
        for (let count = 0; count < 20; count += 1) await settled();
        if (!line.isOpen) throw new Error('the server had said that it is done');
        await disk.append(code, append);
      },
    };
    const server = await TestServer.start({ journal, seeds });
    onTestFinished(() => server.stop());
    const end = async () => {
      await server.stop();
      line.isOpen = false;
    };
    return { server, end };
  };
}

/** Ada alone with a bot, in her first turn. */
async function begun(server: TestServer) {
  const options = { maxPip: 6 };
  const { code, seatToken } = await server.open({ name: 'Ada', options, bots: 1, start: true });
  const ada = await Person.join(server.origin, code, { seatToken });
  await ada.until(() => ada.isOnTurn);
  return { code, ada };
}

test('a server that is told to stop while a hundred tables play has written down every move that it answered', async () => {
  const start = servers();
  const { server, end } = await start();
  const tables = await Promise.all(times(TABLES, () => begun(server)));
  const moves = tables.map(async ({ ada }) => {
    const { seq } = ada.snapshot;
    const [command] = legalCommands(ada.view);
    if (command === undefined) throw new Error('nothing to do');
    const reply = await ada.do(command).catch(() => null);
    return reply?.seq ?? seq;
  });
  const stopped = end();
  await Promise.all(tables.map(({ ada }) => ada.until(() => ada.closedWith !== null)));
  await stopped;
  const codes = new Set(tables.map(({ ada }) => ada.closedWith));
  expect(codes).toEqual(new Set([CLOSE_CODES.restarting]));

  const { server: second } = await start();
  let answered = 0;
  for (const [index, { code, ada }] of tables.entries()) {
    const seq = (await Promise.race([moves[index], Promise.resolve(null)])) ?? ada.snapshot.seq;
    answered += Number(seq > 1);
    const again = await Person.join(second.origin, code, { seatToken: ada.token });
    expect(again.seat).toBe(0);
    expect(again.snapshot.seq).toBeGreaterThanOrEqual(seq);
    expect(again.snapshot.phase).toBe('playing');
  }
  expect(answered).toBeGreaterThan(0);
  expect(second.app.registry.size).toBe(TABLES);
});

test('of thirty who come while their table leaves the memory everybody is at it in the end, and it is there once', async () => {
  const { server } = await servers()();
  const { code, ada } = await begun(server);
  const comeIn = async (): Promise<Person> => {
    for (let tries = 0; tries < 10; tries += 1) {
      const person = await Person.join(server.origin, code, { watch: true }).catch(() => null);
      if (person !== null && person.closedWith === null) return person;
    }
    throw new Error('nobody is kept out for so long');
  };
  for (let leaves = 0; leaves < 5; leaves += 1) {
    const coming = times(30, comeIn);
    server.app.registry.find(code)?.leave('restarting');
    const first = await Promise.all(coming);
    const people = first.map(async (one) => (one.closedWith === null ? one : comeIn()));
    for (const person of await Promise.all(people)) {
      expect(person.snapshot.phase).toBe('playing');
      await person.room.leave().catch(() => 0);
    }
    expect(server.app.registry.size).toBe(1);
  }
  expect(ada.closedWith).toBe(CLOSE_CODES.restarting);
});
