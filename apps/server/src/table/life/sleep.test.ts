import { expect, test } from 'vitest';
import { brittleJournal, Guest, House, type OpenTable } from '@roundhouse/testkit/table';

const HALF_AN_HOUR_MS = 30 * 60_000;

/** A table in the middle of a round, whose players are all gone. */
async function deserted(house: House): Promise<OpenTable> {
  const table = await house.open({ name: 'Ada', bots: 1, options: { maxPip: 6 }, start: true });
  const ada = await table.host();
  await ada.drop();
  return table;
}

test('a table at which nobody is goes to sleep after half an hour, and comes back as it was', async () => {
  const house = new House();
  const table = await deserted(house);
  const { data } = table.showing;
  await house.clock.advance(HALF_AN_HOUR_MS - 1);
  expect([table.closedFor, house.registry.size]).toEqual([null, 1]);
  await house.clock.advance(1);
  expect([table.closedFor, house.registry.size]).toEqual(['restarting', 0]);
  const again = await house.summon(data.code);
  expect(again.table).not.toBe(table.table);
  expect(again.showing.data).toEqual(data);
});

test('whoever shows a table is given it at once as it stands', async () => {
  const house = new House();
  const { table } = await deserted(house);
  house.restart();
  expect((await house.summon(table.code)).shownCount).toBe(1);
});

test('a table at which somebody watches does not go to sleep', async () => {
  const house = new House();
  const table = await deserted(house);
  await table.join({ watch: true });
  await house.clock.advance(10 * HALF_AN_HOUR_MS);
  expect(table.closedFor).toBeNull();
});

test('a table that expects somebody waits for them', async () => {
  const house = new House();
  const table = await deserted(house);
  await house.clock.advance(HALF_AN_HOUR_MS - 1_000);
  table.table.expectSomebody();
  await house.clock.advance(10_000);
  expect(table.closedFor).toBeNull();
  await house.clock.advance(HALF_AN_HOUR_MS);
  expect(table.closedFor).toBe('restarting');
});

test('a table that has gone to sleep has a snapshot of everything', async () => {
  const house = new House();
  const table = await deserted(house);
  await house.clock.advance(HALF_AN_HOUR_MS);
  expect((await house.journal.load(table.table.code))?.entries).toEqual([]);
});

test('a table that somebody only looks up goes to sleep all the same', async () => {
  const house = new House();
  const table = await deserted(house);
  for (let count = 0; count < 30; count += 1) {
    await house.clock.advance(60_000);
    await house.registry.summon(table.table.code);
  }
  expect(table.closedFor).toBe('restarting');
});

test('a table that somebody asks for while it falls asleep stays awake for them', async () => {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const table = await deserted(house);
  const release = brittle.hold();
  await house.clock.advance(HALF_AN_HOUR_MS);
  table.table.expectSomebody();
  release();
  const guest = await table.join({ name: 'Bea' });
  expect([guest.dismissedFor, table.closedFor]).toEqual([null, null]);
});

test('whoever comes to a table that has just gone to sleep is told to come again', async () => {
  const house = new House();
  const table = await deserted(house);
  await house.clock.advance(HALF_AN_HOUR_MS);
  const late = await new Guest(table.table).enter({ name: 'Bea' });
  expect(late).toEqual({ ok: false, error: 'tryAgain' });
  expect(
    (await new Guest((await house.summon(table.table.code)).table).enter({ name: 'Bea' })).ok,
  ).toBe(true);
});

test('a table that cannot keep a snapshot goes to sleep all the same', async () => {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const table = await deserted(house);
  const { data } = table.showing;
  brittle.trouble = 'diskFull';
  await house.clock.advance(HALF_AN_HOUR_MS);
  expect(table.closedFor).toBe('restarting');
  brittle.trouble = null;
  expect((await house.summon(data.code)).showing.data).toEqual(data);
});

test('a sleeping table is never forgotten by its sleep', async () => {
  const house = new House();
  const table = await deserted(house);
  for (let count = 0; count < 3; count += 1) {
    await house.clock.advance(3 * HALF_AN_HOUR_MS);
    expect(house.registry.size).toBe(0);
    await house.summon(table.table.code);
  }
});
