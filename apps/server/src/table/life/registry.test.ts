import { expect, test, vi } from 'vitest';
import type { TableCode } from '@roundhouse/protocol';
import type { JournalTrouble } from '@roundhouse/server/store';
import { JournalError, memoryJournal } from '@roundhouse/server/store';
import type { TableFact } from '@roundhouse/server';
import { House, settled } from '@roundhouse/testkit/table';

const MINUTE_MS = 60_000;

/** Ada's table with a match, out of memory. */
async function asleep(house: House): Promise<TableCode> {
  const table = await house.open({ name: 'Ada', bots: 1, start: true });
  house.restart();
  return table.table.code;
}

test('a table is called out of its journal by its code as people type it', async () => {
  const house = new House();
  const code = await asleep(house);
  const typed = ` ${code.slice(0, 3)}-${code.slice(3)} `.toLowerCase();
  const summoned = await house.registry.summon(typed);
  expect(summoned.ok && summoned.value.code).toBe(code);
  expect(house.registry.find(code)).toBe(summoned.ok && summoned.value);
});

test('however many call for a table at once, it comes once', async () => {
  const house = new House();
  const code = await asleep(house);
  const load = vi.spyOn(house.journal, 'load');
  const summoned = await Promise.all(Array.from({ length: 50 }, () => house.registry.summon(code)));
  expect(new Set(summoned.map((one) => one.ok && one.value)).size).toBe(1);
  expect([load.mock.calls.length, house.registry.size]).toEqual([1, 1]);
});

test('unknown, forgotten and archived codes, and what is no code, are answered alike', async () => {
  const house = new House();
  const [forgotten, archived] = [await asleep(house), await asleep(house)];
  await house.journal.forget(forgotten);
  await house.journal.archive(archived);
  for (const code of ['222222', forgotten, archived, 'nothing', '__proto__', '']) {
    expect(await house.registry.summon(code)).toEqual({ ok: false, error: 'noSuchTable' });
  }
});

test('a code that was claimed for a table that never came to be is no table', async () => {
  const house = new House();
  const code = (await house.open({ name: 'Ada' })).table.code;
  await house.journal.forget(code);
  await house.journal.claim(code, 0);
  house.restart();
  expect(await house.registry.summon(code)).toEqual({ ok: false, error: 'noSuchTable' });
});

test('regression: a house that is full of lobbies keeps no match out, and lobbies go before matches', async () => {
  const house = new House({ maxTables: 3 });
  const code = await asleep(house);
  const match = await house.open({ name: 'Bea', bots: 1, start: true });
  const lobbies = [await house.open({ name: 'Cid' }), await house.open({ name: 'Dan' })];
  expect(await house.registry.summon('222222')).toEqual({ ok: false, error: 'noSuchTable' });
  await house.clock.advance(MINUTE_MS);
  expect((await house.registry.summon(code)).ok).toBe(true);
  expect([match, ...lobbies].map(({ table }) => table.isGone)).toEqual([false, true, false]);
  const first = lobbies[0]?.table.code ?? '';
  expect((await house.registry.summon(first)).ok).toBe(true); // it had only gone to its journal
  expect(house.registry.size).toBe(3);
});

test('a new table takes the room of an empty lobby, and never that of a match or of somebody', async () => {
  const house = new House({ maxTables: 2 });
  const match = await house.open({ name: 'Ada', bots: 1, start: true });
  const lobby = await house.open({ name: 'Bea' });
  const refused = { error: { code: 'tooManyTables' } };
  expect(await house.registry.open({ name: 'Cid' })).toMatchObject(refused); // Bea is on her way
  await house.clock.advance(MINUTE_MS);
  const other = await house.open({ name: 'Cid' });
  expect([match, lobby].map(({ table }) => table.isGone)).toEqual([false, true]);
  await other.host();
  await house.clock.advance(MINUTE_MS);
  expect(await house.registry.open({ name: 'Dan' })).toMatchObject(refused);
});

test('tables at which somebody is come back to a full house, but not without any end', async () => {
  const house = new House({ maxTables: 1 });
  const codes = [await asleep(house), await asleep(house), await asleep(house)];
  const outcomes = [];
  for (const code of codes) {
    const summoned = await house.registry.summon(code);
    outcomes.push(summoned.ok || summoned.error);
    if (summoned.ok) summoned.value.expectSomebody();
  }
  expect(outcomes).toEqual([true, true, 'tryAgain']);
});

test('a table that is found in the journal while it is being opened comes once', async () => {
  const inner = memoryJournal<TableFact>();
  const summoned: ReturnType<House['registry']['summon']>[] = [];
  const house = new House({
    journal: {
      ...inner,
      async append(code, append) {
        await inner.append(code, append);
        summoned.push(house.registry.summon(code)); // as the look through the tables at the start does
        await settled();
      },
    },
  });
  const opened = await house.open({ name: 'Ada' });
  expect(await Promise.all(summoned)).toEqual([{ ok: true, value: opened.table }]);
  expect(house.registry.size).toBe(1);
});

test('a table that could not be written down keeps nobody waiting for its code', async () => {
  const journal = memoryJournal<TableFact>();
  const house = new House({ journal });
  const claim = vi.spyOn(journal, 'claim');
  vi.spyOn(journal, 'append').mockRejectedValueOnce(new JournalError('unknown', 'a test'));
  await expect(house.open({ name: 'Ada' })).rejects.toThrow('a test');
  const code = claim.mock.calls[0]?.[0] ?? '';
  expect(await house.registry.summon(code)).toEqual({ ok: false, error: 'noSuchTable' });
});

test.each(['busy', 'closed', 'unknown'] as const)(
  'a journal that is %s may be asked again',
  async (trouble) => {
    const { house, code } = await troubledHouse(trouble);
    expect(await house.registry.summon(code)).toEqual({ ok: false, error: 'tryAgain' });
    expect((await house.registry.summon(code)).ok).toBe(true);
  },
);

test.each(['corrupt', 'tooNew'] as const)(
  'a journal that is %s does not give the table',
  async (trouble) => {
    const { house, code } = await troubledHouse(trouble);
    expect(await house.registry.summon(code)).toEqual({ ok: false, error: 'cannotLoad' });
  },
);

/** A house whose journal fails to read once. */
async function troubledHouse(trouble: JournalTrouble) {
  const journal = memoryJournal<TableFact>();
  const house = new House({ journal });
  const code = await asleep(house);
  vi.spyOn(journal, 'load').mockRejectedValueOnce(new JournalError(trouble, 'a test'));
  return { house, code };
}

test('nobody waits for ever for a journal that does not answer', async () => {
  const journal = memoryJournal<TableFact>();
  const house = new House({ journal });
  const code = await asleep(house);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const history = await journal.load(code);
  vi.spyOn(journal, 'load').mockImplementation(async () => {
    await gate;
    return history;
  });
  const first = house.registry.summon(code);
  await house.clock.advance(5_000);
  expect(await first).toEqual({ ok: false, error: 'tryAgain' });
  const second = house.registry.summon(code);
  open();
  await settled();
  expect([(await second).ok, house.registry.size]).toEqual([true, 1]);
});
