import type { RoundRecord } from './match.ts';
import { pipsOf, type RoundFacts } from './roundFacts.ts';
import { seatsOf, type Seat, type TrainId } from './seat.ts';
import type { Pip, TileId } from './tile.ts';

/** Something worth telling of a match. Rounds count from 1. */
export type MatchFact =
  | {
      readonly kind: 'longestTrain';
      readonly train: TrainId;
      readonly tiles: number;
      readonly round: number;
    }
  | {
      readonly kind: 'heaviestGift';
      readonly by: Seat;
      readonly tile: TileId;
      readonly train: TrainId;
      readonly round: number;
    }
  /** `pips`: the doubles, largest first. */
  | { readonly kind: 'leftOpen'; readonly pips: readonly Pip[] }
  | { readonly kind: 'mostDraws'; readonly seats: readonly Seat[]; readonly tiles: number }
  /** `gap`: points between the best and the worst of the round. */
  | { readonly kind: 'closestRound'; readonly gap: number; readonly round: number }
  | {
      readonly kind: 'dearestRound';
      readonly seats: readonly Seat[];
      readonly points: number;
      readonly round: number;
    }
  | { readonly kind: 'mostOut'; readonly seats: readonly Seat[]; readonly times: number };
/** A kind of fact. */
export type MatchFactKind = MatchFact['kind'];

/**
 * What is worth telling of a match, by its finished rounds and their facts, the most interesting first. Nothing that says nothing: no open
 * doubles, no draws, no comparison of rounds where there was one.
 */
export function matchFacts(
  rounds: readonly RoundRecord[],
  facts: readonly RoundFacts[],
): readonly MatchFact[] {
  const found = [
    longestTrain(facts),
    heaviestGift(facts),
    leftOpen(facts),
    mostDraws(facts),
    closestRound(rounds),
    dearestRound(rounds),
    mostOut(rounds),
  ];
  return found.filter((fact) => fact !== null);
}

function longestTrain(facts: readonly RoundFacts[]): MatchFact | null {
  const best = firstBest(facts, ({ longest }) => longest?.tiles ?? 0);
  const longest = best?.item.longest ?? null;
  return best && longest && { kind: 'longestTrain', ...longest, round: best.round };
}

function heaviestGift(facts: readonly RoundFacts[]): MatchFact | null {
  const best = firstBest(facts, ({ gift }) => (gift === null ? 0 : 1 + pipsOf(gift.tile)));
  const gift = best?.item.gift ?? null;
  return best && gift && { kind: 'heaviestGift', ...gift, round: best.round };
}

function leftOpen(facts: readonly RoundFacts[]): MatchFact | null {
  const pips = facts.flatMap((round) => round.leftOpen).toSorted((a, b) => b - a);
  return pips.length === 0 ? null : { kind: 'leftOpen', pips };
}

function mostDraws(facts: readonly RoundFacts[]): MatchFact | null {
  const { seats, most } = leaders(facts.map(({ draws }) => draws));
  return most === 0 ? null : { kind: 'mostDraws', seats, tiles: most };
}

function mostOut(rounds: readonly RoundRecord[]): MatchFact | null {
  const seatCount = rounds[0]?.scores.length ?? 0;
  const wins = rounds.map(({ out }) => seatsOf(seatCount).map((seat) => Number(seat === out)));
  const { seats, most } = leaders(wins);
  return most < 2 ? null : { kind: 'mostOut', seats, times: most };
}

function closestRound(rounds: readonly RoundRecord[]): MatchFact | null {
  if (rounds.length < 2) return null;
  const gapOf = ({ scores }: RoundRecord) => Math.max(...scores) - Math.min(...scores);
  const best = firstBest(rounds, (round) => 1 / (1 + gapOf(round)));
  return best && { kind: 'closestRound', gap: gapOf(best.item), round: best.round };
}

function dearestRound(rounds: readonly RoundRecord[]): MatchFact | null {
  const best = firstBest(rounds, ({ scores }) => Math.max(...scores));
  if (best === null) return null;
  const { seats, most } = leaders([best.item.scores]);
  return { kind: 'dearestRound', seats, points: most, round: best.round };
}

/** The first item of the greatest worth, and its round; null where none is worth anything. */
function firstBest<T>(
  items: readonly T[],
  worth: (item: T) => number,
): { readonly item: T; readonly round: number } | null {
  let best: { readonly item: T; readonly round: number } | null = null;
  let most = 0;
  for (const [index, item] of items.entries()) {
    if (worth(item) <= most) continue;
    most = worth(item);
    best = { item, round: index + 1 };
  }
  return best;
}

/** The seats with the greatest sum over all rounds, and the sum. */
function leaders(rounds: readonly (readonly number[])[]) {
  const seats = seatsOf(rounds[0]?.length ?? 0);
  const sums = seats.map((seat) => rounds.reduce((sum, round) => sum + (round[seat] ?? 0), 0));
  const most = Math.max(0, ...sums);
  return { most, seats: seats.filter((seat) => sums[seat] === most) };
}
