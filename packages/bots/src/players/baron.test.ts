import { expect, test } from 'vitest';
import { formatCommand, seatOf, viewFor, type SeatView } from '@roundhouse/rules';
import { positionFromGiven } from '@roundhouse/rules/testing';
import { deal, rulesOf, seeded } from '../../testing/index.ts';
import { baron, baronThinking } from './baron.ts';
import { dispatcher } from './dispatcher.ts';

function startOf(preset: Parameters<typeof rulesOf>[0], seed: number): SeatView {
  const round = deal(rulesOf(preset), 4, seeded(seed));
  const { phase } = round.table;
  return viewFor(round, phase.kind === 'turn' ? phase.turn.seat : seatOf(0));
}

test('a Baron goes out rather than wait, whatever a tile weighs', () => {
  const given = {
    hands: { A: ['12-3', '3-3'], B: ['5-4', '5-3'] },
    ends: { A: 3, B: 12, M: 12 },
    boneyard: ['1-1', '2-2', '8-8'],
  };
  const round = positionFromGiven(rulesOf('roundhouse'), given);
  expect(formatCommand(baron.decide(viewFor(round, seatOf(0)), seeded(1)))).toBe('3-3>A');
});

test('the same chance gives the same play', () => {
  const view = startOf('roundhouse', 3);
  const [first, second] = [4, 4].map((seed) => baron.decide(view, seeded(seed)));
  expect(second).toEqual(first);
});

test('a Baron asks for the time after each deal, and decides by what it has seen', () => {
  const view = startOf('roundhouse', 3);
  let asked = 0;
  const hurried = baronThinking({
    playouts: 1_200,
    isTimeUp: () => {
      asked += 1;
      return asked > 7;
    },
  });
  expect(hurried.decide(view, seeded(1)).type).toBe('play');
  expect(asked).toBeLessThan(20);
});

test('where rounds cannot be played on quickly a Baron does what a Dispatcher does', () => {
  const view = startOf('pagat', 2);
  const inDoubt = () => {
    throw new Error('it asks chance');
  };
  expect(baron.decide(view, inDoubt)).toEqual(dispatcher.decide(view, inDoubt));
  expect(() => baron.decide(startOf('roundhouse', 3), inDoubt)).toThrow('it asks chance');
});
