import type { Clock } from '../clock.ts';
import type { Journal } from './journal.ts';
import { JournalError, type JournalTrouble } from './journalError.ts';

/** A journal that says what is wrong with the disk behind it. */
export interface PatientJournal<Fact> extends Journal<Fact> {
  /**
   * `silent` while something that was asked has not been answered for longer than patience lasts, else
   * why the last write was refused; null when it was not.
   */
  readonly trouble: JournalTrouble | null;
}

/** What befalls one table, or comes of the end: it says nothing about the disk. */
const NO_TROUBLE_OF_DISKS: readonly JournalTrouble[] = ['conflict', 'closed', 'silent'];

/** How long an answer may take. */
export interface Patience {
  readonly clock: Clock;
  readonly patienceMs: number;
}

/**
 * The same journal, but nobody waits for ever. What is not answered in time rejects as `silent`; what
 * comes while the disk is silent is not asked at all and rejects as `busy`, so that nothing piles up
 * and whoever it was knows how they stand. Only an append is waited for until it is answered: before
 * that its table cannot go on, nor be set up anew.
 */
export function patientJournal<Fact>(
  journal: Journal<Fact>,
  patience: Patience,
): PatientJournal<Fact> {
  const questions = new Questions(patience);
  return {
    claim: (code, atMs) => questions.bounded(() => questions.noted(journal.claim(code, atMs))),
    append: (code, append) => questions.ask(() => questions.noted(journal.append(code, append))),
    saveSnapshot: (code, snapshot) => questions.bounded(() => journal.saveSnapshot(code, snapshot)),
    age: (passedMs) => questions.bounded(() => questions.noted(journal.age(passedMs))),
    check: () => questions.bounded(() => questions.noted(journal.check())),
    load: (code) => questions.bounded(() => journal.load(code)),
    read: (code) => questions.bounded(() => journal.read(code)),
    list: () => questions.bounded(() => journal.list()),
    archive: (code) => questions.bounded(() => journal.archive(code)),
    forget: (code) => questions.bounded(() => journal.forget(code)),
    close: () => journal.close(),
    get trouble() {
      return questions.areOverdue ? 'silent' : questions.lastTrouble;
    },
  };
}

/** What was asked and is not answered yet. */
class Questions {
  readonly #patience: Patience;
  /** When each was asked, the oldest first. */
  readonly #open = new Map<symbol, number>();
  #lastTrouble: JournalTrouble | null = null;

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** Why the last write was refused; null when it was not. */
  get lastTrouble(): JournalTrouble | null {
    return this.#lastTrouble;
  }

  get areOverdue(): boolean {
    const { clock, patienceMs } = this.#patience;
    const [oldestMs] = this.#open.values();
    return oldestMs !== undefined && clock.now() - oldestMs >= patienceMs;
  }

  /** Asks unless nothing is answered anyway, and waits for as long as it takes. */
  async ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.areOverdue) throw new JournalError('busy', 'the disk does not answer');
    const id = Symbol('question');
    this.#open.set(id, this.#patience.clock.now());
    try {
      return await question();
    } finally {
      this.#open.delete(id);
    }
  }

  /** Notes how a write went. */
  async noted<T>(write: Promise<T>): Promise<T> {
    try {
      const written = await write;
      this.#lastTrouble = null;
      return written;
    } catch (error) {
      const trouble = error instanceof JournalError ? error.trouble : null;
      if (trouble !== null && !NO_TROUBLE_OF_DISKS.includes(trouble)) this.#lastTrouble = trouble;
      throw error;
    }
  }

  /** The same, but not for longer than patience lasts. */
  bounded<T>(question: () => Promise<T>): Promise<T> {
    const { clock, patienceMs } = this.#patience;
    return new Promise((resolve, reject) => {
      const cancel = clock.after(patienceMs, () => {
        reject(new JournalError('silent', 'the disk has not answered in time'));
      });
      void this.ask(question).then(resolve, reject).finally(cancel);
    });
  }
}
