import { expect, test } from 'vitest';
import { grammarOf, phrases, type Forms } from './grammar.ts';
import { bestLanguage, directionOf, isLanguage } from './language.ts';
import { spaced } from './fr/words.ts';
import { accented, mirrored } from './pseudo.ts';

const numbersOf = (tag: string, forms: Forms) =>
  [0, 1, 2, 5].map((count) => grammarOf(tag).plural(count, forms));

test('a number brings the form that its language has for it', () => {
  const tile = { one: '# tile', other: '# tiles' };
  expect(numbersOf('en-GB', tile)).toEqual(['0 tiles', '1 tile', '2 tiles', '5 tiles']);
  const stein = { one: '# Stein', other: '# Steine' };
  expect(numbersOf('de', stein)).toEqual(['0 Steine', '1 Stein', '2 Steine', '5 Steine']);
  const ficha = { one: '# ficha', other: '# fichas' };
  expect(numbersOf('es', ficha)).toEqual(['0 fichas', '1 ficha', '2 fichas', '5 fichas']);
});

test('numbers are written as the browser writes them', () => {
  const values = [...Array.from({ length: 1200 }, (_, value) => value), -1, 0.5, 12_345.25];
  for (const tag of ['en-GB', 'de', 'es', 'fr']) {
    const theirs = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
    const { number } = grammarOf(tag);
    expect(values.map(number)).toEqual(values.map((value) => theirs.format(value)));
  }
});

test('in French nothing is one', () => {
  const domino = { one: '# domino', other: '# dominos' };
  expect(numbersOf('fr', domino)).toEqual(['0 domino', '1 domino', '2 dominos', '5 dominos']);
});

test('Polish has three forms, and the last figures decide', () => {
  const { plural } = grammarOf('pl');
  const forms = { one: '# kamień', few: '# kamienie', many: '# kamieni', other: '# kamienia' };
  const said = [0, 1, 2, 4, 5, 12, 22, 25, 1.5].map((count) => plural(count, forms));
  expect(said).toEqual([
    '0 kamieni',
    '1 kamień',
    '2 kamienie',
    '4 kamienie',
    '5 kamieni',
    '12 kamieni',
    '22 kamienie',
    '25 kamieni',
    '1,5 kamienia',
  ]);
});

test('a form that is missing is the usual one', () => {
  expect(grammarOf('pl').plural(2, { other: '# pkt' })).toBe('2 pkt');
});

test('places in a row have their own forms', () => {
  const { ordinal } = grammarOf('en-GB');
  const forms = { one: '#st', two: '#nd', few: '#rd', other: '#th' };
  const said = [1, 2, 3, 4, 11, 12, 21].map((place) => ordinal(place, forms));
  expect(said).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '21st']);
});

test('lists and figures are written as the language does', () => {
  expect(grammarOf('en-GB').anyOf([5, 7, 9])).toBe('5, 7 or 9');
  expect(grammarOf('de').allOf(['Ana', 'Li', 'Zoë'])).toBe('Ana, Li und Zoë');
  expect(grammarOf('es').allOf(['Ana', 'Ida'])).toBe('Ana e Ida');
  expect(grammarOf('fr').number(1.5)).toBe('1,5');
});

test('things in their order are a list of the language, and phrases of one thing have commas', () => {
  const tiles = ['12–7', '7–5', '5–5'];
  expect(grammarOf('en-GB').inOrder(tiles)).toBe('12–7, 7–5, 5–5');
  expect(grammarOf('de').inOrder(tiles)).toBe('12–7, 7–5 und 5–5');
  expect(phrases('Ana’s train', false, 'open')).toBe('Ana’s train, open');
});

test('French keeps high punctuation on the line of its word', () => {
  expect(spaced('À toi ! Dis « oui » : vite ; non ?')).toBe(
    'À toi\u202f! Dis «\u202foui\u202f»\u202f: vite\u202f; non\u202f?',
  );
});

test('the first language of a browser that there is, is spoken', () => {
  expect(bestLanguage(['de-CH', 'fr'])).toBe('de');
  expect(bestLanguage(['pl', 'fr-CA', 'en'])).toBe('fr');
  expect(bestLanguage(['pl'])).toBe('en');
  expect(bestLanguage([])).toBe('en');
  expect(bestLanguage(['ES'])).toBe('es');
});

test('only languages that there are can be chosen', () => {
  expect(isLanguage('fr')).toBe(true);
  expect(isLanguage('en-XB')).toBe(true);
  expect(isLanguage('pl')).toBe(false);
  expect(isLanguage('toString')).toBe(false);
});

test('the mirror is written from right to left', () => {
  expect(directionOf('en-XB')).toBe('rtl');
  expect(directionOf('de')).toBe('ltr');
});

test('the pseudo-locale is longer, accented and in brackets', () => {
  const text = accented('Draw a tile');
  expect(text).toMatch(/^\[Đřàŵ à ţîļé ·+\]$/u);
  expect(text.length).toBeGreaterThan('Draw a tile'.length * 1.4);
  expect(mirrored('Draw')).toBe(`\u202e${accented('Draw')}\u202c`);
  expect(accented('')).toBe('');
});
