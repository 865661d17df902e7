import { expect, test } from 'vitest';
import { BOT_DELAY_MS } from '@roundhouse/bots';
import { seatOf, type Result } from '@roundhouse/rules';
import { House, type Guest, type OpenTable } from '@roundhouse/testkit/table';

const codeOf = (result: Result<unknown, { readonly code: string }>) =>
  result.ok ? 'done' : result.error.code;

/** Ada and Bea in the first turn of a match. */
async function twoPlayers() {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  await ada.asHost({ type: 'start' });
  const [mover, waiter] = table.turnSeat === ada.seat ? [ada, bea] : [bea, ada];
  return { house, table, ada, bea, mover, waiter };
}

function tokenOf(table: OpenTable, guest: Guest): string {
  return guest.seat === 0 ? table.hostToken : guest.token;
}

test('whoever is dropped is shown as away and keeps the seat', async () => {
  const { table, mover } = await twoPlayers();
  const token = tokenOf(table, mover);
  await mover.drop();
  expect(table.showing.presences[mover.seat]).toBe('away');
  const again = await table.join({ seatToken: token });
  expect(again.seat).toBe(mover.seat);
  expect(table.showing.presences[mover.seat]).toBe('here');
});

test('after a minute on their turn a bot plays for whoever is away', async () => {
  const { house, table, mover } = await twoPlayers();
  const { seq } = table.showing.data;
  await mover.drop();
  expect(table.showing.botTakesOverInMs).toBe(60_000);
  await house.clock.advance(59_999);
  expect(table.showing.data.seq).toBe(seq);
  await house.clock.advance(1);
  expect(table.showing.presences[mover.seat]).toBe('covered');
  await house.clock.advance(BOT_DELAY_MS);
  expect(table.showing.data.seq).toBeGreaterThan(seq);
});

test('the minute counts only while it is their turn', async () => {
  const { house, table, mover, waiter } = await twoPlayers();
  await waiter.drop();
  await house.clock.advance(10 * 60_000);
  expect(table.showing.presences[waiter.seat]).toBe('away');
  while (table.turnSeat === mover.seat) await mover.doAnything();
  expect(table.showing.botTakesOverInMs).toBe(60_000);
});

test('a player who returns in time plays on, and a later absence has its own minute', async () => {
  const { house, table, mover } = await twoPlayers();
  const token = tokenOf(table, mover);
  await mover.drop();
  await house.clock.advance(50_000);
  const again = await table.join({ seatToken: token });
  expect(table.showing.botTakesOverInMs).toBeNull();
  await again.drop();
  await house.clock.advance(50_000);
  expect(table.showing.presences[mover.seat]).toBe('away');
});

test('a player who returns late takes the seat back from the bot', async () => {
  const { house, table, mover } = await twoPlayers();
  const token = tokenOf(table, mover);
  await mover.drop();
  await house.clock.advance(60_000);
  expect(table.showing.presences[mover.seat]).toBe('covered');
  await table.join({ seatToken: token });
  expect(table.showing.presences[mover.seat]).toBe('here');
  const { seq } = table.showing.data;
  await house.clock.advance(60_000);
  expect(table.showing.data.seq).toBe(seq);
});

test('with nobody connected the table stands still, and goes on when somebody is back', async () => {
  const { house, table, mover, waiter } = await twoPlayers();
  const { seq } = table.showing.data;
  const token = tokenOf(table, waiter);
  await mover.drop();
  await waiter.drop();
  await house.clock.advance(29 * 60_000);
  expect(table.showing.data.seq).toBe(seq);
  expect(table.showing.presences).toEqual(['away', 'away']);
  await table.join({ seatToken: token });
  await house.clock.advance(60_000 + BOT_DELAY_MS);
  expect(table.showing.data.seq).toBeGreaterThan(seq);
});

test('a table of bots stands still as well until somebody watches', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada', bots: 3, start: true });
  const ada = await table.host();
  await ada.atSeat({ type: 'leave' });
  await ada.drop();
  const { seq } = table.showing.data;
  await house.clock.advance(60_000);
  expect(table.showing.data.seq).toBe(seq);
  await table.join({ watch: true });
  await house.clock.advance(60_000);
  expect(table.showing.data.seq).toBeGreaterThan(seq + 10);
});

test('whoever leaves on purpose is played for by a bot at once', async () => {
  const { house, table, mover } = await twoPlayers();
  const { seat } = mover;
  await mover.atSeat({ type: 'leave' });
  expect(table.showing.data.occupants[seat]?.kind).toBe('bot');
  expect(mover.note).toMatchObject({ seat: null, why: 'watch' });
  const { seq } = table.showing.data;
  await house.clock.advance(BOT_DELAY_MS);
  expect(table.showing.data.seq).toBeGreaterThan(seq);
});

test('whoever left may come back with the old key while the bot has the seat', async () => {
  const { table, bea } = await twoPlayers();
  const { seat, token } = bea;
  await bea.atSeat({ type: 'leave' });
  await bea.drop();
  const again = await table.join({ seatToken: token });
  expect(again.seat).toBe(seat);
  expect(table.showing.data.occupants[seat]).toMatchObject({ kind: 'person', name: 'Bea' });
});

test('when the host leaves a match the tools go on', async () => {
  const { ada, bea } = await twoPlayers();
  await ada.atSeat({ type: 'leave' });
  expect(bea.note.host).toBe(true);
});

test('the host hands an idle player’s seat to a bot, who plays until the player is back', async () => {
  const { house, table, ada, bea } = await twoPlayers();
  const [idler, host] = [bea, ada];
  await host.asHost({ type: 'seatToBot', seat: idler.seat });
  expect(table.showing.presences[idler.seat]).toBe('covered');
  while (table.turnSeat === host.seat) await host.doAnything();
  await house.clock.advance(30 * BOT_DELAY_MS);
  expect(table.turnSeat).toBe(host.seat);
  await idler.atSeat({ type: 'back' });
  expect(table.showing.presences[idler.seat]).toBe('here');
});

test('a player who moves is back without saying so', async () => {
  const { table, ada, mover } = await twoPlayers();
  await ada.asHost({ type: 'seatToBot', seat: mover.seat });
  expect(codeOf(await mover.doAnything())).toBe('done');
  expect(table.showing.presences[mover.seat]).toBe('here');
});

test('only a person’s seat in a match is handed to a bot', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada', bots: 1 });
  const ada = await table.host();
  expect(codeOf(await ada.asHost({ type: 'seatToBot', seat: seatOf(0) }))).toBe('noMatchRuns');
  await ada.asHost({ type: 'start' });
  expect(codeOf(await ada.asHost({ type: 'seatToBot', seat: seatOf(1) }))).toBe('notAPerson');
});
