import { describe, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const START = { A: ['12-9', '5-3', '8-4', '7-1'], B: ['2-1'], C: ['3-2'] };
const ENDS = { A: 5, B: 8, C: 7 };
const given = { engine: 12, hands: START, boneyard: ['10-10'], ends: ENDS };

describe('personal trains', () => {
  test('you play on your own train, on the Mexican train and on marked trains', () => {
    scenario('puremco', { ...given, marked: ['B'] }).offers(['12-9>M', '5-3>A', '8-4>B']);
  });

  test('a train without a marker is closed to all but its owner', () => {
    scenario('puremco', given).refuses('A 7-1>C', 'trainIsPrivate', { train: 'C' });
  });

  test('your own marked train is still yours to play on', () => {
    scenario('puremco', { ...given, marked: ['A'] })
      .plays('A 5-3>A')
      .shows({ ends: { A: [3] } });
  });

  test("the first tile of another's marked train is an engine-suit tile and not reserved", () => {
    scenario('puremco', { ...given, ends: { A: 5 }, marked: ['B'] })
      .offers(['12-9>M', '5-3>A', '12-9>B'])
      .plays('A 12-9>B')
      .shows({ ends: { B: [9] }, marked: ['B'] });
  });

  test('an unstarted train without a marker is closed', () => {
    scenario('puremco', { ...given, ends: { A: 5 } }).refuses('A 12-9>B', 'trainIsPrivate', {
      train: 'B',
    });
  });

  test('only the owner lays the first tile of a train, marked or not', () => {
    scenario(
      'puremco',
      { ...given, ends: { A: 5 }, marked: ['B'] },
      { othersMayStartMarkedTrain: false },
    )
      .refuses('A 12-9>B', 'ownerStartsTrain', { train: 'B' })
      .offers(['12-9>M', '5-3>A']);
  });

  test('once it has a tile, everybody may use a marked train', () => {
    scenario('puremco', { ...given, marked: ['B'] }, { othersMayStartMarkedTrain: false })
      .plays('A 8-4>B')
      .shows({ ends: { B: [4] } });
  });
});

describe('the Mexican train', () => {
  const unopened = {
    engine: 12,
    hands: { A: ['12-9', '8-4'], B: ['12-3', '12-2', '12-1'] },
    boneyard: ['10-10'],
    openingDone: 'none',
  } as const;

  test('anybody with a starter may start it', () => {
    scenario('puremco', unopened).offers(['12-9>A', '12-9>M']);
  });

  test('need not wait for the own train', () => {
    scenario('puremco', unopened, { requireOwnTrainFirst: false })
      .plays('A 12-9>M')
      .shows({ turn: 'B', ends: { M: [9], A: [] } });
  });

  test('is not started in your first turn', () => {
    scenario('puremco', unopened, { mexicanTrainStart: 'afterOwnOpening' })
      .refuses('A 12-9>M', 'mexicanTrainAfterOpening', {})
      .plays('A 12-9>A', 'B 12-3>B', 'A draw', 'A pass')
      .offers(['12-2>M', '12-1>M']);
  });

  test('the first turn of any kind counts where it is a turn like any other', () => {
    const covering = {
      ...unopened,
      hands: { A: ['9-0', '8-4'], B: ['6-0', '12-2'] },
      ends: { A: 6 },
      open: [{ train: 'A', pip: 6 }],
      turn: 'B',
    };
    scenario('puremco', covering, { mexicanTrainStart: 'afterOwnOpening' })
      .plays('B 6-0>A', 'A 9-0>A')
      .offers(['12-2>B', '12-2>M']);
  });

  test('is started once your own train has a tile', () => {
    scenario('puremco', unopened, { mexicanTrainStart: 'afterOwnTrain' })
      .refuses('A 12-9>M', 'mexicanTrainAfterOwnTrain', {})
      .plays('A 12-9>A', 'B 12-3>B', 'A draw', 'A pass')
      .offers(['12-2>M', '12-1>M']);
  });

  test('does not exist in a game of private trains', () => {
    scenario('puremco', unopened, { mexicanTrainStart: 'none' })
      .refuses('A 12-9>M', 'noMexicanTrain', {})
      .offers(['12-9>A']);
  });

  test('is open to everybody from its first tile, however it may be started', () => {
    scenario(
      'puremco',
      { ...unopened, ends: { M: 8 } },
      { mexicanTrainStart: 'afterOwnTrain' },
    ).offers(['12-9>A', '8-4>M']);
  });

  test('cannot be marked', () => {
    scenario('puremco', { ...given, ends: { ...ENDS, M: 3 } })
      .plays('A 5-3>A')
      .shows({ marked: [] });
  });
});

describe('own train first', () => {
  const bare = { ...given, ends: { B: 8, M: 7 }, marked: ['B'] };

  test('until your own train has a tile you may play nowhere else', () => {
    scenario('puremco', bare, { requireOwnTrainFirst: true })
      .refuses('A 7-1>M', 'ownTrainFirst', {})
      .refuses('A 8-4>B', 'ownTrainFirst', {})
      .offers(['12-9>A']);
  });

  test('once your own train has a tile the others are open to you', () => {
    scenario(
      'puremco',
      { ...bare, ends: { ...bare.ends, A: 5 } },
      { requireOwnTrainFirst: true },
    ).offers(['5-3>A', '7-1>M', '8-4>B']);
  });

  test('an open double must be covered all the same', () => {
    scenario(
      'puremco',
      { ...bare, open: [{ train: 'M', pip: 7 }] },
      { requireOwnTrainFirst: true },
    ).offers(['7-1>M']);
  });

  test('a train with nothing but a fresh foot has a tile', () => {
    const opts = { requireOwnTrainFirst: true, openDoubleObligation: 'none' };
    const foot = { ...bare, ends: { B: 8, M: 7, A: [] }, marked: [] };
    scenario('tournament', { ...foot, open: [{ train: 'A', pip: 9 }] }, opts).offers([
      '12-9>A',
      '7-1>M',
    ]);
    scenario('tournament', { ...foot, open: [{ train: 'C', pip: 9 }] }, opts).offers(['12-9>A']);
  });

  test('otherwise you may play elsewhere first', () => {
    scenario('puremco', bare).offers(['12-9>A', '7-1>M', '8-4>B']);
  });
});

test('regression: where there is no Mexican train, one that stands there is closed all the same', () => {
  scenario(
    'puremco',
    { hands: { A: ['3-1', '5-3'], B: ['9-1', '2-0'] }, boneyard: ['10-10'], ends: { A: 5, M: 3 } },
    { mexicanTrainStart: 'none' },
  )
    .offers(['5-3>A'])
    .refuses('A 3-1>M', 'noMexicanTrain');
});
