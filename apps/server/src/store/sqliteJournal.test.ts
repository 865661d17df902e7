import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableCode } from '@roundhouse/protocol';
import { describe, expect, test } from 'vitest';
import { DATABASE_FILE, openDatabase } from './database.ts';
import { testJournal } from './testing/journalSuite.ts';
import { sqliteJournal } from './sqliteJournal.ts';
import { emptyFolder } from './testing/folders.ts';

const CODE = 'ABC234' as string as TableCode;

describe('the journal on the disk', () => {
  testJournal(() => sqliteJournal<string>({ dir: emptyFolder() }));
});

test('a server that starts again reads everything that the one before it wrote', async () => {
  const dir = emptyFolder();
  const first = await sqliteJournal<string>({ dir });
  await first.claim(CODE, 1);
  const entries = ['a', 'b', 'c'].map((fact, index) => ({ index, atMs: index, fact }));
  await first.append(CODE, { entries, stateHash: 'of c' });
  await first.saveSnapshot(CODE, { entryCount: 2, state: '{}', stateHash: 'of b' });
  await first.close();
  const second = await sqliteJournal<string>({ dir });
  expect(await second.list()).toEqual([{ code: CODE, touchedMs: 2, entryCount: 3, idleMs: 0 }]);
  expect(await second.read(CODE)).toEqual(entries);
  expect(await second.load(CODE)).toEqual({
    snapshot: { entryCount: 2, state: '{}', stateHash: 'of b' },
    entries: entries.slice(2),
    stateHash: 'of c',
  });
  await second.close();
});

test('a fact that cannot be written as text is refused like everything else, and the journal goes on', async () => {
  const journal = await sqliteJournal<unknown>({ dir: emptyFolder() });
  await journal.claim(CODE, 0);
  const entry = { index: 0, atMs: 0 };
  const append = (fact: unknown) =>
    journal.append(CODE, { entries: [{ ...entry, fact }], stateHash: '' });
  const refused = append(1n); // rejects; it does not throw
  await expect(refused).rejects.toThrow('BigInt');
  await append('a');
  expect(await journal.read(CODE)).toHaveLength(1);
  await journal.close();
});

test('a second server on the same folder is turned away until the first has ended', async () => {
  const dir = emptyFolder();
  const first = await sqliteJournal({ dir });
  await expect(sqliteJournal({ dir })).rejects.toMatchObject({ trouble: 'busy' });
  expect(await first.claim(CODE, 0)).toBe(true);
  const files = ['', '-shm', '-wal'].map((ending) => `${DATABASE_FILE}${ending}`);
  expect(readdirSync(dir).toSorted()).toEqual([...files, 'roundhouse.lock']);
  await first.close();
  await (await sqliteJournal({ dir })).close();
});

test('a file in the place of the folder is not overwritten', async () => {
  const dir = join(emptyFolder(), 'data');
  writeFileSync(dir, 'mine');
  await expect(sqliteJournal({ dir })).rejects.toMatchObject({ trouble: 'readOnly' });
  expect(readFileSync(dir, 'utf8')).toBe('mine');
});

test('appends that come together share the way to the disk', async () => {
  const dir = emptyFolder();
  const journal = await sqliteJournal<string>({ dir });
  await journal.claim(CODE, 0);
  const before = commitsIn(dir);
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      journal.append(CODE, { entries: [{ index, atMs: 0, fact: 'x' }], stateHash: '' }),
    ),
  );
  expect(commitsIn(dir) - before).toBeLessThan(100);
  await journal.close();
});

test('what is asked after the end is refused, and what was asked before it is done', async () => {
  const dir = emptyFolder();
  const journal = await sqliteJournal<string>({ dir });
  const claimed = journal.claim(CODE, 0);
  await Promise.all([journal.close(), journal.close()]);
  expect(await claimed).toBe(true);
  await expect(journal.list()).rejects.toMatchObject({ trouble: 'closed', isHarmless: true });
});

test('an entry that is no JSON any more is called damage', async () => {
  const dir = emptyFolder();
  const journal = await sqliteJournal<string>({ dir });
  await journal.claim(CODE, 0);
  await journal.append(CODE, { entries: [{ index: 0, atMs: 0, fact: 'a' }], stateHash: '' });
  await journal.close();
  const db = openDatabase(dir);
  db.exec(`UPDATE entries SET fact = '"a'`);
  db.close();
  const again = await sqliteJournal<string>({ dir });
  await expect(again.load(CODE)).rejects.toMatchObject({ trouble: 'corrupt' });
  await again.close();
});

/** Transactions in the write-ahead log: a frame that ends one says how long the file is then. */
function commitsIn(dir: string): number {
  const log = readFileSync(join(dir, `${DATABASE_FILE}-wal`));
  let count = 0;
  for (let frame = 32; frame < log.length; frame += 24 + 4_096) {
    if (log.readUInt32BE(frame + 4) !== 0) count += 1;
  }
  return count;
}

test.each([
  ['the folder', (dir: string) => rmSync(dir, { recursive: true })],
  ['the file', (dir: string) => rmSync(join(dir, DATABASE_FILE))],
  ['the log', (dir: string) => rmSync(join(dir, `${DATABASE_FILE}-wal`))],
  ['another file', (dir: string) => cpSync(dir, `${dir}-other`, { recursive: true })],
] as const)('regression: nothing is taken when %s is gone or replaced', async (what, lose) => {
  const dir = join(emptyFolder(), 'data');
  const journal = await sqliteJournal<string>({ dir });
  await journal.claim(CODE, 0);
  lose(dir);
  if (what === 'another file') {
    rmSync(dir, { recursive: true });
    renameSync(`${dir}-other`, dir);
  }
  const entry = { index: 0, atMs: 0, fact: 'a' };
  const gone = { trouble: 'gone', isHarmless: true };
  await expect(journal.check()).rejects.toMatchObject(gone);
  await expect(journal.append(CODE, { entries: [entry], stateHash: '' })).rejects.toMatchObject(
    gone,
  );
  expect(await journal.read(CODE)).toEqual([]);
  await journal.close();
});
