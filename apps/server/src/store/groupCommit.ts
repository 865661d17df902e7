import type { DatabaseSync } from 'node:sqlite';
import type { Ledger } from './Ledger.ts';
import { carryOut, isReading, type Answer, type Asked, type Outcome } from './questions.ts';
import { journalErrorOf } from './sqliteError.ts';

/** A database and what is prepared in it. */
export interface OpenLedger {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
}

/** The same, of a folder that may be lost while it is used. */
export interface KeptLedger extends OpenLedger {
  /** Throws a `JournalError` where the files are not any more what was opened. */
  readonly confirmPlace: () => void;
}

/**
 * Answers a group of questions. Everything that writes shares one transaction, so that a crowd
 * waits for the disk once; then come the readers, who see all of it.
 * Throws when nobody can say what is on the disk: then this connection is done for.
 */
export function answerGroup(store: KeptLedger, group: readonly Asked[]): readonly Answer[] {
  const writers = group.filter(({ question }) => !isReading(question));
  const readers = group.filter(({ question }) => isReading(question));
  const answers = writers.length === 0 ? [] : commit(store, writers);
  return [...answers, ...readers.map((asked) => ({ id: asked.id, outcome: tried(store, asked) }))];
}

function commit(store: KeptLedger, writers: readonly Asked[]): readonly Answer[] {
  const { db } = store;
  try {
    store.confirmPlace();
    db.exec('BEGIN IMMEDIATE');
    const answers = writers.map((asked) => ({ id: asked.id, outcome: writtenApart(store, asked) }));
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    const outcome = failureOf(error);
    if (!outcome.ok && outcome.trouble === 'unknown') throw error;
    if (db.isTransaction) db.exec('ROLLBACK');
    return writers.map(({ id }) => ({ id, outcome }));
  }
}

/** Inside the common transaction, but so that a failure takes back nothing of the others. */
function writtenApart(store: OpenLedger, asked: Asked): Outcome {
  const { db } = store;
  db.exec('SAVEPOINT apart');
  const outcome = tried(store, asked);
  if (!outcome.ok) db.exec('ROLLBACK TO apart');
  db.exec('RELEASE apart');
  return outcome;
}

function tried({ db, ledger }: OpenLedger, { question }: Asked): Outcome {
  const wasInTransaction = db.isTransaction;
  try {
    return { ok: true, value: carryOut(ledger, question) };
  } catch (error) {
    // On a full disk SQLite may give up the whole transaction.
    if (db.isTransaction !== wasInTransaction) throw error;
    return failureOf(error);
  }
}

function failureOf(cause: unknown): Outcome {
  const { trouble, message } = journalErrorOf(cause);
  return { ok: false, trouble, message };
}
