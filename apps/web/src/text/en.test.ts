import { seatOf, tileOf } from '@roundhouse/rules';
import { expect, test } from 'vitest';
import {
  handTileName,
  ownLine,
  othersLine,
  refusalSentence,
  table,
  trainWords,
} from './en/index.ts';
import { eventSentence } from './en/round.ts';
import { winnersLine } from './en/result.ts';
import type { Speaker } from './speaker.ts';

const [A, B] = [seatOf(0), seatOf(1)];
const speaker: Speaker = { me: A, names: ['Ana', 'Björn', 'Chidi'] };
const watcher: Speaker = { ...speaker, me: null };

const OPEN = {
  train: B,
  pip: 6,
  by: B,
  size: 1,
  need: 1,
  live: true,
  thisTurn: false,
  on: 0,
} as const;

test('a refusal names the double and the train', () => {
  expect(refusalSentence({ code: 'doubleMustBeCovered', train: B, pip: 6 }, speaker)).toBe(
    '6–6 is open on Björn’s train; it must be covered first.',
  );
});

test('a refusal about the own train speaks of "your train"', () => {
  const refusal = { code: 'tileDoesNotMatch', tile: tileOf(12, 7), train: A, wanted: [5] } as const;
  expect(refusalSentence(refusal, speaker)).toBe('12–7 does not fit your train, which wants 5.');
});

test('time left is said as clocks show it', () => {
  expect(table.botPlaysIn('Ben', 42)).toBe('A bot plays for Ben in 0:42.');
  expect(table.botPlaysIn('Ben', 65)).toBe('A bot plays for Ben in 1:05.');
});

test('a refusal of the table has a sentence too', () => {
  expect(refusalSentence({ code: 'tableFull', seats: 4 }, speaker)).toBe('All 4 seats are taken.');
});

test('a tile of the hand says where it fits', () => {
  expect(handTileName(tileOf(12, 7), [A, 'mexican'], speaker)).toBe(
    '12–7, fits your train and the Mexican train',
  );
});

test('a train says whether it is open, what it ends in and what its owner holds', () => {
  const facts = {
    train: B,
    marked: true,
    started: true,
    wants: [5],
    openDouble: null,
    tileCount: 9,
    inHand: 3,
    total: 42,
  };
  expect(trainWords(facts, speaker)).toBe(
    'Björn’s train, open to everybody, ends in 5, 9 tiles, 3 in hand, 42 points',
  );
});

test('the line above the hand says what is owed', () => {
  const task = { kind: 'cover', seat: A, doubles: [OPEN], else: 'draw' } as const;
  expect(ownLine(task, 'play', speaker)).toBe('Your turn. Cover 6–6 on Björn’s train.');
  expect(ownLine(task, 'draw', speaker)).toBe(
    'Your turn. No tile covers 6–6 on Björn’s train: draw one.',
  );
});

test('somebody else is named, with what is owed and what is left if it cannot be done', () => {
  const task = { kind: 'cover', seat: B, doubles: [OPEN], else: 'draw' } as const;
  expect(othersLine(task, speaker)).toBe('Björn must cover 6–6 on Björn’s train, or draw.');
  expect(othersLine({ ...task, else: 'pass' }, speaker)).toBe(
    'Björn must cover 6–6 on Björn’s train, or pass.',
  );
});

test('a double of the own turn that nothing continues is told', () => {
  expect(ownLine({ kind: 'extra', seat: A }, 'draw', speaker)).toBe(
    'You laid a double, and no other tile fits: draw one.',
  );
});

test('a drawn tile is named only to the one who drew it', () => {
  expect(eventSentence({ type: 'tileDrawn', seat: B, face: 'hidden' }, speaker)).toBe(
    'Björn drew a tile.',
  );
  expect(eventSentence({ type: 'tileDrawn', seat: A, face: tileOf(4, 3) }, speaker)).toBe(
    'You drew 4–3.',
  );
});

test('a spectator is nobody at the table', () => {
  const event = { type: 'markerPlaced', seat: A } as const;
  expect(eventSentence(event, watcher)).toBe('Ana’s train is open to everybody.');
  expect(eventSentence(event, speaker)).toBe('Your train is open to everybody.');
});

test('winners are told in one line', () => {
  expect(winnersLine([A], speaker)).toBe('You win the match!');
  expect(winnersLine([B], speaker)).toBe('Björn wins the match!');
  expect(winnersLine([A, B], watcher)).toBe('Ana and Björn share the win!');
});
