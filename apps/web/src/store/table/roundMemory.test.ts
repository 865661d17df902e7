import type { ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { invariant } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection } from '../../demo/FakeConnection.ts';
import { Moves } from './moves.ts';
import { RoundMemory } from './roundMemory.ts';
import { Talk } from './talk.ts';

const NAMES = ['Ana', 'Björn*'];

/** Ana's table after some plays, and a memory that begins there. */
function follow(plays: number, seed = 1) {
  const connection = fakeConnection({ names: NAMES, plays, seed });
  const talk = new Talk(connection, connection.snapshot as ReadonlySignal<TableSnapshot>);
  const memory = new RoundMemory();
  memory.follow(new Moves(talk));
  return { connection, memory };
}

/** A table whose first turn is Ana's, and who has a tile that fits. */
function withFirstTile() {
  for (let seed = 1; ; seed += 1) {
    const { connection, memory } = follow(0, seed);
    const talk = new Talk(connection, connection.snapshot as ReadonlySignal<TableSnapshot>);
    const [play] = new Moves(talk).legal.value.filter(({ type }) => type === 'play');
    if (play !== undefined) return { connection, memory, play };
  }
}

test('a move is remembered with the hand as it was before it', async () => {
  const { connection, memory, play } = withFirstTile();
  const tiles = connection.snapshot.value?.hand?.tiles;
  await connection.command(connection.snapshot.value?.turn ?? 0, play);
  expect(memory.round).toMatchObject({
    isWhole: true,
    moves: [{ command: play, view: { hand: { tiles } } }],
  });
});

test('a page that came in the middle of a round says that it was not there for all of it', () => {
  expect(follow(12).memory.round.isWhole).toBe(false);
});

test('a page that missed what happened does not look back on the rest', () => {
  const { connection, memory } = follow(0);
  const { value } = connection.snapshot;
  invariant(value !== null, 'there is a table');
  connection.snapshot.value = { ...value, seq: value.seq + 2 };
  expect(memory.round.isWhole).toBe(false);
});
