import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCommand,
  formatSeat,
  newMatch,
  presetOptions,
  PRESET_NAMES,
  type RuleOptions,
} from '../src/index.ts';
import { differences, secondReferee } from './agreement.ts';
import { arbitraryGame, arbitraryPresetGame, type Game } from './arbitraries.ts';
import { diceFrom } from './dice.ts';
import { randomPolicy } from './policies.ts';
import { apply } from './referee/index.ts';
import { runs, TIMEOUT_MS } from './runs.ts';
import { dealRound, playRound } from './selfPlay.ts';

/**
 * Plays a round that both referees follow. Returns what they differ on after the first command that
 * they see differently; nothing when they agree to the end. The second may be told other rules.
 */
function disagreement({ options, seatCount, seed }: Game, theirs = options): readonly string[] {
  const match = newMatch(options, seatCount);
  if (!match.ok) throw new Error(match.error.code);
  const dice = diceFrom(seed);
  const start = dealRound(match.value, dice).round;
  let position = secondReferee(start, theirs);
  const dealt = differences(start, position);
  if (dealt.length > 0) return ['after the deal', ...dealt];
  for (const { seat, command, decision } of playRound(start, { policy: randomPolicy, dice })) {
    const move = [formatSeat(seat), formatCommand(command)] as const;
    position = apply(position, ...move);
    const found = differences(decision.round, position);
    if (found.length > 0) return [`after ${move.join(' ')}`, ...found];
  }
  return [];
}

describe('both referees agree action by action', { timeout: TIMEOUT_MS }, () => {
  it.each(PRESET_NAMES)('in games of %s', (preset) => {
    const agree = fc.property(arbitraryPresetGame(preset), (game) => {
      expect(disagreement(game)).toEqual([]);
    });
    fc.assert(agree, runs(8));
  });

  it('in games of any rules', () => {
    const agree = fc.property(arbitraryGame, (game) => {
      expect(disagreement(game)).toEqual([]);
    });
    fc.assert(agree, runs(300));
  });
});

describe('a referee with one rule changed is found out', { timeout: TIMEOUT_MS }, () => {
  const changes: readonly (readonly [string, Partial<RuleOptions>])[] = [
    ['drawRule', { drawRule: 'untilPlayable' }],
    ['markerRemoval', { markerRemoval: 'ownerPlaysAnywhere' }],
    ['doubleChain', { doubleChain: 'single' }],
    ['scoring', { blankHalfPoints: 25 }],
    ['exhaustedSuit', { exhaustedSuit: 'releaseBlock' }],
  ];

  it.each(changes)('when it changes %s', (_rule, change) => {
    const options = presetOptions('mtWindows');
    if (!options.ok) throw new Error(options.error.code);
    const games = Array.from({ length: 60 }, (_, seed) => ({
      options: options.value,
      seatCount: 3,
      seed,
    }));
    const found = games.some((game) => isFoundOut(game, { ...game.options, ...change }));
    expect(found).toBe(true);
  });
});

/** True when the other rules lead to another position, or to a command that is none there. */
function isFoundOut(game: Game, theirs: RuleOptions): boolean {
  try {
    return disagreement(game, theirs).length > 0;
  } catch {
    return true;
  }
}
