import {
  decide,
  formatCommand,
  legalCommands,
  presetOptions,
  refusalOf,
  viewFor,
  type Command,
  type Refusal,
  type Result,
  type Round,
} from '@roundhouse/rules';
import {
  namesOf,
  positionFromGiven,
  readMove,
  type Move,
  type SeatNames,
} from '@roundhouse/rules/testing';
import { expectationFailures } from './expectations.ts';
import { crashed, refused, writeValue, type Failure } from './failure.ts';
import type { PositionEntry } from './shape.ts';

type Step = PositionEntry['steps'][number];

/** Plays a position entry through; a step whose `do` is refused is the last. */
export function runPosition(entry: PositionEntry): readonly Failure[] {
  const options = presetOptions(entry.preset, entry.opts);
  if (!options.ok) return [refused('opts', writeValue(options.error))];
  const names = namesOf(entry.given);
  let round = positionFromGiven(options.value, entry.given);
  const failures: Failure[] = [];
  for (const [index, step] of entry.steps.entries()) {
    const done = runSafely(round, step, names);
    failures.push(...done.failures.map((failure) => ({ ...failure, step: index + 1 })));
    if (done.round === null) break;
    round = done.round;
  }
  return failures;
}

/** The position after a step; null when it could not be reached. */
interface StepOutcome {
  readonly round: Round | null;
  readonly failures: readonly Failure[];
}

function runSafely(before: Round, step: Step, names: SeatNames): StepOutcome {
  try {
    return runStep(before, step, names);
  } catch (error) {
    return { round: null, failures: [crashed(error)] };
  }
}

function runStep(before: Round, step: Step, names: SeatNames): StepOutcome {
  const failures: Failure[] = [];
  let round = before;
  if (step.do !== undefined) {
    const decision = attempt(round, readMove(step.do, names));
    if (!decision.ok) return { round: null, failures: [notAccepted(step.do, decision.error)] };
    round = decision.value;
  }
  if (step.illegal !== undefined) {
    const decision = attempt(round, readMove(step.illegal, names));
    if (decision.ok) failures.push(notRefused(step.illegal));
  }
  if (step.expect !== undefined) failures.push(...expectationFailures(step.expect, round, names));
  return { round, failures };
}

/**
 * Asks for a decision, and that the list of legal moves, the reasons and the decision agree.
 * Throws when they do not.
 */
function attempt(round: Round, { seat, command }: Move): Result<Round, Refusal> {
  const decision = decide(round, seat, command);
  const objection = refusalOf(viewFor(round, seat), command);
  if ((objection === null) !== decision.ok) {
    throw new Error(`decide and refusalOf disagree on ${formatCommand(command)}`);
  }
  if (isListable(command) && decision.ok !== isListed(round, { seat, command })) {
    throw new Error(`decide and legalCommands disagree on ${formatCommand(command)}`);
  }
  return decision.ok ? { ok: true, value: decision.value.round } : decision;
}

function isListable({ type }: Command): boolean {
  return type !== 'call' && type !== 'challenge';
}

function isListed(round: Round, { seat, command }: Move): boolean {
  const text = formatCommand(command);
  return legalCommands(viewFor(round, seat)).some((listed) => formatCommand(listed) === text);
}

function notAccepted(move: string, refusal: Refusal): Failure {
  return { step: null, what: 'do', expected: `${move} accepted`, actual: writeValue(refusal) };
}

function notRefused(move: string): Failure {
  return { step: null, what: 'illegal', expected: `${move} refused`, actual: 'accepted' };
}
