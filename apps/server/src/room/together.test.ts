import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PLAYERS, announcement } from '@roundhouse/bots';
import { turnOf, type Seat } from '@roundhouse/rules';
import { diceFrom } from '@roundhouse/rules/testing';
import { BadNetwork } from '@roundhouse/testkit/badNetwork';
import { Person, TestServer, refusalOfRequest } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ seeds: seededSeeds('together') });
});
afterAll(() => server.stop());

type How = Parameters<typeof Person.join>[2];
const join = (code: string, how: How) => Person.join(server.origin, code, how);

test('over slow lines that shake everybody sees the same turns, each of somebody, none left out', async () => {
  const proxy = await BadNetwork.listen({ port: server.port, dice: diceFrom(192) });
  onTestFinished(() => proxy.close());
  const origin = `http://127.0.0.1:${proxy.place.port}`;
  const { code, seatToken } = await server.open({ name: 'Ada', options: { maxPip: 9 } });
  const people = [await Person.join(origin, code, { seatToken })];
  for (const name of ['Bea', 'Cid']) people.push(await Person.join(origin, code, { name }));
  people.push(await Person.join(origin, code, { watch: true }));
  const turnsSeen = people.map(turnsOf);
  proxy.set('both', { latencyMs: 2, jitterMs: 20, sliceBytes: 40 });
  await people[0]?.asHost({ type: 'start' });
  await Promise.all(people.slice(0, 3).map(playRound));
  const last = Math.max(...people.map(({ snapshot }) => snapshot.seq));
  await Promise.all(people.map((one) => one.until(() => one.snapshot.seq === last)));
  expect(last).toBeGreaterThan(20);
  const [first, ...others] = turnsSeen.map((turns) => Object.fromEntries(turns));
  expect(Object.keys(first ?? {})).toHaveLength(last);
  expect(Object.values(first ?? {}).indexOf(null)).toBe(last - 1); // the round is over then
  for (const turns of others) expect(turns).toEqual(first);
});

/** Whose turn it was after each message of events, as this person was told. */
function turnsOf(person: Person): Map<number, Seat | null> {
  const turns = new Map<number, Seat | null>();
  person.room.onStateChange(() => {
    const { table, seq } = person.snapshot;
    if (table !== null && seq > 0) turns.set(seq, turnOf(table)?.seat ?? null);
  });
  return turns;
}

async function playRound(person: Person): Promise<void> {
  const isDue = () => announcement(person.view) !== null;
  const isOver = () => person.snapshot.phase !== 'playing';
  await person.until(() => person.snapshot.hand !== null);
  while (!isOver()) {
    await person.until(() => isOver() || person.isOnTurn || isDue());
    if (!isOver()) await moveOnce(person);
  }
}

async function moveOnce(person: Person): Promise<void> {
  const command = announcement(person.view) ?? PLAYERS.porter.decide(person.view, Math.random);
  await person.do(command).catch(() => undefined); // an announcement may come too late
}

test('a rematch of eight has everybody at the table, whoever has just loaded the page or changed the phone', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada', seats: 8 });
  const people = [await join(code, { seatToken })];
  for (const name of ['Bea', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']) {
    people.push(await join(code, { name }));
  }
  const [ada, bea, cid, dan] = people as [Person, Person, Person, Person];
  await ada.asHost({ type: 'start' });
  await ada.asHost({ type: 'endMatch' });
  await dan.until(() => dan.snapshot.phase === 'over');

  await bea.drop();
  const started = ada.asHost({ type: 'rematch' }); // while Bea is on her way back, and Cid moves over
  const back = [
    join(code, { seatToken: bea.token }),
    join(code, { seatToken: cid.token }),
  ] as const;
  await started;
  people.splice(1, 2, ...(await Promise.all(back)));
  await dan.drop(); // and once more, after it has begun
  people.splice(3, 1, await join(code, { seatToken: dan.token }));
  for (const [seat, person] of people.entries()) {
    await person.until(() => person.snapshot.phase === 'playing' && person.snapshot.hand !== null);
    expect(person.seat).toBe(seat);
    expect(person.snapshot.players.map(({ presence }) => presence)).toEqual(
      people.map(() => 'here'),
    );
  }
  expect(people.filter(({ isOnTurn }) => isOnTurn)).toHaveLength(1);
  expect(server.app.registry.find(code)?.showing().data.occupants).toHaveLength(8);
});

test('whoever watches one table and sits at another moves nothing where they watch', async () => {
  const one = await server.open({ name: 'Ada', bots: 1, start: true });
  const other = await server.open({ name: 'Wanda', bots: 1, start: true });
  const [ada, wanda] = [
    await join(one.code, { seatToken: one.seatToken }),
    await join(other.code, { seatToken: other.seatToken }),
  ];
  const watching = await join(one.code, { watch: true });
  const { seq } = ada.snapshot;
  for (const command of [{ type: 'draw' }, { type: 'pass' }, { type: 'end' }] as const) {
    const { turn } = ada.snapshot;
    const request = watching.request('command', { commandId: command.type, turn, command });
    expect(await refusalOfRequest(request)).toEqual({ code: 'notSeated' });
  }
  expect(await refusalOfRequest(watching.asHost({ type: 'endMatch' }))).toEqual({
    code: 'notHost',
  });
  expect(await refusalOfRequest(watching.atSeat({ type: 'leave' }))).toEqual({ code: 'notSeated' });
  await expect(join(one.code, { seatToken: other.seatToken })).rejects.toThrow('wrongToken');
  expect([ada.snapshot.seq, ada.closedWith, wanda.closedWith]).toEqual([seq, null, null]);
});

test('names in emoji and every writing reach everybody as they were typed, and nobody is thrown out', async () => {
  const names = ['👩‍👩‍👧‍👦', '🏳️‍🌈 Zoë', 'محمد', 'שָׁלוֹם', '王小明', 'आर्या', 'Q', '👩🏽‍❤️‍💋‍👨🏿'.repeat(4)];
  const { code, seatToken } = await server.open({ name: '🚂', seats: 9 });
  const ada = await join(code, { seatToken });
  const people = [ada];
  for (const name of names) people.push(await join(code, { name }));
  await ada.asHost({ type: 'start' });
  for (const person of people) {
    await person.until(() => person.snapshot.phase === 'playing');
    expect(person.snapshot.players.map(({ name }) => name)).toEqual(['🚂', ...names]);
    expect(person.closedWith).toBeNull();
  }
});
