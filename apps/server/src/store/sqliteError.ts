import { JournalError, type JournalTrouble } from './journalError.ts';

/** Result codes of SQLite that say for certain what happened: https://sqlite.org/rescode.html */
const PRIMARY: Readonly<Record<number, JournalTrouble>> = {
  3: 'readOnly', // SQLITE_PERM
  5: 'busy', // SQLITE_BUSY
  6: 'busy', // SQLITE_LOCKED
  8: 'readOnly', // SQLITE_READONLY
  11: 'corrupt', // SQLITE_CORRUPT
  13: 'diskFull', // SQLITE_FULL
  14: 'readOnly', // SQLITE_CANTOPEN
  26: 'corrupt', // SQLITE_NOTADB
};

/** Extended codes that say more than their primary one. */
const EXTENDED: Readonly<Record<number, JournalTrouble>> = {
  522: 'corrupt', // SQLITE_IOERR_SHORT_READ: the file ends too early
  1555: 'conflict', // SQLITE_CONSTRAINT_PRIMARYKEY
};

/** What the system says before SQLite has a file. */
const SYSTEM: Readonly<Record<string, JournalTrouble>> = {
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EROFS: 'readOnly',
  EEXIST: 'readOnly', // a file stands where the folder should be
  ENOTDIR: 'readOnly',
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
};

/** The error of a journal behind whatever SQLite or the system threw. */
export function journalErrorOf(cause: unknown): JournalError {
  if (cause instanceof JournalError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new JournalError(troubleIn(cause), message, { cause });
}

function troubleIn(cause: unknown): JournalTrouble {
  if (!(cause instanceof Error)) return 'unknown';
  const { errcode = 0, code = '' } = cause as { errcode?: number; code?: string };
  return EXTENDED[errcode] ?? PRIMARY[errcode & 0xff] ?? SYSTEM[code] ?? 'unknown';
}
