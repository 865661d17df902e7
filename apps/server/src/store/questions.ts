import type { TableCode } from '@roundhouse/protocol';
import type { Append, History, JournalEntry, JournalledTable, Snapshot } from './journal.ts';
import type { JournalTrouble } from './journalError.ts';
import type { Ledger } from './Ledger.ts';

/** What the thread that writes is asked, with facts as text. */
export type Question =
  | { readonly type: 'claim'; readonly code: TableCode; readonly atMs: number }
  | { readonly type: 'append'; readonly code: TableCode; readonly append: Append<string> }
  | { readonly type: 'saveSnapshot'; readonly code: TableCode; readonly snapshot: Snapshot }
  | { readonly type: 'archive' | 'forget'; readonly code: TableCode }
  | { readonly type: 'load' | 'read'; readonly code: TableCode }
  | { readonly type: 'age'; readonly passedMs: number }
  | { readonly type: 'list' | 'check' }
  /** The last one: when it is answered everything is written, and the thread ends. */
  | { readonly type: 'close' };

/** What each question is answered with. */
export interface Answers {
  readonly claim: boolean;
  readonly append: void;
  readonly saveSnapshot: void;
  readonly archive: void;
  readonly forget: void;
  readonly load: History<string> | null;
  readonly read: readonly JournalEntry<string>[];
  readonly list: readonly JournalledTable[];
  readonly age: void;
  readonly check: void;
  readonly close: void;
}

/** A question on its way to the other thread. */
export interface Asked {
  readonly id: number;
  readonly question: Question;
}

/** How a question went. */
export type Outcome =
  | { readonly ok: true; readonly value: Answers[keyof Answers] }
  | { readonly ok: false; readonly trouble: JournalTrouble; readonly message: string };

/** What the thread that writes says: first how opening went, then answers, as they come. */
export type Report =
  | { readonly type: 'opened'; readonly outcome: Outcome }
  | { readonly type: 'answers'; readonly answers: readonly Answer[] };

/** An outcome, and the question that it belongs to. */
export interface Answer {
  readonly id: number;
  readonly outcome: Outcome;
}

/** True for a question that changes nothing. */
export function isReading({ type }: Question): boolean {
  return type === 'load' || type === 'read' || type === 'list' || type === 'close';
}

/** Does in a ledger what a question asks for. Throws what SQLite throws, and `JournalError`. */
export function carryOut(ledger: Ledger, question: Question): Answers[keyof Answers] {
  switch (question.type) {
    case 'claim':
      return ledger.claim(question.code, question.atMs);
    case 'append':
      return ledger.append(question.code, question.append);
    case 'saveSnapshot':
      return ledger.saveSnapshot(question.code, question.snapshot);
    case 'archive':
      return ledger.archive(question.code);
    case 'forget':
      return ledger.forget(question.code);
    case 'load':
      return ledger.load(question.code);
    case 'read':
      return ledger.read(question.code);
    case 'list':
      return ledger.list();
    case 'age':
      return ledger.age(question.passedMs);
    case 'check':
      return ledger.check();
    case 'close':
      return undefined;
    default:
      throw new Error(`no question: ${JSON.stringify(question satisfies never)}`);
  }
}
