import { expect, test } from 'vitest';
import { BOT_DELAY_MS } from '@roundhouse/bots';
import { legalCommands, viewFor, type Command, type Result } from '@roundhouse/rules';
import { House, settled, type Guest, type OpenTable } from '@roundhouse/testkit/table';

const codeOf = (result: Result<unknown, { readonly code: string }>) =>
  result.ok ? 'done' : result.error.code;

/** Ada and Bea in the first turn of a match. */
async function twoPlayers(house = new House()) {
  const table = await house.open({ name: 'Ada' });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  await ada.asHost({ type: 'start' });
  const [mover, waiter] = table.turnSeat === ada.seat ? [ada, bea] : [bea, ada];
  return { house, table, ada, bea, mover, waiter };
}

function anyCommand(table: OpenTable, guest: Guest): Command {
  const [command] = legalCommands(viewFor(table.round, guest.seat));
  if (command === undefined) throw new Error('nothing to do');
  return command;
}

test('a legal command is carried out and answered with the seq of its events', async () => {
  const { table, mover } = await twoPlayers();
  const before = table.showing.data.seq;
  const answer = await mover.doAnything();
  expect(answer).toEqual({ ok: true, value: { ok: true, seq: before + 1 } });
  expect(table.events.length).toBeGreaterThan(2);
});

test('the same command sent twice counts once and is answered the same', async () => {
  const { table, mover } = await twoPlayers();
  const { turn } = table.showing.data;
  const request = { commandId: 'once', turn, command: anyCommand(table, mover) };
  const both = await Promise.all([mover.command(request), mover.command(request)]);
  expect(both[0]).toEqual(both[1]);
  expect(codeOf(both[0])).toBe('done');
  expect(table.events.filter(({ type }) => type === 'turnBegan').length).toBeLessThanOrEqual(2);
  expect(await mover.command(request)).toEqual(both[0]);
});

test('a refused command is refused again with the same words, although it would be legal by now', async () => {
  const { table, mover, waiter } = await twoPlayers();
  const early = {
    commandId: 'early',
    turn: table.showing.data.turn,
    command: { type: 'draw' },
  } as const;
  expect(codeOf(await waiter.command(early))).toBe('notYourTurn');
  while (table.turnSeat === mover.seat) await mover.doAnything();
  expect(codeOf(await waiter.command(early))).toBe('notYourTurn');
});

test('two players may use the same id', async () => {
  const { table, mover, waiter } = await twoPlayers();
  const { turn } = table.showing.data;
  await waiter.command({ commandId: 'same', turn, command: { type: 'draw' } });
  const request = { commandId: 'same', turn, command: anyCommand(table, mover) };
  expect(codeOf(await mover.command(request))).toBe('done');
});

test('a command for a turn that is over is stale', async () => {
  const { table, mover, waiter } = await twoPlayers();
  const { turn } = table.showing.data;
  while (table.turnSeat === mover.seat) await mover.doAnything();
  const command = anyCommand(table, waiter);
  expect(await waiter.command({ commandId: 'late', turn, command })).toEqual({
    ok: false,
    error: { code: 'staleTurn', turn: table.showing.data.turn },
  });
});

test('calls and challenges are never stale: the rules answer them', async () => {
  const { mover, waiter } = await twoPlayers();
  expect(codeOf(await mover.command({ commandId: 'c', turn: 0, command: { type: 'call' } }))).toBe(
    'noCallsHere',
  );
  const challenge = { type: 'challenge', seat: mover.seat } as const;
  expect(codeOf(await waiter.command({ commandId: 'd', turn: 0, command: challenge }))).toBe(
    'noChallengesHere',
  );
});

test('the seat is that of the connection: a spectator moves nothing', async () => {
  const { table } = await twoPlayers();
  const eve = await table.join({ watch: true });
  expect(codeOf(await eve.do({ type: 'draw' }))).toBe('notSeated');
});

test('in the lobby there is nothing to play', async () => {
  const table = await new House().open({ name: 'Ada' });
  const ada = await table.host();
  expect(codeOf(await ada.do({ type: 'draw' }))).toBe('noRoundRuns');
});

test('turns are counted from the start of the match', async () => {
  const { table, mover } = await twoPlayers();
  expect(table.showing.data.turn).toBe(1);
  while (table.turnSeat === mover.seat) await mover.doAnything();
  expect(table.showing.data.turn).toBe(2);
});

test('somebody who comes during a match watches and is told that it is late', async () => {
  const { table } = await twoPlayers();
  const cid = await table.join({ name: 'Cid' });
  expect(cid.note).toEqual({ seat: null, host: false, why: 'late' });
  expect(codeOf(await cid.atSeat({ type: 'take' }))).toBe('roundRuns');
});

test('the newest connection has the seat, and the one before is told', async () => {
  const { table, ada } = await twoPlayers();
  const again = await table.join({ seatToken: table.hostToken });
  expect(ada.dismissedFor).toBe('playingElsewhere');
  expect(again.note).toEqual({ seat: ada.seat, host: true, token: again.token });
  expect(codeOf(await ada.do({ type: 'draw' }))).toBe('notSeated');
  await ada.drop();
  expect(table.showing.presences).toEqual(['here', 'here']);
});

test('bots play on by themselves after thinking a little', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada', bots: 1, start: true });
  const ada = await table.host();
  while (table.turnSeat === ada.seat) await ada.doAnything();
  const { turn } = table.showing.data;
  // Seven tenths of the longest time are the least at the usual pace.
  await house.clock.advance(489);
  expect(table.showing.data.turn).toBe(turn);
  await house.clock.advance(20 * BOT_DELAY_MS);
  expect(table.turnSeat).toBe(ada.seat);
});

test('nobody moves for a player who is here, however long it takes', async () => {
  const { house, table, mover } = await twoPlayers();
  const { seq } = table.showing.data;
  await house.clock.advance(24 * 60 * 60_000);
  expect(table.turnSeat).toBe(mover.seat);
  expect(table.showing.data.seq).toBe(seq);
});

test('commands that come at once are carried out one after the other', async () => {
  const { table, mover } = await twoPlayers();
  const { turn } = table.showing.data;
  const commands = legalCommands(viewFor(table.round, mover.seat)).slice(0, 5);
  const answers = await Promise.all(
    commands.map((command, index) => mover.command({ commandId: `${index}`, turn, command })),
  );
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
  const seqs = answers.flatMap((answer) => (answer.ok ? [answer.value.seq] : []));
  expect(new Set(seqs).size).toBe(seqs.length);
  await settled();
});
