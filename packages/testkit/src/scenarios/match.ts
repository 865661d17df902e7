import {
  engineAt,
  nextStarter,
  standings,
  type Match,
  type RoundRecord,
  type Seat,
} from '@roundhouse/rules';
import { nameOfSeat, seatNamed, type SeatNames } from '@roundhouse/rules/testing';
import { compareFacts, type Failure } from './failure.ts';
import { plainMatch, plainOptions } from './plainMatch.ts';
import type { MatchEntry } from './shape.ts';

type GivenMatch = MatchEntry['match'];
type GivenRound = GivenMatch['rounds'][number];

/** Counts a whole match from the results of its rounds. */
export function runMatch({ match, result }: MatchEntry): readonly Failure[] {
  const wanted = result.winners === undefined ? {} : { winners: [...result.winners].toSorted() };
  return compareFacts({ ...result, ...wanted }, factsOf(match));
}

function factsOf(given: GivenMatch): Readonly<Record<string, unknown>> {
  const names = given.seats;
  const { match, leader } = played(given);
  const { totals, over, winners, roundCount } = standings(match);
  const starters = match.rounds.map((round) => round.starter);
  return {
    engines: Array.from({ length: roundCount }, (_, index) => engineAt(match, index)),
    starters: (over ? starters : [...starters, leader]).map((seat) => nameOfSeat(names, seat)),
    totals: Object.fromEntries(names.map((name, seat) => [name, totals[seat]])),
    over,
    winners: winners.map((seat) => nameOfSeat(names, seat)).toSorted(),
  };
}

/** The match after the rounds given, and who would lead the next. */
function played(given: GivenMatch): { match: Match; leader: Seat } {
  const names = given.seats;
  let match = emptyMatch(given);
  let leader = seatNamed(names, given.starterFirst ?? names[0] ?? '');
  for (const round of given.rounds) {
    if (standings(match).over) throw new Error('there are more rounds than the match has');
    const previous = recordOf(round, { match, starter: leader, names });
    match = { ...match, rounds: [...match.rounds, previous] };
    const holder = round.nextHolder === undefined ? null : seatNamed(names, round.nextHolder);
    leader = nextStarter(match.options, { seatCount: names.length, previous, holder });
  }
  return { match, leader };
}

function emptyMatch({ seats, maxPip, ...given }: GivenMatch): Match {
  const { matchRounds = 'full', starterNext = 'rotateClockwise' } = given;
  const { winner = 'lowestTotal', tieBreak = 'shared' } = given;
  const options = plainOptions({
    maxPip,
    dealTable: { [seats.length]: 1 },
    matchRounds,
    starterNext,
    winner,
    tieBreak,
    ...(starterNext === 'engineHolder' ? { engineMode: 'holderPlays' } : {}),
  });
  return plainMatch(options, seats.length);
}

function recordOf(
  { scores, out = null }: GivenRound,
  { match, starter, names }: { match: Match; starter: Seat; names: SeatNames },
): RoundRecord {
  const strangers = Object.keys(scores).filter((name) => !names.includes(name));
  if (strangers.length > 0) throw new Error(`no such seat: ${strangers.join(', ')}`);
  return {
    engine: engineAt(match, match.rounds.length),
    starter,
    out: out === null ? null : seatNamed(names, out),
    blocked: out === null,
    scores: names.map((name) => pointsOf(scores, name)),
  };
}

function pointsOf(scores: GivenRound['scores'], name: string): number {
  const points = scores[name];
  if (points === undefined) throw new Error(`a round has no score for ${name}`);
  return points;
}
