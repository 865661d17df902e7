import { describe, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const given = {
  engine: 12,
  hands: { A: ['12-5', '5-0', '1-0', '3-1', '9-8'], B: ['12-4', '2-2'] },
  boneyard: ['7-7', '12-1', '6-6'],
  openingDone: 'none',
} as const;
const helpless = { ...given, hands: { A: ['9-8', '7-6'], B: ['12-4', '2-2', '11-10'] } };

describe('the first turn lays a whole train', () => {
  test('tile after tile on the own train, as long as one fits', () => {
    scenario('pagat', given)
      .offers(['12-5>A'])
      .plays('A 12-5>A', 'A 5-0>A', 'A 1-0>A')
      .offers(['3-1>A', 'end'])
      .plays('A 3-1>A')
      .shows({ turn: 'B', ends: { A: [3] }, counts: { A: 1 }, marked: [] });
  });

  test('touches no train but the own one', () => {
    scenario('pagat', { ...given, marked: ['B'] })
      .refuses('A 12-5>M', 'openingOwnTrainOnly', {})
      .refuses('A 12-5>B', 'openingOwnTrainOnly', {});
  });

  test('a double inside the train is covered by the next tile and costs nothing', () => {
    scenario('pagat', { ...given, hands: { ...given.hands, A: ['12-5', '5-5', '5-0', '9-8'] } })
      .plays('A 12-5>A', 'A 5-5>A')
      .shows({ open: ['A:5'] })
      .offers(['5-0>A', 'end'])
      .plays('A 5-0>A')
      .shows({ open: [], turn: 'B', ends: { A: [0] } });
  });

  test('later turns are ordinary ones', () => {
    scenario('pagat', given)
      .plays('A 12-5>A', 'A end', 'B 12-4>B', 'A 5-0>A')
      .shows({ turn: 'B' })
      .refuses('B end', 'onlyOpeningTrainsEnd', {});
  });

  test('is a turn like any other under one-tile rules', () => {
    scenario('puremco', given, { openingTurn: 'single' })
      .offers(['12-5>A', '12-5>M'])
      .plays('A 12-5>M')
      .shows({ turn: 'B' });
  });
});

describe('one tile, own train', () => {
  const opts = { openingTurn: 'ownTrainSingle' };

  test('the first turn is one tile on the own train', () => {
    scenario('puremco', given, opts)
      .refuses('A 12-5>M', 'openingOwnTrainOnly', {})
      .plays('A 12-5>A')
      .shows({ turn: 'B', ends: { A: [5] } });
  });

  test('the second turn is free', () => {
    scenario('puremco', given, opts).plays('A 12-5>A', 'B 12-4>B').offers(['5-0>A']);
  });

  test('for the extra tile after a double you draw as everybody does', () => {
    const hands = { ...given.hands, A: ['5-5', '9-8'] };
    const started = { ...given, hands, ends: { A: 5 } };
    scenario('puremco', started, { ...opts, openingNoStarter: 'markNoDraw' })
      .plays('A 5-5>A')
      .offers(['draw']);
  });

  test('a seat without a starter draws as in any own-train opening', () => {
    scenario('puremco', helpless, opts)
      .plays('A draw', 'A pass')
      .shows({ marked: ['A'] });
    scenario('puremco', helpless, { ...opts, openingNoStarter: 'markNoDraw' }).offers(['pass']);
  });
});

describe('stopping an opening train', () => {
  test('you may stop although you could go on', () => {
    scenario('pagat', given)
      .plays('A 12-5>A', 'A end')
      .shows({ turn: 'B', ends: { A: [5] }, counts: { A: 4 }, marked: [] });
  });

  test('but not before the first tile', () => {
    scenario('pagat', given).refuses('A end', 'layATileFirst', {});
  });

  test('only when stuck: the train goes on as long as a tile fits', () => {
    scenario('pagat', given, { openingMayStopEarly: false })
      .plays('A 12-5>A')
      .refuses('A end', 'openingGoesOn', {})
      .offers(['5-0>A']);
  });

  test('a train that nothing continues stops by itself', () => {
    scenario('pagat', given, { openingMayStopEarly: false })
      .plays('A 12-5>A', 'A 5-0>A', 'A 1-0>A', 'A 3-1>A')
      .shows({ turn: 'B' });
  });
});

describe('opening without a starter', () => {
  test('you put up your marker and draw nothing', () => {
    scenario('pagat', helpless)
      .offers(['pass'])
      .refuses('A draw', 'noDrawInOpening', {})
      .plays('A pass')
      .shows({ turn: 'B', marked: ['A'], boneyard: 3, passes: 0 });
  });

  test('you draw one tile; if it is none, your marker goes up', () => {
    scenario('howTo', helpless)
      .plays('A draw')
      .offers(['pass'])
      .plays('A pass')
      .shows({ turn: 'B', marked: ['A'], counts: { A: 3 } });
  });

  test('a drawn starter is laid and the train may go on', () => {
    scenario('howTo', { ...helpless, boneyard: ['12-9', '6-6'] })
      .plays('A draw')
      .offers(['12-9>A'])
      .plays('A 12-9>A')
      .offers(['9-8>A', 'end']);
  });

  test('you draw until one comes', () => {
    scenario('howTo', helpless, { openingNoStarter: 'drawUntilStarter' })
      .plays('A draw')
      .offers(['draw'])
      .plays('A draw')
      .offers(['12-1>A']);
  });

  test('you draw until the boneyard is empty, then your marker goes up', () => {
    scenario('howTo', { ...helpless, boneyard: ['7-7'] }, { openingNoStarter: 'drawUntilStarter' })
      .plays('A draw')
      .offers(['pass'])
      .plays('A pass')
      .shows({ marked: ['A'], boneyard: 0 });
  });

  test('later turns draw as everybody does', () => {
    const position = { ...helpless, boneyard: ['7-7', '12-1', '6-6', '4-3'] };
    scenario('howTo', position, { openingNoStarter: 'drawUntilStarter' })
      .plays('A draw', 'A draw', 'A 12-1>A', 'B 12-4>B')
      .plays('A draw')
      .offers(['pass']);
  });
});

describe('an opening train that ends on a double', () => {
  const ending = {
    engine: 12,
    hands: {
      A: ['12-5', '5-5', '9-8', '11-2'],
      B: ['12-4', '5-1', '2-2'],
      C: ['12-3', '7-7', '10-0'],
    },
    boneyard: ['10-9', '8-6'],
    openingDone: 'none',
  } as const;

  test('asks for no draw and no marker', () => {
    scenario('pagat', ending).plays('A 12-5>A', 'A 5-5>A').shows({ turn: 'B', marked: [] });
  });

  test('waits: it binds nobody before all have opened', () => {
    scenario('pagat', ending)
      .plays('A 12-5>A', 'A 5-5>A')
      .shows({ open: ['A:5'] })
      .offers(['12-4>B'])
      .plays('B 12-4>B')
      .offers(['12-3>C']);
  });

  test('once all have opened it must be covered', () => {
    scenario('pagat', ending)
      .plays('A 12-5>A', 'A 5-5>A', 'B 12-4>B', 'C 12-3>C')
      .tells(['tilePlayed', 'turnEnded', 'openingDoublesBound', 'turnBegan'])
      .offers(['draw'])
      .plays('A draw', 'A pass')
      .offers(['5-1>A'])
      .plays('B 5-1>A')
      .shows({ open: [], ends: { A: [1] }, turn: 'C' });
  });

  test('several of them are covered in the order laid', () => {
    const hands = { ...ending.hands, B: ['12-4', '4-4', '5-1', '2-2'], C: ['12-3', '4-0', '5-2'] };
    scenario('pagat', { ...ending, hands })
      .plays('A 12-5>A', 'A 5-5>A', 'B 12-4>B', 'B 4-4>B', 'C 12-3>C')
      .shows({ open: ['A:5', 'B:4'] })
      .plays('A draw', 'A pass', 'B 5-1>A')
      .offers(['4-0>B']);
  });

  test('the owner who plays on before all have opened covers it', () => {
    scenario('pagat', {
      ...ending,
      hands: { ...ending.hands, A: ['12-5', '5-5', '5-0', '11-2'] },
    })
      .plays('A 12-5>A', 'A 5-5>A', 'A 5-0>A')
      .shows({ open: [], turn: 'B' });
  });

  test('binds at once: the next seat covers first and keeps its opening', () => {
    scenario('pagat', ending, { openingDoubleEnd: 'immediate' })
      .plays('A 12-5>A', 'A 5-5>A')
      .offers(['5-1>A'])
      .plays('B 5-1>A', 'C 12-3>C', 'A draw', 'A pass')
      .offers(['12-4>B'])
      .refuses('B 12-4>M', 'openingOwnTrainOnly');
  });

  test('a seat that cannot cover it passes the duty on and keeps its opening too', () => {
    const hands = { ...ending.hands, B: ['12-4', '2-2'], C: ['12-3', '5-1', '10-0'] };
    scenario('pagat', { ...ending, hands, boneyard: [] }, { openingDoubleEnd: 'immediate' })
      .plays('A 12-5>A', 'A 5-5>A', 'B pass', 'C 5-1>A', 'A pass')
      .offers(['12-4>B']);
  });

  test('may not be left while a held tile continues it', () => {
    const hands = { ...ending.hands, A: ['12-5', '5-5', '5-0', '11-2'] };
    scenario('pagat', { ...ending, hands }, { openingDoubleEnd: 'forbidden' })
      .plays('A 12-5>A', 'A 5-5>A')
      .refuses('A end', 'openingMayNotEndOnDouble', { pip: 5 })
      .offers(['5-0>A']);
  });

  test('where stopping on it is forbidden, it binds at once when nothing continues it', () => {
    scenario('pagat', ending, { openingDoubleEnd: 'forbidden' })
      .plays('A 12-5>A', 'A 5-5>A')
      .offers(['5-1>A']);
  });

  test('where stopping on it is forbidden, stopping on another tile is not', () => {
    scenario('pagat', ending, { openingDoubleEnd: 'forbidden' })
      .plays('A 12-5>A')
      .offers(['5-5>A', 'end']);
  });

  test('wants one cover even where doubles branch', () => {
    scenario('tournament', ending, { openingTurn: 'ownTrainFull' })
      .plays('A 12-5>A', 'A 5-5>A')
      .shows({ open: ['A:5'], ends: { A: [5] } })
      .plays('B 5-1>A')
      .shows({ open: [], ends: { A: [1] } });
  });
});

describe('going out in the opening', () => {
  const quick = {
    engine: 12,
    hands: { A: ['12-5', '5-0'], B: ['12-4', '4-1'], C: ['9-8'] },
    boneyard: ['7-7'],
    openingDone: 'none',
  } as const;

  test('every seat without a turn still gets one', () => {
    scenario('pagat', quick)
      .plays('A 12-5>A', 'A 5-0>A')
      .shows({ turn: 'B' })
      .plays('B 12-4>B', 'B end')
      .shows({ turn: 'C' })
      .plays('C pass')
      .ends({ out: 'A', scores: { A: 0, B: 5, C: 17 } });
  });

  test('a later seat may reach nothing too, but the first has won the round', () => {
    scenario('pagat', quick, { scoring: 'winnerTakesPips' })
      .plays('A 12-5>A', 'A 5-0>A', 'B 12-4>B', 'B 4-1>B', 'C pass')
      .ends({ out: 'A', scores: { A: 17, B: 0, C: 0 } });
  });

  test('seats that had their turn get no second one', () => {
    scenario('pagat', { ...quick, turn: 'B' })
      .plays('B 12-4>B', 'B 4-1>B', 'C pass')
      .shows({ turn: 'A' })
      .plays('A 12-5>A', 'A end')
      .ends({ out: 'B', scores: { A: 5, B: 0, C: 17 } });
  });

  test('whoever had a turn is passed over', () => {
    scenario('pagat', { ...quick, openingDone: ['B'] })
      .plays('A 12-5>A', 'A 5-0>A')
      .shows({ turn: 'C' });
  });

  test('nobody is left without a turn: the round is over at once', () => {
    scenario('pagat', { ...quick, openingDone: ['A', 'C'], turn: 'B' })
      .plays('B 12-4>B', 'B 4-1>B')
      .ends({ out: 'B' });
  });

  test('a double laid as last tile binds nobody', () => {
    const hands = { ...quick.hands, A: ['12-5', '5-5'], B: ['12-4', '5-1'] };
    scenario('pagat', { ...quick, hands }, { openingDoubleEnd: 'immediate' })
      .plays('A 12-5>A', 'A 5-5>A')
      .shows({ open: [] })
      .offers(['12-4>B']);
  });

  test('a covering turn is a turn: whoever covers has had it', () => {
    const hands = { A: ['12-5', '5-5', '3-0'], B: ['5-1'], C: ['9-8'] };
    scenario('pagat', { ...quick, hands }, { openingDoubleEnd: 'immediate' })
      .plays('A 12-5>A', 'A 5-5>A', 'B 5-1>A')
      .shows({ turn: 'C' })
      .plays('C pass')
      .ends({ out: 'B', scores: { A: 3, B: 0, C: 17 } });
  });

  test('a skipped turn is a turn', () => {
    scenario('pagat', { ...quick, skip: ['C'] })
      .plays('A 12-5>A', 'A 5-0>A', 'B 12-4>B', 'B end')
      .ends({ out: 'A', scores: { A: 0, B: 5, C: 17 } });
  });

  test('ends the round at once', () => {
    scenario('howTo', quick)
      .plays('A 12-5>A', 'A 5-0>A')
      .ends({ out: 'A', scores: { A: 0, B: 21, C: 17 } });
  });

  test('ends the round at once where turns are single tiles', () => {
    const hands = { A: ['12-5'], B: ['12-4'], C: ['9-8'] };
    scenario('pagat', { ...quick, hands }, { openingTurn: 'single' })
      .plays('A 12-5>A')
      .ends({ out: 'A', scores: { A: 0, B: 16, C: 17 } });
  });
});
