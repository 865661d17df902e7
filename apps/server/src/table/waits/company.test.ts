import { describe, expect, test } from 'vitest';
import { BOT_DELAY_MS } from '@roundhouse/bots';
import { seatOf, type Result } from '@roundhouse/rules';
import { Guest, House, slowJournal, type OpenTable } from '@roundhouse/testkit/table';

const MINUTE_MS = 60_000;

const codeOf = (result: Result<unknown, { readonly code: string }>) =>
  result.ok ? 'done' : result.error.code;

const namesAt = (table: OpenTable) => table.showing.data.occupants.map(({ name }) => name);

/** Ada, the host, Bea and Cid at a table that has come so far. */
async function threeAt(phase: 'lobby' | 'playing' | 'over') {
  const house = new House();
  const table = await house.open({ name: 'Ada', options: { maxPip: 6 } });
  const ada = await table.host();
  const [bea, cid] = [await table.join({ name: 'Bea' }), await table.join({ name: 'Cid' })];
  if (phase !== 'lobby') await ada.asHost({ type: 'start' });
  if (phase === 'over') await ada.asHost({ type: 'endMatch' });
  return { house, table, ada, bea, cid };
}

describe('a host who closes the page and never comes back', () => {
  test('in the lobby: somebody else starts the match', async () => {
    const { house, table, ada, bea } = await threeAt('lobby');
    await ada.drop();
    await house.clock.advance(MINUTE_MS);
    expect(codeOf(await bea.asHost({ type: 'removePlayer', seat: seatOf(0) }))).toBe('done');
    expect(codeOf(await bea.asHost({ type: 'start' }))).toBe('done');
    expect([table.phase, namesAt(table)]).toEqual(['playing', ['Bea', 'Cid']]);
  });

  test('in a round: the others play on to its end and begin the next one', async () => {
    const { house, table, ada, bea, cid } = await threeAt('playing');
    await ada.drop();
    for (let moves = 0; table.phase === 'playing'; moves += 1) {
      expect(moves).toBeLessThan(2_000);
      const mover = [bea, cid].find(({ seat }) => seat === table.turnSeat);
      if (mover === undefined) await house.clock.advance(MINUTE_MS);
      else await mover.doAnything();
    }
    expect(bea.note.host).toBe(true);
    expect(codeOf(await bea.asHost({ type: 'nextRound' }))).toBe('done');
  });

  test('before the result: somebody else begins the rematch', async () => {
    const { house, table, ada, bea } = await threeAt('over');
    await ada.drop();
    await house.clock.advance(MINUTE_MS);
    expect(codeOf(await bea.asHost({ type: 'rematch' }))).toBe('done');
    expect(table.phase).toBe('playing');
  });
});

test('of two players the host leaves in the middle of the own turn, and the other is left with a bot', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  await ada.asHost({ type: 'start' });
  while (table.turnSeat !== ada.seat) await bea.doAnything();
  await ada.atSeat({ type: 'leave' });
  await ada.drop();
  await house.clock.advance(20 * BOT_DELAY_MS);
  expect([table.turnSeat, bea.note.host]).toEqual([bea.seat, true]);
});

test('a host who is gone and a player who does nothing do not hold up the others', async () => {
  const { house, table, ada, bea, cid } = await threeAt('playing');
  await ada.drop();
  await house.clock.advance(2 * MINUTE_MS);
  expect(bea.note.host).toBe(true);
  expect(codeOf(await bea.asHost({ type: 'seatToBot', seat: cid.seat }))).toBe('done');
  for (let turns = 0; turns < 5; turns += 1) {
    for (let moves = 0; table.turnSeat !== bea.seat; moves += 1) {
      expect([moves < 200, table.phase]).toEqual([true, 'playing']);
      await house.clock.advance(1_000);
    }
    await bea.doAnything();
  }
});

test('whoever closes the page in the lobby is shown as away until the host gives the seat to somebody else', async () => {
  const { house, table, ada, bea, cid } = await threeAt('lobby');
  await bea.drop();
  await house.clock.advance(10 * MINUTE_MS);
  expect(table.showing.presences).toEqual(['here', 'away', 'here']);
  await ada.asHost({ type: 'removePlayer', seat: seatOf(1) });
  expect([namesAt(table), cid.seat]).toEqual([['Ada', 'Cid'], 1]);
  const dan = await table.join({ name: 'Dan' });
  expect([dan.seat, table.showing.presences]).toEqual([2, ['here', 'here', 'here']]);
});

test('whoever leaves the lobby and comes back ten times is there once, under one name', async () => {
  const { table, ada, cid } = await threeAt('lobby');
  await ada.asHost({ type: 'removePlayer', seat: seatOf(1) });
  for (let count = 0; count < 10; count += 1) {
    const bea = await table.join({ name: 'Bea' });
    await bea.hearKey();
    const other = await new Guest(table.table).enter({ name: 'bea' });
    expect(other).toEqual({ ok: false, error: 'nameTaken' });
    expect(namesAt(table)).toEqual(['Ada', 'Cid', 'Bea']);
    await bea.atSeat({ type: 'leave' });
    await bea.drop();
    expect(namesAt(table)).toEqual(['Ada', 'Cid']);
  }
  expect([ada.seat, cid.seat, table.showing.spectatorCount]).toEqual([0, 1, 0]);
});

test('of two who take one name in the same moment one has it', async () => {
  for (let count = 0; count < 20; count += 1) {
    const house = new House({ seed: `names ${count}`, journal: slowJournal() });
    const table = await house.open({ name: 'Ada' });
    await table.host();
    const [one, other] = [new Guest(table.table), new Guest(table.table)];
    const came = await Promise.all([one.enter({ name: 'Bea' }), other.enter({ name: 'BEA' })]);
    expect(came.filter(({ ok }) => ok)).toHaveLength(1);
    expect(table.showing.data.occupants).toHaveLength(2);
  }
});

test('seven who come to seven free seats in the same tick each have one of their own', async () => {
  for (let count = 0; count < 100; count += 1) {
    const house = new House({ seed: `seats ${count}`, journal: slowJournal() });
    const table = await house.open({ name: 'Ada', seats: 8 });
    const guests = Array.from({ length: 7 }, () => new Guest(table.table));
    const came = await Promise.all(
      guests.map((guest, index) => guest.enter({ name: `Guest ${index}` })),
    );
    expect(came.every(({ ok }) => ok)).toBe(true);
    expect(new Set(guests.map(({ seat }) => seat)).size).toBe(7);
  }
});

test('whoever has lost the key watches, may take over from a bot after the round, and has the name again after the match', async () => {
  const { table, ada, bea, cid } = await threeAt('playing');
  const seats = { bea: bea.seat, cid: cid.seat };
  await bea.hearKey();
  await bea.drop();
  const wrong = await new Guest(table.table).enter({ seatToken: 'forgotten' });
  expect(wrong).toEqual({ ok: false, error: 'wrongToken' });
  const again = await table.join({ name: 'Bea again' });
  expect(again.note).toMatchObject({ seat: null, why: 'late' });
  await cid.atSeat({ type: 'leave' });
  await ada.asHost({ type: 'endMatch' });
  expect(codeOf(await again.atSeat({ type: 'take', seat: seats.bea }))).toBe('seatNotFree');
  expect(codeOf(await again.atSeat({ type: 'take', seat: seats.cid }))).toBe('done');
  await ada.asHost({ type: 'toLobby' });
  expect(codeOf(await ada.asHost({ type: 'removePlayer', seat: seats.bea }))).toBe('done');
  expect(codeOf(await again.atSeat({ type: 'rename', name: 'Bea' }))).toBe('done');
  expect(namesAt(table)).toEqual(['Ada', 'Bea']);
});
