import type { TableCode } from '@roundhouse/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase, openToRead, pragmaOf } from './database.ts';
import { answerGroup, type KeptLedger } from './groupCommit.ts';
import { Ledger } from './Ledger.ts';
import type { Question } from './questions.ts';
import { emptyFolder } from './testing/folders.ts';

const CODES = ['ABC234', 'DEF567', 'XYZ789'] as readonly string[] as readonly TableCode[];
const [CODE = expect.fail(), OTHER = expect.fail()] = CODES;

test('a crowd of appends waits for the disk once', () => {
  const store = openStore();
  const exec = vi.spyOn(store.db, 'exec');
  const crowd = CODES.flatMap((code) => [appendOf(code, 0), appendOf(code, 1), appendOf(code, 2)]);
  expect(outcomesOf(store, crowd)).toEqual(Array.from({ length: 9 }, () => 'ok'));
  expect(exec.mock.calls.filter(([sql]) => sql === 'COMMIT')).toHaveLength(1);
});

test('an append that is refused takes nothing from the others', () => {
  const store = openStore();
  const crowd = [appendOf(CODE, 0), appendOf(CODE, 0), appendOf(OTHER, 5), appendOf(OTHER, 0)];
  expect(outcomesOf(store, crowd)).toEqual(['ok', 'conflict', 'conflict', 'ok']);
  expect([store.ledger.read(CODE).length, store.ledger.read(OTHER).length]).toEqual([1, 1]);
});

test('an append that breaks off in the middle leaves none of its entries', () => {
  const store = openStore();
  store.db.exec(`INSERT INTO entries VALUES ('${CODE}', 1, 0, 'stray')`);
  const pair = appendOf(CODE, 0, 2);
  expect(outcomesOf(store, [appendOf(OTHER, 0), pair])).toEqual(['ok', 'conflict']);
  expect(store.ledger.read(CODE).map(({ fact }) => fact)).toEqual(['stray']);
  expect(store.ledger.load(CODE)?.stateHash).toBe('');
});

test('who reads in the same group sees what the group wrote', () => {
  const store = openStore();
  const answers = answerGroup(store, asked([{ type: 'read', code: CODE }, appendOf(CODE, 0)]));
  const outcome = answers.find(({ id }) => id === 0)?.outcome;
  expect(outcome).toMatchObject({ ok: true, value: [{ index: 0 }] });
});

test('on a full disk nothing of a group is kept, reading goes on, and later it works again', () => {
  const store = openStore();
  const pageCount = Number(pragmaOf(store.db, 'page_count'));
  store.db.exec(`PRAGMA max_page_count = ${pageCount + 2}`);
  const big = { ...entryOf(0), fact: 'x'.repeat(50_000) };
  const tooBig: Question = {
    type: 'append',
    code: CODE,
    append: { entries: [big], stateHash: '' },
  };
  expect(outcomesOf(store, [tooBig, appendOf(OTHER, 0)])).toContain('diskFull');
  expect(store.ledger.read(CODE)).toEqual([]);
  store.db.exec(`PRAGMA max_page_count = ${pageCount + 200}`);
  expect(outcomesOf(store, [tooBig])).toEqual(['ok']);
});

test('a file that may not be written to refuses harmlessly, and is read', () => {
  const dir = emptyFolder();
  const writer = openStore(dir);
  answerGroup(writer, asked([appendOf(CODE, 0)]));
  const db = openToRead(dir);
  onTestFinished(() => db.close());
  const store = { db, ledger: new Ledger(db), confirmPlace: () => {} };
  expect(outcomesOf(store, [appendOf(CODE, 1), { type: 'list' }])).toEqual(['readOnly', 'ok']);
});

test('somebody who holds the file for too long makes it busy, not broken', () => {
  const dir = emptyFolder();
  const [store, other] = [openStore(dir), openDatabase(dir)];
  onTestFinished(() => other.close());
  store.db.exec('PRAGMA busy_timeout = 1');
  other.exec('BEGIN IMMEDIATE');
  expect(outcomesOf(store, [appendOf(CODE, 0)])).toEqual(['busy']);
  other.exec('ROLLBACK');
  expect(outcomesOf(store, [appendOf(CODE, 0)])).toEqual(['ok']);
});

test('a group that cannot be committed for want of room is taken back, and the next one is written', () => {
  const store = openStore();
  const exec = store.db.exec.bind(store.db);
  const commits: string[] = [];
  vi.spyOn(store.db, 'exec').mockImplementation((sql) => {
    if (sql === 'COMMIT' && commits.push(sql) === 1) throw fullDisk();
    exec(sql);
  });
  expect(outcomesOf(store, [appendOf(CODE, 0), appendOf(OTHER, 0)])).toEqual([
    'diskFull',
    'diskFull',
  ]);
  expect([store.db.isTransaction, store.ledger.read(CODE)]).toEqual([false, []]);
  expect(outcomesOf(store, [appendOf(CODE, 0)])).toEqual(['ok']);
});

test('when nobody knows what the disk did, no answer is given', () => {
  const store = openStore();
  vi.spyOn(store.db, 'exec').mockImplementation((sql) => {
    if (sql === 'COMMIT') throw new Error('fsync failed');
  });
  expect(() => answerGroup(store, asked([appendOf(CODE, 0)]))).toThrow('fsync failed');
});

/** What SQLite throws when there is no room left. */
function fullDisk(): Error {
  return Object.assign(new Error('database or disk is full'), { errcode: 13 });
}

/** A ledger in which the tables are claimed. */
function openStore(dir = emptyFolder()): KeptLedger {
  const db = openDatabase(dir);
  onTestFinished(() => db.close());
  const ledger = new Ledger(db);
  for (const code of CODES) ledger.claim(code, 0);
  return { db, ledger, confirmPlace: () => {} };
}

function outcomesOf(store: KeptLedger, questions: readonly Question[]): readonly string[] {
  return answerGroup(store, asked(questions))
    .toSorted((one, next) => one.id - next.id)
    .map(({ outcome }) => (outcome.ok ? 'ok' : outcome.trouble));
}

function asked(questions: readonly Question[]) {
  return questions.map((question, id) => ({ id, question }));
}

function appendOf(code: TableCode, first: number, count = 1): Question {
  const entries = Array.from({ length: count }, (_, offset) => entryOf(first + offset));
  return { type: 'append', code, append: { entries, stateHash: 'after' } };
}

function entryOf(index: number) {
  return { index, atMs: 0, fact: `"${index}"` };
}
