import { JOIN_REFUSALS } from '@roundhouse/protocol';
import { NO_SUCH_ROOM } from './endings.ts';

/** How often a refusal is doubted in a row: for about a minute, and for a quarter of one. */
const MOST = { noTable: 8, nameTaken: 5 } as const;

/**
 * Refusals that need not be the last word. A table that was there a moment ago may be on its way
 * back after a restart; a name that is taken may be one's own, from a call whose answer was lost.
 */
export class Doubts {
  private wasLive = false;
  private mayHaveGotIn = false;
  private counts = { noTable: 0, nameTaken: 0 };

  /** The table is there, and this is it. */
  settle(): void {
    this.wasLive = true;
    this.mayHaveGotIn = false;
    this.counts = { noTable: 0, nameTaken: 0 };
  }

  /** A call came to nothing, and nobody knows how far it got. */
  noteLostCall(): void {
    this.mayHaveGotIn = true;
  }

  /** True when a joining that was refused with this code should be tried once more. */
  about(code: number): boolean {
    if (code === NO_SUCH_ROOM) return this.wasLive && this.isPatient('noTable');
    if (code === JOIN_REFUSALS.nameTaken) return this.mayHaveGotIn && this.isPatient('nameTaken');
    return false;
  }

  private isPatient(what: keyof typeof MOST): boolean {
    this.counts[what] += 1;
    return this.counts[what] <= MOST[what];
  }
}
