import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TableCode } from '@roundhouse/protocol';
import type { Place } from '../raw/ask.ts';
import { makeSite, removeSite, type Site } from './site.ts';
import type { Delay, Greeting, Question, ServerWish, Truths } from './errand.ts';
import { within } from '../raw/within.ts';

const ENTRY = fileURLToPath(new URL('./besiegedServer.ts', import.meta.url));
/** Longer than a process takes to begin on the busiest machine. */
const PATIENCE_MS = 180_000;
const LAST_WORDS_BYTES = 2_000;

/** How a process ended that was not told to. */
export interface Exit {
  readonly how: string;
  /** The end of what it wrote to its error output. */
  readonly lastWords: string;
}

/** A server in a process of its own, on a free port of the loopback. */
export class ServerProcess {
  readonly place: Place;
  /** Lines of its log that say that something is wrong with it. */
  readonly troubles: string[] = [];
  /** The most memory that it had when it was asked. */
  residentBytes = 0;
  readonly #child: ChildProcess;
  readonly #site: Site;
  readonly #answers = new Map<number, (truths: Truths) => void>();
  readonly #gone: Promise<unknown>;
  #exit: Exit | null = null;
  #isStopping = false;
  #lastWords = '';
  #questionCount = 0;

  private constructor(child: ChildProcess, port: number, site: Site) {
    this.#site = site;
    this.#child = child;
    this.place = { host: '127.0.0.1', port };
    this.#gone = once(child, 'exit');
    child.on('message', (told: object) => 'id' in told && this.#hear(told as Truths));
    child.stderr?.on('data', (bytes: Buffer) => this.#note(bytes));
    child.on('error', () => {}); // it is gone; `exit` says so
    child.once('exit', (code, signal) => {
      if (this.#isStopping) return;
      this.#exit = { how: signal ?? `exit code ${code}`, lastWords: this.#lastWords };
    });
  }

  /** Starts one and waits until it listens. Rejects when it does not. */
  static async start(wish: Omit<ServerWish, keyof Site>): Promise<ServerProcess> {
    const site = makeSite();
    const child = fork(ENTRY, [JSON.stringify({ ...wish, ...site } satisfies ServerWish)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const greeting = greetingOf(child);
    const words: Buffer[] = [];
    child.stderr?.on('data', (bytes: Buffer) => words.push(bytes));
    const exit = once(child, 'exit').then(([code]) => {
      throw new Error(`the server did not begin: exit code ${code}\n${words.join('')}`);
    });
    try {
      const { port } = await within(PATIENCE_MS, Promise.race([greeting, exit]));
      return new ServerProcess(child, port, site);
    } catch (error) {
      child.kill('SIGKILL');
      removeSite(site);
      throw error;
    }
  }

  /** How it ended; null while it runs, and after it was stopped. */
  get exit(): Exit | null {
    return this.#exit;
  }

  /** What really happened at a table, which it forgets by that. Rejects when the server is gone. */
  async truthsOf(code: TableCode): Promise<Truths> {
    this.#questionCount += 1;
    const question: Question = { id: this.#questionCount, code };
    const answer = new Promise<Truths>((resolve) => this.#answers.set(question.id, resolve));
    this.#child.send(question, () => {});
    return this.#orGone(answer);
  }

  /** Lets time pass on the clock of its wall alone. Rejects when the server is gone. */
  async passTime(passMs: number): Promise<void> {
    const passed = new Promise<void>((resolve) => {
      const listen = (told: object) => {
        if (!('passedMs' in told)) return;
        this.#child.off('message', listen);
        resolve();
      };
      this.#child.on('message', listen);
    });
    this.#child.send({ passMs } satisfies Delay, () => {});
    await this.#orGone(passed);
  }

  /** Ends it, whatever it is doing. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill('SIGKILL');
      await this.#gone;
    }
    removeSite(this.#site);
  }

  #orGone<T>(answer: Promise<T>): Promise<T> {
    const gone = this.#gone.then(() => {
      throw new Error('the server is gone');
    });
    return within(PATIENCE_MS, Promise.race([answer, gone]));
  }

  #hear(truths: Truths): void {
    this.troubles.push(...truths.troubles);
    this.residentBytes = Math.max(this.residentBytes, truths.residentBytes);
    this.#answers.get(truths.id)?.(truths);
    this.#answers.delete(truths.id);
  }

  #note(bytes: Buffer): void {
    this.#lastWords = (this.#lastWords + bytes.toString()).slice(-LAST_WORDS_BYTES);
  }
}

/** Waits for its first word; Colyseus says something of its own before, which is no object. */
function greetingOf(child: ChildProcess): Promise<Greeting> {
  return new Promise((resolve) => {
    child.on('message', (told: unknown) => {
      if (typeof told === 'object' && told !== null && 'port' in told) resolve(told as Greeting);
    });
  });
}
