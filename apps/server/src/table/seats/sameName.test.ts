import { expect, test } from 'vitest';
import { parsePlayerName, type PlayerName } from '@roundhouse/protocol';
import { isSameName } from './sameName.ts';

function nameOf(text: string): PlayerName {
  const name = parsePlayerName(text);
  if (name === undefined) throw new Error(`${text} is no name`);
  return name;
}

test.each([
  ['Ada', 'Ada'],
  ['Ada', 'aDA'],
  ['Ada L', 'adal'],
  ['Ada', 'Ａｄａ'],
  ['Ada', '𝓐𝓭𝓪'],
  ['Bea', 'Веа'],
  ['Ada', 'Аԁа'],
  ['BEA', 'ВЕА'],
  ['Joe', 'Јое'],
  ['Nina', 'Νina'],
  ['Ida', 'lda'],
  ['Ida', '1da'],
  ['Ida', '|da'],
  ['Otto', '0tt0'],
  ['Arnold', 'Amold'],
  ['Strauß', 'STRAUSS'],
  ['Σοφίας', 'ΣΟΦΊΑΣ'],
  ['Işıl', 'işil'],
  ['O’Neil', "O'Neil"],
  ['Anne-Marie', 'Anne–Marie'],
  ['José', 'Jose\u0301'],
  ['علیرضا', 'علی\u200cرضا'],
  ['葛城', '葛\u{e0100}城'],
])('%s and %s are one name at a table', (one, other) => {
  expect(isSameName(nameOf(one), nameOf(other))).toBe(true);
  expect(isSameName(nameOf(other), nameOf(one))).toBe(true);
});

test.each([
  ['Ada', 'Bea'],
  ['Ada', 'Adam'],
  ['José', 'Jose'],
  ['Zoë', 'Zoé'],
  ['Ann 1', 'Ann 2'],
  ['Владимир', 'Vladimir'],
  ['王小明', '王小朋'],
  ['さくら', 'サクラ'],
  ['🚂', '🚃'],
  ['👩🏽', '👩🏿'],
  ['!', '?'],
])('%s and %s are two', (one, other) => {
  expect(isSameName(nameOf(one), nameOf(other))).toBe(false);
});
