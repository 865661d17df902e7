import type { BotLevel, MatchSnapshot, RequestRefusal } from '@roundhouse/protocol';
import {
  decide,
  emptyTally,
  fail,
  newMatch,
  ok,
  presetOptions,
  recordRound,
  roundFacts,
  seatOf,
  standings,
  startRound,
  tallied,
  undealtRound,
  type Command,
  type Decision,
  type GameEvent,
  type Match,
  type OptionError,
  type PresetName,
  type Result,
  type Round,
  type RoundFacts,
  type RoundTally,
  type RuleOptions,
  type Seat,
  type TileId,
} from '@roundhouse/rules';

/** What somebody wants to practise. */
export interface PracticeSetup {
  readonly preset: PresetName;
  /** Bots at the table, 1 or more; whoever practises sits before them. */
  readonly botCount: number;
  readonly level: BotLevel;
  /** Rounds of the match. */
  readonly rounds: number | 'full';
  /** Of whoever practises. */
  readonly name: string;
}

/** Everything that a practice game is made of; the same steps make the same game. */
export type PracticeStep =
  | { readonly type: 'deal'; readonly deck: readonly TileId[]; readonly lot: number }
  | { readonly type: 'move'; readonly seat: Seat; readonly command: Command }
  | { readonly type: 'end' };

/** Where a practice game stands. It holds every hand: whoever shows it goes through `viewFor`. */
export interface PracticeGame {
  readonly setup: PracticeSetup;
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
  readonly game: PracticeGame;
  readonly events: readonly GameEvent[];
}

/** Why a step is none: the rules refuse it, or it is not its time. */
export type StepRefusal = RequestRefusal | { readonly code: 'dealIsVoid' };

/** The seat of whoever practises. */
export const OWN_SEAT: Seat = seatOf(0);

/** A game in which nothing has been dealt. Errors: these rules are not for so many players. */
export function newPractice(setup: PracticeSetup): Result<PracticeGame, OptionError> {
  const options = presetOptions(setup.preset, { matchRounds: setup.rounds });
  if (!options.ok) return options;
  const seatCount = setup.botCount + 1;
  const match = newMatch(options.value, seatCount);
  if (!match.ok) return match;
  return ok({
    setup,
    options: options.value,
    phase: 'betweenRounds',
    match: match.value,
    round: undealtRound(options.value, seatCount),
    tally: emptyTally(seatCount),
    facts: [],
    seq: 0,
    turn: 0,
  });
}

/** The game after a step. Errors: see `StepRefusal`; nothing has happened then. */
export function taken(game: PracticeGame, step: PracticeStep): Result<Taken, StepRefusal> {
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

/** The same game once more, out of its steps; null when they are none of this version of the rules. */
export function replayed(
  setup: PracticeSetup,
  steps: readonly PracticeStep[],
): PracticeGame | null {
  const begun = newPractice(setup);
  let game = begun.ok ? begun.value : null;
  for (const step of steps) {
    if (game === null) return null;
    const next = taken(game, step);
    game = next.ok ? next.value.game : null;
  }
  return game;
}

/** The match as the page shows it. */
export function matchOf({ match, facts }: PracticeGame, names: readonly string[]): MatchSnapshot {
  const { rounds } = match;
  return { rounds, facts, sitters: rounds.map(() => names), ...standings(match) };
}

function follow(game: PracticeGame, { events, round }: Decision): Taken {
  const tally = events.reduce(tallied, game.tally);
  const turnsBegun = events.filter(({ type }) => type === 'turnBegan').length;
  const next = { ...game, round, tally, seq: game.seq + 1, turn: game.turn + turnsBegun };
  if (round.table.phase.kind === 'turn') return { game: next, events };
  const match = recordRound(game.match, round);
  const phase = standings(match).over ? 'over' : 'betweenRounds';
  const facts = [...game.facts, roundFacts(tally, round.table)];
  return { game: { ...next, match, facts, phase }, events };
}
