import { courseFrom, tell, type Decision } from './course.ts';
import { dealSize, type OptionError, type RuleOptions } from './options.ts';
import { undealtRound } from './dealing.ts';
import { fail, invariant, ok, type Result } from './result.ts';
import { dealingDeck, engineOfRound, findEngine, type DealOrder } from './rulebook/engine.ts';
import {
  plannedRounds,
  standingsOf,
  type RoundScore,
  type Standings,
} from './rulebook/standings.ts';
import { firstStarter, nextStarter } from './rulebook/starter.ts';
import { seatAfter, seatOf, type Seat } from './seat.ts';
import type { Round } from './state.ts';
import type { Pip, TileId } from './tile.ts';
import { beginTurn } from './turnFlow.ts';

/** One finished round of a match. Scores are by seat; `out` is null after a blocked round. */
export interface RoundRecord extends RoundScore {
  readonly engine: Pip;
  readonly starter: Seat;
  readonly blocked: boolean;
}

/** All rounds of a match: those that are over, and the rules for the rest. */
export interface Match {
  readonly options: RuleOptions;
  readonly seatCount: number;
  readonly rounds: readonly RoundRecord[];
}

/** What chance gives a round: the whole set in shuffled order, and one seat. */
export interface Lots {
  readonly deck: readonly TileId[];
  /** 0 to seatCount - 1: who leads, or hunts the engine first, where the rules leave it to chance. */
  readonly lot: number;
}

/** A match that has not begun. Errors: the deal does not offer so many seats. */
export function newMatch(options: RuleOptions, seatCount: number): Result<Match, OptionError> {
  const size = dealSize(options, seatCount);
  return size.ok ? ok({ options, seatCount, rounds: [] }) : size;
}

/** Points, winners and number of rounds so far. Source: docs/rules.md#match */
export function standings({ options, seatCount, rounds }: Match): Standings {
  return standingsOf(options, seatCount, rounds);
}

/** The engine's number in the round with this index; an extra round has the highest double again. */
export function engineAt({ options }: Match, roundIndex: number): Pip {
  return engineOfRound(options, roundIndex < plannedRounds(options) ? roundIndex : 0);
}

/**
 * Deals the next round and begins its first turn.
 * Errors: the deal is void, and another deck is wanted (only where the highest double held opens).
 */
export function startRound(
  match: Match,
  { deck, lot }: Lots,
): Result<Decision, { readonly code: 'dealIsVoid' }> {
  const { options, seatCount } = match;
  const previous = match.rounds.at(-1);
  const from = previous === undefined ? seatOf(lot) : seatAfter(previous.starter, seatCount);
  const order: DealOrder = { seatCount, engine: engineAt(match, match.rounds.length), deck, from };
  const found = findEngine(options, order);
  if (found === null) return fail({ code: 'dealIsVoid' });
  const { engine, hands, boneyard, hunted, holder } = found;
  const starter =
    previous === undefined
      ? firstStarter(options, { seatCount, lot: from, holder, deck: dealingDeck(options, order) })
      : nextStarter(options, { seatCount, previous, holder });
  const course = courseFrom(undealtRound(options, seatCount));
  tell(course, { type: 'roundDealt', engine, starter, hands, boneyard, hunted });
  beginTurn(course, starter);
  return ok(course);
}

/** The match with a finished round added to it. Throws while the round runs. */
export function recordRound(match: Match, { table }: Round): Match {
  invariant(table.phase.kind === 'over', 'the round is over');
  const { out, blocked, scores } = table.phase.result;
  const { engine, starter } = table;
  const record: RoundRecord = { engine, starter, out, blocked, scores };
  return { ...match, rounds: [...match.rounds, record] };
}
