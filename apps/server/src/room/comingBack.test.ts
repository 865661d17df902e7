import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalCommands, viewFor, type Command, type Seat } from '@roundhouse/rules';
import { diceFrom } from '@roundhouse/rules/testing';
import { Person, RawSocket, TestServer } from '@roundhouse/testkit/net';
import { FakeClock, seededSeeds } from '@roundhouse/testkit/table';

const clock = new FakeClock();
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ seeds: seededSeeds('coming back'), clock });
});
afterAll(() => server.stop());

type How = Parameters<typeof Person.join>[2];
const join = (code: string, how: How) => Person.join(server.origin, code, how);

async function lobbyOfTwo() {
  const { code, seatToken } = await server.open({ name: 'Ada', options: { maxPip: 9 } });
  return { code, ada: await join(code, { seatToken }), bea: await join(code, { name: 'Bea' }) };
}

async function untilDealt(...people: readonly Person[]): Promise<void> {
  for (const person of people) {
    await person.until(() => person.snapshot.hand !== null && person.news.length > 0);
  }
}

/** Ada and Bea in the first turn of a match. */
async function twoPlayers() {
  const { code, ada, bea } = await lobbyOfTwo();
  await ada.asHost({ type: 'start' });
  await untilDealt(ada, bea);
  const [mover, waiter] = ada.isOnTurn ? [ada, bea] : [bea, ada];
  return { code, ada, bea, mover, waiter };
}

/** The hand of a seat by the server's own books. */
function handAt(code: string, seat: Seat): ReadonlySet<number> {
  const stage = server.app.registry.find(code)?.showing().data.stage;
  if (stage === undefined || stage.phase === 'lobby') throw new Error('no round');
  return new Set(viewFor(stage.round, seat).hand.tiles);
}

function anyCommand(person: Person): Command {
  const [command] = legalCommands(person.view);
  if (command === undefined) throw new Error('nothing to do');
  return command;
}

/** The line of a player breaks, and comes back after this time. */
async function sleep(code: string, sleeper: Person, { ms, seenBy }: Sleep): Promise<Person> {
  const { seat } = sleeper;
  await sleeper.drop();
  await seenBy.until(() => seenBy.snapshot.players[seat]?.presence === 'away');
  await clock.advance(ms);
  return join(code, { seatToken: sleeper.token });
}

interface Sleep {
  readonly ms: number;
  readonly seenBy: Person;
}

test.each([5, 30, 59])(
  'a phone that sleeps for %i seconds in its own turn wakes up in it with its own hand, twenty times',
  async (seconds) => {
    const { code, mover, waiter } = await twoPlayers();
    let phone = mover;
    for (let count = 0; count < 20; count += 1) {
      phone = await sleep(code, phone, { ms: seconds * 1_000, seenBy: waiter });
      expect([phone.seat, phone.isOnTurn]).toEqual([mover.seat, true]);
      expect(new Set(phone.snapshot.hand?.tiles)).toEqual(handAt(code, mover.seat));
    }
    expect(phone.snapshot.hand).toEqual(mover.snapshot.hand);
    expect((await phone.do(anyCommand(phone))).ok).toBe(true);
  },
);

test('a phone that sleeps for more than a minute wakes up with the hand that its bot has left', async () => {
  for (let count = 0; count < 5; count += 1) {
    const { code, mover, waiter } = await twoPlayers();
    const phone = await sleep(code, mover, { ms: 61_000, seenBy: waiter });
    expect(phone.seat).toBe(mover.seat);
    expect(new Set(phone.snapshot.hand?.tiles)).toEqual(handAt(code, mover.seat));
    expect(phone.snapshot.hand).not.toEqual(mover.snapshot.hand);
    expect(phone.snapshot.players[phone.seat]?.presence).toBe('here');
  }
});

test('whoever loads the page again in the lobby is there when the match begins', async () => {
  const { code, ada, bea } = await lobbyOfTwo();
  await bea.drop();
  const again = await join(code, { seatToken: bea.token });
  await ada.asHost({ type: 'start' });
  await untilDealt(ada, again);
  expect([again.seat, again.snapshot.phase]).toEqual([1, 'playing']);
  expect(again.news[0]?.events[0]?.type).toBe('roundDealt');
});

test('the others stop waiting as soon as the player whose turn it is comes back', async () => {
  const { code, mover, waiter } = await twoPlayers();
  await mover.drop();
  await waiter.until(() => waiter.snapshot.deadlines.botTakesOverInMs !== undefined);
  const again = await join(code, { seatToken: mover.token });
  await waiter.until(() => waiter.snapshot.deadlines.botTakesOverInMs === undefined);
  expect(waiter.snapshot.players[mover.seat]?.presence).toBe('here');
  expect(again.snapshot.deadlines).toEqual({});
});

test('when somebody drops and comes back the others learn it from the state and are told nothing else', async () => {
  const { code, ada, bea } = await twoPlayers();
  const heard = [ada.notes.length, ada.news.length];
  await bea.drop();
  await ada.until(() => ada.snapshot.players[1]?.presence === 'away');
  await join(code, { seatToken: bea.token });
  await ada.until(() => ada.snapshot.players[1]?.presence === 'here');
  expect([ada.notes.length, ada.news.length, ada.closedWith]).toEqual([...heard, null]);
});

test('of those who come with one key in the same moment one has the seat, and one of their moves counts', async () => {
  const { code, mover, waiter } = await twoPlayers();
  const seatToken = mover.token;
  const tries = Array.from({ length: 4 }, () => join(code, { seatToken }).catch(() => null));
  const people = (await Promise.all(tries)).filter((one) => one !== null);
  // Of the others each was closed with 4100, before or after its first state.
  await expect.poll(() => people.filter(({ closedWith }) => closedWith === null).length).toBe(1);
  const open = people.find(({ closedWith }) => closedWith === null);
  if (open === undefined) throw new Error('one is left');
  expect(waiter.snapshot.players[mover.seat]?.presence).toBe('here');
  const { seq, turn } = open.snapshot;
  const command = anyCommand(open);
  const moves = ['one', 'other'].map((commandId) =>
    open.request('command', { commandId, turn, command }).then(
      () => 'done',
      () => 'refused',
    ),
  );
  expect((await Promise.all(moves)).toSorted()).toEqual(['done', 'refused']);
  await waiter.until(() => waiter.snapshot.seq > seq);
  expect(waiter.snapshot.seq).toBe(seq + 1);
});

test('after hundreds of comings and goings, some of them broken off, everybody is where the others see them', async () => {
  const { code, ada, bea } = await twoPlayers();
  const dice = diceFrom(1);
  const truth = { bea: bea as Person | null, watchers: [] as Person[], token: bea.token };
  const steps = {
    async come() {
      truth.bea = await join(code, { seatToken: truth.token });
      truth.token = truth.bea.token;
    },
    async go() {
      await truth.bea?.drop();
      truth.bea = null;
    },
    async breakOff() {
      const half = await RawSocket.reserve(server, code, { seatToken: truth.token });
      half.close();
      await half.untilClosed();
      truth.bea = null; // the newest connection had the seat
    },
    async watch() {
      truth.watchers.push(await join(code, { watch: true }));
    },
    async leave() {
      await truth.watchers.shift()?.drop();
    },
  };
  for (let count = 0; count < 200; count += 1) {
    const step = dice.pick(['come', 'go', 'breakOff', 'watch', 'leave'] as const);
    if (step === 'watch' && truth.watchers.length > 4) continue;
    await steps[step]();
    const presence = truth.bea === null ? 'away' : 'here';
    await ada.until(
      () =>
        ada.snapshot.players[1]?.presence === presence &&
        ada.snapshot.spectators === truth.watchers.length,
    );
  }
  expect(ada.snapshot.players).toHaveLength(2);
  expect(ada.closedWith).toBeNull();
});
