import { expect, test } from 'vitest';
import { diceFrom } from '@roundhouse/rules/testing';
import {
  firstKeys,
  keyArrived,
  opens,
  outdatesOthers,
  rotateKey,
  type SeatKeys,
} from './seatKeys.ts';

/** Somebody comes with `used` at this second and is sent `next`. */
function used(keys: SeatKeys, key: string, [next, atS]: readonly [string, number]): SeatKeys {
  return rotateKey(keys, { usedHash: key, tokenHash: next, atMs: atS * 1_000 });
}

const hashes = (keys: SeatKeys) => keys.map(({ hash }) => hash).join('');
const isOpen = (keys: SeatKeys, key: string, atS: number) => opens(keys, key, atS * 1_000);

test('a key opens its seat and no other key does', () => {
  const keys = firstKeys('a');
  expect([isOpen(keys, 'a', 0), isOpen(keys, 'b', 0), isOpen(keys, '', 0)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('while nobody knows that the next key has arrived, the one before is good for ever', () => {
  const keys = used(firstKeys('a'), 'a', ['b', 10]);
  expect([isOpen(keys, 'a', 1e9), isOpen(keys, 'b', 1e9)]).toEqual([true, true]);
});

test('a key is good for 30 seconds after the next one has arrived', () => {
  const keys = keyArrived(used(firstKeys('a'), 'a', ['b', 10]), 'b', 20_000);
  expect(isOpen(keys, 'a', 49.999)).toBe(true);
  expect(isOpen(keys, 'a', 50)).toBe(false);
  expect(isOpen(keys, 'b', 1e9)).toBe(true);
});

test('to hear twice that a key has arrived gives the one before no second term', () => {
  const once = keyArrived(used(firstKeys('a'), 'a', ['b', 10]), 'b', 20_000);
  expect(keyArrived(once, 'b', 40_000)).toEqual(once);
});

test('whoever comes with a key has it: those before it need not wait for its arrival', () => {
  const keys = used(used(firstKeys('a'), 'a', ['b', 10]), 'b', ['c', 20]);
  expect([isOpen(keys, 'a', 49), isOpen(keys, 'a', 50)]).toEqual([true, false]);
  expect(isOpen(keys, 'b', 1e9)).toBe(true);
});

test('a key that was lost on its way ends once a later one has arrived', () => {
  const keys = used(used(firstKeys('a'), 'a', ['b', 10]), 'a', ['c', 20]);
  expect(hashes(keys)).toBe('abc');
  const arrived = keyArrived(keys, 'c', 30_000);
  expect(['a', 'b', 'c'].map((key) => isOpen(arrived, key, 60))).toEqual([false, false, true]);
});

test('however many keys are lost, the one in the hand of the player stays good', () => {
  let keys = firstKeys('a');
  for (const next of 'bcdefgh') keys = used(keys, 'a', [next, 10]);
  expect(hashes(keys)).toBe('afgh');
});

test('no more than four keys open a seat, and the newest is one of them', () => {
  let keys = firstKeys('a');
  let held = 'a';
  for (const next of 'bcdefgh') {
    keys = keyArrived(used(keys, held, [next, 1]), next, 1_000);
    held = next;
  }
  expect(hashes(keys)).toBe('efgh');
});

test('keys that are good no longer are forgotten', () => {
  const keys = keyArrived(used(firstKeys('a'), 'a', ['b', 0]), 'b', 0);
  expect(hashes(used(keys, 'b', ['c', 30]))).toBe('bc');
});

test('the arrival of a key is news only while another would stay good without it', () => {
  const keys = used(firstKeys('a'), 'a', ['b', 10]);
  expect([outdatesOthers(keys, 'b'), outdatesOthers(keys, 'a')]).toEqual([true, false]);
  expect(outdatesOthers(keyArrived(keys, 'b', 0), 'b')).toBe(false);
  expect(outdatesOthers(keys, 'x')).toBe(false);
});

test('whoever comes without a key is sent one, and it says nothing of those before', () => {
  const turn = { usedHash: null, tokenHash: 'b', atMs: 10_000 };
  const keys = rotateKey(firstKeys('a'), turn);
  expect([isOpen(keys, 'a', 1e9), isOpen(keys, 'b', 1e9)]).toEqual([true, true]);
});

test.each(Array.from({ length: 200 }, (_, seed) => seed))(
  'over a network that loses anything at any time nobody loses a seat: evening %d',
  (seed) => {
    const dice = diceFrom(seed);
    let keys = firstKeys('0');
    let held = '0';
    let atS = 0;
    for (let visit = 1; visit < 60; visit += 1) {
      expect(isOpen(keys, held, atS), `visit ${visit}`).toBe(true);
      keys = used(keys, held, [String(visit), atS]);
      const hasHeard = dice.below(3) > 0;
      if (hasHeard) held = String(visit);
      if (hasHeard && dice.below(2) === 0) keys = keyArrived(keys, held, atS * 1_000);
      expect(keys.length).toBeLessThanOrEqual(4);
      atS += dice.below(60);
    }
  },
);
