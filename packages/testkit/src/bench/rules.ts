import {
  decide,
  legalCommands,
  newMatch,
  presetOptions,
  PRESET_NAMES,
  recordRound,
  standings,
  turnOf,
  viewFor,
  type Match,
  type PresetName,
  type Round,
} from '@roundhouse/rules';
import { dealRound, diceFrom, type Dice } from '@roundhouse/rules/testing';

/** Commands per second and core that must hold, and that we aim for. */
export const RULES_BUDGET = { mustHold: 250_000, aim: 500_000 } as const;

const SEAT_COUNT = 4;
const WARM_UP_MS = 1_000;
const MEASURED_MS = 1_000;
/** Rounds between two looks at the clock, which is not for nothing. */
const ROUNDS_A_LOOK = 20;

/** Commands per second of one preset: legal commands, decision and fold, in random self-play. */
export interface RulesSpeed {
  readonly preset: PresetName;
  readonly commandsPerSecond: number;
}

/** Measures every preset, with four seats, for a second of processor time each. */
export function measureRules(): readonly RulesSpeed[] {
  playFor(WARM_UP_MS, 'roundhouse');
  return PRESET_NAMES.map((preset) => ({
    preset,
    commandsPerSecond: playFor(MEASURED_MS, preset),
  }));
}

/** Processor time of this process so far, all of its threads: what a busy machine does not change. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Plays whole rounds until the time is over; deals count as time, not as commands. */
function playFor(durationMs: number, preset: PresetName): number {
  const fresh = freshMatch(preset);
  const dice = diceFrom(1);
  const begin = cpuMs();
  let commandCount = 0;
  let match = fresh;
  for (let roundCount = 0; !isTimeUp(roundCount, begin + durationMs); roundCount += 1) {
    const dealt = dealRound(match, dice).round;
    const { round, count } = playOut(dealt, dice);
    commandCount += count;
    const next = recordRound(match, round);
    match = standings(next).over ? fresh : next;
  }
  return (1_000 * commandCount) / (cpuMs() - begin);
}

function isTimeUp(roundCount: number, endMs: number): boolean {
  return roundCount % ROUNDS_A_LOOK === 0 && cpuMs() >= endMs;
}

function freshMatch(preset: PresetName): Match {
  const options = presetOptions(preset);
  if (!options.ok) throw new Error(options.error.code);
  const match = newMatch(options.value, SEAT_COUNT);
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
}

function playOut(start: Round, dice: Dice): { round: Round; count: number } {
  let round = start;
  let count = 0;
  for (let turn = turnOf(round.table); turn !== null; turn = turnOf(round.table)) {
    const command = dice.pick(legalCommands(viewFor(round, turn.seat)));
    const decision = decide(round, turn.seat, command);
    if (!decision.ok) throw new Error(`a listed command is refused: ${decision.error.code}`);
    round = decision.value.round;
    count += 1;
  }
  return { round, count };
}
