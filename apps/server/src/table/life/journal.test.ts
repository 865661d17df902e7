import { expect, test, vi } from 'vitest';
import { BOT_DELAY_MS } from '@roundhouse/bots';
import { seatOf } from '@roundhouse/rules';
import { JournalError, memoryJournal } from '@roundhouse/server/store';
import type { Journal, TableFact } from '@roundhouse/server';
import { Guest, House, settled } from '@roundhouse/testkit/table';
import { evolveTable, openedTable } from '../record/evolveTable.ts';

/** A journal whose writes wait until they are let through, or fail. */
function gatedJournal() {
  const inner = memoryJournal<TableFact>();
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  let isGated = false;
  const journal: Journal<TableFact> = {
    ...inner,
    async append(code, append) {
      if (isGated) await new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
      await inner.append(code, append);
    },
  };
  return {
    journal,
    close: () => void (isGated = true),
    open: () => void (isGated = false),
    letThrough: () => waiting.shift()?.resolve(),
    breakOne: () => waiting.shift()?.reject(new JournalError('diskFull', 'disk full')),
  };
}

async function gatedTable() {
  const gate = gatedJournal();
  const house = new House({ journal: gate.journal });
  const table = await house.open({ name: 'Ada', bots: 1, start: true });
  const ada = await table.host();
  while (table.turnSeat !== ada.seat) await house.clock.advance(BOT_DELAY_MS);
  gate.close();
  return { gate, house, table, ada };
}

test('nothing is shown or answered before the journal has it', async () => {
  const { gate, table, ada } = await gatedTable();
  const [shownCount, { seq }] = [table.shownCount, table.showing.data];
  let isAnswered = false;
  const answer = ada.doAnything().then((result) => {
    isAnswered = true;
    return result;
  });
  await settled();
  expect([isAnswered, table.shownCount, table.showing.data.seq]).toEqual([false, shownCount, seq]);
  gate.letThrough();
  expect((await answer).ok).toBe(true);
  expect(table.shownCount).toBe(shownCount + 1);
});

test('when the journal fails nothing has happened, and the same command may be sent again', async () => {
  const { gate, table, ada } = await gatedTable();
  const before = table.showing.data;
  const answer = ada.doAnything();
  await settled();
  gate.breakOne();
  expect(await answer).toEqual({ ok: false, error: { code: 'tryAgain' } });
  expect(table.showing.data).toBe(before);
  gate.open();
  expect((await ada.doAnything()).ok).toBe(true);
});

test('when the journal fails nobody is let in, and the door stays open', async () => {
  const { gate, house } = await gatedTable();
  gate.open();
  const table = await house.open({ name: 'Ada' });
  gate.close();
  const bea = new Guest(table.table);
  const entered = bea.enter({ name: 'Bea' });
  await settled();
  gate.breakOne();
  expect(await entered).toEqual({ ok: false, error: 'tryAgain' });
  gate.open();
  expect((await table.join({ name: 'Bea' })).seat).toBe(1);
});

/** A house whose journal takes everything but facts of one type. */
function pickyHouse(refused: TableFact['type']) {
  const inner = memoryJournal<TableFact>();
  const picky = { isPicky: false };
  const journal: Journal<TableFact> = {
    ...inner,
    async append(code, append) {
      const isRefused = picky.isPicky && append.entries.some(({ fact }) => fact.type === refused);
      if (isRefused) throw new JournalError('diskFull', 'disk full');
      await inner.append(code, append);
    },
  };
  return { picky, journal, house: new House({ journal }) };
}

test('regression: who gave up the seat is not told that nothing has happened', async () => {
  const { picky, house } = pickyHouse('hostChanged');
  const table = await house.open({ name: 'Ada' });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  picky.isPicky = true;
  expect((await ada.atSeat({ type: 'leave' })).ok).toBe(true);
  expect([ada.note.seat, bea.note]).toEqual([null, { seat: 0, host: false }]);
  picky.isPicky = false;
  await house.clock.advance(2_000);
  expect(bea.note).toEqual({ seat: 0, host: true });
});

test('regression: a removed player is closed even if the tools cannot be handed on', async () => {
  const { picky, house } = pickyHouse('hostChanged');
  const table = await house.open({ name: 'Ada' });
  const ada = await table.host();
  await table.join({ name: 'Bea' });
  picky.isPicky = true;
  const removed = await ada.asHost({ type: 'removePlayer', seat: seatOf(0) });
  expect([removed.ok, ada.dismissedFor]).toEqual([true, 'removedByHost']);
});

test('regression: a journal that fails is not asked without a pause', async () => {
  const { picky, house, journal } = pickyHouse('hostChanged');
  const append = vi.spyOn(journal, 'append');
  const table = await house.open({ name: 'Ada' });
  const [ada] = [await table.host(), await table.join({ name: 'Bea' })];
  picky.isPicky = true;
  await ada.atSeat({ type: 'leave' });
  append.mockClear();
  await house.clock.advance(10_000);
  expect(append.mock.calls.length).toBeLessThanOrEqual(11);
});

test('regression: a table that could not be written down gives its code back', async () => {
  const { picky, house, journal } = pickyHouse('tableOpened');
  const claim = vi.spyOn(journal, 'claim');
  picky.isPicky = true;
  await expect(house.open({ name: 'Ada' })).rejects.toThrow('tryAgain');
  const [code] = claim.mock.calls[0] ?? [];
  expect(code !== undefined && (await journal.claim(code, 0))).toBe(true);
});

test('regression: tables that are opened at once are counted before they are written', async () => {
  const { gate, house } = await gatedTable();
  const wishes = Array.from({ length: 120 }, () => house.registry.open({ name: 'Ada' }));
  await settled();
  gate.open();
  for (let count = 0; count < wishes.length; count += 1) gate.letThrough();
  const opened = (await Promise.all(wishes)).filter(({ ok }) => ok);
  expect([opened.length, house.registry.size]).toEqual([99, 100]);
});

test('a seed is in the journal before its deal', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada', bots: 1, start: true });
  const history = await house.journal.read(table.table.code);
  const types = history.map(({ fact }) => fact.type);
  expect(types).toEqual([
    'tableOpened',
    'playerSat',
    'keyArrived',
    'hostChanged',
    'botSat',
    'seedDrawn',
    'roundStarted',
  ]);
});

test('the journal alone rebuilds the table', async () => {
  const house = new House({ config: { botDelayMs: 0 } });
  const table = await house.open({ name: 'Ada', bots: 2, options: { maxPip: 6 }, start: true });
  const ada = await table.host();
  await ada.atSeat({ type: 'leave' });
  await house.clock.advance(10 * 60_000);
  const [first, ...rest] = await house.journal.read(table.table.code);
  if (first?.fact.type !== 'tableOpened') throw new Error('a history begins with the opening');
  const facts = JSON.parse(JSON.stringify(rest.map(({ fact }) => fact))) as TableFact[];
  expect(facts.length).toBeGreaterThan(100);
  expect(facts.reduce(evolveTable, openedTable(first.fact))).toEqual(table.showing.data);
});

test('no key to a seat is ever written down', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  const bea = await table.join({ name: 'Bea' });
  const text = JSON.stringify(await house.journal.read(table.table.code));
  expect(text).toContain('tokenHash');
  expect(text).not.toContain(table.hostToken);
  expect(text).not.toContain(bea.token);
});

test('a forgotten table leaves no history and gives its code back', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  await house.clock.advance(30 * 60_000);
  expect(await house.journal.read(table.table.code)).toEqual([]);
  expect(await house.journal.claim(table.table.code, 0)).toBe(true);
});

test('regression: a table that the journal cannot forget is not broken, and is forgotten later', async () => {
  const inner = memoryJournal<TableFact>();
  const forget = vi
    .spyOn(inner, 'forget')
    .mockRejectedValueOnce(new JournalError('diskFull', 'disk full'));
  const house = new House({ journal: inner });
  const table = await house.open({ name: 'Ada' });
  await house.clock.advance(30 * 60_000);
  expect([forget.mock.calls.length, table.closedFor, house.registry.size]).toEqual([1, null, 1]);
  await house.clock.advance(30 * 60_000);
  expect([table.closedFor, house.registry.size]).toEqual(['tableClosed', 0]);
});
