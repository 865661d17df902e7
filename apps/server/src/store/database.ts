import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { JournalError } from './journalError.ts';
import { isLogDamaged } from './logDamage.ts';
import { NEWEST_VERSION, migrate } from './migrations.ts';
import { openingErrorOf } from './sqliteError.ts';

/** The file in the data folder; SQLite keeps two more beside it, `-wal` and `-shm`. */
export const DATABASE_FILE = 'roundhouse.db';

/** Marks our files among all SQLite files: `RouH`. */
const APPLICATION_ID = 0x52_6f_75_48;

/** How long a connection waits for another to let go of the file. */
const PATIENCE_MS = 2_000;

/** What holds for a connection that writes. Everything is set, whatever the default, and read back. */
export const WRITER_PRAGMAS = {
  busy_timeout: PATIENCE_MS,
  journal_mode: 'wal',
  synchronous: 2, // FULL: a commit is on the disk when it returns
  foreign_keys: 1,
  cell_size_check: 1, // notices damage sooner
  wal_autocheckpoint: 1_000,
  journal_size_limit: 16 * 1024 * 1024,
} as const;

/**
 * Opens the database of a data folder, and makes it where there is none.
 * Throws a `JournalError`; a file that is damaged, foreign or too new is left as it was.
 */
export function openDatabase(dir: string): DatabaseSync {
  try {
    const path = join(dir, DATABASE_FILE);
    confirmLog(path);
    if (isEmptyFile(path)) closeSync(openSync(path, 'a', 0o600));
    else if (!wasInterrupted(dir)) inspect(path);
    return openForWriting(path);
  } catch (error) {
    throw openingErrorOf(error);
  }
}

/** Opens an existing database only to read it, while a server may be writing. Throws a `JournalError`. */
export function openToRead(dir: string): DatabaseSync {
  try {
    const db = new DatabaseSync(join(dir, DATABASE_FILE), { readOnly: true, timeout: PATIENCE_MS });
    return orClosed(db, () => void checkedVersion(db));
  } catch (error) {
    throw openingErrorOf(error);
  }
}

function isEmptyFile(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

/** Throws where the log beside a file has what the file does not, and SQLite would drop it without a word. */
function confirmLog(path: string): void {
  const log = `${path}-wal`;
  if (isEmptyFile(log)) return;
  if (isEmptyFile(path)) {
    throw new JournalError('corrupt', `the file is missing or empty, and its log is there`);
  }
  if (isLogDamaged(log)) throw new JournalError('corrupt', 'its log is damaged in the middle');
}

/** True when a process died while it made the database: SQLite takes that back when it may write. */
function wasInterrupted(dir: string): boolean {
  return existsSync(join(dir, `${DATABASE_FILE}-journal`));
}

/** Looks at a file through a connection that cannot change it. Throws when it is not fit for use. */
function inspect(path: string): void {
  const db = new DatabaseSync(path, { readOnly: true, timeout: PATIENCE_MS });
  orClosed(db, () => {
    checkedVersion(db);
    const [verdict] = Object.values(db.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (verdict !== 'ok') throw new JournalError('corrupt', String(verdict));
  }).close();
}

function openForWriting(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: PATIENCE_MS });
  return orClosed(db, () => {
    const version = checkedVersion(db);
    for (const setting of Object.entries(WRITER_PRAGMAS)) db.exec(`PRAGMA ${setting.join(' = ')}`);
    migrate(db, version, APPLICATION_ID);
    const wanted = { ...WRITER_PRAGMAS, user_version: NEWEST_VERSION };
    for (const [name, value] of Object.entries(wanted)) confirm(db, name, value);
  });
}

/** Steps behind the file; 0 for one without anything in it. Throws for a foreign one and a newer one. */
function checkedVersion(db: DatabaseSync): number {
  const version = Number(pragmaOf(db, 'user_version'));
  const isOurs = pragmaOf(db, 'application_id') === APPLICATION_ID;
  const { count } = db.prepare('SELECT count(*) AS count FROM sqlite_schema').get() ?? {};
  if (!isOurs && (version !== 0 || count !== 0)) {
    throw new JournalError('corrupt', 'the file belongs to another program');
  }
  if (version <= NEWEST_VERSION) return version;
  throw new JournalError('tooNew', `version ${version} of the file, ${NEWEST_VERSION} is known`);
}

function confirm(db: DatabaseSync, name: string, wanted: string | number): void {
  const value = pragmaOf(db, name);
  if (value === wanted) return;
  throw new JournalError('unfit', `${name} is ${String(value)} and should be ${wanted}`);
}

/** What SQLite says that a setting is. */
export function pragmaOf(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** A connection with something done to it; closed when that fails. */
function orClosed(db: DatabaseSync, prepare: () => void): DatabaseSync {
  try {
    prepare();
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
