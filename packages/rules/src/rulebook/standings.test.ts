import { describe, expect, test } from 'vitest';
import { INITIAL_OPTIONS, type RuleOptions } from '../options.ts';
import { seatOf } from '../seat.ts';
import { plannedRounds, ranking, standingsOf, type RoundScore } from './standings.ts';

/** Rounds as `0,17,4`, the seat that went out being the first with 0 points. */
function rounds(...scores: readonly (readonly number[])[]): readonly RoundScore[] {
  return scores.map((points) => {
    const out = points.indexOf(0);
    return { out: out < 0 ? null : seatOf(out), scores: points };
  });
}

function standings(changes: Partial<RuleOptions>, played: readonly RoundScore[]) {
  return standingsOf({ ...INITIAL_OPTIONS, ...changes }, 3, played);
}

describe('length', () => {
  test.each([
    [6, 7],
    [9, 10],
    [12, 13],
    [15, 16],
    [18, 19],
  ])('a full match with a double-%d set has %d rounds', (maxPip, count) => {
    expect(plannedRounds({ ...INITIAL_OPTIONS, maxPip })).toBe(count);
  });

  test('a short match has as many rounds as were agreed', () => {
    expect(standings({ matchRounds: 3 }, [])).toEqual({
      totals: [0, 0, 0],
      over: false,
      winners: [],
      roundCount: 3,
    });
  });

  test('nobody has won while the match goes on', () => {
    expect(standings({ matchRounds: 2 }, rounds([0, 17, 4]))).toMatchObject({
      totals: [0, 17, 4],
      over: false,
      winners: [],
    });
  });

  test('a match of one round is over after it', () => {
    expect(standings({ matchRounds: 1 }, rounds([0, 17, 4]))).toMatchObject({
      over: true,
      winners: [0],
    });
  });
});

describe('the winner', () => {
  test('is the lowest total of all rounds', () => {
    const played = rounds([0, 17, 4], [30, 0, 5]);
    expect(standings({ matchRounds: 2 }, played)).toMatchObject({
      totals: [30, 17, 9],
      winners: [2],
    });
  });

  test('is the highest total where points are good', () => {
    const played = rounds([0, 17, 4], [30, 0, 5]);
    expect(standings({ matchRounds: 2, winner: 'highestTotal' }, played).winners).toEqual([0]);
  });
});

describe('equal totals', () => {
  const tied = rounds([0, 5, 9], [5, 0, 9], [4, 4, 9]);

  test('share the win, however often each went out', () => {
    const played = rounds([0, 5, 9], [0, 5, 9], [14, 4, 0]);
    expect(standings({ matchRounds: 3, tieBreak: 'shared' }, played).winners).toEqual([0, 1]);
  });

  test('share the win', () => {
    expect(standings({ matchRounds: 3, tieBreak: 'shared' }, tied).winners).toEqual([0, 1]);
  });

  test('are decided by who went out more often', () => {
    const played = rounds([0, 5, 9], [0, 5, 9], [14, 4, 0]);
    expect(standings({ matchRounds: 3, tieBreak: 'mostRoundsWon' }, played)).toMatchObject({
      totals: [14, 14, 18],
      winners: [0],
    });
  });

  test('share the win when they went out equally often', () => {
    expect(standings({ matchRounds: 3, tieBreak: 'mostRoundsWon' }, tied).winners).toEqual([0, 1]);
  });

  test('lead to one more round', () => {
    expect(standings({ matchRounds: 3, tieBreak: 'extraRound' }, tied)).toMatchObject({
      over: false,
      winners: [],
      roundCount: 4,
    });
  });

  test('the extra round is for all seats', () => {
    const played = [...tied, ...rounds([8, 6, 0])];
    expect(standings({ matchRounds: 3, tieBreak: 'extraRound' }, played)).toMatchObject({
      totals: [17, 15, 27],
      over: true,
      winners: [1],
      roundCount: 4,
    });
  });

  test('are shared when the extra round is tied again', () => {
    const played = [...tied, ...rounds([3, 3, 0])];
    expect(standings({ matchRounds: 3, tieBreak: 'extraRound' }, played)).toMatchObject({
      over: true,
      winners: [0, 1],
    });
  });

  test('call for no extra round behind a single leader', () => {
    const played = rounds([0, 9, 9]);
    expect(standings({ matchRounds: 1, tieBreak: 'extraRound' }, played)).toMatchObject({
      over: true,
      roundCount: 1,
    });
  });
});

describe('the ranking of a match', () => {
  test('has the lowest total first, and equal ones in seat order', () => {
    expect(ranking({ ...INITIAL_OPTIONS, winner: 'lowestTotal' }, [9, 3, 9, 1])).toEqual([
      3, 1, 0, 2,
    ]);
  });

  test('has the highest total first where that one wins', () => {
    expect(ranking({ ...INITIAL_OPTIONS, winner: 'highestTotal' }, [9, 3, 9, 1])).toEqual([
      0, 2, 1, 3,
    ]);
  });
});
