import { expect, test, vi } from 'vitest';
import { brittleJournal, Guest, House, settled } from '@roundhouse/testkit/table';

/** Ada and Bea in a round; one of them is away. */
async function twoPlayers() {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const table = await house.open({ name: 'Ada' });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  await ada.asHost({ type: 'start' });
  return { brittle, house, table, ada, bea };
}

test('a house that closes puts every table to rest and tells everybody to come again', async () => {
  const { house, table, ada } = await twoPlayers();
  const other = await house.open({ name: 'Cid' });
  await house.registry.rest();
  expect([table.closedFor, other.closedFor, house.registry.size]).toEqual([
    'restarting',
    'restarting',
    0,
  ]);
  expect(await ada.atSeat({ type: 'ready' })).toEqual({ ok: false, error: { code: 'tryAgain' } });
});

test('a move that has begun is finished and answered before its table rests', async () => {
  const { brittle, house, table, ada, bea } = await twoPlayers();
  const release = brittle.hold();
  const mover = table.turnSeat === ada.seat ? ada : bea;
  const moving = mover.doAnything();
  const resting = house.registry.rest();
  await settled();
  expect(table.closedFor).toBeNull();
  release();
  await resting;
  expect((await moving).ok).toBe(true);
  expect(table.closedFor).toBe('restarting');
});

test('nobody is let in and nothing is opened once a house has begun to close', async () => {
  const { house, table } = await twoPlayers();
  const resting = house.registry.rest();
  expect(await house.registry.open({ name: 'Dan' })).toEqual({
    ok: false,
    error: { code: 'tryAgain' },
  });
  await resting;
  expect(await house.registry.summon(table.table.code)).toEqual({ ok: false, error: 'tryAgain' });
  expect(await new Guest(table.table).enter({ name: 'Dan' })).toEqual({
    ok: false,
    error: 'tryAgain',
  });
  expect(house.registry.size).toBe(0);
});

test('a table that is opened while its house closes is kept, and its host asked to try again', async () => {
  const { brittle, house } = await twoPlayers();
  const release = brittle.hold();
  const opening = house.registry.open({ name: 'Dan' });
  await settled();
  const resting = house.registry.rest();
  release();
  await resting;
  expect(await opening).toEqual({ ok: false, error: { code: 'tryAgain' } });
  expect(house.registry.size).toBe(0);
});

test('a table that is on its way out of its journal does not come once its house has begun to close', async () => {
  const { house, table } = await twoPlayers();
  house.restart();
  const history = await house.journal.load(table.table.code);
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  vi.spyOn(house.journal, 'load').mockImplementation(async () => {
    await gate;
    return history;
  });
  const summoned = house.registry.summon(table.table.code);
  await settled();
  await house.registry.rest();
  release();
  expect(await summoned).toEqual({ ok: false, error: 'tryAgain' });
  expect(house.registry.size).toBe(0);
});

test('a table at rest has its waits written down to the second, and a snapshot of everything', async () => {
  const { house, table, ada, bea } = await twoPlayers();
  await (table.turnSeat === ada.seat ? ada : bea).drop();
  await house.clock.advance(57_000);
  await house.registry.rest();
  const history = await house.journal.load(table.table.code);
  expect(history?.entries).toEqual([]);
  house.restart();
  const again = await house.summon(table.table.code);
  expect(again.showing.data.waits).toMatchObject([{ kind: 'cover', remainingMs: 3_000 }]);
});

test('a table whose journal takes nothing rests all the same', async () => {
  const { brittle, house, table, ada, bea } = await twoPlayers();
  await (table.turnSeat === ada.seat ? ada : bea).drop();
  const { data } = table.showing;
  brittle.trouble = 'diskFull';
  await house.registry.rest();
  expect(table.closedFor).toBe('restarting');
  house.restart();
  expect((await house.summon(data.code)).showing.data.stage).toEqual(data.stage);
});
