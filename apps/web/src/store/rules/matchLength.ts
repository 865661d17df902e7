import { dealSize, plannedRounds, type RuleOptions } from '@roundhouse/rules';

/** How long a person thinks and lays a tile, on the average of friends who chat. */
const SECONDS_PER_TURN = 8;
/** Turns that a hand of one tile takes on average: some draw, some are out early. */
const TURNS_PER_TILE = 1.15;
/** Looking at scores between two rounds. */
const SECONDS_BETWEEN_ROUNDS = 20;

/** Minutes that a match may take with this many seats, rounded to what a person would say. */
export function minutesOf(options: RuleOptions, seatCount: number): number {
  const size = dealSize(options, seatCount);
  const tiles = size.ok ? size.value : 10;
  const round = tiles * TURNS_PER_TILE * seatCount * SECONDS_PER_TURN + SECONDS_BETWEEN_ROUNDS;
  const minutes = (round * plannedRounds(options)) / 60;
  return minutes < 20 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
}

/** The lengths worth offering for a set: one round, a few, a half, the whole match. */
export function offeredLengths(maxPip: number): readonly (number | 'full')[] {
  const most = maxPip + 1;
  return [...[1, 3, 5, 7].filter((count) => count < most), 'full'];
}
