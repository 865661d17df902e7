/** How long numbers take to run up at the end of a round. */
export const COUNT_UP_MS = 600;

/** What a number that counts from 0 to `goal` shows after a while: quick at first, then slower. */
export function countAt(goal: number, elapsedMs: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS));
  return Math.round(goal * (1 - (1 - share) ** 3));
}
