import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Command } from '@roundhouse/rules';
import type { Log } from '../log.ts';
import { thoughtThrough, type Matter, type Thinker } from './thinker.ts';

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

/** Thinks in threads of its own, which begin with the first Baron that has something to think about. */
export function threadThinker(log: Log): Thinker {
  const pool = new Piscina<Matter, Command>({
    filename: new URL('./thinker.ts', import.meta.url).href,
    name: thoughtThrough.name,
    minThreads: 0,
    maxThreads: MOST_THREADS,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
    recordTiming: false,
  });
  pool.on('error', (error) => log.error({ err: error }, 'a thread that thinks broke'));
  return {
    async think(view, seed) {
      try {
        return await pool.run({ view, seed, capMs: CAP_MS });
      } catch (error) {
        log.warn({ err: error }, 'nothing came of thinking');
        return null;
      }
    },
    close: () => pool.close({ force: true }),
  };
}
