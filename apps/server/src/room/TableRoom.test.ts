import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOSE_CODES, JOIN_REFUSALS, PROTOCOL_VERSION } from '@roundhouse/protocol';
import { legalCommands, type Command } from '@roundhouse/rules';
import { Person, TestServer, refusalOfRequest } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ seeds: seededSeeds('the room') });
});
afterAll(() => server.stop());

const join = (code: string, how: Parameters<typeof Person.join>[2]) =>
  Person.join(server.origin, code, how);

/** Ada and Bea in the first turn of a match, and Eve who watches. */
async function twoPlayers() {
  const { code, seatToken } = await server.open({ name: 'Ada', options: { maxPip: 9 } });
  const ada = await join(code, { seatToken });
  const bea = await join(code, { name: 'Bea' });
  const eve = await join(code, { watch: true });
  await ada.asHost({ type: 'start' });
  for (const person of [ada, bea, eve]) {
    await person.until(() => person.snapshot.phase === 'playing' && person.news.length > 0);
  }
  const [mover, waiter] = ada.isOnTurn ? [ada, bea] : [bea, ada];
  return { code, seatToken, ada, bea, eve, mover, waiter };
}

function anyCommand(person: Person): Command {
  const [command] = legalCommands(person.view);
  if (command === undefined) throw new Error('nothing to do');
  return command;
}

test('a table is found by its code in any case, with spaces and dashes', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const typed = `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase();
  const ada = await join(typed, { seatToken });
  expect(ada.snapshot.code).toBe(code);
  expect(ada.note).toMatchObject({ seat: 0, host: true });
});

test('for a move everybody gets the state, then its events, and the mover then the answer', async () => {
  const { mover, waiter, eve } = await twoPlayers();
  const orders = [mover, waiter, eve].map((person) => {
    const order: string[] = [];
    person.room.onStateChange(() => order.push('state'));
    person.room.onMessage('events', () => order.push('events'));
    return order;
  });
  await mover.do(anyCommand(mover));
  orders[0]?.push('answer');
  for (const person of [waiter, eve]) await person.until(() => person.news.length === 2);
  expect(orders).toEqual([
    ['state', 'events', 'answer'],
    ['state', 'events'],
    ['state', 'events'],
  ]);
});

test('each player holds the own hand and no other; a spectator holds none', async () => {
  const { ada, bea, eve } = await twoPlayers();
  const hands = [ada, bea, eve].map(({ room }) => [...(room.state.hands?.keys() ?? [])]);
  expect(hands).toEqual([['0'], ['1'], []]);
  expect(ada.snapshot.hand?.tiles).toHaveLength(9);
});

test('a drawn tile is named to its drawer alone', async () => {
  const { ada, bea, eve } = await twoPlayers();
  const drawn = () =>
    ada.news.flatMap(({ events }) => events).some(({ type }) => type === 'tileDrawn');
  while (!drawn()) {
    const mover = ada.isOnTurn ? ada : bea;
    const command =
      legalCommands(mover.view).find(({ type }) => type !== 'play') ?? anyCommand(mover);
    await mover.do(command);
    await Promise.all(
      [ada, bea, eve].map((one) => one.until(() => one.news.length === mover.news.length)),
    );
  }
  const facesOf = (person: Person) =>
    person.news
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.type === 'tileDrawn' ? [event] : []));
  const [drawer, other] = facesOf(ada)[0]?.seat === ada.seat ? [ada, bea] : [bea, ada];
  expect(typeof facesOf(drawer)[0]?.face).toBe('number');
  expect([facesOf(other)[0]?.face, facesOf(eve)[0]?.face]).toEqual(['hidden', 'hidden']);
});

test('the same seat in a new tab closes the old one, which is told why', async () => {
  const { code, seatToken, ada } = await twoPlayers();
  const again = await join(code, { seatToken });
  await ada.until(() => ada.closedWith !== null);
  expect(ada.closedWith).toBe(CLOSE_CODES.playingElsewhere);
  expect(again.snapshot.hand?.tiles).toHaveLength(9);
  expect(again.snapshot.players[0]?.presence).toBe('here');
});

test('after a refresh the player has the same seat and the same hand', async () => {
  const { code, seatToken, ada, bea } = await twoPlayers();
  const before = ada.snapshot.hand;
  await ada.drop();
  await bea.until(() => bea.snapshot.players[0]?.presence === 'away');
  const again = await join(code, { seatToken });
  expect(again.snapshot.hand).toEqual(before);
  await bea.until(() => bea.snapshot.players[0]?.presence === 'here');
});

test('one browser plays at two tables', async () => {
  const [one, other] = [await twoPlayers(), await twoPlayers()];
  await one.mover.do(anyCommand(one.mover));
  await other.mover.do(anyCommand(other.mover));
  expect([one.ada.closedWith, other.ada.closedWith]).toEqual([null, null]);
});

test('a refusal of the rules arrives with its facts', async () => {
  const { waiter, mover } = await twoPlayers();
  expect(await refusalOfRequest(waiter.do({ type: 'draw' }))).toEqual({
    code: 'notYourTurn',
    turn: mover.seat,
  });
});

test('a spectator who takes a seat sees its hand from the next deal on', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada', bots: 1, options: { maxPip: 6 } });
  const ada = await join(code, { seatToken });
  const eve = await join(code, { watch: true });
  await ada.asHost({ type: 'start' });
  await ada.asHost({ type: 'endMatch' });
  await eve.atSeat({ type: 'take', name: 'Eve' });
  await eve.until(() => eve.notes.length === 2);
  expect(eve.seat).toBe(1);
  await ada.asHost({ type: 'rematch' });
  await eve.until(() => eve.snapshot.phase === 'playing');
  expect(eve.snapshot.hand?.tiles).toHaveLength(9);
  expect([...(eve.room.state.hands?.keys() ?? [])]).toEqual(['1']);
});

test('whoever leaves the seat sees no more of its hand', async () => {
  const { code, seatToken } = await server.open({
    name: 'Ada',
    bots: 2,
    options: { maxPip: 6 },
    start: true,
  });
  const ada = await join(code, { seatToken });
  await ada.until(() => ada.isOnTurn);
  const before = ada.snapshot.hand?.tiles.length;
  await ada.atSeat({ type: 'leave' });
  await ada.until(() => ada.snapshot.phase === 'betweenRounds');
  expect([...(ada.room.state.hands?.get('0')?.tiles.values() ?? [])]).toHaveLength(before ?? 0);
});

test('a lobby after a match has no hands, and the next match deals new ones', async () => {
  const { ada, bea } = await twoPlayers();
  await ada.asHost({ type: 'endMatch' });
  await ada.asHost({ type: 'toLobby' });
  await bea.until(() => bea.snapshot.phase === 'lobby');
  expect(bea.snapshot).toMatchObject({ table: null, hand: null, match: null });
  await ada.asHost({ type: 'start' });
  await bea.until(() => bea.snapshot.hand !== null);
  expect(bea.snapshot.hand?.tiles).toHaveLength(9);
  expect([...(bea.room.state.hands?.keys() ?? [])]).toEqual(['1']);
});

test.each([
  ['wrongToken', { seatToken: 'nobody' }],
  ['badName', { name: ' ' }],
  ['nameTaken', { name: 'ada' }],
] as const)('a newcomer is refused with a code of its own: %s', async (reason, how) => {
  const { code } = await server.open({ name: 'Ada' });
  await expect(join(code, how)).rejects.toMatchObject({
    code: JOIN_REFUSALS[reason],
    message: reason,
  });
});

test('a client from another age is refused, and so is one that says nothing', async () => {
  const { code } = await server.open({ name: 'Ada' });
  const old = { name: 'Bea', version: PROTOCOL_VERSION - 1 };
  await expect(join(code, old)).rejects.toMatchObject({ code: JOIN_REFUSALS.versionTooOld });
  const mute = { name: 'Bea', version: undefined } as unknown as { name: string };
  await expect(join(code, mute)).rejects.toMatchObject({ code: JOIN_REFUSALS.badMessage });
});

test('an unknown table is not found', async () => {
  await expect(join('222222', { watch: true })).rejects.toMatchObject({ code: 522 });
});

test('regression: spaces in a code do not matter where it travels in an address', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const ada = await join(` ${code.slice(0, 3)} ${code.slice(3)}\n`.toLowerCase(), { seatToken });
  expect(ada.snapshot.code).toBe(code);
  await expect(join('%zz', { seatToken })).rejects.toMatchObject({ code: 522 });
});
