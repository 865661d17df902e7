import { batch, computed, signal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import type { TurnCommand } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection } from '../../demo/FakeConnection.ts';
import { onOwnTurn } from './ownTurn.ts';

/** A table where nothing counts but the number of the turn, and whether it is the own one. */
function setUp() {
  const connection = fakeConnection({ names: ['Ana', 'Bea'] });
  const shown = connection.snapshot.value;
  if (shown === null) throw new Error('a table is shown');
  const snapshot = signal<TableSnapshot>({ ...shown, turn: 1 });
  const mine = signal(false);
  const legal = computed((): readonly TurnCommand[] => (mine.value ? [{ type: 'draw' }] : []));
  let count = 0;
  const watch = () => onOwnTurn({ connection, legal, snapshot }, () => (count += 1));
  const turn = (number: number, isMine: boolean) => {
    batch(() => {
      mine.value = isMine;
      snapshot.value = { ...snapshot.value, turn: number };
    });
  };
  return { watch, turn, count: () => count, snapshot };
}

test('each own turn calls once, however much happens in it', () => {
  const { watch, turn, count, snapshot } = setUp();
  watch();
  expect(count()).toBe(0);
  turn(2, true);
  snapshot.value = { ...snapshot.value, seq: snapshot.value.seq + 1 };
  turn(2, false);
  turn(2, true);
  expect(count()).toBe(1);
  turn(3, false);
  turn(4, true);
  expect(count()).toBe(2);
});

test('a page that comes back to a turn that it has seen is not called again', () => {
  const { watch, turn, count } = setUp();
  const stop = watch();
  turn(2, true);
  stop();
  watch();
  expect(count()).toBe(1);
});

test('whoever comes to a table in their own turn is called', () => {
  const { watch, turn, count } = setUp();
  turn(5, true);
  watch();
  expect(count()).toBe(1);
});
