import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { JournalError } from './journalError.ts';
import { journalErrorOf } from './sqliteError.ts';

/** The file that says by its lock, not by being there, that a server runs. It stays empty. */
const LOCK_FILE = 'roundhouse.lock';

/**
 * Takes a data folder, made where there is none, for one writer until the connection returned is closed. The lock is the
 * operating system's: it ends with its process, however that ends. Whoever only reads needs none.
 * Throws a `JournalError`: `busy` when somebody else has the folder.
 */
export function lockFolder(dir: string): DatabaseSync {
  const lock = openLock(dir);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'); // leaves no file behind
    return lock;
  } catch (cause) {
    lock.close();
    const error = journalErrorOf(cause);
    if (error.trouble !== 'busy') throw error;
    throw new JournalError('busy', 'another server uses this folder', { cause });
  }
}

function openLock(dir: string): DatabaseSync {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(dir, LOCK_FILE), { timeout: 0 });
  } catch (error) {
    throw journalErrorOf(error);
  }
}
