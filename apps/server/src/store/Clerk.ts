import { Worker } from 'node:worker_threads';
import { JournalError } from './journalError.ts';
import type { Answer, Answers, Asked, Outcome, Question, Report } from './questions.ts';

/** Starts the thread that writes to a data folder. */
export type StartWorker = (dir: string) => Worker;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: JournalError): void;
}

/** Without the flags of this process: some of them a thread does not understand. */
const startWriter: StartWorker = (dir) =>
  new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: dir, execArgv: [] });

/**
 * Asks the thread that writes. When that thread dies, nobody knows what became of the questions it
 * had: they fail as `unknown`, and the next question starts another.
 */
export class Clerk {
  readonly #dir: string;
  readonly #startWorker: StartWorker;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Promise<Worker> | null = null;
  /** What this turn of the event loop asked so far. */
  #group: Asked[] = [];
  #lastId = 0;
  #closing: Promise<void> | null = null;

  constructor(dir: string, startWorker: StartWorker = startWriter) {
    this.#dir = dir;
    this.#startWorker = startWorker;
  }

  /** Resolves when the thread has the folder; rejects with the `JournalError` that it met. */
  async open(): Promise<void> {
    this.#worker ??= this.#begin();
    await this.#worker;
  }

  /** Rejects with a `JournalError`. */
  async ask<T extends Exclude<Question['type'], 'close'>>(
    question: Question & { readonly type: T },
  ): Promise<Answers[T]> {
    if (this.#closing !== null) throw new JournalError('closed', 'the journal is closed');
    const answer = await this.#send(question);
    return answer as Answers[T];
  }

  /** Lets the thread finish what it has. Never rejects. */
  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #send(question: Question): Promise<unknown> {
    this.#worker ??= this.#begin();
    const worker = await this.#worker;
    this.#lastId += 1;
    const asked: Asked = { id: this.#lastId, question };
    return new Promise((resolve, reject) => {
      this.#waiting.set(asked.id, { resolve, reject });
      if (this.#group.push(asked) === 1) setImmediate(() => this.#post(worker));
    });
  }

  /** All that one turn of the event loop asks goes over at once, so that it waits for the disk once. */
  #post(worker: Worker): void {
    const group = this.#group;
    this.#group = [];
    worker.postMessage(group);
  }

  async #end(): Promise<void> {
    const worker = await this.#worker?.catch(() => null);
    if (worker === null || worker === undefined) return;
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    await this.#send({ type: 'close' }).catch(() => {}); // a dead thread is closed, too
    await exited;
  }

  async #begin(): Promise<Worker> {
    const worker = this.#startWorker(this.#dir);
    let reason = 'the thread that writes has ended';
    worker.on('error', (error) => (reason = String(error)));
    worker.on('exit', () => this.#lose(reason));
    const outcome = await opening(worker);
    if (!outcome.ok) throw errorOf(outcome);
    worker.on('message', (report: Report) => this.#hear(report));
    return worker;
  }

  #hear(report: Report): void {
    if (report.type === 'answers') for (const answer of report.answers) this.#settle(answer);
  }

  #settle({ id, outcome }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (outcome.ok) waiting?.resolve(outcome.value);
    else waiting?.reject(errorOf(outcome));
  }

  #lose(reason: string): void {
    this.#worker = null;
    this.#group = [];
    const error = new JournalError('unknown', reason);
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

/**
 * How opening went. A thread that could not open ends by itself, and lets go of the folder by that;
 * `unknown` when it ends without a word.
 */
function opening(worker: Worker): Promise<Outcome> {
  return new Promise((resolve) => {
    let outcome: Outcome = { ok: false, trouble: 'unknown', message: 'the thread did not start' };
    worker.once('message', (report: Report) => {
      if (report.type === 'opened') outcome = report.outcome;
      if (outcome.ok) resolve(outcome);
    });
    worker.once('exit', () => resolve(outcome));
  });
}

function errorOf({ trouble, message }: Extract<Outcome, { readonly ok: false }>): JournalError {
  return new JournalError(trouble, message);
}
