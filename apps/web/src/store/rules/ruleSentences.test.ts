import {
  INITIAL_OPTIONS,
  OPTION_NAMES,
  OPTION_SPECS,
  PRESET_NAMES,
  presetOptions,
} from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { changedOptions } from './optionChanges.ts';
import { ruleSentence, ruleSentences } from './ruleSentences.ts';

test('every option of every rule system has a sentence', () => {
  for (const name of PRESET_NAMES) {
    const options = presetOptions(name);
    if (!options.ok) throw new Error(options.error.code);
    for (const option of OPTION_NAMES) {
      expect(ruleSentence(option, options.value, 4), `${name} ${option}`).toMatch(/\.$/);
    }
  }
});

test('options that decide nothing at this table are left out', () => {
  const { ending } = ruleSentences(INITIAL_OPTIONS, 4);
  const silent = OPTION_SPECS.callPenaltyEmpty.values.map(({ sentence }) => sentence);
  expect(ending.filter((sentence) => silent.some((one) => one === sentence))).toEqual([]);
});

test('who leads is said once where the same holds for every round', () => {
  const led = (starterFirst: string) => {
    const options = presetOptions('roundhouse', { starterFirst, starterNext: 'engineHolder' });
    if (!options.ok) throw new Error(options.error.code);
    return ruleSentences(options.value, 4).match.filter((said) => / leads /u.test(said));
  };
  expect(led('engineHolder')).toEqual(['Whoever lays the engine leads the round.']);
  expect(led('random')).toHaveLength(2);
});

test('the deal is told for the players who sit there', () => {
  expect(ruleSentence('dealTable', INITIAL_OPTIONS, 6)).toBe('Everybody is dealt 12 tiles.');
});

test('a rule system as published differs in nothing from itself', () => {
  for (const name of PRESET_NAMES) {
    const options = presetOptions(name);
    expect(options.ok && changedOptions(name, options.value), name).toEqual({});
  }
});

test('what the host has changed is found again', () => {
  const changed = presetOptions('roundhouse', { matchRounds: 3, drawnTile: 'may' });
  expect(changed.ok && changedOptions('roundhouse', changed.value)).toEqual({
    matchRounds: 3,
    drawnTile: 'may',
  });
});

test('another set brings its own deal along, which is no change of the host', () => {
  const smaller = presetOptions('roundhouse', { maxPip: 9 });
  expect(smaller.ok && changedOptions('roundhouse', smaller.value)).toEqual({ maxPip: 9 });
});
