import { describe, expect, it } from 'vitest';
import { apply, legal, positionFromGiven, settleHunt, settleMatch } from './index.ts';
import type { Given, Match, Options, Position } from './index.ts';
import { get } from './position.ts';
import { PRESETS } from './presets.ts';

const BRANCHING = get(PRESETS, 'tournament');
const OWN_TRAIN: Options = { ...BRANCHING, openingTurn: 'ownTrainFull' };

function play(options: Options, given: Given, moves: string[]): Position {
  return moves.reduce(
    (position, move) => {
      const [seat = '', action = ''] = move.split(' ');
      return apply(position, seat, action);
    },
    positionFromGiven(options, given),
  );
}

describe('branches, where the rulebook leaves room', () => {
  const threeEnds: Given = {
    engine: 12,
    hands: { A: ['7-7', '7-4', '9-8'], B: ['7-1', '3-2'] },
    boneyard: ['10-10', '11-10'],
    ends: { A: [2, 7, 5] },
    openingDone: ['B'],
  };

  it('covers a double of an opening chain and leaves the other ends of that train alone', () => {
    const { trains } = play(OWN_TRAIN, threeEnds, ['A 7-7>A.1', 'A 7-4>A']);
    expect(trains['A']).toEqual([2, 4, 5]);
  });

  it('wants the extra tile on the double itself in a one-tile opening too', () => {
    const single: Options = { ...BRANCHING, openingTurn: 'ownTrainSingle' };
    const hands = { A: ['7-7', '7-4', '5-3', '9-8'], B: ['7-1'] };
    const position = play(single, { ...threeEnds, hands }, ['A 7-7>A.1']);
    expect(legal(position)).toEqual(['7-4>A']);
  });

  it('answers the older of two feet with a tile that fits both', () => {
    const free: Options = { ...BRANCHING, openDoubleObligation: 'none' };
    const open = [
      { train: 'B', pip: 6, need: 2 },
      { train: 'B', pip: 4, need: 2 },
    ];
    const hands = { A: ['6-4', '9-8'], B: ['7-1', '6-3', '4-3'] };
    const given = { engine: 12, hands, ends: { B: [1, 2] }, marked: ['B'], open };
    const position = play(free, given, ['A 6-4>B']);
    expect(position.trains['B']).toEqual([1, 2, 4]);
    expect(position.open.map(({ need }) => need)).toEqual([1, 2]);
  });

  it('counts the double that ends a suit as an ordinary end, not as an open double', () => {
    const hands = { A: ['6-6', '9-8'], B: ['7-1'] };
    const given = { engine: 12, hands, boneyard: ['10-10'], ends: { A: 6, B: 9 } };
    const position = play(BRANCHING, given, ['A 6-6>A']);
    expect(position.turn.seat).toBe('B');
    expect(position.trains['A']).toEqual([6]);
    expect(position.open).toEqual([]);
  });
});

describe('the Puremco chain', () => {
  it('closes two doubles with a cover of the first or on a train without an open double', () => {
    const hands = { A: ['6-6', '4-4', '6-1', '4-1', '9-3'], B: ['7-1'] };
    const given = { engine: 12, hands, ends: { A: 6, B: 4, M: 9 }, marked: ['B'] };
    const position = play(get(PRESETS, 'puremco'), given, ['A 6-6>A', 'A 4-4>B']);
    expect(legal(position)).toEqual(['6-1>A', '9-3>M']);
  });
});

describe('blocked rounds, where the rulebook leaves room', () => {
  const stuck: Given = {
    engine: 12,
    hands: { A: ['3-2'], B: ['9-4'], C: ['5-0', '1-1'] },
    ends: { A: 8, B: 7, C: 6, M: 11 },
  };

  it('ends after as many passes as there are seats, a skipped seat or not', () => {
    const options = get(PRESETS, 'yoriFlexible');
    const moves = ['A pass', 'C pass', 'A pass'];
    const { over, blocked } = play(options, { ...stuck, skip: ['B'] }, moves);
    expect([over, blocked]).toEqual([true, true]);
  });

  it('pays the lowest hands the pips of the seats above them, in whole shares', () => {
    const options: Options = { ...get(PRESETS, 'pagat'), scoring: 'winnerTakesPips' };
    const hands = { A: ['3-2'], B: ['9-4'], C: ['5-0'] };
    const moves = ['A pass', 'B pass', 'C pass'];
    expect(play(options, { ...stuck, hands }, moves).scores).toEqual({ A: 6, B: 0, C: 6 });
  });
});

describe('hunts and matches', () => {
  it('lets everybody draw before they look, in a hunt in equal rounds', () => {
    const hands = { A: ['12-5'], B: ['3-2'], C: ['7-1'] };
    const boneyard = ['12-12', '4-4', '6-1', '5-5'];
    const { holder, boneLeft } = settleHunt({
      mode: 'equalRounds',
      engine: '12-12',
      hands,
      boneyard,
      from: 'B',
    });
    expect([holder, boneLeft]).toEqual(['B', 1]);
  });

  const tie: Match = {
    seats: ['A', 'B'],
    maxPip: 6,
    matchRounds: 2,
    starterFirst: 'A',
    rounds: [
      { scores: { A: 0, B: 4 }, out: 'A' },
      { scores: { A: 6, B: 2 }, out: null },
    ],
  };

  it('plays an extra round with the highest double for a tie, and shares if it stays one', () => {
    const broken: Match = { ...tie, tieBreak: 'extraRound' };
    expect(settleMatch(broken)).toMatchObject({ engines: [6, 5, 6], over: false, winners: [] });
    const rounds = [...tie.rounds, { scores: { A: 3, B: 3 } }];
    expect(settleMatch({ ...broken, rounds })).toMatchObject({ over: true, winners: ['A', 'B'] });
  });

  it('counts rounds won where that breaks a tie', () => {
    expect(settleMatch({ ...tie, tieBreak: 'mostRoundsWon' }).winners).toEqual(['A']);
  });

  it('rotates the lead after a blocked round, even where winners lead', () => {
    const short: Match = { ...tie, matchRounds: 3, starterNext: 'previousWinner' };
    expect(settleMatch(short).starters).toEqual(['A', 'A', 'B']);
  });
});
