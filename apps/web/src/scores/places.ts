import type { MatchSnapshot } from '@roundhouse/protocol';
import { ranking, type RuleOptions, type Seat } from '@roundhouse/rules';

/** Where a seat stands in a match. */
export interface Place {
  readonly seat: Seat;
  readonly total: number;
  /** 1 is the best; equal seats share a place, and the next one is left out. */
  readonly place: number;
}

/** Every seat with its place, the best first. Once a match is over, its winners come before their equals. */
export function placesOf(
  options: RuleOptions,
  { totals, winners }: Pick<MatchSnapshot, 'totals' | 'winners'>,
): readonly Place[] {
  const lost = (seat: Seat) => Number(winners.length > 0 && !winners.includes(seat));
  const ranked = ranking(options, totals).toSorted((one, other) => {
    const isTied = totals[one] === totals[other];
    return isTied ? lost(one) - lost(other) : 0;
  });
  const places: Place[] = [];
  for (const [index, seat] of ranked.entries()) {
    const total = totals[seat] ?? 0;
    const before = places.at(-1);
    const isEqual = before?.total === total && lost(before.seat) === lost(seat);
    places.push({ seat, total, place: isEqual ? before.place : index + 1 });
  }
  return places;
}

/** One step of a podium; everybody on it has the same place. */
export interface Step {
  readonly place: number;
  readonly seats: readonly Place[];
}

/** The first three places as steps, the best first, and everybody below them. */
export interface PodiumPlan {
  readonly steps: readonly Step[];
  readonly rest: readonly Place[];
}

const STEPS = 3;

/**
 * Who stands where: ties share a step, so that there may be fewer than three, or more on one. Equal
 * seconds stand on either side of the first, who stays in the middle.
 */
export function podiumOf(places: readonly Place[]): PodiumPlan {
  const steps = [1, 2, STEPS]
    .map((place) => ({ place, seats: places.filter((one) => one.place === place) }))
    .flatMap((step) => (step.place === 2 ? halved(step) : [step]))
    .filter(({ seats }) => seats.length > 0);
  return { steps, rest: places.filter(({ place }) => place > STEPS) };
}

function halved({ place, seats }: Step): readonly Step[] {
  const half = Math.ceil(seats.length / 2);
  return [
    { place, seats: seats.slice(0, half) },
    { place, seats: seats.slice(half) },
  ];
}
