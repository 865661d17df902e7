import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableCode } from '@roundhouse/protocol';
import { fail, ok, type Result } from '@roundhouse/rules';
import { checkMatch } from '../archive/checkMatch.ts';
import { importMatch } from '../archive/importMatch.ts';
import { describeFault } from '../archive/matchFault.ts';
import { parseMatchFile, type MatchFile } from '../archive/matchFile.ts';
import { matchFilesIn, type Extent } from '../archive/recordings.ts';
import { DATABASE_FILE, openDatabase, openToRead } from '../store/database.ts';
import { readBack } from '../store/entryText.ts';
import { openingErrorOf } from '../store/sqliteError.ts';
import { lockFolder } from '../store/folderLock.ts';
import type { JournalEntry } from '../store/journal.ts';
import { Ledger } from '../store/Ledger.ts';
import type { TableFact } from '../table/record/tableFact.ts';
import type { ExportErrand, ImportErrand } from './matchErrand.ts';

/** What is to be said: the result itself, or a line about it. */
export interface Done {
  readonly isResult: boolean;
  readonly text: string;
}

/**
 * Writes a match out, while a server may be running. Errors: a sentence about what is not there.
 * Throws a `JournalError` when the data folder cannot be read.
 */
export function exportMatch(errand: ExportErrand): Result<Done, string> {
  const { code, dir, unfinished, out } = errand;
  const history = historyOf(dir, code);
  if (history === null) return fail(damaged(code));
  if (history.length === 0) return fail(`There is no table ${code} in ${dir}.`);
  const files = filesIn(history, unfinished ? 'everything' : 'finishedRounds');
  if (files === null) return fail(damaged(code));
  const number = errand.match ?? files.length;
  const text = files[number - 1];
  if (text === undefined) return fail(`Table ${code} has played ${files.length} matches.`);
  if (text === null) return fail(`No round of that match is finished; --unfinished exports it.`);
  if (out === null) return ok({ isResult: true, text });
  const problem = problemOf(() => writeFileSync(out, text));
  if (problem !== null) return fail(`${out} cannot be written: ${problem}`);
  return ok({ isResult: false, text: `Match ${number} of table ${code} is in ${out}.` });
}

/** Says nothing of what stands there: hands and seeds may. */
function damaged(code: TableCode): string {
  return `The history of table ${code} is damaged: nothing is exported. docs/operations.md tells of backups.`;
}

/** Null where it has a hole, an end that is missing, or an entry that is no JSON. */
function historyOf(dir: string, code: TableCode): readonly JournalEntry<TableFact>[] | null {
  if (!existsSync(join(dir, DATABASE_FILE))) return [];
  const db = openToRead(dir);
  try {
    const ledger = new Ledger(db, ['entries', 'entryCount']);
    const entries = ledger.read(code);
    const isWhole = entries.every(({ index }, place) => index === place);
    if (!isWhole || entries.length !== ledger.entryCount(code)) return null;
    return unlessItThrows(() => entries.map(readBack<TableFact>));
  } catch (error) {
    throw openingErrorOf(error);
  } finally {
    db.close();
  }
}

/** Null where the history cannot be folded. */
function filesIn(
  history: readonly JournalEntry<TableFact>[],
  extent: Extent,
): readonly (string | null)[] | null {
  return unlessItThrows(() => matchFilesIn(history, extent));
}

/** For what is read out of damaged data: what it throws may repeat what it has read. */
function unlessItThrows<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * Checks the file of a match and stores it. Errors: a sentence about what is wrong with the file;
 * nothing is written then. Throws a `JournalError` when the data folder cannot be used.
 */
export function importFile({ dir, file, checkOnly }: ImportErrand): Result<Done, string> {
  const read = readMatch(file);
  if (!read.ok) return read;
  const played = checkMatch(read.value);
  if (!played.ok) return fail(`${file} is not taken: ${describeFault(played.error)}.`);
  const about = `match of table ${read.value.code}, ${played.value.rounds.length} finished rounds`;
  if (checkOnly) return ok({ isResult: false, text: `${file} is sound: ${about}.` });
  const stored = store(dir, read.value);
  if (!stored.ok)
    return fail(`${file} is not taken: table ${read.value.code} is in use in ${dir}.`);
  const verb = stored.value === 'stored' ? 'is stored' : 'was there already';
  return ok({ isResult: false, text: `${file} ${verb}: ${about}.` });
}

function readMatch(file: string): Result<MatchFile, string> {
  let text = '';
  const problem = problemOf(() => void (text = readFileSync(file, 'utf8')));
  if (problem !== null) return fail(`${file} cannot be read: ${problem}`);
  const parsed = parseMatchFile(text);
  return parsed.ok ? parsed : fail(`${file} is not taken: ${describeFault(parsed.error)}.`);
}

/** Does something with a file; null when it went well, else what the system says. */
function problemOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function store(dir: string, match: MatchFile): ReturnType<typeof importMatch> {
  const lock = lockFolder(dir);
  try {
    const db = openDatabase(dir);
    try {
      return importMatch({ db, ledger: new Ledger(db) }, match);
    } finally {
      db.close();
    }
  } finally {
    lock.close();
  }
}
