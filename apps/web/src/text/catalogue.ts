import type * as guide from './en/guide.ts';
import type * as table from './en/index.ts';
import type * as late from './en/late.ts';
import type * as page from './en/page.ts';
import type * as round from './en/round.ts';

/** What a translation must have for something English: the same shape, with any words in it. */
type Said<T> = T extends string
  ? string
  : T extends (...facts: infer F) => infer R
    ? (...facts: F) => Said<R>
    : { readonly [K in keyof T]: Said<T[K]> };

/** What every page may say. Each language is complete, or does not compile. */
export type PageWords = Said<typeof page>;

/** What a table says before its match as well: seats, rules, refusals. */
export type TableWords = Said<typeof table>;

/** What only a match says: moves and results. */
export type RoundWords = Said<typeof round>;

/** What is said only where somebody opens it: the menu, hints, results. */
export type LateWords = Said<typeof late>;

/** What the page that teaches the game says. */
export type GuideWords = Said<typeof guide>;

/**
 * A copy in which every text has been changed, also those that functions return.
 * `T` is a catalogue or a part of one.
 */
export function respelled<T>(part: T, change: (text: string) => string): T {
  return changed(part, change) as T; // the same shape, with other words
}

function changed(part: unknown, change: (text: string) => string): unknown {
  if (typeof part === 'string') return change(part);
  if (typeof part === 'function') {
    return (...facts: unknown[]) => changed(Reflect.apply(part, undefined, facts), change);
  }
  if (Array.isArray(part)) return part.map((one) => changed(one, change));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, one]) => [name, changed(one, change)]),
  );
}
