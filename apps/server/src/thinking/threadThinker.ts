import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { refusalOf, type Command } from '@roundhouse/rules';
import type { Log } from '../log.ts';
import { thoughtThrough, type Thinker, type ThoughtRequest } from './thinker.ts';

/** A Baron decides after so long by what it has seen. */
const CAP_MS = 100;
/** One thread is left to the tables. */
const MOST_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** More than can be thought about before anybody waits for it. */
const MOST_WAITING = 64;
/** A thread that has had nothing to do for so long ends. */
const IDLE_MS = 60_000;
/** The tables come first wherever the system knows of first and last. */
const NICE = 10;
/** What has come to nothing by now, in a queue or in a thread that hangs, never will. */
const PATIENCE_MS = 10_000;

/** What the threads do, and for how long; other than usual in tests. */
export interface ThreadOptions {
  /** Address of a module with a `thoughtThrough`. */
  readonly module: string;
  readonly patienceMs: number;
}

const USUAL: ThreadOptions = {
  module: new URL('./thinker.ts', import.meta.url).href,
  patienceMs: PATIENCE_MS,
};

/**
 * Thinks in threads of its own, which begin with the first Baron that has something to think about.
 * Whatever a thread does, what comes of it is a legal command or nothing.
 */
export function threadThinker(log: Log, { module, patienceMs }: ThreadOptions = USUAL): Thinker {
  const pool = new Piscina<ThoughtRequest, Command>({
    filename: module,
    name: thoughtThrough.name,
    minThreads: 0,
    maxThreads: MOST_THREADS,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
    recordTiming: false,
  });
  let isClosing = false;
  pool.on('error', (error) => log.error({ err: error }, 'a thread that thinks broke'));
  return {
    async think(view, seed) {
      try {
        const signal = AbortSignal.timeout(patienceMs);
        const command = await pool.run({ view, seed, capMs: CAP_MS }, { signal });
        const refusal = refusalOf(view, command);
        if (refusal === null) return command;
        log.error({ refusal }, 'a thread thought of what the rules forbid');
      } catch (error) {
        if (!isClosing) log.warn({ err: error }, 'nothing came of thinking');
      }
      return null;
    },
    close() {
      isClosing = true;
      return pool.destroy();
    },
  };
}
