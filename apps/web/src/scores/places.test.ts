import { presetOptions, seatOf, type RuleOptions } from '@roundhouse/rules';
import { describe, expect, test } from 'vitest';
import { placesOf, podiumOf } from './places.ts';

const [A, B, C, D] = [seatOf(0), seatOf(1), seatOf(2), seatOf(3)];

function optionsWith(winner: RuleOptions['winner']): RuleOptions {
  const options = presetOptions('roundhouse', { winner });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

const LOW = optionsWith('lowestTotal');

/** `place:seat` for everybody, the best first. */
function placed(totals: readonly number[], winners: readonly (typeof A)[] = [], options = LOW) {
  return placesOf(options, { totals, winners }).map(({ place, seat }) => `${place}:${seat}`);
}

describe('places', () => {
  test('the lowest total is first', () => {
    expect(placed([30, 10, 20])).toEqual(['1:1', '2:2', '3:0']);
  });

  test('or the highest, where that wins', () => {
    expect(placed([30, 10, 20], [], optionsWith('highestTotal'))).toEqual(['1:0', '2:2', '3:1']);
  });

  test('equal totals share a place, and the next one is left out', () => {
    expect(placed([10, 20, 10, 30])).toEqual(['1:0', '1:2', '3:1', '4:3']);
    expect(placed([5, 20, 20, 20])).toEqual(['1:0', '2:1', '2:2', '2:3']);
  });

  test('whoever won a tie by a rule comes before their equals', () => {
    expect(placed([10, 20, 10], [C])).toEqual(['1:2', '2:0', '3:1']);
  });
});

describe('the podium', () => {
  /** Seats by step, and those below. */
  function podium(totals: readonly number[]) {
    const { steps, rest } = podiumOf(placesOf(LOW, { totals, winners: [] }));
    return {
      steps: steps.map(({ place, seats }) => [place, ...seats.map(({ seat }) => seat)]),
      rest: rest.map(({ seat }) => seat),
    };
  }

  test('has three steps, and everybody else stands below', () => {
    expect(podium([4, 3, 2, 1])).toEqual({
      steps: [
        [1, D],
        [2, C],
        [3, B],
      ],
      rest: [A],
    });
  });

  test('has two steps for two players', () => {
    expect(podium([4, 3]).steps).toEqual([
      [1, B],
      [2, A],
    ]);
  });

  test('has no second step where two are first', () => {
    expect(podium([1, 1, 5, 9])).toEqual({
      steps: [
        [1, A, B],
        [3, C],
      ],
      rest: [D],
    });
  });

  test('has equal seconds on either side of the first', () => {
    expect(podium([2, 1, 2, 9]).steps).toEqual([
      [1, B],
      [2, A],
      [2, C],
    ]);
  });

  test('has one step where all are equal', () => {
    expect(podium([7, 7, 7, 7])).toEqual({ steps: [[1, A, B, C, D]], rest: [] });
  });
});
