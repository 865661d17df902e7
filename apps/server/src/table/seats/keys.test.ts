import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { seatOf } from '@roundhouse/rules';
import type { TableFact } from '@roundhouse/server';
import {
  Guest,
  House,
  brittleJournal,
  seededSeeds,
  type OpenTable,
} from '@roundhouse/testkit/table';
import { evolveTable, openedTable } from '../record/evolveTable.ts';
import { admit } from './seating.ts';

const GRACE_MS = 30_000;

/** Ada and Bea in the lobby; Bea stays, so that the table does. */
async function lobby(seed = 'keys') {
  const house = new House({ seed });
  const table = await house.open({ name: 'Ada' });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  return { house, table, ada, bea };
}

/** What comes of a try with this key: the seat, or why not. */
async function tryKey({ table }: OpenTable, seatToken: string) {
  const guest = new Guest(table);
  const entered = await guest.enter({ seatToken });
  return entered.ok ? guest.seat : entered.error;
}

test('each time a player comes back there is a new key', async () => {
  const { table, ada } = await lobby();
  const tokens = [table.hostToken, ada.token];
  for (let count = 0; count < 5; count += 1) {
    const again = await table.join({ seatToken: tokens.at(-1) ?? '' });
    tokens.push(again.token);
  }
  expect(new Set(tokens).size).toBe(7);
});

test('the key before opens the seat for 30 seconds after the new one has arrived, and no longer', async () => {
  const { house, table, ada } = await lobby();
  await house.clock.advance(3_600_000);
  await ada.hearKey();
  await house.clock.advance(GRACE_MS - 1);
  expect(await tryKey(table, table.hostToken)).toBe(0);
  await house.clock.advance(1);
  expect(await tryKey(table, table.hostToken)).toBe('wrongToken');
  expect(await tryKey(table, ada.token)).toBe(0);
});

test('a key whose successor was lost on its way is good however long that takes', async () => {
  const { house, table, ada } = await lobby();
  for (let count = 0; count < 9; count += 1) {
    await house.clock.advance(GRACE_MS * 100);
    const again = await table.join({ seatToken: table.hostToken });
    expect(again.seat).toBe(0);
    await again.drop();
  }
  expect(await tryKey(table, ada.token)).toBe('wrongToken'); // the table keeps four keys at most
});

test('an arrival that is reported after the player was replaced still counts', async () => {
  const { house, table, ada } = await lobby();
  await table.join({ seatToken: table.hostToken });
  await ada.hearKey();
  await house.clock.advance(GRACE_MS);
  expect(await tryKey(table, table.hostToken)).toBe('wrongToken');
});

test('the newest of two windows has the seat, and the other takes it back with the newest key', async () => {
  const { house, table, ada } = await lobby();
  await ada.hearKey();
  const other = await table.join({ seatToken: ada.token });
  await other.hearKey();
  expect([ada.dismissedFor, other.dismissedFor]).toEqual(['playingElsewhere', null]);
  await house.clock.advance(GRACE_MS * 2);
  const back = await table.join({ seatToken: other.token });
  expect([back.seat, other.dismissedFor]).toEqual([0, 'playingElsewhere']);
});

test('whoever left the seat to a bot comes back with any good key, and is sent the next', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada', bots: 1, start: true });
  const ada = await table.host();
  await ada.atSeat({ type: 'leave' });
  await ada.hearKey(); // heard while watching already
  const again = await table.join({ seatToken: ada.token });
  expect(again.seat).toBe(0);
  expect(again.token).not.toBe(ada.token);
  await again.hearKey();
  await again.atSeat({ type: 'leave' });
  await house.clock.advance(GRACE_MS);
  expect(await tryKey(table, table.hostToken)).toBe('wrongToken');
  expect(await tryKey(table, ada.token)).toBe('wrongToken');
  expect(await tryKey(table, again.token)).toBe(0);
});

test('keys that were good for a seat are good for nothing once somebody else has it', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada', bots: 1, start: true });
  const ada = await table.host();
  const again = await table.join({ seatToken: ada.token });
  const eve = await table.join({ name: 'Eve' });
  await again.asHost({ type: 'endMatch' });
  await again.atSeat({ type: 'leave' });
  await eve.atSeat({ type: 'take', seat: seatOf(0) });
  expect(eve.seat).toBe(0);
  for (const token of [table.hostToken, ada.token, again.token]) {
    expect(await tryKey(table, token)).toBe('wrongToken');
  }
});

test('a key opens its own seat at its own table and nothing else, whatever its age', async () => {
  const tables = [await lobby('one'), await lobby('other')];
  const keys: { readonly table: number; readonly seat: number; readonly token: string }[] = [];
  for (const [index, { table, ada, bea }] of tables.entries()) {
    const cid = await table.join({ name: 'Cid' });
    for (const guest of [ada, bea, cid]) {
      const again = await table.join({ seatToken: guest.token });
      for (const { token } of [guest, again]) keys.push({ table: index, seat: guest.seat, token });
    }
  }
  expect(new Set(keys.map(({ token }) => token)).size).toBe(12);
  for (const { table: home, seat, token } of keys) {
    for (const [index, { table }] of tables.entries()) {
      expect(await tryKey(table, token)).toBe(index === home ? seat : 'wrongToken');
    }
  }
});

test('the journal knows the keys again, and knows which are good no longer', async () => {
  const { house, table, ada } = await lobby();
  await ada.hearKey();
  const again = await table.join({ seatToken: ada.token });
  const [first, ...rest] = await house.journal.read(table.table.code);
  if (first?.fact.type !== 'tableOpened') throw new Error('a history begins with the opening');
  const facts = JSON.parse(JSON.stringify(rest.map(({ fact }) => fact))) as TableFact[];
  const rebuilt = facts.reduce(evolveTable, openedTable(first.fact));
  expect(rebuilt).toEqual(table.showing.data);

  const never = () => false;
  const comesBack = (seatToken: string, nowMs: number) => {
    const keyRing = {
      seeds: seededSeeds('after the restart'),
      nowMs,
      isHeld: never,
      isUnheard: never,
    };
    return admit(rebuilt, { version: PROTOCOL_VERSION, seatToken }, keyRing).ok;
  };
  const nowMs = house.clock.wallMs();
  expect(comesBack(table.hostToken, nowMs + GRACE_MS - 1)).toBe(true);
  expect(comesBack(table.hostToken, nowMs + GRACE_MS)).toBe(false);
  expect(comesBack(ada.token, nowMs + GRACE_MS)).toBe(true);
  expect(comesBack(again.token, nowMs + GRACE_MS)).toBe(true);
});

test('no key of any age is ever written down', async () => {
  const { house, table, ada, bea } = await lobby();
  const again = await table.join({ seatToken: ada.token });
  await again.hearKey();
  const text = JSON.stringify([await house.journal.read(table.table.code), table.showing.data]);
  expect(text).toContain('keyRotated');
  expect(text).toContain('keyArrived');
  for (const token of [table.hostToken, ada.token, again.token, bea.token]) {
    expect(text).not.toContain(token);
  }
});

test('the arrival of a key is shown to nobody', async () => {
  const { table, ada } = await lobby();
  const { shownCount } = table;
  await ada.hearKey();
  expect(table.shownCount).toBe(shownCount);
});

/** What comes of a try with this name: the seat, or why not. */
async function tryName({ table }: OpenTable, name: string) {
  const guest = new Guest(table);
  const entered = await guest.enter({ name });
  return entered.ok ? guest.note.seat : entered.error;
}

test('whoever was never sent a key gets the seat by name, and nobody else', async () => {
  const { house, table } = await lobby();
  expect(await tryName(table, 'Bea')).toBe('nameTaken');
  house.restart();
  const again = await house.summon(table.table.code);
  const back = await again.join({ name: 'bea' });
  expect([back.seat, again.showing.data.occupants[1]?.name]).toEqual([1, 'Bea']);
  await back.hearKey();
  await back.drop();
  expect(await tryName(again, 'Bea')).toBe('nameTaken');
});

test('in the lobby a key that may have been lost on its way is replaced by name', async () => {
  const { table, bea } = await lobby();
  await bea.drop();
  const again = await table.join({ name: 'Bea' });
  await again.drop();
  const last = await table.join({ name: 'Bea' }); // that key was lost, too
  expect(last.seat).toBe(1);
  await last.hearKey();
  await last.drop();
  expect(await tryName(table, 'Bea')).toBe('nameTaken');
});

test('regression: no name opens a seat in a match whose key was sent, though it may be lost', async () => {
  const { house, table, ada, bea } = await lobby();
  await bea.awaitKey();
  await ada.asHost({ type: 'start' });
  await bea.drop();
  expect(await tryName(table, 'BEA')).toBe('nameTaken');
  house.restart();
  const again = await house.summon(table.table.code);
  expect(await tryName(again, 'BEA')).toBe('nameTaken');
  expect(await tryKey(again, bea.token)).toBe(1);
});

test('regression: a key that went out while nothing could be written down closes the seat to names, too', async () => {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const table = await house.open({ name: 'Ada', bots: 1 });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  await ada.asHost({ type: 'start' });
  brittle.trouble = 'diskFull';
  await bea.drop();
  expect(await tryName(table, 'Bea')).toBe('tryAgain');
  brittle.trouble = null;
  expect(await tryName(table, 'Bea')).toBe('nameTaken');
  house.restart();
  expect(await tryName(await house.summon(table.table.code), 'Bea')).toBe('nameTaken');
});

test('regression: an arrival that could not be written down is written once that works again', async () => {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const table = await house.open({ name: 'Ada' });
  const ada = await table.host();
  brittle.trouble = 'diskFull';
  await ada.hearKey();
  brittle.trouble = null;
  await ada.atSeat({ type: 'rename', name: 'Eva' });
  await house.clock.advance(GRACE_MS);
  expect(await tryKey(table, table.hostToken)).toBe('wrongToken');
});

test('regression: whoever was never sent a key gets the seat back from a bot, too', async () => {
  const { table, ada, bea } = await lobby();
  await ada.asHost({ type: 'start' });
  await bea.breakOff();
  expect(table.showing.data.occupants[1]?.kind).toBe('bot');
  const again = await table.join({ name: 'Bea' });
  const [, occupant] = table.showing.data.occupants;
  expect([again.seat, occupant?.kind, occupant?.name]).toEqual([1, 'person', 'Bea']);
});

test('a key that was believed lost still opens the seat, if somebody has it after all', async () => {
  const { table, bea } = await lobby();
  await bea.drop(); // the answer to the last ping was lost, the key was not
  const stranger = await table.join({ name: 'Bea' });
  expect(stranger.seat).toBe(1);
  expect(await tryKey(table, bea.token)).toBe(1);
  expect(stranger.dismissedFor).toBe('playingElsewhere');
});

test('regression: at a locked table a name opens nothing at all', async () => {
  const { house, table, ada } = await lobby();
  await ada.asHost({ type: 'lock', locked: true });
  house.restart();
  const again = await house.summon(table.table.code);
  expect([await tryName(again, 'Bea'), await tryName(again, 'Cid')]).toEqual([
    'tableLocked',
    'tableLocked',
  ]);
});
