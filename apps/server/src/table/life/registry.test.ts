import { expect, test, vi } from 'vitest';
import type { TableCode } from '@roundhouse/protocol';
import type { JournalTrouble } from '@roundhouse/server/store';
import { JournalError, memoryJournal } from '@roundhouse/server/store';
import type { TableFact } from '@roundhouse/server';
import { House, settled } from '@roundhouse/testkit/table';

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

test('a house that is full lets no sleeping table in, and does once there is room', async () => {
  const house = new House({ maxTables: 2 });
  const code = await asleep(house);
  const others = [await house.open({ name: 'Bea' }), await house.open({ name: 'Cid' })];
  expect(await house.registry.summon(code)).toEqual({ ok: false, error: 'tryAgain' });
  expect(await house.registry.summon('222222')).toEqual({ ok: false, error: 'noSuchTable' });
  expect(await house.registry.open({ name: 'Dan' })).toMatchObject({
    error: { code: 'tooManyTables' },
  });
  others[0]?.table.leave('restarting');
  expect((await house.registry.summon(code)).ok).toBe(true);
  expect(house.registry.size).toBe(2);
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
