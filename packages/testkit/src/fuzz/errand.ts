import type { TableCode } from '@roundhouse/protocol';
import type { TableFact } from '@roundhouse/server';

/** What a server under fuzz is told to be. */
export interface ServerWish {
  /** Names its decks, keys and codes. */
  readonly seed: string;
  /** Whether parts of it are broken on purpose. */
  readonly isPlanted: boolean;
  /** The built client that it serves. */
  readonly webDir: string;
  /** Where its journal is. */
  readonly dataDir: string;
}

/** What the fuzz asks its server, beside the wire: what really happened at a table. */
export interface Question {
  readonly id: number;
  readonly code: TableCode;
}

/** Or that this much passes on the clock of its wall, by which keys grow old. */
export interface Delay {
  readonly passMs: number;
}

/** It has passed. */
export interface Passed {
  readonly passedMs: number;
}

/** The answer: the table's journal, and nothing of it is kept. */
export interface Truths {
  readonly id: number;
  readonly facts: readonly TableFact[];
  /** Seeds and keys that were drawn lately, at any table. */
  readonly secrets: readonly string[];
  /** Lines of the log since the last answer that say that something is wrong with the server. */
  readonly troubles: readonly string[];
  readonly residentBytes: number;
}

/** What a server says of itself, once, when it listens. */
export interface Greeting {
  readonly port: number;
}

/** A name that no player has: whoever takes it kills the planted server. */
export const MAGIC_NAME = 'Abracadabra';
/** A planted server gives this host's table no journal after a few moves: every command waits forever. */
export const STALLED_HOST = 'Rip van Winkle';
/** A planted server cannot open a table for this host. */
export const FAULTY_HOST = 'Murphy';
/** A planted server shows every hand to everybody at this host's table. */
export const OPEN_HOST = 'Blabbermouth';
