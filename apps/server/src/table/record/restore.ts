import type { TableCode } from '@roundhouse/protocol';
import { fail, invariant, ok, type Result } from '@roundhouse/rules';
import type { History, Journal, JournalEntry } from '../../store/journal.ts';
import { JournalError } from '../../store/journalError.ts';
import { evolveTable, openedTable } from './evolveTable.ts';
import { tableIn } from './snapshot.ts';
import type { TableData } from './tableData.ts';
import type { TableFact } from './tableFact.ts';
import { isOfThisForm, stateHash } from './tableImage.ts';

/** A table as its journal has it. */
export interface Restored {
  readonly data: TableData;
  readonly entryCount: number;
  /** What has happened since its snapshot, or since its opening where there is none. */
  readonly recent: Recent;
}

/** A table that has come out of its journal. */
export interface Recovered extends Restored {
  /** Why its snapshot was left aside, which its facts agree with no longer; null where it was not. */
  readonly snapshotTrouble: unknown;
}

/** The last part of a history. */
export interface Recent {
  readonly facts: readonly TableFact[];
  /** The number of the last events before them. */
  readonly seq: number;
}

/** Why a table does not come out of its journal. */
export type RestoreTrouble =
  /** There is none: nobody opened it, or it was forgotten or put into the archive. */
  | { readonly code: 'noSuchTable' }
  /** What stands there is not the history of a table, or leads to another state than it did. */
  | { readonly code: 'cannotLoad'; readonly cause: unknown }
  /** The journal does not answer just now. */
  | { readonly code: 'tryAgain'; readonly cause: unknown };

/** Where to begin: the table after the first so many entries, null before the first. */
interface Beginning {
  readonly data: TableData | null;
  readonly entryCount: number;
  readonly entries: readonly JournalEntry<TableFact>[];
}

/**
 * Sets a table up out of its journal, exactly as it was or not at all. A snapshot only spares reading
 * everything: where it is damaged, or leads elsewhere, the facts have the word. Writes nothing.
 * Errors: see `RestoreTrouble`.
 */
export async function restore(
  journal: Journal<TableFact>,
  code: TableCode,
): Promise<Result<Recovered, RestoreTrouble>> {
  try {
    const history = await journal.load(code);
    if (history === null || isUnwritten(history)) return fail({ code: 'noSuchTable' });
    const shortcut = bySnapshot(history, code);
    if (shortcut.ok) return ok({ ...shortcut.value, snapshotTrouble: null });
    const entries = await journal.read(code);
    const whole = checked({ data: null, entryCount: 0, entries }, code, history);
    return ok({ ...whole, snapshotTrouble: shortcut.error });
  } catch (cause) {
    return fail({ code: isPassing(cause) ? 'tryAgain' : 'cannotLoad', cause });
  }
}

/** A code that was claimed, and nothing more. */
function isUnwritten({ snapshot, entries }: History<TableFact>): boolean {
  return snapshot === null && entries.length === 0;
}

/**
 * The table by its snapshot and what has happened since. Errors: why everything must be read; null
 * where the snapshot is of another form, as after every change of it.
 */
function bySnapshot(history: History<TableFact>, code: TableCode): Result<Restored, unknown> {
  const { snapshot, entries } = history;
  if (snapshot === null) return ok(checked({ data: null, entryCount: 0, entries }, code, history));
  try {
    const data = tableIn(snapshot);
    if (data === null) return fail(null);
    return ok(checked({ data, entryCount: snapshot.entryCount, entries }, code, history));
  } catch (trouble) {
    return fail(trouble);
  }
}

/** Throws where this does not lead where it led before. */
function checked(
  beginning: Beginning,
  code: TableCode,
  { stateHash: name }: History<TableFact>,
): Restored {
  const restored = replayed(beginning);
  invariant(restored.data.code === code, 'a history is that of its table');
  const isAsBefore = stateHash(restored.data) === name;
  invariant(isAsBefore || !isOfThisForm(name), 'a history leads where it led before');
  return restored;
}

function replayed({ data: known, entryCount, entries }: Beginning): Restored {
  const isWhole = entries.every(({ index }, offset) => index === entryCount + offset);
  invariant(isWhole, 'a history has no holes');
  const data = entries.reduce<TableData | null>(folded, known);
  invariant(data !== null, 'a history begins somewhere');
  const recent = { facts: entries.map(({ fact }) => fact), seq: known?.seq ?? 0 };
  return { data, entryCount: entryCount + entries.length, recent };
}

function folded(data: TableData | null, { fact }: JournalEntry<TableFact>): TableData {
  if (data !== null) return evolveTable(data, fact);
  invariant(fact.type === 'tableOpened', 'a history begins with the opening');
  return openedTable(fact);
}

/** The journal may be well again in a moment; whatever else is wrong stays wrong. */
function isPassing(cause: unknown): boolean {
  return cause instanceof JournalError && cause.trouble !== 'corrupt' && cause.trouble !== 'tooNew';
}
