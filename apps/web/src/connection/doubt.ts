import { JOIN_REFUSALS, NO_SUCH_TABLE } from '@roundhouse/protocol';

/** How often a refusal is doubted in a row: for about a minute, and for a quarter of one. */
const MOST = { noTable: 8, nameTaken: 5 } as const;

/** Refusals doubted so far, and whether a call came to nothing of which nobody knows how far it got. */
export interface Doubts {
  readonly noTable: number;
  readonly nameTaken: number;
  readonly mayHaveGotIn: boolean;
}

/** No reason to doubt anything. */
export const NO_DOUBTS: Doubts = { noTable: 0, nameTaken: 0, mayHaveGotIn: false };

/**
 * The doubts after a joining was refused with this code, if it should be tried once more; else null.
 * A table that was there a moment ago may be on its way back after a restart; a name that is taken
 * may be one's own, from a call whose answer was lost.
 */
export function doubt(doubts: Doubts, code: number, wasLive: boolean): Doubts | null {
  const { noTable, nameTaken, mayHaveGotIn } = doubts;
  if (code === NO_SUCH_TABLE && wasLive && noTable < MOST.noTable) {
    return { ...doubts, noTable: noTable + 1 };
  }
  if (code === JOIN_REFUSALS.nameTaken && mayHaveGotIn && nameTaken < MOST.nameTaken) {
    return { ...doubts, nameTaken: nameTaken + 1 };
  }
  return null;
}
