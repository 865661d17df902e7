import { signal, type ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { seatOf } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection } from '../../demo/FakeConnection.ts';
import { Moves } from './moves.ts';
import { isChoosing, isCovered, isHost, isOwnTurn, isWatching } from './own.ts';
import { Talk } from './talk.ts';

/** A deal in which the first seat holds a starter, seen from one seat or from none. */
function seenFrom(me: number | null) {
  const names = ['Ana', 'Björn', 'Chidi'];
  const connection = fakeConnection({ names, seed: 2, me: me === null ? null : seatOf(me) });
  const talk = new Talk(connection, connection.snapshot as ReadonlySignal<TableSnapshot>);
  return new Moves(talk);
}

test('the turn is that of the player for whom the table waits', () => {
  expect([0, 1, null].map((me) => isOwnTurn(seenFrom(me)))).toEqual([true, false, false]);
});

test('a tile that is picked up asks every train, in the own turn alone', () => {
  const [own, other] = [seenFrom(0), seenFrom(1)];
  expect(isChoosing(own)).toBe(false);
  for (const moves of [own, other]) {
    const [tile] = moves.hand.value;
    if (tile === undefined) throw new Error('an empty hand');
    moves.step({ type: 'tileTapped', tile });
  }
  expect([own, other].map(isChoosing)).toEqual([true, false]);
});

test('whoever has no seat watches', () => {
  expect([0, 1, null].map((me) => isWatching(seenFrom(me)))).toEqual([false, false, true]);
});

test('one player has the tools of the host', () => {
  expect([0, 1, null].map((me) => isHost(seenFrom(me)))).toEqual([true, false, false]);
});

test('a bot plays for the one whom it covers, and for nobody else', () => {
  const isCoveredAt = (me: number) => {
    const { me: seat, snapshot } = seenFrom(me);
    const players = snapshot.value.players.map((player, at) =>
      at === 1 ? { ...player, presence: 'covered' as const } : player,
    );
    return isCovered({ me: seat, snapshot: signal({ ...snapshot.value, players }) });
  };
  expect([0, 1].map(isCoveredAt)).toEqual([false, true]);
});
