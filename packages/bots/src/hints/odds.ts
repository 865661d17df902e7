import { invariant, tileCount, type Pip } from '@roundhouse/rules';

/** A hand before anybody has seen a tile of it. */
export interface Deal {
  /** The largest number of the set, 6 to 18. */
  readonly maxPip: Pip;
  /** Tiles in the hand. */
  readonly handSize: number;
}

/**
 * The chance that a hand holds no starter, from 0 to 1, where the engine is nobody's: of the n tiles
 * that can be dealt `maxPip` show its number, so it is C(n - maxPip, h) / C(n, h).
 */
export function noStarterChance({ maxPip, handSize }: Deal): number {
  const dealt = tileCount(maxPip) - 1;
  const others = dealt - maxPip;
  invariant(handSize >= 0 && handSize <= dealt, `a hand of ${handSize} of ${dealt} tiles`);
  let chance = 1;
  for (let tile = 0; tile < handSize; tile += 1) chance *= (others - tile) / (dealt - tile);
  return Math.max(0, chance);
}
