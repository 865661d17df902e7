import { PLAYERS, type Player } from '@roundhouse/bots';
import { dealFairly, seatsOf, standings, type Match, type RoundRecord } from '@roundhouse/rules';
import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import type { Level } from './climb.ts';
import { estimate, type Estimate } from './estimate.ts';
import { playedRound } from './playedRound.ts';

/** Who plays, and how many matches. */
export interface MatchWish {
  readonly hero: Level;
  readonly others: Level;
  readonly matches: number;
}

/**
 * Plays whole matches, the hero at each seat in turn. Gives how many of a hundred the hero wins; a
 * shared win counts for its part.
 */
export function matchesWon(match: Match, wish: MatchWish, seed: number): Estimate {
  const dice = diceFrom(seed);
  const wins = Array.from({ length: wish.matches }, (_, index) => {
    const hero = index % match.seatCount;
    const players = seatsOf(match.seatCount).map((seat) =>
      seat === hero ? PLAYERS[wish.hero] : PLAYERS[wish.others],
    );
    const { winners } = standings(playedMatch(match, players, dice));
    return winners.some((seat) => seat === hero) ? 100 / winners.length : 0;
  });
  return estimate(wins);
}

function playedMatch(match: Match, players: readonly Player[], dice: Dice): Match {
  const rng = () => dice.below(2 ** 30) / 2 ** 30;
  let played = match;
  while (!standings(played).over) {
    const { round } = dealFairly(played, dice).decision;
    const { out, blocked, scores } = playedRound(round, players, rng);
    const { engine, starter } = round.table;
    const record: RoundRecord = { engine, starter, out, blocked, scores };
    played = { ...played, rounds: [...played.rounds, record] };
  }
  return played;
}
