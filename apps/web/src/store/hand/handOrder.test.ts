import { computed, signal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { seatOf, tileOf, type Seat, type TileId } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection } from '../../demo/FakeConnection.ts';
import { HandOrder } from './handOrder.ts';
import { sorted } from './sorting.ts';

const [A, B, C, D] = [tileOf(1, 2), tileOf(12, 0), tileOf(6, 6), tileOf(9, 4)];

/** A hand that changes as the test says. */
function handOf(...first: readonly TileId[]) {
  const { value: snapshot } = fakeConnection({ names: ['Ana', 'Björn'] }).snapshot;
  if (snapshot === null) throw new Error('a table is shown');
  const match =
    fakeConnection({ names: ['Ana', 'Björn'], phase: 'betweenRounds' }).snapshot.value?.match ??
    null;
  const hand = signal<TableSnapshot['hand']>({ tiles: first, drawnTile: null });
  const changes = signal<Partial<TableSnapshot>>({});
  const shown = computed(() => ({ ...snapshot, ...changes.value, hand: hand.value }));
  const order = new HandOrder(shown, signal<Seat | null>(seatOf(0)));
  order.notice();
  return {
    order,
    hold: (...tiles: readonly TileId[]) => {
      hand.value = { tiles, drawnTile: null };
      order.notice();
    },
    /** Ends the round; the hand that is left stays with the player until the next is dealt. */
    endRound: () => {
      changes.value = { phase: 'betweenRounds', match };
      order.notice();
    },
    deal: (...tiles: readonly TileId[]) => {
      changes.value = { phase: 'playing', match };
      hand.value = { tiles, drawnTile: null };
      order.notice();
    },
  };
}

test('dealt tiles are not new', () => {
  const { order } = handOf(A, B);
  expect([...order.fresh.value]).toEqual([]);
});

test('tiles dealt to a player with tiles left over are not new', () => {
  const { order, endRound, deal } = handOf(A, B);
  endRound();
  deal(C, D);
  expect(order.hand.value).toEqual([C, D]);
  expect([...order.fresh.value]).toEqual([]);
});

test('drawn tiles come last and are new until another tile is laid', () => {
  const { order, hold } = handOf(A, B);
  order.lay(sorted(order.hand.value, 'byPips'));
  hold(A, B, C);
  expect(order.hand.value).toEqual([B, A, C]);
  expect([...order.fresh.value]).toEqual([C]);
  hold(A, B, C);
  expect([...order.fresh.value]).toEqual([C]);
  hold(B, C);
  expect([...order.fresh.value]).toEqual([]);
});

test('of several draws the last is new', () => {
  const { order, hold } = handOf(A);
  hold(A, B);
  hold(A, B, C, D);
  expect([...order.fresh.value]).toEqual([C, D]);
});

test('a hand that was put in order has nothing new', () => {
  const { order, hold } = handOf(A, B);
  hold(A, B, C);
  order.move(C, 0);
  expect([...order.fresh.value]).toEqual([]);
  expect(order.hand.value).toEqual([C, A, B]);
});
