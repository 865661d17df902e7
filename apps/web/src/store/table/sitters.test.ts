import type { TableSnapshot } from '@roundhouse/protocol';
import { seatOf } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection } from '../../demo/FakeConnection.ts';
import { speakerAtEnd } from './sitters.ts';

const NAMES = ['Ana', 'Porter'];
/** Bea has taken the bot's seat. */
const NOW = { me: seatOf(1), names: ['Ana', 'Bea'] };

function shown(phase: 'playing' | 'betweenRounds'): TableSnapshot {
  const { snapshot } = fakeConnection({ names: NAMES, phase, me: null });
  if (snapshot.value === null) throw new Error('a table is shown');
  return snapshot.value;
}

test('a result speaks of those who sat there, not of who sits there now', () => {
  expect(speakerAtEnd(shown('betweenRounds'), NOW)).toEqual({ me: null, names: NAMES });
});

test('a result speaks to a reader who sat there as "you"', () => {
  const ana = { me: seatOf(0), names: NOW.names };
  expect(speakerAtEnd(shown('betweenRounds'), ana)).toEqual({ me: seatOf(0), names: NAMES });
});

test('while a round runs, and of a round whose names nobody knows, it is who sits there', () => {
  expect(speakerAtEnd(shown('playing'), NOW)).toEqual(NOW);
  const between = shown('betweenRounds');
  const match = between.match && { ...between.match, sitters: [[]] };
  expect(speakerAtEnd({ ...between, match }, NOW)).toEqual(NOW);
});
