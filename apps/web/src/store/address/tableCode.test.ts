import { expect, test } from 'vitest';
import { readCode } from './tableCode.ts';

test('a code is read in any case, with spaces and dashes', () => {
  expect(readCode(' kqx-7 mb ')).toBe('KQX7MB');
});

test('a whole link is as good as its code', () => {
  expect(readCode('http://192.0.2.2:2567/t/KQX7MB?x=1')).toBe('KQX7MB');
});

test('regression: a link may have its spaces in percent signs, and nonsense in them is no code', () => {
  expect(readCode('http://192.0.2.2:2567/t/kqx%207mb%0A')).toBe('KQX7MB');
  expect(readCode('/t/%E0%A4%A')).toBeNull();
  expect(readCode('/t/KQX%zz')).toBeNull();
});

test('signs that look like others are in no code', () => {
  expect(readCode('KQX7M0')).toBeNull();
  expect(readCode('KQX7M')).toBeNull();
});
