import { describe, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

/** Nobody can play, and nothing is left to draw. */
const dead = {
  engine: 12,
  hands: { A: ['5-3'], B: ['9-8'], C: ['4-1'] },
  ends: { A: 0, B: 0, C: 0, M: 0 },
};
/** A's tile fits B's train, once that carries a marker. */
const late = { ...dead, ends: { A: 0, B: 5, C: 0, M: 0 } };

describe('a blocked round', () => {
  test('is over after one lap of passes when nobody can play', () => {
    scenario('pagat', dead, { blockRule: 'noLegalMove' })
      .plays('A pass', 'B pass')
      .shows({ passes: 2, marked: ['A', 'B'] })
      .plays('C pass')
      .ends({ out: null, scores: { A: 8, B: 17, C: 5 } });
  });

  test('goes on when a marker set late opens a move', () => {
    scenario('pagat', late, { blockRule: 'noLegalMove' })
      .plays('A pass', 'B pass', 'C pass')
      .shows({ turn: 'A', passes: 3 })
      .offers(['5-3>B']);
  });

  test('is over once all have passed, even if a marker set late opens a move', () => {
    scenario('yoriFlexible', late, { blockRule: 'allPassed' })
      .plays('A pass', 'B pass', 'C pass')
      .ends({ out: null, scores: { A: 8, B: 17, C: 5 } });
  });

  test('needs an empty boneyard', () => {
    scenario('yoriFlexible', { ...dead, boneyard: ['7-7', '10-10', '11-11'] })
      .plays('A draw', 'A pass', 'B draw', 'B pass', 'C draw', 'C pass')
      .shows({ turn: 'A', boneyard: 0, passes: 0 });
  });

  test('a tile laid breaks the lap', () => {
    const hands = { ...dead.hands, C: ['4-0', '1-1'] };
    scenario('yoriFlexible', { ...dead, hands })
      .plays('A pass', 'B pass', 'C 4-0>C')
      .shows({ turn: 'A', passes: 0 });
  });

  test('a double without its extra tile is no counted pass', () => {
    const hands = { ...dead.hands, C: ['0-0', '1-1'] };
    scenario('yoriFlexible', { ...dead, hands })
      .plays('A pass', 'B pass', 'C 0-0>C', 'C pass')
      .shows({ turn: 'A', passes: 0, marked: ['A', 'B', 'C'] });
  });

  test('the turn whose draw emptied the boneyard is no counted pass', () => {
    scenario('yoriFlexible', { ...dead, boneyard: ['7-7'] })
      .plays('A draw', 'A pass')
      .shows({ passes: 0, boneyard: 0 })
      .plays('B pass', 'C pass')
      .shows({ turn: 'A', passes: 2 });
  });

  test('passes before the penalty was drawn still count', () => {
    scenario('pagat', { ...dead, passes: 2 })
      .plays('A pass')
      .ends({ out: null });
  });

  test('a skipped turn neither counts nor breaks the lap', () => {
    scenario('yoriFlexible', { ...dead, skip: ['B'] })
      .plays('A pass')
      .shows({ turn: 'C', passes: 1 })
      .plays('C pass', 'A pass')
      .ends({ out: null });
  });

  test('an opening without a starter is no counted pass while tiles are left', () => {
    scenario('pagat', { ...dead, boneyard: ['7-7'], ends: {}, openingDone: 'none' })
      .plays('A pass')
      .shows({ passes: 0 });
  });
});

test('a double whose other tiles are all covered fits nowhere, and counts against its holder', () => {
  const hands = { A: ['6-6'], B: ['5-3'] };
  scenario('pagat', { engine: 12, hands, ends: { A: 4, B: 5, M: 8 } })
    .offers(['pass'])
    .plays('A pass', 'B 5-3>B')
    .ends({ out: 'B', scores: { A: 12, B: 0 } });
});

describe('the last tile', () => {
  test('ends the round, and all others count their pips', () => {
    scenario('pagat', { ...dead, ends: { A: 5 } })
      .plays('A 5-3>A')
      .tells(['tilePlayed', 'wentOut', 'roundEnded'])
      .ends({ out: 'A', scores: { A: 0, B: 17, C: 5 } });
  });

  test('after it nobody does anything', () => {
    scenario('puremco', { ...dead, ends: { A: 5 } })
      .plays('A 5-3>A')
      .refuses('B pass', 'roundIsOver', {})
      .refuses('B call', 'roundIsOver', {})
      .refuses('B challenge:A', 'roundIsOver', {})
      .offers([]);
  });
});
