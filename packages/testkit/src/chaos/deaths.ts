import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import { FAIL_POINTS, type DeathSentence, type FailPoint } from './failPoints.ts';

/** How a server is to die: after some time by a hand from outside, or at a named moment. */
export type Death =
  | { readonly kind: 'outside'; readonly afterMs: number }
  | { readonly kind: 'moment'; readonly sentence: DeathSentence };

/** How often a moment comes before a process dies of it, at most. */
const MOST_TIMES: Readonly<Record<FailPoint, number>> = {
  beforeAppend: 30,
  inAppend: 30,
  afterAppend: 30,
  beforeReply: 30,
  beforePublish: 60,
  inSnapshot: 2,
  afterSeedBeforeDeal: 1,
  inRestore: 2,
};
const LONGEST_LIFE_MS = 600;
/** Longer than a disk without other work takes for an entry, so that some deaths come just after it. */
const MOST_IN_FLIGHT_US = 1_000;

/** All deaths of a run: every other one comes from outside, the rest take the moments in turn. */
export function planDeaths(count: number, seed: number): readonly Death[] {
  const dice = diceFrom(seed);
  return Array.from({ length: count }, (_, index) => deathAt(index, dice));
}

function deathAt(index: number, dice: Dice): Death {
  const point = FAIL_POINTS[(index >> 1) % FAIL_POINTS.length];
  if (index % 2 === 0 || point === undefined) return fromOutside(dice);
  const times = 1 + dice.below(MOST_TIMES[point]);
  const inFlightUs = dice.below(MOST_IN_FLIGHT_US);
  return { kind: 'moment', sentence: { point, times, inFlightUs } };
}

/** A death at any time. */
export function fromOutside(dice: Dice): Death {
  return { kind: 'outside', afterMs: dice.below(LONGEST_LIFE_MS) };
}
