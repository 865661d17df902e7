import { expect, test } from 'vitest';
import { isSameName, parsePlayerName, type PlayerName } from './playerName.ts';

const read = (text: string) => parsePlayerName(text) as string | undefined;

test('a name is trimmed and its inner spaces become one', () => {
  expect(read('  Ada   Lovelace ')).toBe('Ada Lovelace');
});

test('a name is counted in characters as people see them', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(read(family.repeat(20))).toBe(family.repeat(20));
  expect(read(family.repeat(21))).toBeUndefined();
  expect(read('x'.repeat(21))).toBeUndefined();
});

test('full-width letters become ordinary ones', () => {
  expect(read('Ａｄａ')).toBe('Ada');
});

test.each([
  ['nothing', ''],
  ['spaces only', '   '],
  ['a line break', 'A\nB'],
  ['a null', 'A\u0000B'],
  ['a right-to-left override', 'A\u202eB'],
  ['an isolate', '\u2066A'],
  ['a zero-width space', 'A\u200bB'],
  ['a soft hyphen', 'A\u00adB'],
  ['nothing but a joiner', '\u200d'],
  ['half a surrogate pair', 'A\ud800'],
  ['a line separator', 'A\u2028B'],
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['a Hangul filler', '\u3164'],
  ['half-width fillers', '\uffa0\u115f'],
  ['Braille without a dot', '\u2800'],
  ['nothing but a variation selector', '\ufe0f'],
  ['a tower of marks', `Z${'\u0334'.repeat(6)}algo`],
  ['a tower of marks and joiners', `Z${'\u0334\u200d'.repeat(6)}`],
])('%s is no name', (_what, text) => {
  expect(read(text)).toBeUndefined();
});

test('names that differ in case or spaces only are the same', () => {
  const [one, other] = [read('Ada L'), read('adal')] as PlayerName[];
  expect(one !== undefined && other !== undefined && isSameName(one, other)).toBe(true);
});

test.each(['José\u0331\u0332', 'ทิ่ม', 'र्त्स्न्या', 'שָׁלוֹם', '🏳️‍🌈', '👩🏽‍❤️‍💋‍👨🏿', '1️⃣', 'محمد'])(
  '%s is a name in its own writing',
  (name) => {
    expect(read(name)).toBe(name.normalize('NFKC'));
  },
);

test.each(['A\u034fda', 'Ada\ufe0f', 'Ad\u1160a', 'Ada\u2800', 'A\u200dda'])(
  'regression: a name is not another one for something that nobody sees: %j',
  (text) => {
    const [ada, other] = [read('Ada'), read(text)] as PlayerName[];
    expect(ada !== undefined && other !== undefined && isSameName(ada, other)).toBe(true);
  },
);
