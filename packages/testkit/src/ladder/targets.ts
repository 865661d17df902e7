import type { PresetName } from '@roundhouse/rules';
import type { Level } from './climb.ts';

/** What a level must show against three of the level below. */
export interface Target {
  readonly hero: Level;
  readonly others: Level;
  /** Points a round, at least. */
  readonly gain: number;
  /** Rounds that the level goes out of first, in percent, at least. */
  readonly wins: number;
}

/**
 * Below what was measured with four seats under `roundhouse` and `puremco`, so that luck alone does
 * not break it in 1,000 deals: docs/bots.md#the-ladder. Heavy tiles first save points and win no
 * rounds.
 */
const AT_FOUR_SEATS: readonly Target[] = [
  { hero: 'porter', others: 'passenger', gain: 6, wins: 0 },
  { hero: 'conductor', others: 'porter', gain: 2.5, wins: 37 },
  { hero: 'engineer', others: 'conductor', gain: 4.5, wins: 37 },
  { hero: 'dispatcher', others: 'engineer', gain: 0.75, wins: 25 },
];

const MEASURED: readonly PresetName[] = ['roundhouse', 'puremco'];

/** What each level must show; where nothing was measured, that it is better than the level below. */
export function targetsFor(preset: PresetName, seatCount: number): readonly Target[] {
  if (seatCount === 4 && MEASURED.includes(preset)) return AT_FOUR_SEATS;
  return AT_FOUR_SEATS.map((target) => ({ ...target, gain: 0, wins: 0 }));
}
