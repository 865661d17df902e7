import { OPTION_SPECS, PRESET_NAMES, presetOptions, type RuleOptions } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { ruleSentence } from './ruleSentences.ts';
import { GUIDE_PARTS, guideParts, toldOptions } from './guideParts.ts';

/** The rules of a preset, with some of them changed. */
function rulesOf(name: (typeof PRESET_NAMES)[number], changed: object = {}): RuleOptions {
  const options = presetOptions(name, { ...changed });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

/** Everything that the guide says from the rulebook. */
function toldBy(options: RuleOptions): readonly (string | null)[] {
  return guideParts(options).flatMap((part) =>
    toldOptions(part, options).map((name) => ruleSentence(name, options, 2)),
  );
}

test('the guide has every part for every rule system, and says something of each rule', () => {
  for (const name of PRESET_NAMES) {
    const options = rulesOf(name);
    expect(guideParts(options), name).toEqual(GUIDE_PARTS);
    expect(toldBy(options), name).not.toContain(null);
  }
});

test('what a newcomer would do otherwise by these rules is told', () => {
  const opening = OPTION_SPECS.openingTurn.values.find(({ value }) => value === 'ownTrainFull');
  expect(toldBy(rulesOf('pagat'))).toContain(opening?.sentence);
  expect(toldBy(rulesOf('roundhouse'))).not.toContain(opening?.sentence);
  const call = OPTION_SPECS.lastTileCall.values.find(({ value }) => value === 'chooChoo');
  expect(toldBy(rulesOf('mtWindows'))).toContain(call?.sentence);
});

test('a table without a Mexican train is not told of one', () => {
  const options = rulesOf('roundhouse', { mexicanTrainStart: 'none' });
  expect(guideParts(options)).not.toContain('mexican');
});
