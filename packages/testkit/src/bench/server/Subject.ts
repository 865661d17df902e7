import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import nodeFlags from '@roundhouse/server/nodeFlags' with { type: 'json' };
import type { Place } from '../../raw/ask.ts';
import type { Answers, Listening, Question } from './question.ts';
import { onCore } from '../cores.ts';
import { HOST, type SubjectWish } from './subjectWish.ts';

const ENTRY = fileURLToPath(new URL('../../cli/benchSubject.ts', import.meta.url));
/** Longer than any answer takes, and any start. */
const PATIENCE_MS = 60_000;

type Reply = Listening | { readonly id: number; readonly value: unknown };

/** A server under measurement, in a process of its own. */
export class Subject {
  readonly place: Place;
  /** When its code was loaded and it began to set itself up, milliseconds since 1970. */
  readonly beganMs: number;
  readonly #process: ChildProcess;
  #questionCount = 0;

  private constructor(child: ChildProcess, { port, beganMs }: Listening) {
    this.#process = child;
    this.place = { host: HOST, port };
    this.beganMs = beganMs;
  }

  /** Starts one with the flags of the product, on this core alone unless it is null. Rejects when it does not listen. */
  static async start(wish: SubjectWish, core: number | null): Promise<Subject> {
    const [program = '', ...args] = onCore(core, [
      process.execPath,
      ...nodeFlags,
      ENTRY,
      JSON.stringify(wish),
    ]);
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const listening = await heard(child, (reply) => 'port' in reply);
    return new Subject(child, listening as Listening);
  }

  /** Asks the process about itself. */
  async ask<T extends Question['type']>(type: T): Promise<Answers[T]> {
    this.#questionCount += 1;
    const id = this.#questionCount;
    const reply = heard(this.#process, (each) => 'id' in each && each.id === id);
    this.#process.send({ type, id });
    return ((await reply) as { readonly value: Answers[T] }).value;
  }

  /** What is given, or a rejection as soon as the process ends before it is there. */
  async during<T>(work: Promise<T>): Promise<T> {
    const over = new AbortController();
    const ended = once(this.#process, 'exit', { signal: over.signal }).then(() => {
      throw new Error('the server under measurement has ended');
    });
    ended.catch(() => {}); // told to whoever waits, once
    try {
      return await Promise.race([work, ended]);
    } finally {
      over.abort();
    }
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
  }
}

/** The first message of a kind. Rejects when the process ends, or says nothing for a minute. */
function heard(child: ChildProcess, isWanted: (reply: Reply) => boolean): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error('no answer'))), PATIENCE_MS);
    const onMessage = (reply: Reply) => {
      if (isWanted(reply)) settle(() => resolve(reply));
    };
    const onEnd = () => settle(() => reject(new Error('the server under measurement has ended')));
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      end();
    };
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
  });
}
