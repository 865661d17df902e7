import { forEachSeat, get, seatAfter } from './position.ts';
import type { Seat, Tile } from './position.ts';

export interface RoundResult {
  scores: Record<Seat, number>;
  /** Who went out; missing if the round was blocked. */
  out?: Seat | null;
  /** Who holds the engine of the next round, where that seat leads. */
  nextHolder?: Seat;
}

export interface Match {
  seats: Seat[];
  maxPip: number;
  matchRounds?: 'full' | number;
  /** The seat that leads the first round. */
  starterFirst: Seat;
  starterNext?: 'rotateClockwise' | 'previousWinner' | 'engineHolder';
  winner?: 'lowestTotal' | 'highestTotal';
  tieBreak?: 'shared' | 'mostRoundsWon' | 'extraRound';
  rounds: RoundResult[];
}

export interface MatchResult {
  /** Engine numbers of all rounds the match has, an extra round included once it is called. */
  engines: number[];
  /** Who led each round, and who leads the next while the match goes on. */
  starters: Seat[];
  totals: Record<Seat, number>;
  over: boolean;
  /** Empty while the match goes on. */
  winners: Seat[];
}

/** A match so far: its engines, who leads, the totals and who has won. Source: docs/rules.md#match */
export function settleMatch(match: Match): MatchResult {
  const { maxPip, matchRounds = 'full', rounds } = match;
  const planned = matchRounds === 'full' ? maxPip + 1 : matchRounds;
  const engines = Array.from({ length: planned }, (_, round) => maxPip - round);

  const isTied = best(match, rounds.slice(0, planned)).length > 1;
  if (match.tieBreak === 'extraRound' && rounds.length >= planned && isTied) engines.push(maxPip);

  const over = rounds.length >= engines.length;
  return {
    engines,
    starters: leaders(match, over),
    totals: totalsOf(match, rounds),
    over,
    winners: over ? winnersOf(match) : [],
  };
}

function totalsOf({ seats }: Match, rounds: RoundResult[]): Record<Seat, number> {
  return forEachSeat(seats, (seat) =>
    rounds.reduce((sum, { scores }) => sum + get(scores, seat), 0),
  );
}

/** The seats with the best total, low or high as the scoring goes. Source: docs/rules.md#match */
function best(match: Match, rounds: RoundResult[]): Seat[] {
  const totals = totalsOf(match, rounds);
  const values = Object.values(totals);
  const wanted = match.winner === 'highestTotal' ? Math.max(...values) : Math.min(...values);
  return match.seats.filter((seat) => totals[seat] === wanted);
}

/** A tie is shared, never broken by the order of seats; rounds won may decide it before that. Source: docs/rules.md#match (ties) */
function winnersOf(match: Match): Seat[] {
  const tied = best(match, match.rounds);
  if (match.tieBreak !== 'mostRoundsWon') return tied;
  const wins = (seat: Seat) => match.rounds.filter(({ out }) => out === seat).length;
  const most = Math.max(...tied.map(wins));
  return tied.filter((seat) => wins(seat) === most);
}

/**
 * The leader of every round given, and of the next unless the match is over. The lead goes round,
 * or to the seat that went out, or to the holder of the engine; where there is no such seat it
 * goes round. Source: docs/rules.md#match (who leads)
 */
function leaders(match: Match, over: boolean): Seat[] {
  let leader = match.starterFirst;
  const starters = [leader];
  for (const { out, nextHolder } of match.rounds) {
    let next: Seat | null | undefined;
    if (match.starterNext === 'previousWinner') next = out;
    if (match.starterNext === 'engineHolder') next = nextHolder;
    leader = next ?? seatAfter(match.seats, leader);
    starters.push(leader);
  }
  return over ? starters.slice(0, match.rounds.length) : starters;
}

export interface Hunt {
  mode: 'inTurn' | 'equalRounds';
  engine: Tile;
  hands: Record<Seat, Tile[]>;
  boneyard: Tile[];
  /** The seat that draws first. */
  from: Seat;
}

export interface HuntResult {
  holder: Seat;
  hands: Record<Seat, Tile[]>;
  boneLeft: number;
  starter: Seat;
}

/**
 * Finds the engine among the hands, or lets the seats draw for it: one after the other until it
 * turns up, or a tile for everybody before they look. The holder lays it, gets nothing for it, and
 * leads. Source: docs/rules.md#deal-and-engine (hunt)
 */
export function settleHunt(hunt: Hunt): HuntResult {
  const seats = Object.keys(hunt.hands);
  const hands = forEachSeat(seats, (seat) => [...get(hunt.hands, seat)]);
  const boneyard = [...hunt.boneyard];
  const finder = () => seats.find((seat) => get(hands, seat).includes(hunt.engine));

  let drawer = hunt.from;
  let holder = finder();
  while (holder === undefined) {
    if (boneyard.length === 0) throw new Error('nobody can find the engine');
    const draws = hunt.mode === 'inTurn' ? 1 : seats.length;
    for (const tile of boneyard.splice(0, draws)) {
      get(hands, drawer).push(tile);
      drawer = seatAfter(seats, drawer);
    }
    holder = finder();
  }
  hands[holder] = get(hands, holder).filter((tile) => tile !== hunt.engine);
  return { holder, hands, boneLeft: boneyard.length, starter: holder };
}
