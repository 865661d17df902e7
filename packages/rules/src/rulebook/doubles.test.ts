import { describe, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const given = {
  engine: 12,
  hands: { A: ['6-6', '6-1', '5-3', '9-4', '2-0'], B: ['6-2', '5-0'] },
  boneyard: ['10-10'],
  ends: { A: 5, B: 9, M: 6 },
  marked: ['B'],
};
const chain = {
  engine: 12,
  hands: { A: ['6-6', '5-5', '6-1', '5-3', '9-4', '2-0'], B: ['6-2', '5-0'] },
  boneyard: ['10-10', '11-0'],
  ends: { A: 5, B: 9, M: 6 },
  marked: ['B'],
};

describe('the extra tile after a double', () => {
  test('may go on any train that is open to you', () => {
    scenario('pagat', given, { extraTileTarget: 'anyLegal' })
      .plays('A 6-6>M')
      .offers(['6-1>M', '5-3>A', '9-4>B'])
      .plays('A 5-3>A')
      .shows({ turn: 'B', open: ['M:6'] })
      .offers(['6-2>M']);
  });

  test('ends the turn when it is no double', () => {
    scenario('pagat', given).plays('A 6-6>M', 'A 6-1>M').shows({ turn: 'B', open: [] });
  });

  test('goes on that double only', () => {
    scenario('yoriImmediate', given)
      .plays('A 6-6>M')
      .refuses('A 5-3>A', 'coverYourDouble', { train: 'M', pip: 6 })
      .offers(['6-1>M']);
  });

  test('goes on that double only: without a cover you draw one, then the next seats owe it', () => {
    const hands = { ...given.hands, A: ['6-6', '5-3', '9-4'] };
    scenario('yoriImmediate', { ...given, hands })
      .plays('A 6-6>M')
      .offers(['draw'])
      .plays('A draw', 'A pass')
      .shows({ marked: ['A', 'B'], turn: 'B' })
      .offers(['6-2>M']);
  });

  test('goes on that double only, not on another open one', () => {
    const open = [{ train: 'M', pip: 6 }];
    const hands = { ...given.hands, A: ['5-5', '6-1', '5-3'] };
    scenario('yoriImmediate', { ...given, hands, open }, { openDoubleObligation: 'none' })
      .plays('A 5-5>A')
      .refuses('A 6-1>M', 'coverYourDouble', { train: 'A', pip: 5 })
      .offers(['5-3>A']);
  });

  test('goes on the double if you can', () => {
    scenario('pagat', given, { extraTileTarget: 'coverFirstElseAny' })
      .plays('A 6-6>M')
      .refuses('A 5-3>A', 'coverYourDouble', { train: 'M', pip: 6 })
      .offers(['6-1>M']);
  });

  test('goes anywhere if you cannot cover', () => {
    const hands = { ...given.hands, A: ['6-6', '5-3', '9-4'] };
    scenario('pagat', { ...given, hands }, { extraTileTarget: 'coverFirstElseAny' })
      .plays('A 6-6>M')
      .offers(['5-3>A', '9-4>B']);
  });

  test('a further double does not go before a cover in hand', () => {
    scenario('pagat', chain, { extraTileTarget: 'coverFirstElseAny' })
      .plays('A 6-6>M')
      .offers(['6-1>M']);
  });

  test('goes on the double if the other rules let you', () => {
    const opts = { extraTileTarget: 'coverFirstElseAny', coverOrderBindsLayer: true };
    const hands = { ...chain.hands, A: ['6-6', '5-5', '5-3', '9-4'] };
    scenario('pagat', { ...chain, hands }, opts)
      .plays('A 6-6>M', 'A 5-5>A')
      .offers(['9-4>B']);
  });

  test('without a play you draw one; failing, the double stays open and your marker goes up', () => {
    const hands = { ...given.hands, A: ['6-6', '4-3', '8-8'] };
    scenario('pagat', { ...given, hands })
      .plays('A 6-6>M', 'A draw', 'A pass')
      .shows({ open: ['M:6'], marked: ['A', 'B'], turn: 'B' });
  });
});

describe('closing after several doubles', () => {
  const hands = { A: ['6-6', '5-5', '6-1', '5-3', '9-4', '6-0'], B: ['6-2', '5-0'] };
  const onA = { ...chain, hands, ends: { A: 6, B: 9, M: 5 } };

  test('goes on the first of them, on the Mexican train, or on a train not ending in a double', () => {
    scenario('puremco', onA)
      .plays('A 6-6>A', 'A 5-5>M')
      .offers(['6-1>A', '6-0>A', '5-3>M', '9-4>B']);
  });

  test('does not go on a later double on a personal train', () => {
    scenario('puremco', chain)
      .plays('A 6-6>M', 'A 5-5>A')
      .refuses('A 5-3>A', 'closeOnFirstDouble', { train: 'M', pip: 6 })
      .offers(['6-1>M', '9-4>B']);
  });

  test('after one double the extra tile may cover an older one that binds nobody', () => {
    const position = { ...chain, open: [{ train: 'B', pip: 9 }] };
    scenario('puremco', position, { openDoubleObligation: 'none' })
      .plays('A 6-6>M', 'A 9-4>B')
      .shows({ open: ['M:6'], turn: 'B' });
  });

  test('after one double the extra tile goes anywhere', () => {
    scenario('puremco', chain).plays('A 6-6>M').offers(['6-1>M', '5-3>A', '5-5>A', '9-4>B']);
  });
});

describe('doubles in one turn', () => {
  test('as many as you can', () => {
    const hands = { ...chain.hands, A: ['6-6', '5-5', '9-9', '4-3'] };
    scenario('pagat', { ...chain, hands }, { doubleChain: 'unlimited' })
      .plays('A 6-6>M', 'A 5-5>A', 'A 9-9>B')
      .shows({ open: ['M:6', 'A:5', 'B:9'], turn: 'A' });
  });

  test('one', () => {
    scenario('pagat', chain, { doubleChain: 'single' })
      .plays('A 6-6>M')
      .refuses('A 5-5>A', 'oneDoubleATurn', {})
      .offers(['6-1>M', '5-3>A', '9-4>B']);
  });

  test('one, even if it is drawn', () => {
    const position = {
      ...chain,
      hands: { ...chain.hands, A: ['6-6', '4-3'] },
      boneyard: ['5-5'],
    };
    scenario('pagat', position, { doubleChain: 'single' })
      .plays('A 6-6>M', 'A draw')
      .offers(['pass']);
  });

  test('a second one with a third tile in hand that covers one of the two', () => {
    const hands = { ...chain.hands, A: ['6-6', '5-5', '6-1', '9-4'] };
    scenario('yoriFlexible', { ...chain, hands })
      .plays('A 6-6>M', 'A 5-5>A')
      .shows({ open: ['M:6', 'A:5'] })
      .refuses('A 9-4>B', 'coverOneOfYourDoubles', { pips: [6, 5] })
      .offers(['6-1>M']);
  });

  test('no second one without that third tile', () => {
    const hands = { ...chain.hands, A: ['6-6', '5-5', '9-4'] };
    scenario('yoriFlexible', { ...chain, hands })
      .plays('A 6-6>M')
      .refuses('A 5-5>A', 'secondDoubleNeedsCover', { tile: '5-5' })
      .offers(['9-4>B']);
  });

  test('the third tile may cover the second double as well as the first', () => {
    const hands = { ...chain.hands, A: ['6-6', '5-5', '5-3'] };
    scenario('yoriFlexible', { ...chain, hands })
      .plays('A 6-6>M', 'A 5-5>A')
      .offers(['5-3>A']);
  });

  test('no third one', () => {
    const hands = { ...chain.hands, A: ['6-6', '5-5', '9-9', '6-1'] };
    scenario('yoriFlexible', { ...chain, hands })
      .plays('A 6-6>M', 'A 5-5>A')
      .refuses('A 9-9>B', 'twoDoublesATurn', {});
  });

  test('a second one is refused as last tile: there is no third', () => {
    const hands = { ...chain.hands, A: ['6-6', '5-5'] };
    scenario('yoriFlexible', { ...chain, hands })
      .plays('A 6-6>M')
      .refuses('A 5-5>A', 'secondDoubleNeedsCover')
      .offers(['draw']);
  });

  test('the first double may be drawn, the third tile must be in hand', () => {
    const position = { ...chain, hands: { A: ['5-5', '6-1'], B: ['6-2'] }, ends: { A: 6, M: 5 } };
    scenario('yoriFlexible', { ...position, boneyard: ['6-6'] })
      .plays('A 5-5>M')
      .offers(['6-1>A']);
  });
});

describe("the layer's own closing tile", () => {
  test('covers any of the doubles just laid', () => {
    scenario('pagat', chain, { coverOrderBindsLayer: false })
      .plays('A 6-6>M', 'A 5-5>A')
      .offers(['6-1>M', '5-3>A', '9-4>B']);
  });

  test('covers only the first of the doubles just laid', () => {
    scenario('pagat', chain, { coverOrderBindsLayer: true })
      .plays('A 6-6>M', 'A 5-5>A')
      .refuses('A 5-3>A', 'coverFirstDoubleFirst', { train: 'M', pip: 6 })
      .offers(['6-1>M', '9-4>B']);
  });
});

describe('a double as last tile', () => {
  const last = {
    engine: 12,
    hands: { A: ['6-6'], B: ['6-2', '5-0'] },
    boneyard: ['6-4', '10-10'],
    ends: { A: 6, B: 9 },
  };

  test('goes out: it needs no cover', () => {
    scenario('pagat', last)
      .plays('A 6-6>A')
      .ends({ out: 'A', scores: { A: 0, B: 13 } });
  });

  test('goes out whatever else is open', () => {
    const hands = { ...last.hands, A: ['6-6', '5-5'] };
    scenario('pagat', { ...last, hands, ends: { A: 6, M: 5 } })
      .plays('A 6-6>A', 'A 5-5>M')
      .ends({ out: 'A' });
  });

  test('the extra tile may be the last one too', () => {
    const hands = { ...last.hands, A: ['6-6', '9-4'] };
    scenario('pagat', { ...last, hands, marked: ['B'] })
      .plays('A 6-6>A', 'A 9-4>B')
      .ends({ out: 'A', scores: { A: 0, B: 13 } });
  });

  test('must still be covered: you draw, and cover with the drawn tile', () => {
    scenario('pagat', last, { lastTileDouble: 'mustCover' })
      .plays('A 6-6>A')
      .shows({ turn: 'A', open: ['A:6'], counts: { A: 0 } })
      .plays('A draw', 'A 6-4>A')
      .ends({ out: 'A' });
  });

  test('must still be covered: with nothing to draw you play on with an empty hand', () => {
    scenario('pagat', { ...last, boneyard: [] }, { lastTileDouble: 'mustCover' })
      .plays('A 6-6>A', 'A pass')
      .shows({ turn: 'B', marked: ['A'], open: ['A:6'], counts: { A: 0 } })
      .plays('B 6-2>A')
      .offers(['pass']);
  });

  test('goes out where no extra tile is owed', () => {
    const hands = { A: ['6-6'], B: ['5-0'] };
    const opts = { lastTileDouble: 'mustCover', exhaustedSuit: 'waiveExtraAndRelease' };
    scenario('pagat', { ...last, hands, boneyard: [] }, opts)
      .plays('A 6-6>A')
      .ends({ out: 'A' });
  });

  test('goes out at the end of an opening train', () => {
    const hands = { A: ['12-6', '6-6'], B: ['5-0'] };
    const opts = { lastTileDouble: 'mustCover', goOutInOpening: 'immediate' };
    scenario('pagat', { ...last, hands, ends: {}, openingDone: 'none' }, opts)
      .plays('A 12-6>A', 'A 6-6>A')
      .ends({ out: 'A' });
  });
});
