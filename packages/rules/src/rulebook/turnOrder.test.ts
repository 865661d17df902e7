import { describe, expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import { seatOf } from '../seat.ts';
import { freshTurn } from './turnOrder.ts';

const given = {
  engine: 12,
  hands: { A: ['5-3', '9-8'], B: ['9-4', '7-7'], C: ['8-0', '2-2'] },
  boneyard: ['10-10'],
  ends: { A: 5, B: 9, C: 8 },
};

describe('the turn', () => {
  test.each(['clockwise', 'counterclockwise'])(
    'goes from seat to seat, whichever way round the seats are shown: %s',
    (turnDirection) => {
      scenario('pagat', given, { turnDirection })
        .plays('A 5-3>A')
        .shows({ turn: 'B' })
        .plays('B 9-4>B')
        .shows({ turn: 'C' })
        .plays('C 8-0>C')
        .shows({ turn: 'A' });
    },
  );

  test('goes to the next seat although a later one has had none yet', () => {
    scenario('puremco', { ...given, openingDone: ['A', 'B'] })
      .plays('A 5-3>A')
      .shows({ turn: 'B' });
  });

  test('belongs to one seat', () => {
    scenario('pagat', given)
      .refuses('B 9-4>B', 'notYourTurn', { turn: 'A' })
      .refuses('C draw', 'notYourTurn', { turn: 'A' });
  });

  test('lays tiles from the own hand', () => {
    scenario('pagat', given).refuses('A 9-4>A', 'tileNotInHand', { tile: '9-4' });
  });

  test('a seat that lost its turn is passed over once', () => {
    scenario('pagat', { ...given, skip: ['B'] })
      .plays('A 5-3>A')
      .tells(['tilePlayed', 'turnEnded', 'turnSkipped', 'turnBegan'])
      .shows({ turn: 'C', marked: [] })
      .plays('C 8-0>C', 'A draw', 'A pass')
      .shows({ turn: 'B' });
  });

  test('two seats in a row may lose theirs', () => {
    scenario('pagat', { ...given, skip: ['B', 'C'] })
      .plays('A 5-3>A')
      .shows({ turn: 'A' });
  });
});

describe('a turn that begins', () => {
  test('is an ordinary one', () => {
    const { table } = scenario('pagat', given).round;
    expect(freshTurn(table, seatOf(0))).toEqual({
      seat: 0,
      step: 'start',
      cover: false,
      opening: false,
      drawn: 0,
      tilesLaid: 0,
      laidDoubles: [],
    });
  });

  test('is an opening train before the seat has opened', () => {
    const { table } = scenario('pagat', { ...given, openingDone: ['B'] }).round;
    expect(freshTurn(table, seatOf(0))).toMatchObject({ step: 'chain', opening: true });
    expect(freshTurn(table, seatOf(1))).toMatchObject({ step: 'start', opening: false });
  });

  test('is a covering turn before anything else', () => {
    const opts = { openingDoubleEnd: 'immediate' };
    const open = [{ train: 'C', pip: 8 }];
    const { table } = scenario('pagat', { ...given, openingDone: ['B'], open }, opts).round;
    expect(freshTurn(table, seatOf(0))).toMatchObject({
      step: 'start',
      opening: false,
      cover: true,
    });
  });

  test('of an own-train opening is a single tile', () => {
    const opts = { openingTurn: 'ownTrainSingle' };
    const { table } = scenario('pagat', { ...given, openingDone: 'none' }, opts).round;
    expect(freshTurn(table, seatOf(0))).toMatchObject({ step: 'start', opening: true });
  });
});
