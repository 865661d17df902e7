import { describe, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const given = {
  engine: 12,
  hands: {
    A: ['6-6', '6-1', '6-5', '9-0'],
    B: ['6-2', '9-4', '7-0'],
    C: ['6-3', '3-0', '8-0'],
  },
  boneyard: ['10-10', '11-11', '10-1'],
  ends: { A: 6, B: 9, C: 8, M: 7 },
};

describe('three branches on a personal train', () => {
  test('a double takes its end out of use until a tile answers it', () => {
    scenario('tournament', given)
      .plays('A 6-6>A')
      .shows({ open: ['A:6'], ends: { A: [] } });
  });

  test('the layer lays the first branch, each later seat one', () => {
    scenario('tournament', given)
      .plays('A 6-6>A')
      .offers(['6-1>A', '6-5>A'])
      .plays('A 6-1>A')
      .shows({ turn: 'B', open: ['A:6'], ends: { A: [1] } })
      .offers(['6-2>A'])
      .plays('B 6-2>A')
      .shows({ turn: 'C', open: ['A:6'], ends: { A: [1, 2] } });
  });

  test('with the third branch the train has three ends', () => {
    scenario('tournament', given)
      .plays('A 6-6>A', 'A 6-1>A', 'B 6-2>A', 'C 6-3>A')
      .shows({ turn: 'A', open: [], ends: { A: [1, 2, 3] } });
  });

  test('whoever may use the train continues any of its ends', () => {
    scenario('tournament', {
      ...given,
      hands: { ...given.hands, A: ['3-1', '9-0'] },
      ends: { ...given.ends, A: [1, 2, 3] },
    })
      .offers(['3-1>A.0', '3-1>A.2'])
      .plays('A 3-1>A.2')
      .shows({ ends: { A: [1, 2, 1] } });
  });

  test('whoever cannot lay a branch draws one, then marks', () => {
    const hands = { ...given.hands, B: ['9-4', '7-0'] };
    scenario('tournament', { ...given, hands })
      .plays('A 6-6>A', 'A 6-1>A', 'B draw', 'B pass')
      .shows({ marked: ['B'], open: ['A:6'], turn: 'C' })
      .offers(['6-3>A']);
  });

  test('all covers in one turn means all branches', () => {
    const hands = { ...given.hands, B: ['6-2', '6-4', '7-0'] };
    scenario('tournament', { ...given, hands }, { coversPerTurn: 'all' })
      .plays('A 6-6>A', 'A 6-1>A', 'B 6-2>A')
      .shows({ turn: 'B' })
      .plays('B 6-4>A')
      .shows({ turn: 'C', open: [], ends: { A: [1, 2, 4] } });
  });

  test('the Mexican train stays a single line', () => {
    scenario('tournament', { ...given, ends: { ...given.ends, M: 6 } })
      .plays('A 6-6>M')
      .shows({ ends: { M: [6] } })
      .plays('A 6-1>M')
      .shows({ open: [], ends: { M: [1] } });
  });

  test('one branch: a double is no junction', () => {
    scenario('pagat', given, { branches: { personal: 1, mexican: 1 } })
      .plays('A 6-6>A', 'A 6-1>A')
      .shows({ open: [], ends: { A: [1] } });
  });
});

describe('three branches on the Mexican train too', () => {
  test('a double there wants three tiles', () => {
    scenario(
      'tournament',
      { ...given, ends: { ...given.ends, M: 6 } },
      { branches: { personal: 3, mexican: 3 } },
    )
      .plays('A 6-6>M', 'A 6-1>M', 'B 6-2>M', 'C 6-3>M')
      .shows({ open: [], ends: { M: [1, 2, 3] } });
  });
});

describe('feet upon feet', () => {
  const nested = {
    ...given,
    hands: { A: ['2-2', '2-0', '9-0'], B: ['4-2', '9-4'], C: ['7-2', '8-0'] },
    ends: { ...given.ends, A: [1, 2, 3] },
  };

  test('a double on one end takes that end out and the later ends move up', () => {
    scenario('tournament', nested)
      .plays('A 2-2>A.1')
      .shows({ ends: { A: [1, 3] }, open: ['A:2'] });
  });

  test('its branches are added behind the other ends in the order laid', () => {
    scenario('tournament', nested)
      .plays('A 2-2>A.1', 'A 2-0>A', 'B 4-2>A', 'C 7-2>A')
      .shows({ open: [], ends: { A: [1, 3, 0, 4, 7] } })
      .offers(['9-0>A.2']);
  });

  test('while a foot binds, only its branches may be laid on that train', () => {
    scenario('tournament', { ...nested, hands: { ...nested.hands, B: ['4-2', '4-3'] } })
      .plays('A 2-2>A.1', 'A 2-0>A')
      .refuses('B 4-3>A.1', 'doubleMustBeCovered', { train: 'A', pip: 2 })
      .offers(['4-2>A']);
  });

  test('a foot that binds nobody leaves the other ends in use, with their numbers', () => {
    const hands = { A: ['3-1', '2-0'], B: ['4-2', '9-4'], C: ['7-2', '8-0'] };
    scenario(
      'tournament',
      { ...nested, hands, ends: { A: [1, 3] }, open: [{ train: 'A', pip: 2, need: 3, by: 'B' }] },
      { openDoubleObligation: 'layerOnly' },
    )
      .offers(['3-1>A.0', '3-1>A.1', '2-0>A'])
      .plays('A 3-1>A.0')
      .shows({ ends: { A: [3, 3] }, open: ['A:2'] });
  });

  test('a second foot may come to stand on a train whose foot binds nobody', () => {
    const hands = { A: ['3-3', '3-0', '9-0'], B: ['4-2', '9-4'], C: ['7-2', '8-3'] };
    scenario(
      'tournament',
      { ...nested, hands, ends: { A: [1, 3] }, open: [{ train: 'A', pip: 2, need: 3, by: 'B' }] },
      { openDoubleObligation: 'layerOnly' },
    )
      .plays('A 3-3>A.1')
      .shows({ ends: { A: [1] }, open: ['A:2', 'A:3'] })
      .offers(['3-0>A'])
      .plays('A 3-0>A')
      .shows({ ends: { A: [1, 0] }, open: ['A:2', 'A:3'] });
  });
});

describe('an opening double on a train with several ends', () => {
  const late = {
    ...given,
    hands: { A: ['9-9', '5-1', '2-0'], B: ['9-4', '7-0'], C: ['8-0', '3-0'] },
    ends: { A: [3, 9, 7] },
    openingDone: ['B', 'C'],
  };

  test('wants one cover, and the other ends stay', () => {
    scenario('tournament', late, { openingTurn: 'ownTrainFull' })
      .plays('A 9-9>A.1')
      .shows({ open: ['A:9'], ends: { A: [3, 9, 7] }, turn: 'B' })
      .offers(['9-4>A'])
      .plays('B 9-4>A')
      .shows({ open: [], ends: { A: [3, 4, 7] } });
  });
});

describe('a foot whose suit runs out', () => {
  const short = {
    ...given,
    hands: { A: ['6-6', '6-1', '9-0', '8-2'], B: ['9-4', '7-0'], C: ['3-1', '8-0'] },
    boneyard: ['10-10'],
  };

  test('is given up: the branches that lie there become ordinary ends', () => {
    scenario('tournament', short)
      .plays('A 6-6>A', 'A 6-1>A')
      .tells(['tilePlayed', 'turnEnded', 'footAbandoned', 'turnBegan'])
      .shows({ open: [], ends: { A: [1] } })
      .offers(['9-4>B', '7-0>M']);
  });

  test('stays open where a suit that has run out still blocks', () => {
    scenario('tournament', short, { exhaustedSuit: 'none' })
      .plays('A 6-6>A', 'A 6-1>A')
      .shows({ open: ['A:6'], ends: { A: [1] } })
      .offers(['draw']);
  });

  test('without a single branch it stands dead and blocks nobody', () => {
    scenario('tournament', {
      ...short,
      hands: { ...short.hands, A: ['9-0', '8-7'] },
      ends: { ...given.ends, A: [] },
      open: [{ train: 'A', pip: 6, need: 3 }],
    })
      .offers(['8-7>M'])
      .plays('A 8-7>M')
      .shows({ open: ['A:6'] });
  });

  test('asks for no extra tile and does not branch when it was the last of its suit', () => {
    const hands = { ...short.hands, A: ['6-6', '9-0'] };
    scenario('tournament', { ...short, hands })
      .plays('A 6-6>A')
      .shows({ turn: 'B', open: [], ends: { A: [6] }, marked: [] });
  });
});

describe('two feet on one train', () => {
  test('regression: a tile that fits both is an extra tile, and answers the older', () => {
    scenario(
      'tournament',
      {
        hands: { A: ['8-8', '8-5', '9-1'], B: ['7-2', '9-0'] },
        boneyard: ['10-10', '5-1', '8-1', '8-2', '5-2'],
        ends: { A: [8, 3], B: 9 },
        open: [{ train: 'A', pip: 5, need: 2, by: 'B' }],
      },
      { openDoubleObligation: 'none' },
    )
      .plays('A 8-8>A.0')
      .offers(['8-5>A'])
      .plays('A 8-5>A')
      .shows({ open: ['A:5', 'A:8'] });
  });
});
