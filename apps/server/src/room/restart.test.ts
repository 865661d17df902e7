import { expect, onTestFinished, test } from 'vitest';
import { CLOSE_CODES } from '@roundhouse/protocol';
import { legalCommands, type Command } from '@roundhouse/rules';
import type { AppParts, TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { Person, RawSocket, TestServer } from '@roundhouse/testkit/net';
import { seededSeeds } from '@roundhouse/testkit/table';

/** Servers one after the other, all on one journal. */
function servers(parts: Partial<AppParts> = {}) {
  const journal = memoryJournal<TableFact>();
  const seeds = seededSeeds('restarts');
  return async () => {
    const server = await TestServer.start({ journal, seeds, ...parts });
    onTestFinished(() => server.stop());
    return server;
  };
}

function anyCommand(person: Person): Command {
  const [command] = legalCommands(person.view);
  if (command === undefined) throw new Error('nothing to do');
  return command;
}

/** Ada and Bea in the first turn of a match. */
async function twoPlayers(server: TestServer) {
  const { code, seatToken } = await server.open({ name: 'Ada', options: { maxPip: 9 } });
  const ada = await Person.join(server.origin, code, { seatToken });
  const bea = await Person.join(server.origin, code, { name: 'Bea' });
  await ada.asHost({ type: 'start' });
  for (const person of [ada, bea]) await person.until(() => person.snapshot.phase === 'playing');
  return { code, ada, bea };
}

test('after a restart the players are back at the same turn with the same hands', async () => {
  const start = servers();
  const first = await start();
  const { code, ada, bea } = await twoPlayers(first);
  const [mover, waiter] = ada.isOnTurn ? [ada, bea] : [bea, ada];
  const request = { commandId: 'before', turn: mover.snapshot.turn, command: anyCommand(mover) };
  const reply = await mover.request('command', request);
  await waiter.until(() => waiter.news.length === mover.news.length);
  const before = [mover, waiter].map(({ snapshot }) => ({ ...snapshot, players: [] }));
  const tokens = [mover.token, waiter.token];
  await first.stop();
  for (const person of [ada, bea]) await person.until(() => person.closedWith !== null);
  expect([mover.closedWith, waiter.closedWith]).toEqual([
    CLOSE_CODES.restarting,
    CLOSE_CODES.restarting,
  ]);

  const second = await start();
  const [moverAgain, waiterAgain] = await Promise.all(
    tokens.map((seatToken) => Person.join(second.origin, code, { seatToken })),
  );
  if (moverAgain === undefined || waiterAgain === undefined) throw new Error('two came back');
  const after = [moverAgain, waiterAgain].map(({ snapshot }) => ({ ...snapshot, players: [] }));
  expect(after).toEqual(before);
  expect(await moverAgain.request('command', request)).toEqual(reply);
  const next = moverAgain.isOnTurn ? moverAgain : waiterAgain;
  expect((await next.do(anyCommand(next))).ok).toBe(true);
  expect(second.app.registry.size).toBe(1);
});

test('tables that were played at just now are there before anybody calls for them', async () => {
  const start = servers();
  const first = await start();
  const { code } = await twoPlayers(first);
  await first.stop();
  const second = await start();
  await expect.poll(() => second.app.registry.find(code)?.code).toBe(code);
});

test('many who come back at once find one table', async () => {
  const start = servers();
  const first = await start();
  const { code } = await first.open({ name: 'Ada' });
  await first.stop();
  const second = await start();
  const joins = Array.from({ length: 20 }, () => Person.join(second.origin, code, { watch: true }));
  const people = await Promise.all(joins);
  await Promise.all(people.map((one) => one.until(() => one.snapshot.spectators === 20)));
  expect(second.app.registry.size).toBe(1);
});

test('whoever was about to come in when the table left is told to come again, and does', async () => {
  const start = servers();
  const server = await start();
  const { code, ada } = await twoPlayers(server);
  const half = await RawSocket.reserve(server, code, { watch: true });
  server.app.registry.find(code)?.leave('restarting');
  await ada.until(() => ada.closedWith !== null);
  const late = await Person.join(server.origin, code, { watch: true });
  expect(late.snapshot.phase).toBe('playing');
  half.close();
});
