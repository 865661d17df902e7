import { describe, expect, test } from 'vitest';
import type { RoundRecord } from './match.ts';
import { matchFacts, type MatchFactKind } from './matchFacts.ts';
import type { RoundFacts } from './roundFacts.ts';
import { seatOf } from './seat.ts';
import { tileOf } from './tile.ts';

const [A, B, C] = [seatOf(0), seatOf(1), seatOf(2)];

function record(change: Partial<RoundRecord> = {}): RoundRecord {
  return { engine: 12, starter: A, out: A, blocked: false, scores: [0, 10, 20], ...change };
}

function factsOf(change: Partial<RoundFacts> = {}): RoundFacts {
  return { draws: [0, 0, 0], gift: null, longest: null, leftOpen: [], ...change };
}

function find(
  kind: MatchFactKind,
  rounds: readonly RoundRecord[],
  facts: readonly RoundFacts[] = rounds.map(() => factsOf()),
) {
  return matchFacts(rounds, facts).find((fact) => fact.kind === kind);
}

const TWO = [record(), record({ out: C, scores: [4, 9, 0] })];

describe('what is told of a match', () => {
  test('is nothing before its first round is over', () => {
    expect(matchFacts([], [])).toEqual([]);
  });

  test('the longest train, in its round', () => {
    const facts = [
      factsOf({ longest: { train: B, tiles: 9 } }),
      factsOf({ longest: { train: 'mexican', tiles: 12 } }),
    ];
    const fact = { kind: 'longestTrain', train: 'mexican', tiles: 12, round: 2 };
    expect(find('longestTrain', TWO, facts)).toEqual(fact);
  });

  test('the heaviest tile laid on somebody else’s train, the first of equals', () => {
    const gift = { by: A, tile: tileOf(9, 4), train: B };
    const facts = [
      factsOf({ gift }),
      factsOf({ gift: { by: C, tile: tileOf(12, 1), train: 'mexican' } }),
    ];
    expect(find('heaviestGift', TWO, facts)).toEqual({ kind: 'heaviestGift', ...gift, round: 1 });
  });

  test('even the double blank is given away', () => {
    const gift = { by: A, tile: tileOf(0, 0), train: B };
    expect(find('heaviestGift', [record()], [factsOf({ gift })])).toBeDefined();
  });

  test('all doubles that nobody covered, the largest first', () => {
    const facts = [factsOf({ leftOpen: [3] }), factsOf({ leftOpen: [7, 5] })];
    expect(find('leftOpen', TWO, facts)).toEqual({ kind: 'leftOpen', pips: [7, 5, 3] });
    expect(find('leftOpen', TWO)).toBeUndefined();
  });

  test('who drew most in all rounds together; several share it', () => {
    const facts = [factsOf({ draws: [1, 4, 0] }), factsOf({ draws: [3, 0, 2] })];
    expect(find('mostDraws', TWO, facts)).toEqual({ kind: 'mostDraws', seats: [A, B], tiles: 4 });
    expect(find('mostDraws', TWO)).toBeUndefined();
  });

  test('the closest round, where there is another to compare it with', () => {
    expect(find('closestRound', TWO)).toEqual({ kind: 'closestRound', gap: 9, round: 2 });
    expect(find('closestRound', [record()])).toBeUndefined();
  });

  test('the most points of one round', () => {
    const fact = { kind: 'dearestRound', seats: [C], points: 20, round: 1 };
    expect(find('dearestRound', TWO)).toEqual(fact);
  });

  test('regression: several share the most points of one round', () => {
    const tie = [record({ scores: [0, 35, 35] })];
    const fact = { kind: 'dearestRound', seats: [B, C], points: 35, round: 1 };
    expect(find('dearestRound', tie)).toEqual(fact);
  });

  test('who went out more than once', () => {
    expect(find('mostOut', TWO)).toBeUndefined();
    const three = [...TWO, record({ out: C })];
    expect(find('mostOut', three)).toEqual({ kind: 'mostOut', seats: [C], times: 2 });
  });
});
