import type { MatchSnapshot, RequestRefusal } from '@roundhouse/protocol';
import {
  decide,
  emptyTally,
  fail,
  fullSet,
  newMatch,
  ok,
  recordRound,
  roundFacts,
  standings,
  startRound,
  tallied,
  turnsBegunIn,
  undealtRound,
  type Command,
  type Decision,
  type GameEvent,
  type Match,
  type OptionError,
  type Result,
  type Round,
  type RoundFacts,
  type RoundTally,
  type RuleOptions,
  type Seat,
  type TileId,
} from '@roundhouse/rules';

/** Everything that a game in this page is made of; the same steps make the same game. */
export type LocalStep =
  | { readonly type: 'deal'; readonly deck: readonly TileId[]; readonly lot: number }
  | { readonly type: 'move'; readonly seat: Seat; readonly command: Command }
  | { readonly type: 'end' };

/** A game that is played in this page. It holds every hand: whoever shows it goes through `viewFor`. */
export interface LocalGame {
  readonly options: RuleOptions;
  /** `betweenRounds` also before the first deal. */
  readonly phase: 'playing' | 'betweenRounds' | 'over';
  readonly match: Match;
  readonly round: Round;
  readonly tally: RoundTally;
  readonly facts: readonly RoundFacts[];
  /** Counts deals and moves. */
  readonly seq: number;
  /** Turns begun in this match. */
  readonly turn: number;
}

/** A step that was taken, and what happened in it. */
export interface Taken {
  readonly game: LocalGame;
  readonly events: readonly GameEvent[];
}

/** Why a step is none: the rules refuse it, or it is not its time. */
export type StepRefusal = RequestRefusal | { readonly code: 'dealIsVoid' };

/** A game in which nothing has been dealt. Errors: these rules are not for so many players. */
export function newGame(options: RuleOptions, seatCount: number): Result<LocalGame, OptionError> {
  const match = newMatch(options, seatCount);
  if (!match.ok) return match;
  return ok({
    options,
    phase: 'betweenRounds',
    match: match.value,
    round: undealtRound(options, seatCount),
    tally: emptyTally(seatCount),
    facts: [],
    seq: 0,
    turn: 0,
  });
}

/** The game after a step. Errors: see `StepRefusal`; nothing has happened then. */
export function taken(game: LocalGame, step: LocalStep): Result<Taken, StepRefusal> {
  if (step.type === 'end') {
    if (game.phase === 'over') return fail({ code: 'noMatchRuns' });
    return ok({ game: { ...game, phase: 'over' }, events: [] });
  }
  if (step.type === 'deal') {
    if (game.phase !== 'betweenRounds') return fail({ code: 'notBetweenRounds' });
    const dealt = startRound(game.match, step);
    if (!dealt.ok) return fail({ code: 'dealIsVoid' });
    const tally = emptyTally(game.match.seatCount);
    return ok(follow({ ...game, phase: 'playing', tally }, dealt.value));
  }
  if (game.phase !== 'playing') return fail({ code: 'noRoundRuns' });
  const decision = decide(game.round, step.seat, step.command);
  return decision.ok ? ok(follow(game, decision.value)) : decision;
}

/**
 * The game after all of these steps, wherever they come from; null when one of them is none of this
 * version of the rules, or cannot be.
 */
export function replayed(start: LocalGame, steps: readonly LocalStep[]): LocalGame | null {
  let game = start;
  for (const step of steps) {
    if (!isPossible(step, game.match)) return null;
    const next = taken(game, step);
    if (!next.ok) return null;
    game = next.value.game;
  }
  return game;
}

/** True when a step names seats that are at the table, and deals each tile of the set once. */
function isPossible(step: LocalStep, { options, seatCount }: Match): boolean {
  if (step.type === 'end') return true;
  if (step.type === 'move') return step.seat < seatCount;
  const deck = new Set(step.deck);
  const set = fullSet(options.maxPip);
  return (
    step.lot < seatCount && step.deck.length === set.length && set.every((tile) => deck.has(tile))
  );
}

/** The match as the page shows it. */
export function matchOf({ match, facts }: LocalGame, names: readonly string[]): MatchSnapshot {
  const { rounds } = match;
  return { rounds, facts, sitters: rounds.map(() => names), ...standings(match) };
}

function follow(game: LocalGame, { events, round }: Decision): Taken {
  const tally = events.reduce(tallied, game.tally);
  const turn = game.turn + turnsBegunIn(events);
  const next = { ...game, round, tally, seq: game.seq + 1, turn };
  if (round.table.phase.kind === 'turn') return { game: next, events };
  const match = recordRound(game.match, round);
  const phase = standings(match).over ? 'over' : 'betweenRounds';
  const facts = [...game.facts, roundFacts(tally, round.table)];
  return { game: { ...next, match, facts, phase }, events };
}
