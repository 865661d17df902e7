import { describe, expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import { seatOf } from '../seat.ts';
import { slotsOf } from './slot.ts';

const given = {
  engine: 12,
  hands: { A: ['12-9', '9-4', '5-3', '4-4'], B: ['2-1'] },
  boneyard: ['10-10'],
};

describe('touching halves show the same number', () => {
  test('the first tile of a train touches the engine', () => {
    scenario('puremco', given).offers(['12-9>A', '12-9>M']);
  });

  test('every other tile touches the end of the train', () => {
    scenario('puremco', { ...given, ends: { A: 9, M: 3 } })
      .offers(['12-9>A', '9-4>A', '5-3>M'])
      .plays('A 9-4>A')
      .shows({ ends: { A: [4] } });
  });

  test('a tile that shows another number is refused with the numbers that would fit', () => {
    scenario('puremco', { ...given, ends: { A: 9 } }).refuses('A 5-3>A', 'tileDoesNotMatch', {
      tile: '5-3',
      train: 'A',
      wanted: [9],
    });
  });

  test('blanks are a number like any other, not wild', () => {
    scenario('puremco', {
      engine: 12,
      hands: { A: ['5-0', '0-0', '9-9'], B: ['2-1'] },
      ends: { A: 0, M: 9 },
    }).offers(['5-0>A', '0-0>A', '9-9>M']);
  });

  test('a double stays at the end and shows its number', () => {
    scenario('puremco', { ...given, ends: { A: 4 } })
      .plays('A 4-4>A')
      .shows({ ends: { A: [4] }, open: ['A:4'], turn: 'A' });
  });
});

test('a train without tiles has one place: at the engine', () => {
  const { table } = scenario('puremco', given).round;
  const place = { end: null, pip: 12, on: -1, answers: null };
  expect(slotsOf(table, seatOf(1))).toEqual([{ ...place, train: 1 }]);
  expect(slotsOf(table, 'mexican')).toEqual([{ ...place, train: 'mexican' }]);
});

describe('ends with a number of their own', () => {
  const branched = {
    ...given,
    hands: { A: ['9-4', '9-3', '4-4', '2-0'], B: ['2-1'] },
    ends: { A: [9, 4, 9], M: 2 },
  };

  test('a train with several ends names the one that is meant', () => {
    scenario('tournament', branched).offers([
      '9-4>A.0',
      '9-4>A.1',
      '9-4>A.2',
      '9-3>A.0',
      '9-3>A.2',
      '4-4>A.1',
      '2-0>M',
    ]);
  });

  test('two ends are named as well', () => {
    scenario('tournament', { ...branched, ends: { A: [3, 4], M: 2 } }).offers([
      '9-3>A.0',
      '9-4>A.1',
      '4-4>A.1',
      '2-0>M',
    ]);
  });

  test('beside an open foot even a single end is named', () => {
    const foot = { ...branched, ends: { A: [9], M: 2 }, open: [{ train: 'A', pip: 3, need: 2 }] };
    scenario('tournament', foot, { openDoubleObligation: 'none' }).offers([
      '9-3>A.0',
      '9-4>A.0',
      '9-3>A',
      '2-0>M',
    ]);
  });

  test('the tile takes the place of the end that it is laid on', () => {
    scenario('tournament', branched)
      .plays('A 9-3>A.2')
      .shows({ ends: { A: [9, 4, 3] } });
  });

  test('an end that a train does not have is refused', () => {
    scenario('tournament', branched)
      .refuses('A 9-4>A.3', 'noSuchEnd', { train: 'A' })
      .refuses('A 9-4>A', 'noSuchEnd', { train: 'A' });
  });

  test('a train with one end has no number for it', () => {
    scenario('tournament', branched).refuses('A 2-0>M.0', 'noSuchEnd', { train: 'M' });
  });
});

describe('an open double', () => {
  test('is the only place on its train', () => {
    const { round } = scenario('puremco', { ...given, ends: { A: 4 } }).plays('A 4-4>A');
    expect(slotsOf(round.table, seatOf(0))).toEqual([
      { train: 0, end: null, pip: 4, on: 0, answers: 0 },
    ]);
  });

  test('with three branches stands beside the ends of its train', () => {
    const { round } = scenario('tournament', {
      ...given,
      ends: { A: [9, 3] },
      open: [{ train: 'A', pip: 4, need: 2 }],
    });
    expect(slotsOf(round.table, seatOf(0))).toEqual([
      { train: 0, end: null, pip: 4, on: -1, answers: 0 },
      { train: 0, end: 0, pip: 9, on: -1, answers: null },
      { train: 0, end: 1, pip: 3, on: -1, answers: null },
    ]);
  });

  test('a tile that fits two feet of one train answers the older', () => {
    scenario(
      'tournament',
      {
        engine: 12,
        hands: { A: ['9-4', '1-0'], B: ['4-1', '9-1'] },
        boneyard: ['10-10'],
        ends: { A: [2] },
        open: [
          { train: 'A', pip: 4, need: 3 },
          { train: 'A', pip: 9, need: 3 },
        ],
      },
      { openDoubleObligation: 'none' },
    )
      .offers(['9-4>A'])
      .plays('A 9-4>A')
      .shows({ open: ['A:4', 'A:9'], ends: { A: [2, 9] } });
  });
});

test('a tile touches the one that was laid before it', () => {
  const { round } = scenario('puremco', given).plays('A 12-9>A', 'B draw', 'B pass', 'A 9-4>A');
  const slots = slotsOf(round.table, seatOf(0));
  expect(slots).toEqual([{ train: 0, end: null, pip: 4, on: 1, answers: null }]);
  expect(round.table.personal[0]?.placed.map(({ on }) => on)).toEqual([-1, 0]);
});
