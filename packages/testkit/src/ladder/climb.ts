import { PLAYERS, type Player } from '@roundhouse/bots';
import type { Match, Round } from '@roundhouse/rules';
import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import { spreadOf, type Spread } from '../bench/server/spread.ts';
import { dealt } from './dealt.ts';
import { estimate, mean, type Estimate } from './estimate.ts';
import { playedRound } from './playedRound.ts';

/** The name of a player's strength. */
export type Level = keyof typeof PLAYERS;

/** How one player does among players of another level. */
export interface Step {
  readonly hero: Level;
  readonly others: Level;
  readonly deals: number;
  /** Points a round better than one more of the others at the same seat of the same deals. */
  readonly gain: Estimate;
  /** Share of rounds that the hero goes out of first, in percent. */
  readonly wins: Estimate;
  readonly heroPoints: number;
  /** How long the hero's decisions took, the middle and the slowest of a hundred: milliseconds. */
  readonly decisionMs: Pick<Spread, 'p50' | 'p99'>;
}

/** What is measured, and how often. */
type Wish = Pick<Step, 'hero' | 'others' | 'deals'>;

/** What one deal gave. */
interface Paired {
  readonly gain: number;
  readonly wins: number;
  readonly points: number;
}

/**
 * Plays each deal once with the others alone, and once for every seat with the hero there. The pairs
 * cancel most of the luck of the deal; intervals are over deals.
 */
export function climb(match: Match, wish: Wish, seed: number): Step {
  const dice = diceFrom(seed);
  const times: number[] = [];
  const pairs = Array.from({ length: wish.deals }, (_, deal) => {
    const round = dealt(match, deal, dice);
    return playPair(round, (hero) => seated(match.seatCount, hero, { ...wish, times }), dice);
  });
  return {
    ...wish,
    gain: estimate(pairs.map(({ gain }) => gain)),
    wins: estimate(pairs.map(({ wins }) => wins)),
    heroPoints: mean(pairs.map(({ points }) => points)),
    decisionMs: spreadOf(times),
  };
}

/** The players by seat; nobody is the hero where `hero` is no seat. */
function seated(
  seatCount: number,
  hero: number,
  { hero: level, others, times }: Wish & { readonly times: number[] },
): readonly Player[] {
  return Array.from({ length: seatCount }, (_, seat) =>
    seat === hero ? timed(PLAYERS[level], times) : PLAYERS[others],
  );
}

function playPair(
  round: Round,
  playersWith: (hero: number) => readonly Player[],
  dice: Dice,
): Paired {
  const rng = () => dice.below(2 ** 30) / 2 ** 30;
  const usual = playedRound(round, playersWith(-1), rng).scores;
  const played = usual.map((_, seat) => playedRound(round, playersWith(seat), rng));
  const points = mean(played.map(({ scores }, seat) => scores[seat] ?? 0));
  const wins = mean(played.map(({ out }, seat) => (out === seat ? 100 : 0)));
  const isLessBetter = round.table.options.scoring === 'penaltyPips';
  return { gain: (isLessBetter ? 1 : -1) * (mean(usual) - points), wins, points };
}

/** The same player, whose time is taken. */
function timed(player: Player, times: number[]): Player {
  return {
    decide(view, rng) {
      const begin = performance.now();
      const command = player.decide(view, rng);
      times.push(performance.now() - begin);
      return command;
    },
  };
}
