import { seatOf, tileOf, type VisibleEvent } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import { stepsToPlay } from './telling.ts';

const drawn: VisibleEvent = { type: 'tileDrawn', seat: seatOf(1), face: 'hidden' };
const played: VisibleEvent = {
  type: 'tilePlayed',
  seat: seatOf(1),
  tile: tileOf(12, 5),
  train: 'mexican',
  end: null,
  answers: null,
  inner: 12,
};
const message = { seq: 7, events: [drawn, played] };
const looking = { seq: 7, watched: true, viewer: { seat: seatOf(0), motion: true } };

test('news is played event by event', () => {
  const kinds = stepsToPlay(message, looking).map((steps) => steps.map(({ kind }) => kind));
  expect(kinds).toEqual([['draw'], ['flight', 'settle']]);
});

test('where nobody looks the table is at rest at once', () => {
  expect(stepsToPlay(message, { ...looking, watched: false })).toEqual([]);
});

test('what a reconnected page is told again is shown already, and does not move', () => {
  expect(stepsToPlay(message, { ...looking, seq: 9 })).toEqual([]);
});

test('with reduced movement everything fades where it lies', () => {
  const still = { ...looking, viewer: { seat: seatOf(0), motion: false } };
  const steps = stepsToPlay(message, still).flat();
  expect(steps.map(({ fade, timing }) => [fade, timing.durationMs])).toEqual([
    [true, 120],
    [true, 120],
  ]);
});
