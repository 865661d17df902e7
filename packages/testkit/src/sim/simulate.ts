import {
  recordRound,
  standings,
  type Match,
  type Round,
  type RoundResult,
} from '@roundhouse/rules';
import {
  anomaliesOf,
  carriedOut,
  dealRound,
  diceFrom,
  playRound,
  POLICIES,
  type Players,
  type Step,
} from '@roundhouse/rules/testing';
import type { Plan } from './flags.ts';

/** What came of a simulation. */
export interface Tally {
  readonly roundCount: number;
  readonly commandCount: number;
  readonly goneOutCount: number;
  readonly blockedCount: number;
  /** Points of all rounds, by seat. */
  readonly points: readonly number[];
  /** What should never be; the simulation stops at the first round that has any. */
  readonly anomalies: readonly string[];
}

/** Sees a simulation as it goes. */
export interface Witness {
  readonly roundDealt: (round: Round) => unknown;
  readonly stepTaken: (step: Step) => unknown;
  readonly roundEnded: (result: RoundResult) => unknown;
  /** Whether the round came to its end or broke down. */
  readonly roundLeft: () => void;
}

/** One position in so many is looked at in full, beside the last of each round. */
const FULL_LOOK_EVERY = 8;

/** Plays rounds, match after match, and looks for anomalies. The same plan, the same games. */
export function simulate(plan: Plan, witness: Witness): Tally {
  const players = { policy: POLICIES[plan.policy], dice: diceFrom(plan.seed) };
  let tally = emptyTally(plan.match.seatCount);
  let match = plan.match;
  while (tally.roundCount < plan.roundCount && tally.anomalies.length === 0) {
    const played = playOne(match, players, witness);
    witness.roundLeft();
    tally = withRound(tally, played);
    if (played.last !== null) match = nextMatch(plan.match, recordRound(match, played.last));
  }
  return tally;
}

function emptyTally(seatCount: number): Tally {
  const points = Array.from({ length: seatCount }, () => 0);
  const counts = { roundCount: 0, commandCount: 0, goneOutCount: 0, blockedCount: 0 };
  return { ...counts, points, anomalies: [] };
}

/** A new match where the old one is over. */
function nextMatch(fresh: Match, played: Match): Match {
  return standings(played).over ? fresh : played;
}

/** A round that was played: its last position, unless it broke down before. */
interface Played {
  readonly last: Round | null;
  readonly commandCount: number;
  readonly anomalies: readonly string[];
}

function playOne(match: Match, players: Players, witness: Witness): Played {
  let commandCount = 0;
  try {
    let last = dealRound(match, players.dice).round;
    witness.roundDealt(last);
    for (const step of playRound(last, players)) {
      witness.stepTaken(step);
      last = step.decision.round;
      const anomalies = commandCount % FULL_LOOK_EVERY === 0 ? anomaliesAt(step) : [];
      commandCount += 1;
      if (anomalies.length > 0) return { last: null, commandCount, anomalies };
    }
    if (last.table.phase.kind === 'over') witness.roundEnded(last.table.phase.result);
    return { last, commandCount, anomalies: anomaliesOf(last) };
  } catch (error) {
    const fact = error instanceof Error ? error.message : String(error);
    return { last: null, commandCount, anomalies: [fact] };
  }
}

/** Every listed command is accepted, and the position reached is sound. */
function anomaliesAt({ before, seat, legal, decision }: Step): readonly string[] {
  for (const command of legal ?? []) carriedOut(before, { seat, command });
  return anomaliesOf(decision.round);
}

function withRound(tally: Tally, { last, commandCount, anomalies }: Played): Tally {
  const result = last?.table.phase.kind === 'over' ? last.table.phase.result : null;
  return {
    roundCount: tally.roundCount + 1,
    commandCount: tally.commandCount + commandCount,
    goneOutCount: tally.goneOutCount + Number(result !== null && !result.blocked),
    blockedCount: tally.blockedCount + Number(result?.blocked === true),
    points: tally.points.map((sum, seat) => sum + (result?.scores[seat] ?? 0)),
    anomalies: anomalies.map((fact) => `round ${tally.roundCount + 1}: ${fact}`),
  };
}
