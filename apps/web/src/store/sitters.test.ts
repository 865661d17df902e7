import { signal } from '@preact/signals';
import { seatOf } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { fakeConnection } from '../connection/fake.ts';
import type { Speaker } from '../text/speaker.ts';
import { watchSitters } from './sitters.ts';

const NAMES = ['Ana', 'Porter'];

function between(phase: 'playing' | 'betweenRounds') {
  const { snapshot } = fakeConnection({ names: NAMES, phase, me: null });
  if (snapshot.value === null) throw new Error('a table is shown');
  return snapshot.value;
}

test('a result speaks of those who sat there, not of who sits there now', () => {
  const snapshot = signal(between('betweenRounds'));
  const speaker = signal<Speaker>({ me: null, names: NAMES });
  const sitters = watchSitters(snapshot, speaker);
  speaker.value = { me: seatOf(1), names: ['Ana', 'Bea'] };
  snapshot.value = { ...snapshot.value };
  expect(sitters.atEnd.value).toEqual({ me: null, names: NAMES });
  sitters.stop();
});

test('the next result speaks of those who sit there by then', () => {
  const snapshot = signal(between('betweenRounds'));
  const speaker = signal<Speaker>({ me: null, names: NAMES });
  const sitters = watchSitters(snapshot, speaker);
  const now = { me: seatOf(1), names: ['Ana', 'Bea'] };
  speaker.value = now;
  snapshot.value = between('playing');
  snapshot.value = between('betweenRounds');
  expect(sitters.atEnd.value).toEqual(now);
  sitters.stop();
});

test('a result that came while nobody looked speaks of those who sit there', () => {
  const first = between('betweenRounds');
  const snapshot = signal(first);
  const speaker = signal<Speaker>({ me: null, names: NAMES });
  const sitters = watchSitters(snapshot, speaker);
  const now = { me: null, names: ['Ana', 'Bea'] };
  speaker.value = now;
  const { match } = first;
  snapshot.value = {
    ...first,
    match: match && { ...match, rounds: [...match.rounds, ...match.rounds] },
  };
  expect(sitters.atEnd.value).toEqual(now);
  sitters.stop();
});
