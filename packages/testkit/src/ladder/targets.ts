import type { PresetName } from '@roundhouse/rules';
import type { Level } from './climb.ts';

/** What a level must show among three of another one. */
export interface Target {
  readonly hero: Level;
  readonly others: Level;
  /** Points a round, at least. */
  readonly gain: number;
  /** Rounds that the level goes out of first, in percent, at least. */
  readonly wins: number;
  /** Of the deals asked for, a level that thinks long plays so many: 1, or a part of them. */
  readonly part: number;
}

/**
 * Below what twice 2,000 deals gave with four seats under `roundhouse` and `puremco`, so that luck alone
 * does not break it: docs/bots.md#the-ladder, which says as well why the last step is a small one.
 * Heavy tiles first save points and win no rounds.
 */
const AT_FOUR_SEATS: readonly Target[] = [
  { hero: 'porter', others: 'passenger', gain: 6, wins: 0, part: 1 },
  { hero: 'conductor', others: 'porter', gain: 2.5, wins: 37, part: 1 },
  { hero: 'engineer', others: 'conductor', gain: 4.5, wins: 37, part: 1 },
  { hero: 'engineer', others: 'porter', gain: 7, wins: 53, part: 1 },
  { hero: 'dispatcher', others: 'conductor', gain: 6.5, wins: 44, part: 1 },
  { hero: 'dispatcher', others: 'engineer', gain: 0.5, wins: 25, part: 1 },
  { hero: 'baron', others: 'dispatcher', gain: 0, wins: 25, part: 0.1 },
  { hero: 'baron', others: 'engineer', gain: 0, wins: 25, part: 0.1 },
];

/** What a level must show over whole matches among three of another one. */
export interface MatchTarget {
  readonly hero: Level;
  readonly others: Level;
  /** Matches won, in percent, at least. */
  readonly wins: number;
}

/** Whole matches of four seats: a small advantage in each round is a large one after thirteen. */
export const MATCH_TARGETS: readonly MatchTarget[] = [
  { hero: 'porter', others: 'passenger', wins: 57 },
  { hero: 'dispatcher', others: 'engineer', wins: 25 },
];

const MEASURED: readonly PresetName[] = ['roundhouse', 'puremco'];

/** What each level must show; where nothing was measured, that it is better than the one below. */
export function targetsFor(preset: PresetName, seatCount: number): readonly Target[] {
  if (seatCount === 4 && MEASURED.includes(preset)) return AT_FOUR_SEATS;
  return AT_FOUR_SEATS.map((target) => ({ ...target, gain: 0, wins: 0 }));
}
