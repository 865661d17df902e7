import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseTableCode } from '@roundhouse/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DATABASE_FILE, openDatabase, openToRead, pragmaOf, WRITER_PRAGMAS } from './database.ts';
import { JournalError } from './journalError.ts';
import { Ledger } from './Ledger.ts';
import { isLogDamaged } from './logDamage.ts';
import { emptyFolder } from './testing/folders.ts';

const PAGE_BYTES = 4_096;

test('SQLite says of every setting what was asked for', () => {
  const db = openDatabase(emptyFolder());
  const said = Object.keys(WRITER_PRAGMAS).map((name) => [name, pragmaOf(db, name)]);
  expect(Object.fromEntries(said)).toEqual(WRITER_PRAGMAS);
  expect(WRITER_PRAGMAS).toMatchObject({ journal_mode: 'wal', synchronous: 2, foreign_keys: 1 });
  expect([pragmaOf(db, 'application_id'), pragmaOf(db, 'user_version')]).toEqual([0x526f7548, 2]);
  db.close();
});

test('a setting that SQLite does not take keeps the database from being used', () => {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { exec } = DatabaseSync.prototype;
  const deaf = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    if (!sql.includes('cell_size_check')) exec.call(this, sql);
  });
  onTestFinished(() => deaf.mockRestore());
  expect(troubleOf(() => openDatabase(emptyFolder()))).toBe('unfit');
});

test('nobody but the owner may read hands and seeds out of the file', () => {
  const { path } = writtenFile(1);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('whoever reads sees what the server writes, and cannot write', () => {
  const dir = emptyFolder();
  const server = openDatabase(dir);
  const reader = openToRead(dir);
  new Ledger(server).claim(CODE, 5);
  expect(new Ledger(reader).list()).toEqual([
    { code: CODE, touchedMs: 5, entryCount: 0, idleMs: 0 },
  ]);
  expect(() => new Ledger(reader).forget(CODE)).toThrow('readonly');
  for (const db of [server, reader]) db.close();
});

test.each([
  ['a text file', 'corrupt', (path: string) => writeFileSync(path, 'buy milk\n'.repeat(1_000))],
  ['a header that is garbage', 'corrupt', (path: string) => spoil(path, 0)],
  ['a page that is garbage', 'corrupt', (path: string) => spoil(path, 4 * PAGE_BYTES)],
  ['an end that is missing', 'corrupt', cutInHalf],
  ['a database of another program', 'corrupt', (path: string) => mark(path, 'application_id', 7)],
  ['a database of a later version', 'tooNew', (path: string) => mark(path, 'user_version', 99)],
])('%s is not opened and stays as it is', (_what, trouble, change) => {
  const { dir, path } = writtenFile(500);
  change(path);
  const before = readFileSync(path);
  for (const open of [openDatabase, openDatabase]) expect(troubleOf(() => open(dir))).toBe(trouble);
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('a later version is recognised by what only its log has', () => {
  const { dir, path } = writtenFile(1);
  const later = new DatabaseSync(path);
  later.exec('PRAGMA user_version = 99');
  const [file, log] = [readFileSync(path), readFileSync(`${path}-wal`)];
  later.close();
  writeFileSync(path, file);
  writeFileSync(`${path}-wal`, log);
  expect(troubleOf(() => openDatabase(dir))).toBe('tooNew');
  expect(readFileSync(path).equals(file)).toBe(true);
});

test('a server that died while it made the database left nothing in the way', () => {
  const { dir, path, journal } = halfMadeFile();
  writeFileSync(`${path}-journal`, journal);
  const db = openDatabase(dir);
  expect(new Ledger(db).claim(CODE, 0)).toBe(true);
  db.close();
});

test.each([
  ['is missing', (path: string) => rmSync(path)],
  ['is empty', (path: string) => writeFileSync(path, '')],
])('regression: a file that %s beside its log is no empty house', (_what, lose) => {
  const { dir, path } = killedServer(10);
  lose(path);
  const before = readFileSync(`${path}-wal`);
  expect(troubleOf(() => openDatabase(dir))).toBe('corrupt');
  expect(readFileSync(`${path}-wal`).equals(before)).toBe(true);
});

const FRAME_BYTES = 24 + PAGE_BYTES;
const frameAt = (frame: number) => 32 + frame * FRAME_BYTES;

test.each([
  ['in the middle of a page', (log: Buffer) => log.fill(0xff, frameAt(8) + 500, frameAt(8) + 600)],
  ['in the head of a frame', (log: Buffer) => log.fill(0xff, frameAt(8), frameAt(8) + 24)],
  ['in its own head', (log: Buffer) => log.fill(0xff, 0, 32)],
  ['for a long way', (log: Buffer) => log.fill(0, frameAt(3), frameAt(9))],
] as const)(
  'regression: a log that is damaged %s keeps the server from starting',
  (_what, damage) => {
    const { dir, path } = killedServer(30);
    const log = readFileSync(`${path}-wal`);
    damage(log);
    writeFileSync(`${path}-wal`, log);
    expect(troubleOf(() => openDatabase(dir))).toBe('corrupt');
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true);
  },
);

test('a log that ends anywhere, as that of a process that was killed, is read as far as it goes', () => {
  const { dir, path } = killedServer(30);
  const log = readFileSync(`${path}-wal`);
  for (let end = log.length - 100; end > 0; end -= 3 * FRAME_BYTES + 777) {
    writeFileSync(`${path}-wal`, log.subarray(0, end));
    expect(isLogDamaged(`${path}-wal`)).toBe(false);
  }
  const torn = Buffer.from(log).fill(0, log.length - 2_000); // the last page was half written
  writeFileSync(`${path}-wal`, torn);
  const db = openDatabase(dir);
  expect(new Ledger(db).read(CODE)).toHaveLength(29);
  db.close();
});

test('a log that has begun anew over an older one is sound', () => {
  const { dir, path } = killedServer(200, (db) => {
    db.exec('PRAGMA wal_checkpoint(RESTART)');
    new Ledger(db).claim(OTHER, 0);
  });
  expect(isLogDamaged(`${path}-wal`)).toBe(false);
  const db = openDatabase(dir);
  expect(new Ledger(db).list()).toHaveLength(2);
  db.close();
});

/** What a server that was killed after so many transactions has left. */
function killedServer(entryCount: number, lastly: (db: DatabaseSync) => void = () => {}) {
  const [alive, dead] = [emptyFolder(), emptyFolder()];
  const db = openDatabase(alive);
  const ledger = new Ledger(db);
  ledger.claim(CODE, 0);
  for (let index = 0; index < entryCount; index += 1) {
    ledger.append(CODE, { entries: [{ index, atMs: 0, fact: 'x'.repeat(100) }], stateHash: '' });
  }
  lastly(db);
  cpSync(alive, dead, { recursive: true });
  db.close();
  return { dir: dead, path: join(dead, DATABASE_FILE) };
}

const OTHER = parseTableCode('XYZ789') ?? expect.fail();
const CODE = parseTableCode('ABC234') ?? expect.fail();

/** A database with a table and so many entries, closed. */
function writtenFile(entryCount: number) {
  const dir = emptyFolder();
  const db = openDatabase(dir);
  const ledger = new Ledger(db);
  db.exec('BEGIN');
  ledger.claim(CODE, 0);
  for (let index = 0; index < entryCount; index += 1) {
    ledger.append(CODE, { entries: [{ index, atMs: 0, fact: 'x'.repeat(100) }], stateHash: '' });
  }
  db.exec('COMMIT');
  db.close();
  return { dir, path: join(dir, DATABASE_FILE) };
}

/** What is left when the first page of a new file was begun: the file, and the way back. */
function halfMadeFile() {
  const dir = emptyFolder();
  const path = join(dir, DATABASE_FILE);
  const db = new DatabaseSync(path);
  db.exec('PRAGMA cache_size = 1; BEGIN; CREATE TABLE begun (x);');
  db.exec(`INSERT INTO begun VALUES (zeroblob(${50 * PAGE_BYTES}))`);
  const [file, journal] = [readFileSync(path), readFileSync(`${path}-journal`)];
  db.close();
  writeFileSync(path, file);
  return { dir, path, journal };
}

function spoil(path: string, offset: number): void {
  const bytes = readFileSync(path);
  bytes.fill(0xff, offset, offset + 100);
  writeFileSync(path, bytes);
}

function cutInHalf(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, 5 * PAGE_BYTES));
}

function mark(path: string, name: string, value: number): void {
  const db = new DatabaseSync(path);
  db.exec(`PRAGMA ${name} = ${value}`);
  db.close();
}

function troubleOf(work: () => unknown): string {
  try {
    work();
    return 'none';
  } catch (error) {
    return error instanceof JournalError ? error.trouble : String(error);
  }
}
