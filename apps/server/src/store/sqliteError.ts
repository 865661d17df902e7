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

/**
 * SQLITE_IOERR_SHMSIZE: no room for the index of the log. While a file is opened nothing can have
 * been written; at the end of a commit something may have been.
 */
const NO_ROOM_FOR_INDEX = 4874;

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

/** The same for what was thrown while a database was opened, when nothing was asked of it yet. */
export function openingErrorOf(cause: unknown): JournalError {
  const error = journalErrorOf(cause);
  if (errcodeOf(cause) !== NO_ROOM_FOR_INDEX) return error;
  return new JournalError('diskFull', error.message, { cause });
}

function troubleIn(cause: unknown): JournalTrouble {
  if (!(cause instanceof Error)) return 'unknown';
  const { code = '' } = cause as { code?: string };
  const errcode = errcodeOf(cause);
  return EXTENDED[errcode] ?? PRIMARY[errcode & 0xff] ?? SYSTEM[code] ?? 'unknown';
}

/** The extended result code of SQLite; 0 where the error is not one of its. */
function errcodeOf(cause: unknown): number {
  const { errcode = 0 } = (cause instanceof Error ? cause : {}) as { errcode?: number };
  return errcode;
}
