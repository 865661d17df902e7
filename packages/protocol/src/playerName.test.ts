import { expect, test } from 'vitest';
import { NAME_MAX_BYTES, isTooLongName, parsePlayerName } from './playerName.ts';

const read = (text: string) => parsePlayerName(text) as string | undefined;

test('a name is trimmed and its inner spaces become one', () => {
  expect(read('  Ada   Lovelace ')).toBe('Ada Lovelace');
});

test('a name is counted in characters as people see them', () => {
  const flag = '🇩🇪';
  expect(read(flag.repeat(20))).toBe(flag.repeat(20));
  expect(read(flag.repeat(21))).toBeUndefined();
  expect(read('x'.repeat(21))).toBeUndefined();
});

test('regression: a name takes 160 bytes at most, whatever a character is made of', () => {
  const family = '👩‍👩‍👧‍👦';
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  expect(read(family.repeat(6))).toBe(family.repeat(6));
  for (const text of [
    family.repeat(7),
    family.repeat(20),
    'ग\u0951\u0951\u0951\u0951\u0951'.repeat(20),
  ]) {
    expect(bytes(text)).toBeGreaterThan(NAME_MAX_BYTES);
    expect(read(text)).toBeUndefined();
  }
});

test.each([
  ['a hundred and sixty umbrellas', Array(160).fill('☂').join('\u200d')],
  ['five umbrellas', Array(5).fill('☂').join('\u200d')],
  ['a family of five', '👩‍👩‍👧‍👦‍👧'],
])('regression: %s are not one character', (_what, text) => {
  expect(read(text)).toBeUndefined();
});

test('somebody is told apart who typed too much from who typed what is no name', () => {
  expect(['x'.repeat(21), '👩‍👩‍👧‍👦'.repeat(7), 'x'.repeat(1_000)].map(isTooLongName)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['Ada', '', 'A\u202eB', 'A\u202eB'.repeat(9)].map(isTooLongName)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('full-width letters become ordinary ones', () => {
  expect(read('Ａｄａ')).toBe('Ada');
});

test.each([
  ['nothing', ''],
  ['spaces only', '   '],
  ['wide spaces only', '\u3000\u2003\u00a0'],
  ['a line break', 'A\nB'],
  ['a tab', 'A\tB'],
  ['a null', 'A\u0000B'],
  ['a backspace', 'Ada\b\b\bBea'],
  ['an escape sequence', '\u001b[31mAda'],
  ['a delete', 'A\u007fB'],
  ['a control of the second row', 'A\u0085B'],
  ['a right-to-left override', 'A\u202eB'],
  ['a left-to-right override', 'A\u202dB'],
  ['an embedding', '\u202bAda\u202c'],
  ['an isolate', '\u2066A'],
  ['the end of an isolate', 'A\u2069B'],
  ['a right-to-left mark', '\u200fAda'],
  ['an Arabic letter mark', '\u061cAda'],
  ['a zero-width space', 'A\u200bB'],
  ['a byte order mark', 'A\ufeffda'],
  ['a word joiner', 'A\u2060da'],
  ['an invisible plus', 'A\u2064da'],
  ['a joiner between letters', 'A\u200dda'],
  ['a non-joiner between letters', 'A\u200cda'],
  ['a joiner at the end', 'Ada\u200d'],
  ['a joiner after an emoji', '🚂\u200d'],
  ['a soft hyphen', 'A\u00adB'],
  ['a grapheme joiner', 'A\u034fda'],
  ['a variation selector', 'Ada\ufe0f'],
  ['a Mongolian vowel separator', 'A\u180eda'],
  ['nothing but a joiner', '\u200d'],
  ['half a surrogate pair', 'A\ud800'],
  ['the other half', '\udc00A'],
  ['a line separator', 'A\u2028B'],
  ['a paragraph separator', 'A\u2029B'],
  ['a megabyte', 'x'.repeat(1_000_000)],
  ['a Hangul filler', '\u3164'],
  ['half-width fillers', '\uffa0\u115f'],
  ['a filler within', 'Ad\u1160a'],
  ['Braille without a dot', '\u2800'],
  ['Braille without a dot at the end', 'Ada\u2800'],
  ['nothing but a variation selector', '\ufe0f'],
  ['a musical head without ink', '\u{1d159}'],
  ['text hidden in tags', 'Ada\u{e0041}\u{e0064}'],
  ['text hidden in a flag', '\u{1f3f4}\u{e0068}\u{e0065}\u{e006c}\u{e006c}\u{e006f}\u{e0021}'],
  ['a place held for an object', 'A\ufffcda'],
  ['what stands for broken bytes', 'A\ufffdda'],
  ['a sign of private use', 'Ada\ue000'],
  ['a sign that is none', 'Ada\u0378'],
  ['an accent without a letter', '\u0301'],
  ['an accent before the letter', '\u0301Ada'],
  ['an accent on a space', 'Ada \u0301B'],
  ['an accent on a dot', 'Ada.\u0308'],
  ['an accent on an emoji', '🚂\u0301'],
  ['a ring around a letter', 'A\u20dd'],
  ['a ring of another script', '\u0430\u0488'],
  ['a stroke through everything', 'A\u20e6'],
  ['a tower of marks', `Z${'\u0334'.repeat(6)}algo`],
  ['a tower of marks and joiners', `Z${'\u0334\u200d'.repeat(6)}`],
  ['one letter too many', 'x'.repeat(21)],
  ['a ligature that becomes too long', '\ufdfa\ufdfa'],
  ['a script that is too long', '<script>alert(1)</script>'],
])('%s is no name', (_what, text) => {
  expect(read(text)).toBeUndefined();
});

test.each([
  'Ada',
  'Q',
  'Ada Lovelace',
  'Anne-Marie O’Neil',
  'J. R. R. Tolkien',
  'Player 2',
  '007',
  '!?',
  'José\u0331\u0332',
  'Zoë',
  'Nguyễn Thị Ánh',
  'Łukasz Żółć',
  'İpek Işıl',
  'Þórr Ægir',
  'Владимир',
  'Їжак',
  'Ελένη',
  'Գայանե',
  'თამარი',
  'שָׁלוֹם',
  'محمد',
  'علی\u200cرضا',
  'आर्या',
  'र्त्स्न्या',
  'क्\u200dष',
  'தமிழ்செல்வி',
  'ทิ่ม',
  'ພູວົງ',
  'မြတ်',
  'ሰላም',
  '김민준',
  'さくら',
  'ヴィクトリア',
  '葛\u{e0100}城',
  '王小明',
  '🚂',
  '🏳️‍🌈',
  '🏳‍🌈',
  '👩🏽‍❤️‍💋‍👨🏿',
  '🏴󠁧󠁢󠁷󠁬󠁳󠁿 Gwen',
  '🇩🇪🇫🇷',
  '1️⃣',
  '☺︎',
  '♥ Ada ♥',
])('%s is a name in its own writing', (name) => {
  expect(read(name)).toBe(name.normalize('NFKC'));
});

test.each([
  ['<b>Ada</b>', '<b>Ada</b>'],
  ['<img src=x>', '<img src=x>'],
  ['"><svg/onload=a()>', '"><svg/onload=a()>'],
  ["';alert(1)//", "';alert(1)//"],
  ['＜script＞x＜/script＞', '<script>x</script>'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['{{7*7}}${7*7}', '{{7*7}}${7*7}'],
  ['&lt;b&gt;', '&lt;b&gt;'],
  ['__proto__', '__proto__'],
  ["Robert'); DROP--", "Robert'); DROP--"],
])('%s is a name like any other: what shows it has to see to it', (typed, name) => {
  expect(read(typed)).toBe(name);
});

test.each([
  ['O\u00b4Brien', 'O’Brien'],
  ['Ada\u3000B', 'Ada B'],
  ['\u00a0Ada\u2003 B ', 'Ada B'],
  ['ﬁa', 'fia'],
  ['Ⅷ', 'VIII'],
  ['𝓐𝓭𝓪', 'Ada'],
  ['e\u0301', 'é'],
])('%j is written %j', (typed, name) => {
  expect(read(typed)).toBe(name);
});
