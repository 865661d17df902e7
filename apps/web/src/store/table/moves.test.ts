import type { ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { legalCommands, seatOf } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection } from '../../demo/FakeConnection.ts';
import { Moves } from './moves.ts';
import { Talk } from './talk.ts';

/** A deal in which the first seat holds a starter. */
const SEED = 2;

function seated(plays = 0) {
  const connection = fakeConnection({ names: ['Ana', 'Björn', 'Chidi'], plays, seed: SEED });
  const snapshot = connection.snapshot as ReadonlySignal<TableSnapshot>;
  const moves = new Moves(new Talk(connection, snapshot));
  moves.start();
  connection.onEvents(() => undefined);
  return { connection, moves };
}

function firstPlay(moves: Moves) {
  const found = moves.legal.value.find((command) => command.type === 'play');
  if (found?.type !== 'play') throw new Error('nothing can be laid');
  return found;
}

test('a tile is lifted by a tap, and its trains light up', () => {
  const { moves } = seated();
  const { tile, train } = firstPlay(moves);
  moves.step({ type: 'tileTapped', tile });
  expect(moves.lifted.value).toBe(tile);
  expect(moves.highlights.value.places.map((place) => place.train)).toContain(train);
});

test('a tap on a highlighted train lays the tile', async () => {
  const { connection, moves } = seated();
  const { tile, train } = firstPlay(moves);
  moves.step({ type: 'tileTapped', tile });
  moves.step({ type: 'placeTapped', place: { train, end: 'any' } });
  await Promise.resolve();
  expect(connection.asked).toMatchObject([{ command: { type: 'play', tile, train } }]);
  expect(moves.hand.value).not.toContain(tile);
});

test('a train that takes no such tile says why in a sentence', () => {
  const { moves } = seated();
  const { tile } = firstPlay(moves);
  moves.step({ type: 'tileTapped', tile });
  moves.step({ type: 'placeTapped', place: { train: seatOf(1), end: 'any' } });
  expect(moves.talk.notice.value?.sentence).toBe(
    'Björn’s train has no marker, so only Björn may play there.',
  );
  expect(moves.lifted.value).toBe(tile);
});

test('every highlighted place is accepted', () => {
  let count = 0;
  for (let plays = 0; plays < 40; plays += 1) {
    const { moves } = seated(plays);
    for (const command of moves.legal.value) {
      if (command.type !== 'play') continue;
      moves.step({ type: 'tileTapped', tile: command.tile });
      const { view } = moves;
      const legal = view.value === null ? [] : legalCommands(view.value);
      for (const place of moves.highlights.value.places) {
        count += 1;
        expect(legal).toContainEqual({
          type: 'play',
          tile: command.tile,
          train: place.train,
          end: place.end,
        });
      }
      moves.step({ type: 'cancelled' });
    }
  }
  expect(count).toBeGreaterThan(20);
});

test('a command that is not legal is never sent', () => {
  const { connection, moves } = seated();
  moves.ask({ type: 'pass' });
  expect(connection.asked).toEqual([]);
  expect(moves.talk.notice.value?.sentence).toBe('You hold a tile that fits, so you must play.');
});

test('a spectator holds nothing and may do nothing', () => {
  const connection = fakeConnection({ names: ['Ana', 'Björn'], me: null });
  const moves = new Moves(
    new Talk(connection, connection.snapshot as ReadonlySignal<TableSnapshot>),
  );
  expect(moves.hand.value).toEqual([]);
  expect(moves.legal.value).toEqual([]);
});
