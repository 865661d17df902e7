import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableCode } from '@roundhouse/protocol';
import { fail, ok, type Result } from '@roundhouse/rules';
import { checkMatch } from '../archive/checkMatch.ts';
import { importMatch } from '../archive/importMatch.ts';
import { describeFault } from '../archive/matchFault.ts';
import { parseMatchFile, type MatchFile } from '../archive/matchFile.ts';
import { matchFilesIn } from '../archive/recordings.ts';
import { DATABASE_FILE, openDatabase, openToRead } from '../store/database.ts';
import { readBack } from '../store/entryText.ts';
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
  if (history.length === 0) return fail(`There is no table ${code} in ${dir}.`);
  const files = matchFilesIn(history, unfinished ? 'everything' : 'finishedRounds');
  const number = errand.match ?? files.length;
  const text = files[number - 1];
  if (text === undefined) return fail(`Table ${code} has played ${files.length} matches.`);
  if (text === null) return fail(`No round of that match is finished; --unfinished exports it.`);
  if (out === null) return ok({ isResult: true, text });
  const problem = problemOf(() => writeFileSync(out, text));
  if (problem !== null) return fail(`${out} cannot be written: ${problem}`);
  return ok({ isResult: false, text: `Match ${number} of table ${code} is in ${out}.` });
}

function historyOf(dir: string, code: TableCode): readonly JournalEntry<TableFact>[] {
  if (!existsSync(join(dir, DATABASE_FILE))) return [];
  const db = openToRead(dir);
  try {
    return new Ledger(db).read(code).map(readBack<TableFact>);
  } finally {
    db.close();
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
