import { describe, expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import { turnOf } from '../state.ts';
import { doublesDue, isExhausted } from './covering.ts';

const given = {
  engine: 12,
  hands: {
    A: ['3-2', '8-8', '6-5'],
    B: ['6-2', '9-4', '1-0'],
    C: ['2-1', '7-7', '6-3'],
  },
  boneyard: ['10-10', '10-6'],
  ends: { A: 6, B: 9, C: 8, M: 2 },
  turn: 'B',
};
const single = { ...given, open: [{ train: 'A', pip: 6 }] };

describe('while a double is open, the next seats must cover it', () => {
  test('it is covered even on a private train', () => {
    scenario('pagat', single, { openDoubleObligation: 'everyone' }).offers(['6-2>A']);
  });

  test('every other train is closed, the own one and the Mexican train included', () => {
    scenario('pagat', { ...single, marked: ['C'] })
      .refuses('B 9-4>B', 'doubleMustBeCovered', { train: 'A', pip: 6 })
      .refuses('B 6-2>M', 'doubleMustBeCovered', { train: 'A', pip: 6 });
  });

  test('an open double on the Mexican train closes the own train too', () => {
    scenario('pagat', { ...given, open: [{ train: 'M', pip: 2 }] })
      .refuses('B 9-4>B', 'doubleMustBeCovered', { train: 'M', pip: 2 })
      .offers(['6-2>M']);
  });

  test('whoever has not started a train yet must cover first', () => {
    const hands = { ...given.hands, B: ['12-4', '6-2'] };
    scenario('puremco', { ...single, hands, ends: { A: 6 }, openingDone: 'none' }).offers([
      '6-2>A',
    ]);
  });

  test('after the cover the train is private again', () => {
    scenario('pagat', single)
      .plays('B 6-2>A')
      .shows({ turn: 'C', open: [], marked: [], ends: { A: [2] } })
      .refuses('C 2-1>A', 'trainIsPrivate', { train: 'A' })
      .offers(['2-1>M']);
  });

  test('after the cover a marked train is still marked', () => {
    scenario('pagat', { ...single, marked: ['A'] })
      .plays('B 6-2>A')
      .shows({ marked: ['A'] })
      .offers(['2-1>A', '2-1>M']);
  });

  test('a cover is never a double, and ends the turn', () => {
    scenario('pagat', single).plays('B 6-2>A').tells(['tilePlayed', 'turnEnded', 'turnBegan']);
  });

  test('whoever cannot cover draws one tile, though other tiles would fit elsewhere', () => {
    const hands = { ...given.hands, B: ['9-4', '2-0'] };
    scenario('pagat', { ...single, hands, boneyard: ['6-4', '10-10'] })
      .offers(['draw'])
      .plays('B draw')
      .offers(['6-4>A']);
  });

  test('whoever cannot cover even then puts up the marker, and the duty goes on', () => {
    const hands = { ...given.hands, B: ['9-4', '2-0'] };
    scenario('pagat', { ...single, hands })
      .plays('B draw', 'B pass')
      .shows({ marked: ['B'], open: ['A:6'], turn: 'C' })
      .offers(['6-3>A']);
  });

  test('when only its layer holds the last cover, the duty circles back to the layer', () => {
    const hands = { A: ['3-2', '8-8', '6-5'], B: ['9-4', '1-0'], C: ['2-1', '7-7'] };
    scenario('pagat', { ...single, hands, boneyard: ['10-10', '11-1'] })
      .plays('B draw', 'B pass', 'C draw', 'C pass')
      .offers(['6-5>A']);
  });

  test('with an empty boneyard an uncovered double makes counted passes', () => {
    const hands = { ...given.hands, B: ['9-4', '2-0'] };
    scenario('pagat', { ...single, hands, boneyard: [] })
      .plays('B pass')
      .shows({ passes: 1, marked: ['B'] });
  });
});

describe('other duties', () => {
  test('only the layer must cover: all others play freely', () => {
    const open = [{ train: 'M', pip: 2, by: 'A' }];
    scenario('pagat', { ...given, open }, { openDoubleObligation: 'layerOnly' })
      .offers(['9-4>B', '6-2>M'])
      .plays('B 9-4>B')
      .shows({ open: ['M:2'] });
  });

  test('only the layer must cover: the others may, if they may use that train', () => {
    const open = [{ train: 'A', pip: 6, by: 'A' }];
    scenario('pagat', { ...given, open }, { openDoubleObligation: 'layerOnly' })
      .refuses('B 6-2>A', 'trainIsPrivate', { train: 'A' })
      .offers(['9-4>B', '6-2>M']);
  });

  test('only the layer must cover: its later turns begin with that duty', () => {
    const open = [{ train: 'A', pip: 6, by: 'A' }];
    scenario('pagat', { ...given, open, turn: 'A' }, { openDoubleObligation: 'layerOnly' }).offers([
      '6-5>A',
    ]);
  });

  test('nobody must cover', () => {
    const open = [{ train: 'A', pip: 6, by: 'A' }];
    scenario('pagat', { ...given, open, turn: 'A' }, { openDoubleObligation: 'none' }).offers([
      '3-2>M',
      '6-5>A',
    ]);
  });
});

describe('several open doubles', () => {
  const several = {
    ...given,
    hands: { ...given.hands, B: ['6-2', '8-4', '1-0'] },
    open: [
      { train: 'A', pip: 6 },
      { train: 'C', pip: 8 },
    ],
  };

  test('are covered in the order in which they were laid', () => {
    scenario('pagat', several, { coverOrder: 'playedOrder' })
      .offers(['6-2>A'])
      .refuses('B 8-4>C', 'coverInOrder', { train: 'A', pip: 6 });
  });

  test('a cover for the second does not help while the first is open', () => {
    const hands = { ...given.hands, B: ['8-4', '1-0'] };
    scenario('pagat', { ...several, hands }).offers(['draw']);
  });

  test('are covered in any order', () => {
    scenario('pagat', several, { coverOrder: 'any' }).offers(['6-2>A', '8-4>C']);
  });

  test('are covered in reverse order', () => {
    scenario('pagat', several, { coverOrder: 'reverse' })
      .offers(['8-4>C'])
      .refuses('B 6-2>A', 'coverInOrder', { train: 'C', pip: 8 });
  });

  test('a cover ends your turn, the next seat owes the next double', () => {
    scenario('pagat', several, { coversPerTurn: 'one' })
      .plays('B 6-2>A')
      .shows({ turn: 'C', open: ['C:8'] })
      .offers(['draw']);
  });

  test('all that are owed: after a cover you go on with the next double', () => {
    scenario('howTo', several)
      .plays('B 6-2>A')
      .shows({ turn: 'B' })
      .offers(['8-4>C'])
      .plays('B 8-4>C')
      .shows({ turn: 'C', open: [], marked: [] });
  });

  test('all that are owed: whoever misses the second draws one tile, then marks', () => {
    const hands = { ...given.hands, B: ['6-2', '9-4', '1-0'] };
    scenario('howTo', { ...several, hands })
      .plays('B 6-2>A')
      .offers(['draw'])
      .plays('B draw', 'B pass')
      .shows({ turn: 'C', open: ['C:8'], marked: ['B'] });
  });

  test('all that are owed: a missed second cover is an unmet duty', () => {
    const hands = { ...given.hands, B: ['6-2', '9-4', '1-0'] };
    scenario('howTo', { ...several, hands }, { markerPlacement: 'emptyBoneyardOnly' })
      .plays('B 6-2>A', 'B draw', 'B pass')
      .shows({ marked: ['B'] });
  });
});

describe('a double whose number has run out', () => {
  // The sixes are all on the table.
  const exhausted = {
    engine: 12,
    hands: { A: ['3-2', '8-8'], B: ['9-4', '2-0'], C: ['2-1', '7-7'] },
    boneyard: ['10-10', '11-1'],
    ends: { A: 6, B: 9, C: 8, M: 2 },
    open: [{ train: 'A', pip: 6 }],
    turn: 'B',
  };

  test('a number has run out once no hand and no boneyard holds it', () => {
    expect(isExhausted(scenario('pagat', exhausted).round.table, 6)).toBe(true);
    const boneyard = ['10-10', '6-1'];
    expect(isExhausted(scenario('pagat', { ...exhausted, boneyard }).round.table, 6)).toBe(false);
  });

  test('the engine and the double itself count as laid', () => {
    const hands = { A: ['3-2'], B: ['9-4'] };
    const { table } = scenario('pagat', { engine: 12, hands, boneyard: ['8-8'] }).round;
    expect(table.laidBySuit[12]).toBe(13);
    expect(table.laidBySuit[8]).toBe(12);
  });

  test('still blocks: each turn draws one and fails until the round is blocked', () => {
    scenario('pagat', exhausted)
      .plays('B draw', 'B pass', 'C draw', 'C pass')
      .plays('A pass', 'B pass')
      .shows({ passes: 2 })
      .plays('C pass')
      .ends({ out: null, scores: { A: 21, B: 13 + 2 + 20, C: 3 + 14 + 12 } });
  });

  test('blocks no more, but its train is dead', () => {
    scenario('pagat', { ...exhausted, marked: ['A'] }, { exhaustedSuit: 'releaseBlock' })
      .offers(['9-4>B', '2-0>M'])
      .plays('B 9-4>B')
      .shows({ open: ['A:6'] });
  });

  test('on the Mexican train it leaves no shared train', () => {
    const position = { ...exhausted, ends: { B: 9, M: 6 }, open: [{ train: 'M', pip: 6 }] };
    scenario('pagat', position, { exhaustedSuit: 'releaseBlock' }).offers(['9-4>B']);
  });

  test('is judged continuously: the last cover of another train releases it', () => {
    const position = { ...exhausted, hands: { ...exhausted.hands, B: ['9-6', '2-0'] } };
    scenario('pagat', { ...position, open: [] }, { exhaustedSuit: 'releaseBlock' })
      .plays('B 9-6>B')
      .shows({ turn: 'C' })
      .offers(['2-1>M']);
  });

  test('the next double in order becomes the one to cover', () => {
    const open = [
      { train: 'A', pip: 6 },
      { train: 'M', pip: 2 },
    ];
    scenario('pagat', { ...exhausted, open }, { exhaustedSuit: 'releaseBlock' }).offers(['2-0>M']);
  });

  test('the layer still owes an extra tile elsewhere', () => {
    const hands = { ...exhausted.hands, B: ['6-6', '9-4', '1-0'] };
    const position = { ...exhausted, hands, open: [], ends: { B: 9, M: 6 } };
    scenario('pagat', position, { exhaustedSuit: 'releaseBlock' })
      .plays('B 6-6>M')
      .shows({ turn: 'B', open: ['M:6'] })
      .offers(['9-4>B']);
  });

  test('asks for no extra tile and blocks nobody', () => {
    const hands = { ...exhausted.hands, B: ['6-6', '9-4', '1-0'] };
    const position = { ...exhausted, hands, open: [], ends: { B: 9, C: 2, M: 6 } };
    scenario('pagat', position, { exhaustedSuit: 'waiveExtraAndRelease' })
      .plays('B 6-6>M')
      .shows({ turn: 'C', marked: [], open: [], ends: { M: [6] } })
      .offers(['2-1>C']);
  });

  test('an open double that runs out later blocks nobody either', () => {
    scenario('pagat', exhausted, { exhaustedSuit: 'waiveExtraAndRelease' }).offers([
      '9-4>B',
      '2-0>M',
    ]);
  });
});

describe('what a turn has to cover', () => {
  const open = [
    { train: 'A', pip: 6, by: 'A' },
    { train: 'C', pip: 8, by: 'B' },
  ];
  const due = (options: Parameters<typeof scenario>[2], turn = 'B') => {
    const { table } = scenario('pagat', { ...given, open, turn }, options).round;
    const running = turnOf(table);
    return running === null ? null : doublesDue(table, running).map(({ pip }) => pip);
  };

  test('is the first double laid, the last one, or any, as the order says', () => {
    expect(due({ coverOrder: 'playedOrder' })).toEqual([6]);
    expect(due({ coverOrder: 'reverse' })).toEqual([8]);
    expect(due({ coverOrder: 'any' })).toEqual([6, 8]);
  });

  test('is the own double alone where only the layer must cover', () => {
    expect(due({ coverOrder: 'any', openDoubleObligation: 'layerOnly' })).toEqual([8]);
    expect(due({ coverOrder: 'any', openDoubleObligation: 'layerOnly' }, 'C')).toEqual([]);
  });
});
