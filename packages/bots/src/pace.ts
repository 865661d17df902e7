/** How long a bot thinks at most at the normal pace, so that people see each move for a moment. */
export const BOT_DELAY_MS = 1_100;

/** How long a bot thinks, as a share of the longest usual time: from the least to the most. */
const SHARES = {
  fast: [0.2, 0.4],
  normal: [0.8, 1],
  slow: [1.8, 2.5],
} as const satisfies Record<string, readonly [least: number, most: number]>;

/** The golden ratio: its multiples lie evenly between whole numbers, and no two after each other are near. */
const GOLDEN = 0.618_033_988_749_895;

/**
 * How long a bot thinks before a move, in whole milliseconds: not always the same, and never without
 * bound; `mostMs` is the longest at the normal pace. `move` counts the moves of a table, so that the
 * same table always thinks alike; nothing that anybody holds has a part in it, so that the time tells
 * nothing of a hand.
 */
export function botDelayMs(mostMs: number, pace: keyof typeof SHARES, move: number): number {
  const [least, most] = SHARES[pace];
  const place = (move * GOLDEN) % 1;
  return Math.round(mostMs * (least + place * (most - least)));
}
