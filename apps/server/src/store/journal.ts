import type { TableCode } from '@roundhouse/protocol';

/** One line of a table's history. */
export interface JournalEntry<Fact> {
  /** Counts from 0 without gaps. */
  readonly index: number;
  /** Wall clock, only for people who read the journal and for keeping times of days. */
  readonly atMs: number;
  readonly fact: Fact;
}

/** Entries that are written together or not at all. */
export interface Append<Fact> {
  /** In order, without gaps; at least one. */
  readonly entries: readonly JournalEntry<Fact>[];
  /** Names the state after the last entry; kept as it is, and compared by whoever replays. */
  readonly stateHash: string;
}

/** A state that stands for the first part of a history, so that it need not be replayed. */
export interface Snapshot {
  /** How many entries it stands for. */
  readonly entryCount: number;
  /** The state as text; means nothing to the journal. */
  readonly state: string;
  readonly stateHash: string;
}

/** What it takes to set a table up again. */
export interface History<Fact> {
  /** The newest snapshot; null before the first. */
  readonly snapshot: Snapshot | null;
  /** The entries that came after the snapshot, in order. */
  readonly entries: readonly JournalEntry<Fact>[];
  /** Of the last append; that of an empty history is an empty text. */
  readonly stateHash: string;
}

/** A table of the journal in a list. */
export interface JournalledTable {
  readonly code: TableCode;
  /** Wall clock of the last entry, or of the claim where there is none. */
  readonly touchedMs: number;
  readonly entryCount: number;
  /** For how long its history has not grown, as `age` has counted it; 0 where it has grown since. */
  readonly idleMs: number;
}

/**
 * The history of every table. What is not in it has not happened: nothing leaves the process before
 * `append` resolves. Every method rejects with a `JournalError` and with nothing else, save that a fact
 * which JSON cannot say is a bug, and `append` rejects with it.
 */
export interface Journal<Fact> {
  /** Takes a code for a new table; false when it is taken already, archived tables included. */
  claim(code: TableCode, atMs: number): Promise<boolean>;
  /** Adds entries, all or none. Resolves when no crash can lose them any more. */
  append(code: TableCode, append: Append<Fact>): Promise<void>;
  /** Keeps a state beside the history, in place of an older one. */
  saveSnapshot(code: TableCode, snapshot: Snapshot): Promise<void>;
  /** The newest snapshot and what came after it; null for an unknown or an archived table. */
  load(code: TableCode): Promise<History<Fact> | null>;
  /** The whole history in order, of an archived table too; empty for an unknown one. */
  read(code: TableCode): Promise<readonly JournalEntry<Fact>[]>;
  /** The tables that are in use, the last touched first. */
  list(): Promise<readonly JournalledTable[]>;
  /**
   * So much time has passed since this was last asked: every table whose history has not grown
   * meanwhile is older by that. Asked by whoever keeps house, and never counted by a clock on a wall.
   */
  age(passedMs: number): Promise<void>;
  /** Takes a table out of use. Its history stays, its code is not given to another. */
  archive(code: TableCode): Promise<void>;
  /** Drops a table's history and gives its code back. */
  forget(code: TableCode): Promise<void>;
  /** Resolves when something that changes nothing has been written: the place is there and has room. */
  check(): Promise<void>;
  /** Finishes what was begun and lets go of everything. Nothing may be asked afterwards. */
  close(): Promise<void>;
}
