import { describe, expect, test } from 'vitest';
import {
  dealSize,
  differingOptions,
  INITIAL_OPTIONS,
  isOptionValue,
  offeredSeatCounts,
  OPTION_NAMES,
  overrideOptions,
  validateOptions,
  type OptionError,
  type RuleOptions,
} from './options.ts';

function check(changes: Partial<RuleOptions>) {
  return validateOptions({ ...INITIAL_OPTIONS, ...changes });
}

function refused(error: OptionError) {
  return { ok: false, error };
}

describe('values', () => {
  test.each(OPTION_NAMES)('%s begins with a value of its own', (name) => {
    expect(isOptionValue(name, INITIAL_OPTIONS[name])).toBe(true);
  });

  test('the neutral game is a game', () => {
    expect(check({})).toEqual({ ok: true, value: INITIAL_OPTIONS });
  });

  test('two sets differ in what they say, not in which objects say it', () => {
    const { maxPip, dealTable } = INITIAL_OPTIONS;
    const other = { ...INITIAL_OPTIONS, dealTable: { ...dealTable }, maxPip: maxPip - 3 };
    expect(differingOptions(INITIAL_OPTIONS, other)).toEqual({ maxPip: maxPip - 3 });
  });

  test('an option that does not exist is refused', () => {
    expect(overrideOptions(INITIAL_OPTIONS, { blanksWild: true })).toEqual(
      refused({ code: 'unknownOption', option: 'blanksWild' }),
    );
  });

  test('a name that every object has is no option', () => {
    expect(overrideOptions(INITIAL_OPTIONS, { toString: 1 })).toEqual(
      refused({ code: 'unknownOption', option: 'toString' }),
    );
  });

  test.each<[keyof RuleOptions, unknown]>([
    ['maxPip', 7],
    ['maxPip', '12'],
    ['mustPlay', false],
    ['drawRule', 'two'],
    ['doubleBlankPoints', 0],
    ['matchRounds', 0],
    ['matchRounds', 1.5],
    ['matchRounds', 'half'],
    ['branches', { personal: 2, mexican: 1 }],
    ['branches', { personal: 3 }],
    ['branches', { personal: 3, mexican: 1, other: 1 }],
    ['branches', null],
    ['dealTable', null],
    ['dealTable', {}],
    ['dealTable', [15]],
    ['dealTable', { 1: 15 }],
    ['dealTable', { 13: 5 }],
    ['dealTable', { '02': 15 }],
    ['dealTable', { 2: 0 }],
    ['dealTable', { 2: 15, 3: 0 }],
    ['dealTable', { 2: '15' }],
  ])('%s has no value %j', (option, value) => {
    expect(overrideOptions(INITIAL_OPTIONS, { [option]: value })).toEqual(
      refused({ code: 'badOptionValue', option }),
    );
  });

  test('what is changed is laid over the rest', () => {
    const changed = overrideOptions(INITIAL_OPTIONS, {
      matchRounds: 3,
      branches: { personal: 3, mexican: 3 },
      dealTable: { 2: 9, 12: 1 },
    });
    expect(changed).toMatchObject({ ok: true, value: { matchRounds: 3, drawRule: 'one' } });
  });
});

describe('combinations', () => {
  test.each([
    { personal: 3, mexican: 1 },
    { personal: 1, mexican: 3 },
  ] as const)('three branches need a double that is covered at once: %j', (branches) => {
    expect(check({ branches })).toEqual(refused({ code: 'branchesNeedCover' }));
    expect(check({ branches, extraTileTarget: 'openDoubleOnly' })).toMatchObject({ ok: true });
  });

  test.each(['unlimited', 'twoIfThirdTileCovers'] as const)(
    'an extra tile on the double only leaves no room for more doubles: %s',
    (doubleChain) => {
      expect(check({ extraTileTarget: 'openDoubleOnly', doubleChain })).toMatchObject({
        ok: true,
        value: { doubleChain: 'single' },
      });
    },
  );

  test('a penalty for a forgotten call needs a call', () => {
    expect(check({ callPenalty: 'drawOne' })).toEqual(refused({ code: 'penaltyNeedsCall' }));
    expect(check({ callPenalty: 'drawOne', lastTileCall: 'tap' })).toMatchObject({ ok: true });
  });

  test('the third tile must be allowed where it is needed', () => {
    const doubleChain = 'twoIfThirdTileCovers';
    expect(check({ doubleChain, extraTileTarget: 'puremcoChain' })).toEqual(
      refused({ code: 'thirdTileConflict', option: 'extraTileTarget' }),
    );
    expect(check({ doubleChain, coverOrderBindsLayer: true })).toEqual(
      refused({ code: 'thirdTileConflict', option: 'coverOrderBindsLayer' }),
    );
    expect(check({ doubleChain })).toMatchObject({ ok: true });
  });

  test('a match has at most one round for each number of the set', () => {
    expect(overrideOptions(INITIAL_OPTIONS, { matchRounds: 1 })).toMatchObject({ ok: true });
    expect(check({ matchRounds: 13 })).toMatchObject({ ok: true });
    expect(check({ matchRounds: 14 })).toEqual(refused({ code: 'tooManyRounds', most: 13 }));
    expect(check({ matchRounds: 8, maxPip: 6 })).toEqual(
      refused({ code: 'tooManyRounds', most: 7 }),
    );
  });

  test('a suit that has run out may go on blocking, although that freezes the round', () => {
    expect(check({ exhaustedSuit: 'none' })).toMatchObject({ ok: true });
  });
});

describe('the deal', () => {
  test('the deal table says how many may play', () => {
    const options = { ...INITIAL_OPTIONS, dealTable: { 10: 8, 2: 15 } };
    expect(offeredSeatCounts(options)).toEqual([2, 10]);
    expect(dealSize(options, 10)).toEqual({ ok: true, value: 8 });
    expect(dealSize(options, 3)).toEqual(
      refused({ code: 'seatCountNotOffered', seatCount: 3, offered: [2, 10] }),
    );
  });

  test('the deal leaves at least one tile in the boneyard', () => {
    const six: RuleOptions = { ...INITIAL_OPTIONS, maxPip: 6, engineMode: 'holderPlays' };
    expect(dealSize({ ...six, dealTable: { 3: 9 } }, 3)).toEqual({ ok: true, value: 9 });
    expect(dealSize({ ...six, dealTable: { 2: 14 } }, 2)).toEqual(
      refused({ code: 'notEnoughTiles', seatCount: 2, tiles: 14 }),
    );
  });

  test('an engine that is set aside is missing from the deal', () => {
    const six: RuleOptions = { ...INITIAL_OPTIONS, maxPip: 6, dealTable: { 2: 13, 3: 9 } };
    expect(dealSize(six, 2)).toEqual({ ok: true, value: 13 });
    expect(dealSize(six, 3)).toEqual(refused({ code: 'notEnoughTiles', seatCount: 3, tiles: 9 }));
  });
});
