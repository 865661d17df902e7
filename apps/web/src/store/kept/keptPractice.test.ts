import { fullSet, seatOf } from '@roundhouse/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LocalStep } from '../../practice/localGame.ts';
import { FakeStorage } from './fakeStorage.ts';
import { formatStep, keepPractice, keptPractice, parseStep } from './keptPractice.ts';

const SETUP = {
  preset: 'pagat',
  botCount: 2,
  level: 'engineer',
  rounds: 'full',
  name: 'Ana',
  pace: 'slow',
  hints: 'coach',
} as const;
const STEPS: readonly LocalStep[] = [
  { type: 'deal', lot: 2, deck: fullSet(9) },
  { type: 'move', seat: seatOf(1), command: { type: 'draw' } },
  { type: 'move', seat: seatOf(0), command: { type: 'challenge', seat: seatOf(2) } },
  { type: 'end' },
];

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));

test('a game is kept in words, and read again', () => {
  expect(STEPS.map(formatStep).slice(1)).toEqual(['1 draw', '0 challenge:C', 'end']);
  keepPractice({ setup: SETUP, steps: STEPS });
  expect(keptPractice()).toEqual({ setup: SETUP, steps: STEPS });
  keepPractice(null);
  expect(keptPractice()).toBeNull();
});

test.each(['', 'deal', 'deal x 1,2', 'deal 0 1,x', '0', '0 dance', 'x draw'])(
  '"%s" is no step of a game',
  (word) => {
    expect(parseStep(word)).toBeNull();
  },
);

test('a game with a step or a setup that is none is not there', () => {
  keepPractice({ setup: SETUP, steps: STEPS });
  const [[key, text] = ['', '']] = Object.entries(localStorage);
  localStorage.setItem(key, text.replace('"end"', '"fly"'));
  expect(keptPractice()).toBeNull();
  localStorage.setItem(key, text.replace('engineer', 'emperor'));
  expect(keptPractice()).toBeNull();
});

test.each([
  { botCount: 0 },
  { botCount: -3 },
  { botCount: 40 },
  { botCount: 1.5 },
  { rounds: 0 },
  { rounds: 1.5 },
  { rounds: 99 },
])('a kept setup with %o is no game, and is not there', (part) => {
  const { name, preset, level, pace, hints } = SETUP;
  const setup = { name, preset, level, pace, hints, botCount: 2, rounds: 3 };
  localStorage.setItem('roundhouse.practice', JSON.stringify({ setup, steps: [] }));
  expect(keptPractice()?.setup).toEqual(setup);
  localStorage.setItem(
    'roundhouse.practice',
    JSON.stringify({ setup: { ...setup, ...part }, steps: [] }),
  );
  expect(keptPractice()).toBeNull();
});

test('a game that was kept before there were manners goes on with the usual ones', () => {
  keepPractice({ setup: SETUP, steps: STEPS });
  const [[key, text] = ['', '']] = Object.entries(localStorage);
  localStorage.setItem(
    key,
    text.replace('"pace":"slow",', '').replace('"hints":"coach"', '"hints":"shout"'),
  );
  expect(keptPractice()?.setup).toEqual({ ...SETUP, pace: 'normal', hints: 'request' });
});
