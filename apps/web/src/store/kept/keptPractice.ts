import { BOT_LEVELS, HINTINGS, PACES, USUAL_MANNERS } from '@roundhouse/protocol';
import {
  PRESET_NAMES,
  assertNever,
  formatCommand,
  parseCommand,
  toSeat,
  toTileId,
} from '@roundhouse/rules';
import { isRecord } from '../../connection/record.ts';
import type { LocalStep } from '../../practice/localGame.ts';
import { newPractice, type KeptPractice, type PracticeSetup } from '../../practice/practice.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'roundhouse.practice';

/** The practice game of this browser; null when there is none. */
export function keptPractice(): KeptPractice | null {
  return readStored(KEY, readPractice);
}

/** Keeps a game, or forgets it with null. */
export function keepPractice(kept: KeptPractice | null): void {
  writeStored(KEY, kept && { setup: kept.setup, steps: kept.steps.map(formatStep) });
}

/** A step in a word or two: `deal 3 17,5,…`, `0 12-5>A`, `end`. */
export function formatStep(step: LocalStep): string {
  switch (step.type) {
    case 'deal':
      return `deal ${step.lot} ${step.deck.join()}`;
    case 'move':
      return `${step.seat} ${formatCommand(step.command)}`;
    case 'end':
      return 'end';
    default:
      return assertNever(step);
  }
}

/** Null for a word that is none. */
export function parseStep(text: string): LocalStep | null {
  if (text === 'end') return { type: 'end' };
  const [first = '', second = '', third] = text.split(' ');
  if (first === 'deal') {
    const deck = (third ?? '').split(',').map((one) => toTileId(Number(one)));
    const lot = toSeat(Number(second));
    if (second === '' || lot === undefined) return null;
    const tiles = deck.filter((tile) => tile !== undefined);
    return tiles.length === deck.length ? { type: 'deal', lot, deck: tiles } : null;
  }
  const command = parseCommand(second);
  const seat = first === '' ? undefined : toSeat(Number(first));
  if (command === undefined || seat === undefined) return null;
  return { type: 'move', seat, command };
}

function readPractice(value: unknown): KeptPractice | null {
  if (!isRecord(value) || !Array.isArray(value['steps'])) return null;
  const setup = readSetup(value['setup']);
  const steps = value['steps'].map((word) => (typeof word === 'string' ? parseStep(word) : null));
  if (setup === null || steps.includes(null)) return null;
  return { setup, steps: steps.filter((step) => step !== null) };
}

function readSetup(value: unknown): PracticeSetup | null {
  if (!isRecord(value)) return null;
  const { botCount, rounds, name } = value;
  const preset = PRESET_NAMES.find((one) => one === value['preset']);
  const level = BOT_LEVELS.find((one) => one === value['level']);
  if (preset === undefined || level === undefined || typeof name !== 'string') return null;
  if (typeof botCount !== 'number' || !Number.isInteger(botCount)) return null;
  if (rounds !== 'full' && typeof rounds !== 'number') return null;
  // A game that was kept before there were manners has the usual ones.
  const pace = PACES.find((one) => one === value['pace']) ?? USUAL_MANNERS.pace;
  const hints = HINTINGS.find((one) => one === value['hints']) ?? USUAL_MANNERS.hints;
  const setup: PracticeSetup = { preset, level, name, botCount, rounds, pace, hints };
  return newPractice(setup) === null ? null : setup;
}
