import type { CloseReason } from '@roundhouse/protocol';
import type { GameEvent } from '@roundhouse/rules';
import type { Showing } from './showing.ts';

/** Whoever shows the table to the clients. */
export interface Audience {
  /** The table has changed, and these events of the game have happened; all of it is written down. */
  changed(showing: Showing, events: readonly GameEvent[]): void;
  /** The table is gone from memory: close every connection for this reason. */
  closed(reason: CloseReason): void;
}
