/** Why a journal did not do what it was asked to. */
export type JournalTrouble =
  /** There is no room left, or it may not be written to. Nothing was written; it may work later. */
  | 'diskFull'
  | 'readOnly'
  | 'busy'
  /** Another entry has this index: somebody else writes this table, or an answer was lost. */
  | 'conflict'
  /** What was written cannot be read. */
  | 'corrupt'
  /** A newer version of the game wrote it. */
  | 'tooNew'
  /** The place does not give what a journal needs, such as a lock or a write-ahead log. */
  | 'unfit'
  /** The journal is closed. Nothing was written. */
  | 'closed'
  /** It has not answered in time, and may do what it was asked yet. */
  | 'silent'
  /** Nobody knows whether it was written: read the table anew. */
  | 'unknown';

/** The one error of a journal. */
export class JournalError extends Error {
  readonly trouble: JournalTrouble;

  constructor(trouble: JournalTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.trouble = trouble;
  }

  /** True when it is certain that nothing was written. */
  get isHarmless(): boolean {
    return ['diskFull', 'readOnly', 'busy', 'closed'].includes(this.trouble);
  }
}
