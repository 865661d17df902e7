import { parseArgs } from 'node:util';
import {
  DEFAULT_PRESET,
  fail,
  isPresetName,
  newMatch,
  ok,
  presetOptions,
  PRESET_NAMES,
  type Match,
  type PresetName,
  type Result,
} from '@roundhouse/rules';
import type { POLICIES } from '@roundhouse/rules/testing';
import { describeOptionError } from './optionError.ts';

/** What is to be played, as the command line asks for it. */
export interface Plan {
  readonly preset: PresetName;
  /** The match before its first round. */
  readonly match: Match;
  readonly roundCount: number;
  readonly seed: number;
  readonly policy: keyof typeof POLICIES;
  /** File for the log, or null. */
  readonly log: string | null;
}

/** How the tool is called. */
export const USAGE = `usage: pnpm -s sim [--preset NAME] [--seats N] [--rounds N] [--seed N] [--set N]
                   [--option key=JSON ...] [--policy random|greedy] [--log FILE]
presets: ${PRESET_NAMES.join(', ')}`;

const FLAGS = {
  preset: { type: 'string', default: DEFAULT_PRESET },
  seats: { type: 'string', default: '4' },
  rounds: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  set: { type: 'string' },
  option: { type: 'string', multiple: true },
  policy: { type: 'string', default: 'random' },
  log: { type: 'string' },
} as const;

type Flags = ReturnType<typeof readFlags>;

function readFlags(args: readonly string[]) {
  return parseArgs({ args: [...args], options: FLAGS }).values;
}

/** Reads the command line. The error says what is wrong, and names the option where it is one. */
export function readPlan(args: readonly string[]): Result<Plan, string> {
  try {
    return planFrom(readFlags(args));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function planFrom(flags: Flags): Result<Plan, string> {
  const { preset, policy } = flags;
  if (!isPresetName(preset)) return fail(`--preset ${preset} is none`);
  if (policy !== 'random' && policy !== 'greedy') return fail(`--policy ${policy} is none`);
  const match = matchFrom(preset, flags);
  if (!match.ok) return match;
  return ok({
    preset,
    policy,
    match: match.value,
    roundCount: atLeastOne('rounds', flags.rounds),
    seed: wholeNumber('seed', flags.seed),
    log: flags.log ?? null,
  });
}

function matchFrom(preset: PresetName, flags: Flags): Result<Match, string> {
  const set = flags.set === undefined ? {} : { maxPip: wholeNumber('set', flags.set) };
  const overrides = Object.fromEntries((flags.option ?? []).map(readOption));
  const options = presetOptions(preset, { ...set, ...overrides });
  if (!options.ok) return fail(describeOptionError(options.error));
  const match = newMatch(options.value, wholeNumber('seats', flags.seats));
  return match.ok ? match : fail(describeOptionError(match.error));
}

/** Reads `key=JSON`; a bare word stands for itself. */
function readOption(text: string): readonly [string, unknown] {
  const [, key, value] = /^(\w+)=(.*)$/su.exec(text) ?? [];
  if (key === undefined || value === undefined) throw new Error(`--option ${text} is not key=JSON`);
  if (/^\w+$/u.test(value) && !/^(?:\d+|true|false|null)$/u.test(value)) return [key, value];
  return [key, parsedJson(key, value)];
}

function parsedJson(key: string, value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new Error(`--option ${key}: ${value} is no JSON`);
  }
}

function wholeNumber(flag: string, text: string): number {
  if (!/^\d{1,10}$/u.test(text)) throw new Error(`--${flag} ${text} is no whole number`);
  return Number(text);
}

function atLeastOne(flag: string, text: string): number {
  const number = wholeNumber(flag, text);
  if (number === 0) throw new Error(`--${flag} is 1 at least`);
  return number;
}
