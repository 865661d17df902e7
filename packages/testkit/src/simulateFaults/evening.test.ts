import { expect, test } from 'vitest';
import { playEvening, SOUND_DOOR } from './evening.ts';
import { mutationsOf } from './mutations.ts';

test('an evening comes out the same each time for the same seed', async () => {
  const [one, other] = [await playEvening(3), await playEvening(3)];
  expect(one).toEqual(other);
  expect(one.breaches).toEqual([]);
  expect(Math.min(one.commands, one.crashes, one.cuts)).toBeGreaterThan(0);
});

test('an evening in a house that tells too much does not pass', async () => {
  const mutation = mutationsOf(SOUND_DOOR).find(({ name }) => name === 'no redaction');
  const { breaches } = await playEvening(3, mutation);
  expect(breaches.map(({ rule }) => rule)).toContain('handsAreHidden');
});
