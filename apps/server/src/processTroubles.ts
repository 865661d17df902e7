import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** More promises than this may not be rejected unheard in one minute. */
const MOST_REJECTIONS = 20;
const MINUTE_MS = 60_000;

/** As much of the process as is watched. */
interface Watched {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (reason: unknown) => void): void;
}

/** What the watch is given. */
export interface WatchParts {
  readonly clock: Clock;
  readonly log: Log;
  /** Closes the house in good order; every table comes back when it opens again. */
  readonly stop: () => void;
}

/**
 * Decides what becomes of the process when something goes wrong that nobody has caught.
 *
 * An exception may have ended anything in the middle, lists that all tables share included: the house
 * closes, and opens again from its journal. A rejected promise has ended only the work that waited
 * for it, since whatever ran beside it ran on: it is counted and logged, and the tables play on. Where
 * many are rejected something is wrong everywhere, and the house closes as well.
 */
export function watchTroubles(watched: Watched, { clock, log, stop }: WatchParts): void {
  let count = 0;
  let recent: number[] = [];
  watched.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception: closing');
    stop();
  });
  watched.on('unhandledRejection', (err) => {
    const nowMs = clock.now();
    count += 1;
    recent = [...recent.filter((atMs) => nowMs - atMs < MINUTE_MS), nowMs];
    const isTooMuch = recent.length > MOST_REJECTIONS;
    const ending = isTooMuch ? 'too many, closing' : 'playing on';
    log.error({ err, count }, `unhandled rejection: ${ending}`);
    if (isTooMuch) stop();
  });
}
