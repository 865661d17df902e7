import type { RuleOptions } from '../options.ts';
import { seatsOf, type Seat } from '../seat.ts';
import { suitSize } from './tileSet.ts';

/** One finished round as the match remembers it. Scores are by seat. */
export interface RoundScore {
  readonly out: Seat | null;
  readonly scores: readonly number[];
}

/** Where a match stands. */
export interface Standings {
  /** Points so far, by seat. */
  readonly totals: readonly number[];
  readonly over: boolean;
  /** Empty while the match goes on; several share a tie. */
  readonly winners: readonly Seat[];
  /** Rounds of the match, an extra round included once it is called. */
  readonly roundCount: number;
}

/** How many rounds a match has, extra ones aside. Source: docs/rules.md#match */
export function plannedRounds(options: RuleOptions): number {
  return options.matchRounds === 'full' ? suitSize(options) : options.matchRounds;
}

/** Totals, and the winners once all rounds are played. Source: docs/rules.md#match */
export function standingsOf(
  options: RuleOptions,
  seatCount: number,
  rounds: readonly RoundScore[],
): Standings {
  const totals = totalsOf(seatCount, rounds);
  const planned = plannedRounds(options);
  const leaders = leadersOf(options, totals);
  const extra = callsExtraRound(
    options,
    leadersOf(options, totalsOf(seatCount, rounds.slice(0, planned))),
  );
  const roundCount = rounds.length >= planned && extra ? planned + 1 : planned;
  const over = rounds.length >= roundCount;
  return { totals, over, roundCount, winners: over ? breakTie(options, leaders, rounds) : [] };
}

function totalsOf(seatCount: number, rounds: readonly RoundScore[]): readonly number[] {
  return Array.from({ length: seatCount }, (_, seat) =>
    rounds.reduce((sum, round) => sum + (round.scores[seat] ?? 0), 0),
  );
}

/** True where few points are better than many. Source: docs/rules.md#match */
export function lowestWins(options: RuleOptions): boolean {
  return options.winner === 'lowestTotal';
}

/** Seats with the best total first; equal ones in seat order. Source: docs/rules.md#match */
export function ranking(options: RuleOptions, totals: readonly number[]): readonly Seat[] {
  const isLowest = lowestWins(options);
  return seatsOf(totals.length).toSorted((one, other) => {
    const more = (totals[one] ?? 0) - (totals[other] ?? 0);
    return isLowest ? more : -more;
  });
}

function leadersOf(options: RuleOptions, totals: readonly number[]): readonly Seat[] {
  const ranked = ranking(options, totals);
  return ranked.filter((seat) => totals[seat] === totals[ranked[0] ?? 0]);
}

function callsExtraRound(options: RuleOptions, leaders: readonly Seat[]): boolean {
  return options.tieBreak === 'extraRound' && leaders.length > 1;
}

function breakTie(
  options: RuleOptions,
  leaders: readonly Seat[],
  rounds: readonly RoundScore[],
): readonly Seat[] {
  if (options.tieBreak !== 'mostRoundsWon') return leaders;
  const won = (seat: Seat) => rounds.filter((round) => round.out === seat).length;
  const most = Math.max(...leaders.map(won));
  return leaders.filter((seat) => won(seat) === most);
}
