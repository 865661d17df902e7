import type { Seat } from '@roundhouse/rules';

/** For whom a sentence is made: "you" is the reader's own seat, everybody else has a name. */
export interface Speaker {
  /** The reader's seat; null for a spectator. */
  readonly me: Seat | null;
  /** Names by seat. */
  readonly names: readonly string[];
}
