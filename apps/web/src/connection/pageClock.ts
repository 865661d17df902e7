import type { LineClock } from './LineKeeper.ts';

/** Time as this page knows it. */
export const pageClock: LineClock = {
  now: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
