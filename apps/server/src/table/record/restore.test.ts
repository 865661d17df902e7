import { describe, expect, test, vi } from 'vitest';
import { parseTableCode, type TableCode } from '@roundhouse/protocol';
import type { Journal, JournalEntry, TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { INITIAL_OPTIONS } from '@roundhouse/rules';
import { House } from '@roundhouse/testkit/table';
import type { History } from '../../store/journal.ts';
import { restore } from './restore.ts';
import { snapshotOf } from './snapshot.ts';
import type { TableData } from './tableData.ts';
import { nameOf, stateHash } from './tableImage.ts';

type Entries = readonly JournalEntry<TableFact>[];

/** The history of a table in its second round, with a snapshot in its middle. */
async function playedHistory() {
  const house = new House({ config: { botDelayMs: 100 } });
  const options = { maxPip: 6, matchRounds: 2 } as const;
  const table = await house.open({ name: 'Ada', bots: 1, options, start: true });
  const ada = await table.host();
  await ada.atSeat({ type: 'leave' });
  const { code } = table.table;
  for (let moves = 0; moves < 500; moves += 1) {
    await house.clock.advance(100);
    const history = await house.journal.load(code);
    const moved = history?.entries.filter(({ fact }) => fact.type === 'commandCarriedOut') ?? [];
    if (history === null || history.snapshot === null || moved.length < 5) continue;
    return { ...history, code, snapshot: history.snapshot, whole: await house.journal.read(code) };
  }
  throw new Error('too short');
}

/** A journal with this history; it refuses to be written to. */
function journalWith(history: History<TableFact>, whole: Entries = history.entries) {
  const journal: Journal<TableFact> = {
    ...memoryJournal<TableFact>(),
    load: async () => history,
    read: async () => whole,
    append: neverCalled,
    saveSnapshot: neverCalled,
    archive: neverCalled,
    forget: neverCalled,
  };
  return journal;
}

async function neverCalled(): Promise<never> {
  throw new Error('a journal that is only read');
}

async function codeOf(
  history: History<TableFact>,
  code: TableCode,
  whole: Entries = history.entries,
): Promise<string> {
  const restored = await restore(journalWith(history, whole), code);
  return restored.ok ? 'restored' : restored.error.code;
}

function eventsOf(fact: object): readonly unknown[] {
  return 'events' in fact && Array.isArray(fact.events) ? fact.events : [];
}

/** The same history with one entry changed. */
function withEntry(
  history: History<TableFact>,
  index: number,
  change: (entry: JournalEntry<TableFact>) => unknown,
): History<TableFact> {
  const entry = history.entries.at(index);
  if (entry === undefined) throw new Error('no such entry');
  const changed = change(entry) as JournalEntry<TableFact>;
  return { ...history, entries: history.entries.with(index, changed) };
}

test('a history is set up again from its snapshot', async () => {
  const { code, ...history } = await playedHistory();
  expect(await codeOf(history, code)).toBe('restored');
});

describe('a history that was tampered with is not set up:', () => {
  test('another name of the last state', async () => {
    const { code, ...history } = await playedHistory();
    const other = { ...history, stateHash: `${history.stateHash.slice(0, -1)}.` };
    expect(await codeOf(other, code)).toBe('cannotLoad');
  });

  test('another code', async () => {
    const { code, ...history } = await playedHistory();
    const other = parseTableCode(code === '222222' ? '333333' : '222222');
    expect(other !== undefined && (await codeOf(history, other))).toBe('cannotLoad');
  });

  test.each([
    [
      'a move after which it is no turn',
      (fact: object) => ({ ...fact, events: eventsOf(fact).slice(0, -1) }),
    ],
    ['a move without its events', (fact: object) => ({ ...fact, events: [] })],
    ['a fact of a kind that nobody knows', () => ({ type: 'boneyardPeeked' })],
    ['a fact that is none', () => null],
    ['events that are none', (fact: object) => ({ ...fact, events: [{ type: 'tileTeleported' }] })],
  ])('%s', async (_what, change) => {
    const { code, ...history } = await playedHistory();
    const index = history.entries.findLastIndex(({ fact }) => fact.type === 'commandCarriedOut');
    const tampered = withEntry(history, index, (entry) => ({ ...entry, fact: change(entry.fact) }));
    expect(await codeOf(tampered, code)).toBe('cannotLoad');
  });

  test('an entry too few, one too many, or one twice', async () => {
    const { code, ...history } = await playedHistory();
    const [first, ...others] = history.entries;
    if (first === undefined) throw new Error('too short');
    for (const entries of [others, [first, first, ...others], history.entries.slice(0, -1)]) {
      expect(await codeOf({ ...history, entries }, code)).toBe('cannotLoad');
    }
  });
});

describe('regression: a table comes out of its facts alone where its snapshot is', () => {
  type Change = (state: string) => string;
  const changes: readonly (readonly [string, Change])[] = [
    ['one with another hand', (state) => state.replace('"tiles":[', '"tiles":[27,')],
    ['cut off', (state) => state.slice(0, -20)],
    ['no table', () => '{}'],
    ['nothing', () => 'null'],
  ];
  test.each(changes)('%s', async (_what, change) => {
    const { code, whole, ...history } = await playedHistory();
    const { snapshot } = history;
    const state = change(snapshot.state);
    expect(state).not.toBe(snapshot.state);
    await expectFromFacts(code, { ...history, snapshot: { ...snapshot, state } }, whole);
  });

  test('no table, with the right name of its own', async () => {
    const { code, whole, ...history } = await playedHistory();
    const snapshot = { ...history.snapshot, state: '{}', stateHash: nameOf('{}') };
    await expectFromFacts(code, { ...history, snapshot }, whole);
  });

  test('of another moment, with the right name of its own', async () => {
    const { code, whole, ...history } = await playedHistory();
    const table = JSON.parse(history.snapshot.state) as TableData;
    const snapshot = snapshotOf({ ...table, locked: true }, history.snapshot.entryCount);
    await expectFromFacts(code, { ...history, snapshot }, whole);
  });

  async function expectFromFacts(code: TableCode, history: History<TableFact>, whole: Entries) {
    const restored = await restore(journalWith(history, whole), code);
    expect(restored.ok && restored.value.entryCount).toBe(whole.length);
    expect(restored.ok && stateHash(restored.value.data)).toBe(history.stateHash);
    expect(restored.ok && restored.value.snapshotTrouble).toBeInstanceOf(Error);
    expect(await codeOf(history, code, whole.slice(0, -1))).toBe('cannotLoad'); // they disagree, too
  }
});

test('a table of an older version comes out of its facts alone', async () => {
  const { code, whole, ...history } = await playedHistory();
  const old = { entryCount: history.snapshot.entryCount, state: '{"tisch":[]}', stateHash: '0.x' };
  const older = { ...history, snapshot: old, stateHash: '0.y' };
  const restored = await restore(journalWith(older, whole), code);
  expect(restored.ok && restored.value.entryCount).toBe(whole.length);
  expect(restored.ok && stateHash(restored.value.data)).toBe(history.stateHash);
});

test('an option that is younger than a table is neutral there', async () => {
  const house = new House();
  const { table } = await house.open({ name: 'Ada' });
  const [opening, ...entries] = await house.journal.read(table.code);
  if (opening?.fact.type !== 'tableOpened') throw new Error('a history begins with the opening');
  const { lastTileCall: _, ...options } = opening.fact.options;
  const fact = { ...opening.fact, options } as TableFact;
  const older = { snapshot: null, entries: [{ ...opening, fact }, ...entries], stateHash: '0.y' };
  const restored = await restore(journalWith(older), table.code);
  const { lastTileCall } = restored.ok ? restored.value.data.rules.options : {};
  expect(lastTileCall).toBe(INITIAL_OPTIONS.lastTileCall);
});

/** A house with a table whose snapshot is damaged, out of memory. */
async function damagedSnapshot() {
  const house = new House();
  const { table } = await house.open({ name: 'Ada', bots: 1, start: true });
  const entryCount = (await house.journal.read(table.code)).length;
  const { state } = snapshotOf(table.showing().data, entryCount);
  await house.journal.saveSnapshot(table.code, {
    entryCount,
    state: state.replace('"occupants":', '"occupants":x'),
    stateHash: stateHash(table.showing().data),
  });
  house.restart();
  return { house, code: table.code };
}

test('a snapshot that was left aside is logged once, without a word of what stands in it', async () => {
  const { house, code } = await damagedSnapshot();
  expect((await house.registry.summon(code)).ok).toBe(true);
  expect(house.logLines).toHaveLength(1);
  expectNoSecret(house, code);
});

test('regression: a table that cannot be loaded is logged once, however often it is called', async () => {
  const { house, code } = await damagedSnapshot();
  const history = await house.journal.load(code);
  const other = history && { ...history, stateHash: `${history.stateHash.slice(0, -1)}.` };
  vi.spyOn(house.journal, 'load').mockResolvedValue(other);
  for (let count = 0; count < 3; count += 1) {
    expect(await house.registry.summon(code)).toEqual({ ok: false, error: 'cannotLoad' });
  }
  expect(house.logLines).toHaveLength(1);
  expectNoSecret(house, code);
});

function expectNoSecret(house: House, code: string): void {
  const log = JSON.stringify(house.logLines);
  expect(log).toContain(code);
  for (const secret of ['Ada', 'hands', 'hash', 'seed']) expect(log).not.toContain(secret);
}
