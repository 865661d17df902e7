import { describe, expect, it } from 'vitest';
import { fairLottery, type Lottery } from './lottery.ts';
import { newMatch, type Match } from './match.ts';
import { presetOptions } from './presets.ts';
import { dealFairly, startRound } from './startRound.ts';
import { isDouble } from './tile.ts';

/** Tiles of the double-twelve set. */
const SET = 91;

/** A match with one tile in a hand whose engine is the highest double that somebody holds: a deal without one is void. */
function huntingMatch(): Match {
  const overrides = { engineMode: 'highestDoubleHeld', dealTable: { 2: 1 } };
  const options = presetOptions('roundhouse', overrides);
  if (!options.ok) throw new Error(options.error.code);
  const match = newMatch(options.value, 2);
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
}

/** A lottery that repeats itself, and counts the decks for which it was asked. */
function countedLottery(seed: number): { readonly lottery: Lottery; readonly decks: () => number } {
  let state = seed;
  let count = 0;
  const lottery = fairLottery(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  });
  const below = (bound: number) => {
    if (bound === SET) count += 1;
    return lottery.below(bound);
  };
  return { lottery: { below }, decks: () => count };
}

describe('a fair deal', () => {
  it('gives the round that its lots give', () => {
    const match = huntingMatch();
    const { lots, decision } = dealFairly(match, countedLottery(1).lottery);
    expect(startRound(match, lots)).toEqual({ ok: true, value: decision });
  });

  it('is dealt again for as long as it is void', () => {
    const match = huntingMatch();
    const decks = Array.from({ length: 40 }, (_, seed) => {
      const counted = countedLottery(seed);
      const { lots } = dealFairly(match, counted.lottery);
      expect(lots.deck.slice(0, 2).some(isDouble)).toBe(true);
      return counted.decks();
    });
    expect(Math.max(...decks)).toBeGreaterThan(1);
  });

  it('does not end with a lottery that always says the same, and says so', () => {
    // Leaves the set in its order but for its head: 2-1 and 2-0 are dealt, no double.
    const picks: Readonly<Record<number, number>> = { 5: 0, 4: 1 };
    const stubborn: Lottery = { below: (bound) => picks[bound] ?? bound - 1 };
    expect(() => dealFairly(huntingMatch(), stubborn)).toThrow('void deals in a row');
  });
});
