import { REQUEST_TYPES } from '@roundhouse/protocol';
import type { Dice } from '@roundhouse/rules/testing';

/** A value that is an own key `__proto__`, which no literal can write. */
const POISON: unknown = JSON.parse(
  '{"__proto__":{"seat":0,"ok":true},"constructor":{"prototype":{"ok":true}}}',
);

/** Values that no honest client sends where something else is wanted. */
const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Infinity,
  -0,
  -1,
  0.5,
  12,
  13,
  64,
  190,
  255,
  256,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  1e308,
  -(2n ** 63n),
  2n ** 63n,
  '',
  ' ',
  '0',
  '1e3',
  'mexican ',
  'null',
  '__proto__',
  'toString',
  '\u0000',
  '\u202eevil',
  '\ud800',
  'Ａｄａ',
  '👩‍👩‍👧‍👦'.repeat(20),
  'a\u0300'.repeat(50),
  'x'.repeat(300),
  [],
  [0],
  [[[[]]]],
  Array.from({ length: 60 }, () => 0),
  {},
  { type: 'play' },
  { length: 3 },
  JSON.parse('{"valueOf":1,"toString":2,"toJSON":3,"then":4}'),
  POISON,
  new Map<unknown, unknown>([
    [1, 2],
    [null, {}],
  ]),
  new Set([1, 2]),
  new Date(0),
  new Date(Number.NaN),
  new Uint8Array(16),
  /x/u,
  new Error('odd'),
];

/** One of the values that no honest client sends. */
export function oddValue(dice: Dice): unknown {
  return ODD_VALUES[dice.below(ODD_VALUES.length)];
}

/** What looks like the name of a request and is none. */
export const NO_TYPES: readonly string[] = [
  'events',
  '*',
  '',
  'Command',
  'command ',
  'сommand', // its first letter is Cyrillic
  'ｈost',
  'se\u200bat',
  '_$bcommand',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__playground_message_types',
  '0',
  'x'.repeat(300),
];

/** Names of requests, and what looks like one. */
export const ODD_TYPES: readonly string[] = [...REQUEST_TYPES, ...NO_TYPES];
