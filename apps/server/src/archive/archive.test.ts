import { PRESET_NAMES } from '@roundhouse/rules';
import { playedTable, type PlayedTable } from '@roundhouse/testkit/table';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { readBack, written } from '../store/entryText.ts';
import type { OpenLedger } from '../store/groupCommit.ts';
import { Ledger } from '../store/Ledger.ts';
import { emptyFolder } from '../store/testing/folders.ts';
import type { TableFact } from '../table/record/tableFact.ts';
import { checkMatch } from './checkMatch.ts';
import { importMatch } from './importMatch.ts';
import { parseMatchFile, type MatchFile } from './matchFile.ts';
import { matchFilesIn } from './recordings.ts';

test.each(PRESET_NAMES)('a match of %s goes out and in without losing a byte', async (preset) => {
  const table = await playedTable({ preset, seed: `archive ${preset}`, rounds: 2 });
  const [text] = matchFilesIn(table.history, 'finishedRounds');
  const file = readFile(text);
  expect(file).toMatchObject({ code: table.code, preset, rounds: { length: 2 } });
  expect([file.standings.over, checkMatch(file).ok]).toEqual([true, true]);
  const store = openStore();
  expect(importMatch(store, file)).toEqual({ ok: true, value: 'stored' });
  expect(matchFilesIn(historyIn(store, table), 'finishedRounds')).toEqual([text]);
});

test('a file names the players by seat, and has nothing of their keys', async () => {
  const { history } = await playedTable({ preset: 'pagat', seed: 'names', rounds: 1 });
  const [text = ''] = matchFilesIn(history, 'everything');
  expect(readFile(text).players).toMatchObject([
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'porter' },
    { kind: 'bot', level: 'porter' },
  ]);
  const hashes = history.flatMap(({ fact }) => (fact.type === 'playerSat' ? [fact.tokenHash] : []));
  expect(hashes).toHaveLength(1);
  expect(text).not.toContain(hashes[0]);
});

test('the round that runs is only told when it is asked for', async () => {
  const table = await playedTable({ preset: 'pagat', seed: 'running', rounds: 2 });
  const dealt = table.history.findLastIndex(({ fact }) => fact.type === 'roundStarted');
  const running = table.history.slice(0, dealt + 6);
  const [told, whole] = [
    matchFilesIn(running, 'finishedRounds'),
    matchFilesIn(running, 'everything'),
  ];
  expect(readFile(told[0])).toMatchObject({ rounds: { length: 1 }, standings: { over: false } });
  expect(readFile(whole[0]).rounds.map(({ moves, result }) => [moves.length, result])).toEqual([
    [expect.any(Number), expect.anything()],
    [5, null],
  ]);
  const { seed = 'none' } = readFile(whole[0]).rounds[1] ?? {};
  expect(told[0]).not.toContain(seed);
  const begun = table.history.findIndex(({ fact }) => fact.type === 'roundStarted');
  const first = table.history.slice(0, begun + 1);
  expect(matchFilesIn(first, 'finishedRounds')).toEqual([null]);
});

test('a running match goes out and in as well, its open round included', async () => {
  const table = await playedTable({ preset: 'puremco', seed: 'open', rounds: 2 });
  const [text] = matchFilesIn(table.history.slice(0, -3), 'everything');
  const store = openStore();
  expect(checkMatch(readFile(text)).ok).toBe(true);
  expect(importMatch(store, readFile(text)).ok).toBe(true);
  expect(matchFilesIn(historyIn(store, table), 'everything')).toEqual([text]);
});

test('the matches of one table are told apart, and each may be stored', async () => {
  const table = await playedTable({ preset: 'pagat', seed: 'rematch', rounds: 1, matches: 2 });
  const texts = matchFilesIn(table.history, 'finishedRounds');
  expect([texts.length, new Set(texts).size]).toEqual([2, 2]);
  const store = openStore();
  for (const text of texts)
    expect(importMatch(store, readFile(text))).toMatchObject({ value: 'stored' });
  expect(matchFilesIn(historyIn(store, table), 'finishedRounds')).toEqual(texts);
});

test('the same match is stored once, out of use, and never over a table in use', async () => {
  const table = await playedTable({ preset: 'pagat', seed: 'twice', rounds: 1 });
  const file = readFile(matchFilesIn(table.history, 'finishedRounds')[0]);
  const store = openStore();
  importMatch(store, file);
  const { length } = store.ledger.read(table.code);
  expect(importMatch(store, file)).toEqual({ ok: true, value: 'storedAlready' });
  expect(store.ledger.read(table.code)).toHaveLength(length);
  expect([store.ledger.list(), store.ledger.load(table.code)]).toEqual([[], null]);
  const inUse = openStore();
  inUse.ledger.claim(table.code, 0);
  expect(importMatch(inUse, file)).toEqual({ ok: false, error: { code: 'codeInUse' } });
  expect(inUse.ledger.read(table.code)).toEqual([]);
});

test('a match that is in the journal of its own table is not stored again', async () => {
  const { code, history } = await playedTable({ preset: 'pagat', seed: 'own', rounds: 1 });
  const store = openStore();
  store.ledger.claim(code, 0);
  store.ledger.append(code, { entries: history.map(written), stateHash: '' });
  const file = readFile(matchFilesIn(history, 'finishedRounds')[0]);
  expect(importMatch(store, file)).toEqual({ ok: true, value: 'storedAlready' });
});

function readFile(text: string | null | undefined): MatchFile {
  const parsed = parseMatchFile(text ?? '');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function openStore(): OpenLedger {
  const db = openDatabase(emptyFolder());
  onTestFinished(() => db.close());
  return { db, ledger: new Ledger(db) };
}

function historyIn({ ledger }: OpenLedger, { code }: PlayedTable) {
  return ledger.read(code).map(readBack<TableFact>);
}
