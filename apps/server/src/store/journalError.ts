/** Why a journal did not do what it was asked to. */
export type JournalTrouble =
  /** No room is left, it may not be written to, somebody holds it. Nothing was written; it may work later. */
  | 'diskFull'
  | 'readOnly'
  | 'busy'
  /** The file is not any more where it was opened. Nothing was written: it would be lost. */
  | 'gone'
  /** The table was never claimed, or another entry has this index: somebody else writes it, or an answer was lost. */
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
    return ['diskFull', 'readOnly', 'busy', 'gone', 'closed'].includes(this.trouble);
  }
}
