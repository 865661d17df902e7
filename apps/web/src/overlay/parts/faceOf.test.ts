import { BOT_NAMES } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { faceOf, WOMEN } from './faceOf.ts';

test('no two bots have the same face', () => {
  const faces = BOT_NAMES.map((name) => JSON.stringify(faceOf(name)));
  expect(new Set(faces).size).toBe(BOT_NAMES.length);
});

test('whoever is called a woman is a bot', () => {
  expect(WOMEN.filter((name) => !BOT_NAMES.includes(name))).toEqual([]);
});

test('any other name has a face as well', () => {
  expect(Object.values(faceOf('Zoë 🚂')).every((part) => typeof part === 'string')).toBe(true);
});
