import type { BotLevel, Manners } from '@roundhouse/protocol';
import { presetOptions, seatOf, type PresetName, type Seat } from '@roundhouse/rules';
import { newGame, type LocalGame, type LocalStep } from './localGame.ts';

/** What somebody wants to practise. */
export interface PracticeSetup extends Manners {
  readonly preset: PresetName;
  /** Bots at the table, 1 or more; whoever practises sits before them. */
  readonly botCount: number;
  readonly level: BotLevel;
  /** Rounds of the match. */
  readonly rounds: number | 'full';
  /** Of whoever practises. */
  readonly name: string;
}

/** A practice game, as far as it has come: the same steps make the same game. */
export interface KeptPractice {
  readonly setup: PracticeSetup;
  readonly steps: readonly LocalStep[];
}

/** The seat of whoever practises. */
export const OWN_SEAT: Seat = seatOf(0);

/** The game that is practised, before its first deal; null when the setup is no game. */
export function newPractice({ preset, rounds, botCount }: PracticeSetup): LocalGame | null {
  const options = presetOptions(preset, { matchRounds: rounds });
  if (!options.ok || botCount < 1) return null;
  const game = newGame(options.value, botCount + 1);
  return game.ok ? game.value : null;
}
