/** Longest first wait before a call, and the longest of all. */
const FIRST_MS = 500;
const LONGEST_MS = 8000;
/** Longest wait while a server is on its way back. */
const RESTART_MS = 500;
/** Every wait has at least this share of its longest; chance decides on the rest. */
const LEAST_SHARE = { usual: 0.5, restart: 0.6 } as const;

/** How often waits have to grow until they are as long as they get. */
export const FULLY_GROWN = 1 + Math.log2(LONGEST_MS / FIRST_MS);

/**
 * The wait before the next call, in ms: after `grown` (from 1) waits 250 to 500, 500 to 1000, and so
 * on up to 4000 to 8000. `random` from 0 to 1, so that not everybody calls at once.
 */
export function usualWaitMs(grown: number, random: number): number {
  return spread(Math.min(LONGEST_MS, FIRST_MS * 2 ** (grown - 1)), LEAST_SHARE.usual, random);
}

/** The wait while a server restarts: 300 to 500 ms, however long it takes. */
export function restartWaitMs(random: number): number {
  return spread(RESTART_MS, LEAST_SHARE.restart, random);
}

function spread(longestMs: number, leastShare: number, random: number): number {
  return Math.round(longestMs * (leastShare + (1 - leastShare) * random));
}
