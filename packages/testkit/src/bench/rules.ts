import {
  DEFAULT_PRESET,
  decide,
  legalCommands,
  PRESET_NAMES,
  recordRound,
  standings,
  turnOf,
  viewFor,
  type PresetName,
  type Round,
} from '@roundhouse/rules';
import { dealRound, diceFrom, type Dice } from '@roundhouse/rules/testing';
import { cpuMs } from './cpu.ts';
import { freshMatch } from './recordedRounds.ts';

const SEAT_COUNT = 4;
/** Rounds between two looks at the clock, which is not for nothing. */
const ROUNDS_A_LOOK = 20;

/** Commands per second of one preset: legal commands, decision and fold, in random self-play. */
export interface RulesSpeed {
  readonly preset: PresetName;
  readonly commandsPerSecond: number;
}

/** Measures every preset, with four seats, for so much processor time each; the first once more before. */
export function measureRules(durationMs: number): readonly RulesSpeed[] {
  playFor(durationMs, DEFAULT_PRESET);
  return PRESET_NAMES.map((preset) => ({
    preset,
    commandsPerSecond: playFor(durationMs, preset),
  }));
}

/** Plays whole rounds until the time is over; deals count as time, not as commands. */
function playFor(durationMs: number, preset: PresetName): number {
  const fresh = freshMatch(preset, SEAT_COUNT);
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
