import type { TableCode } from '@roundhouse/protocol';

/** One line of a table's history. */
export interface JournalEntry<Fact> {
  /** Counts from 0 without gaps. */
  readonly index: number;
  /** Wall clock, only for people who read the journal. */
  readonly atMs: number;
  readonly fact: Fact;
}

/**
 * The history of every table. What is not in it has not happened: nothing leaves the process before
 * `append` resolves.
 */
export interface Journal<Fact> {
  /** Takes a code for a new table; false when it is taken already. */
  claim(code: TableCode): Promise<boolean>;
  /** Adds entries, all or none. Rejects when they are not safely written. */
  append(code: TableCode, entries: readonly JournalEntry<Fact>[]): Promise<void>;
  /** The whole history of a table in order; empty for an unknown one. */
  read(code: TableCode): Promise<readonly JournalEntry<Fact>[]>;
  /** Drops a table's history and gives its code back. */
  forget(code: TableCode): Promise<void>;
}
