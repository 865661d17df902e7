import { dealSize, type OptionError, type RuleOptions } from './options.ts';
import { invariant, ok, type Result } from './result.ts';
import { engineOfRound } from './rulebook/engine.ts';
import {
  plannedRounds,
  standingsOf,
  type RoundScore,
  type Standings,
} from './rulebook/standings.ts';
import type { Seat } from './seat.ts';
import type { Round } from './state.ts';
import type { Pip } from './tile.ts';

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

/** The match with a finished round added to it. Throws while the round runs. */
export function recordRound(match: Match, { table }: Round): Match {
  invariant(table.phase.kind === 'over', 'the round is over');
  const { out, blocked, scores } = table.phase.result;
  const { engine, starter } = table;
  const record: RoundRecord = { engine, starter, out, blocked, scores };
  return { ...match, rounds: [...match.rounds, record] };
}
