import type { DatabaseSync } from 'node:sqlite';

/**
 * How the database came to be, step by step. A step that was released is never changed: files out
 * there have it behind them. `PRAGMA user_version` counts the steps that a file has seen.
 */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    code TEXT NOT NULL PRIMARY KEY,
    touched_ms INTEGER NOT NULL,
    entry_count INTEGER NOT NULL DEFAULT 0,
    state_hash TEXT NOT NULL DEFAULT '',
    archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE entries (
    code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    idx INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (code, idx)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    code TEXT NOT NULL PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    entry_count INTEGER NOT NULL,
    state TEXT NOT NULL,
    state_hash TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  // How long a table has been idle, and how many entries it had when that was last counted.
  `
  ALTER TABLE tables ADD COLUMN idle_ms INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN aged_count INTEGER NOT NULL DEFAULT -1;
  `,
];

/** The version of a database that has seen every step. */
export const NEWEST_VERSION = MIGRATIONS.length;

/**
 * Takes the steps that a database from `version` has not seen, and marks it; all of it or nothing.
 * The mark is written in any case: only that proves that the file can be written to.
 */
export function migrate(db: DatabaseSync, version: number, applicationId: number): void {
  const steps = MIGRATIONS.slice(version).join('\n');
  const marks = `PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${NEWEST_VERSION};`;
  try {
    db.exec(`BEGIN EXCLUSIVE; ${steps} ${marks} COMMIT`);
  } finally {
    if (db.isTransaction) db.exec('ROLLBACK');
  }
}
