import { highOf, legalCommands, lowOf, parseTile, seatOf, type SeatView } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection } from '../demo/FakeConnection.ts';
import { typedMove } from './typedMove.ts';

const NAMES = ['Ana', 'Björn', 'Mexi', 'Mia', 'Moritz'];
const WORDS = {
  own: 'me my mine',
  mexican: 'mexican m',
  draw: 'draw d',
  pass: 'pass',
  decline: 'keep',
  end: 'end stop',
  call: 'last',
};
const tile = parseTile('12-7');

function viewOf(seed = 2): SeatView {
  const { value: snapshot } = fakeConnection({ names: NAMES, seed }).snapshot;
  if (snapshot === null || snapshot.table === null || snapshot.hand === null)
    throw new Error('a round runs');
  return { table: snapshot.table, seat: seatOf(0), hand: snapshot.hand };
}

const read = (typed: string) => typedMove(typed, { view: viewOf(), names: NAMES, words: WORDS });
const asked = (command: object) => ({ kind: 'read', event: { type: 'commandAsked', command } });
const onTrain = (train: unknown) => asked({ type: 'play', tile, train });

test.each([
  ['12-7 mex', 'mexican'],
  ['7-12 mexican', 'mexican'],
  ['12–7 M', 'mexican'],
  ['12/7 ana', seatOf(0)],
  ['12 7 me', seatOf(0)],
  ['12-7 BJORN', seatOf(1)],
  ['12-7  bjö', seatOf(1)],
  ['12-7 mexi', seatOf(2)],
  ['12-7 mo', seatOf(4)],
])('%s names a tile and a train', (typed, train) => {
  expect(read(typed)).toMatchObject(onTrain(train));
});

test.each([
  ['draw', 'draw'],
  ['D', 'draw'],
  [' Pass ', 'pass'],
  ['keep', 'decline'],
  ['stop', 'end'],
  ['last', 'call'],
])('%s is a move without a tile', (typed, type) => {
  expect(read(typed)).toEqual(asked({ type }));
});

test('a tile alone leaves the train open', () => {
  expect(read('12-7')).toEqual({ kind: 'read', event: { type: 'tileNamed', tile } });
});

test('a train is asked for again when nobody or several are called that', () => {
  expect(read('12-7 zoe')).toEqual({ kind: 'unread', what: 'train' });
  expect(read('12-7 mi')).toMatchObject(onTrain(seatOf(3)));
  expect(typedMove('1-2 a', { view: viewOf(), names: ['Ana', 'Anton'], words: WORDS })).toEqual({
    kind: 'unread',
    what: 'train',
  });
});

test.each(['', 'hello', '99-1', '12', '12-7-3', '19-0 mex'])('%s is no move', (typed) => {
  expect(read(typed)).toEqual({ kind: 'unread', what: 'move' });
});

test('every tile that fits can be laid by writing its train', () => {
  let count = 0;
  for (const seed of [2, 3, 4, 5, 6, 7, 8, 9]) {
    const view = viewOf(seed);
    for (const command of legalCommands(view)) {
      if (command.type !== 'play') continue;
      const train = command.train === 'mexican' ? 'mex' : (NAMES[command.train] ?? '');
      const typed = `${lowOf(command.tile)}-${highOf(command.tile)} ${train}`;
      const result = typedMove(typed, { view, names: NAMES, words: WORDS });
      expect(result).toEqual(asked(command));
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(3);
});
