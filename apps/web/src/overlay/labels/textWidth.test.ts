import { expect, test } from 'vitest';
import { linesOf, textWidth, wordsOf } from './textWidth.ts';

test('wide letters count for more than narrow ones', () => {
  expect(textWidth('WWW')).toBeGreaterThan(2 * textWidth('ill'));
  expect(textWidth('日本')).toBeGreaterThan(textWidth('ab'));
});

test('figures are all as wide as each other', () => {
  expect(textWidth('111')).toBe(textWidth('888'));
});

test('signs that are drawn as one letter count once', () => {
  expect(textWidth('👨‍👩‍👧')).toBe(textWidth('😀'));
  expect(textWidth('e\u0301')).toBe(textWidth('e'));
});

test('a line may end behind a hyphen between letters, and at no other', () => {
  expect(wordsOf('Anna-Lena Meyer')).toHaveLength(3);
  expect(wordsOf('A-1 -b c-')).toHaveLength(3);
});

test('words stay whole where a line holds them', () => {
  expect(linesOf([3, 3], 7, false)).toBe(1);
  expect(linesOf([3, 3], 6, false)).toBe(2);
  expect(linesOf([3, 9], 6, false)).toBe(Infinity);
});

test('a word that no line holds is broken into as many lines as it needs', () => {
  expect(linesOf([9], 6, true)).toBe(2);
  expect(linesOf(wordsOf('an abcdefghij'), 4, true)).toBeGreaterThan(2);
});
