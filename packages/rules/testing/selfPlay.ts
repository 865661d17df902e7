import {
  decide,
  formatCommand,
  fullSet,
  legalCommands,
  startRound,
  tileCount,
  turnOf,
  viewFor,
  type Decision,
  type Match,
  type Round,
  type TurnCommand,
} from '../src/index.ts';
import type { Dice } from './dice.ts';
import type { Move } from './moves.ts';
import { announcement, type Policy } from './policies.ts';

/** One command of a round that is played by itself. */
export interface Step extends Move {
  readonly before: Round;
  /** What the seat to move could do; null where the command is a call or a challenge. */
  readonly legal: readonly TurnCommand[] | null;
  readonly decision: Decision;
}

/** Who plays: the choice of commands, and the chance behind it. */
export interface Players {
  readonly policy: Policy;
  readonly dice: Dice;
}

/** Deals a round of the match from a shuffled deck; a void deal is dealt again. */
export function dealRound(match: Match, dice: Dice): Decision {
  for (;;) {
    const deck = dice.shuffled(fullSet(match.options.maxPip));
    const dealt = startRound(match, { deck, lot: dice.below(match.seatCount) });
    if (dealt.ok) return dealt.value;
  }
}

/**
 * Plays a round to its end, command by command.
 * Throws when a round does not end, a seat has nothing to do, or a listed command is refused.
 */
export function* playRound(start: Round, { policy, dice }: Players): Generator<Step, Round> {
  let round = start;
  for (let left = longestRound(start); round.table.phase.kind === 'turn'; left -= 1) {
    if (left === 0) throw new Error('the round does not end');
    const step = nextStep(round, { policy, dice });
    yield step;
    round = step.decision.round;
  }
  return round;
}

function nextStep(before: Round, { policy, dice }: Players): Step {
  const said = announcement(before, dice);
  if (said !== null) return { ...said, before, legal: null, decision: carriedOut(before, said) };
  const seat = turnOf(before.table)?.seat ?? before.table.starter;
  const view = viewFor(before, seat);
  const legal = legalCommands(view);
  if (legal.length === 0) throw new Error(`seat ${seat} has nothing to do`);
  const move = { seat, command: policy(view, legal, dice) };
  return { ...move, before, legal, decision: carriedOut(before, move) };
}

/** The decision on a legal move. Throws when it is refused. */
export function carriedOut(round: Round, { seat, command }: Move): Decision {
  const decision = decide(round, seat, command);
  if (decision.ok) return decision.value;
  throw new Error(`${formatCommand(command)} of seat ${seat} refused: ${decision.error.code}`);
}

/**
 * More commands than any round may have. Every turn but a pass lays or draws a tile; two laps of
 * passes in between open every train or end the round; each lap may be spoken into.
 */
function longestRound({ table }: Round): number {
  return 8 * table.seatCount * (tileCount(table.options.maxPip) + table.seatCount);
}
