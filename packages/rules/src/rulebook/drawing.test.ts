import { describe, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const given = {
  engine: 12,
  hands: { A: ['9-8', '7-6'], B: ['4-1', '0-0'] },
  boneyard: ['3-2', '7-5', '10-10', '11-11'],
  ends: { A: 5, B: 4 },
};
const able = { ...given, hands: { A: ['9-8', '5-3'], B: ['4-1'] } };

describe('a playable tile must be played', () => {
  test('whoever can play may not draw for a better tile', () => {
    scenario('pagat', able, { mustPlay: true }).refuses('A draw', 'mustPlay', {});
  });

  test('whoever can play may not pass', () => {
    scenario('pagat', able).refuses('A pass', 'mustPlay', {}).offers(['5-3>A']);
  });

  test('whoever cannot play may not pass while there is a tile to draw', () => {
    scenario('pagat', given).refuses('A pass', 'mustDraw', {}).offers(['draw']);
  });

  test('with an empty boneyard there is nothing but to pass', () => {
    scenario('pagat', { ...given, boneyard: [] })
      .refuses('A draw', 'boneyardEmpty', {})
      .offers(['pass']);
  });
});

describe('you draw one tile', () => {
  test('the drawn tile does not fit: you pass', () => {
    scenario('pagat', given)
      .plays('A draw')
      .refuses('A draw', 'alreadyDrawn', {})
      .offers(['pass'])
      .plays('A pass')
      .shows({ counts: { A: 3 }, boneyard: 3, turn: 'B' });
  });

  test('the drawn tile fits: it must be played', () => {
    scenario('pagat', { ...given, boneyard: ['5-2', '3-3'] })
      .plays('A draw')
      .offers(['5-2>A'])
      .refuses('A decline', 'drawnTileMustBePlayed', { tile: '5-2' });
  });

  test('in your next turn you draw again', () => {
    scenario('pagat', given).plays('A draw', 'A pass', 'B 4-1>B').offers(['draw']);
  });

  test('tiles are drawn from the front of the boneyard', () => {
    scenario('pagat', given).plays('A draw', 'A pass', 'B 4-1>B', 'A draw').offers(['7-5>A']);
  });
});

describe('you draw until a tile fits', () => {
  const opts = { drawRule: 'untilPlayable' };

  test('each dead tile calls for another draw', () => {
    scenario('pagat', given, opts)
      .plays('A draw')
      .offers(['draw'])
      .plays('A draw')
      .offers(['7-5>A']);
  });

  test('until the boneyard is empty', () => {
    scenario('pagat', { ...given, boneyard: ['3-2', '2-2'] }, opts)
      .plays('A draw', 'A draw')
      .offers(['pass'])
      .plays('A pass')
      .shows({ marked: ['A'], counts: { A: 4 } });
  });

  test('a double renews the right to draw', () => {
    scenario('pagat', { ...given, boneyard: ['5-5', '3-3', '2-2'] }, opts)
      .plays('A draw', 'A 5-5>A', 'A draw', 'A draw')
      .shows({ counts: { A: 4 } });
  });

  test('once a turn: no draw after a tile was laid', () => {
    scenario('pagat', { ...given, boneyard: ['5-5', '3-3'] }, { ...opts, drawAllowance: 'perTurn' })
      .plays('A draw', 'A 5-5>A')
      .refuses('A draw', 'noDrawAfterPlaying', {})
      .offers(['pass']);
  });

  test('once a turn: any number of draws before the first tile', () => {
    scenario('pagat', given, { ...opts, drawAllowance: 'perTurn' })
      .plays('A draw', 'A draw')
      .offers(['7-5>A']);
  });
});

describe('each tile laid renews the right to draw', () => {
  const doubles = { ...given, boneyard: ['5-5', '3-3', '5-1'] };

  test('a drawn double is laid, and a fresh tile drawn for the extra one', () => {
    scenario('pagat', doubles)
      .plays('A draw', 'A 5-5>A')
      .offers(['draw'])
      .plays('A draw', 'A pass')
      .shows({ open: ['A:5'], marked: ['A'] });
  });

  test('once a turn: whoever drew the double draws no extra tile', () => {
    scenario('pagat', doubles, { drawAllowance: 'perTurn' })
      .plays('A draw', 'A 5-5>A')
      .refuses('A draw', 'alreadyDrawn', {})
      .offers(['pass']);
  });

  test('once a turn: whoever held the double may still draw', () => {
    const hands = { ...given.hands, A: ['9-8', '5-5'] };
    scenario('pagat', { ...given, hands }, { drawAllowance: 'perTurn' })
      .plays('A 5-5>A')
      .offers(['draw']);
  });
});

describe('a drawn tile that fits may be kept', () => {
  const opts = { drawnTile: 'may' };
  const fits = { ...given, boneyard: ['5-2', '3-3'] };

  test('it is a failed turn: your marker goes up', () => {
    scenario('pagat', fits, opts)
      .plays('A draw')
      .offers(['5-2>A', 'decline'])
      .plays('A decline')
      .shows({ marked: ['A'], turn: 'B', counts: { A: 3 } });
  });

  test('a tile that was in the hand before may not be kept back', () => {
    scenario('pagat', able, opts).refuses('A decline', 'nothingToDecline', {});
  });

  test('a drawn tile that fits nowhere is no choice', () => {
    scenario('pagat', given, opts).plays('A draw').refuses('A decline', 'nothingToDecline', {});
  });

  test('a drawn tile that was laid is no choice any more', () => {
    const hands = { ...given.hands, A: ['9-8', '7-6'] };
    scenario('pagat', { ...given, hands, boneyard: ['5-5', '5-1'] }, opts)
      .plays('A draw', 'A 5-5>A')
      .refuses('A decline', 'nothingToDecline', {});
  });

  test('a later turn has forgotten the drawn tile', () => {
    scenario('pagat', fits, opts)
      .plays('A draw', 'A decline', 'B 4-1>B')
      .refuses('A decline', 'nothingToDecline', {})
      .offers(['5-2>A']);
  });
});

test('a drawn tile that fits another train but not the owed double is not playable', () => {
  scenario('pagat', { ...given, open: [{ train: 'B', pip: 4 }], boneyard: ['5-3'] })
    .plays('A draw')
    .offers(['pass'])
    .plays('A pass')
    .shows({ marked: ['A'], open: ['B:4'] });
});
