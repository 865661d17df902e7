import type { TableCode } from '@roundhouse/protocol';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Append, History, JournalEntry, JournalledTable, Snapshot } from './journal.ts';
import { JournalError } from './journalError.ts';
import { NEWEST_VERSION } from './migrations.ts';

const TABLE = 'FROM tables WHERE code = ?';
const ENTRY = 'SELECT idx AS "index", at_ms AS atMs, fact FROM entries WHERE code = ?';

/** Every question to the database, prepared once. */
const STATEMENTS = {
  claim: 'INSERT OR IGNORE INTO tables (code, touched_ms) VALUES (?, ?)',
  grow: `UPDATE tables SET entry_count = entry_count + ?, touched_ms = ?, state_hash = ?
         WHERE code = ? AND entry_count = ?`,
  addEntry: 'INSERT INTO entries (code, idx, at_ms, fact) VALUES (?, ?, ?, ?)',
  saveSnapshot: `INSERT OR REPLACE INTO snapshots (code, entry_count, state, state_hash)
                 SELECT code, ?, ?, ? ${TABLE}`,
  archive: 'UPDATE tables SET archived = 1 WHERE code = ?',
  forget: 'DELETE FROM tables WHERE code = ?',
  stateHash: `SELECT state_hash AS stateHash ${TABLE} AND archived = 0`,
  snapshot: `SELECT entry_count AS entryCount, state, state_hash AS stateHash
             FROM snapshots WHERE code = ?`,
  entryCount: `SELECT entry_count AS entryCount ${TABLE}`,
  entries: `${ENTRY} AND idx >= ? ORDER BY idx`,
  age: `UPDATE tables SET idle_ms = iif(aged_count = entry_count, idle_ms + ?, 0),
        aged_count = entry_count WHERE archived = 0`,
  list: `SELECT code, touched_ms AS touchedMs, entry_count AS entryCount,
         iif(aged_count = entry_count, idle_ms, 0) AS idleMs
         FROM tables WHERE archived = 0 ORDER BY touched_ms DESC, code`,
} as const;

type StatementName = keyof typeof STATEMENTS;

const EVERY_STATEMENT = Object.keys(STATEMENTS) as StatementName[];

/** The journal inside its database, with facts as text. At once, and without transactions of its own. */
export class Ledger {
  readonly #db: DatabaseSync;
  readonly #statements: Readonly<Record<StatementName, StatementSync>>;

  /** `names` are the questions that will be asked: a file of an older version knows not all of them. */
  constructor(db: DatabaseSync, names: readonly StatementName[] = EVERY_STATEMENT) {
    this.#db = db;
    this.#statements = Object.fromEntries(
      names.map((name) => [name, db.prepare(STATEMENTS[name])]),
    ) as Record<StatementName, StatementSync>;
  }

  claim(code: TableCode, atMs: number): boolean {
    return this.#statements.claim.run(code, atMs).changes === 1;
  }

  /** Throws a `conflict` before anything is changed. */
  append(code: TableCode, { entries, stateHash }: Append<string>): void {
    const [first, last] = [entries[0], entries.at(-1)];
    if (first === undefined || last === undefined) return;
    for (const [offset, { index }] of entries.entries()) {
      if (index !== first.index + offset) throw notNext(code, index);
    }
    const grown = this.#statements.grow;
    const { changes } = grown.run(entries.length, last.atMs, stateHash, code, first.index);
    if (changes !== 1) throw notNext(code, first.index);
    for (const { index, atMs, fact } of entries) {
      this.#statements.addEntry.run(code, index, atMs, fact);
    }
  }

  saveSnapshot(code: TableCode, { entryCount, state, stateHash }: Snapshot): void {
    const { changes } = this.#statements.saveSnapshot.run(entryCount, state, stateHash, code);
    if (changes !== 1) throw neverClaimed(code);
  }

  archive(code: TableCode): void {
    if (this.#statements.archive.run(code).changes !== 1) throw neverClaimed(code);
  }

  forget(code: TableCode): void {
    this.#statements.forget.run(code);
  }

  /** How many entries a table has by its own account; 0 for an unknown one. */
  entryCount(code: TableCode): number {
    const table = this.#statements.entryCount.get(code) as { entryCount: number } | undefined;
    return table?.entryCount ?? 0;
  }

  age(passedMs: number): void {
    this.#statements.age.run(Math.round(passedMs));
  }

  /** Writes the version of the file, which it has: no room and no right to write show by that. */
  check(): void {
    this.#db.exec(`PRAGMA user_version = ${NEWEST_VERSION}`);
  }

  load(code: TableCode): History<string> | null {
    const table = this.#statements.stateHash.get(code) as { stateHash: string } | undefined;
    if (table === undefined) return null;
    const snapshot = this.#statements.snapshot.get(code) as Snapshot | undefined;
    const entries = this.read(code, snapshot?.entryCount);
    return { snapshot: snapshot ?? null, entries, stateHash: table.stateHash };
  }

  /** The entries from this index on. */
  read(code: TableCode, from = 0): readonly JournalEntry<string>[] {
    return this.#statements.entries.all(code, from) as unknown as JournalEntry<string>[];
  }

  list(): readonly JournalledTable[] {
    return this.#statements.list.all() as unknown as JournalledTable[];
  }
}

function notNext(code: TableCode, index: number): JournalError {
  return new JournalError('conflict', `entry ${index} of ${code} is not the next`);
}

function neverClaimed(code: TableCode): JournalError {
  return new JournalError('conflict', `table ${code} was never claimed`);
}
