import type { Clock } from '../clock.ts';
import type { Journal } from './journal.ts';
import { JournalError } from './journalError.ts';

/** A journal that says when the disk behind it has fallen silent. */
export interface PatientJournal<Fact> extends Journal<Fact> {
  /** True while something that was asked has not been answered for longer than patience lasts. */
  readonly isSilent: boolean;
}

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
    claim: (code, atMs) => questions.bounded(() => journal.claim(code, atMs)),
    append: (code, append) => questions.ask(() => journal.append(code, append)),
    saveSnapshot: (code, snapshot) => questions.bounded(() => journal.saveSnapshot(code, snapshot)),
    load: (code) => questions.bounded(() => journal.load(code)),
    read: (code) => questions.bounded(() => journal.read(code)),
    list: () => questions.bounded(() => journal.list()),
    archive: (code) => questions.bounded(() => journal.archive(code)),
    forget: (code) => questions.bounded(() => journal.forget(code)),
    close: () => journal.close(),
    get isSilent() {
      return questions.areOverdue;
    },
  };
}

/** What was asked and is not answered yet. */
class Questions {
  readonly #patience: Patience;
  /** When each was asked, the oldest first. */
  readonly #open = new Map<symbol, number>();

  constructor(patience: Patience) {
    this.#patience = patience;
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
