import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded source of chance: the same seed, the same throws. */
export interface Dice {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  /** One of the items. Throws when there is none. */
  pick<T>(items: readonly T[]): T;
  /** The items in random order. */
  shuffled<T>(items: readonly T[]): readonly T[];
}

/** Dice from a seed, a whole number of 32 bits. */
export function diceFrom(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  const below = (limit: number) => uniformInt(generator, 0, limit - 1);
  return { below, pick: (items) => pickOne(items, below), shuffled: (items) => mix(items, below) };
}

function pickOne<T>(items: readonly T[], below: Dice['below']): T {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

/** Takes one of what is left until nothing is. */
function mix<T>(items: readonly T[], below: Dice['below']): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length), 1));
}
