import { expect, test } from 'vitest';
import { formatTableCode, parseTableCode } from './tableCode.ts';

test('a code is read in any case, with spaces and dashes', () => {
  expect(parseTableCode(' k7m-x2q ')).toBe('K7MX2Q');
  expect(parseTableCode('K7M X2Q')).toBe('K7MX2Q');
});

test.each(['', 'K7MX2', 'K7MX2QQ', 'K7MX2O', 'K7MX21', '__proto__', 'K7MX2É'])(
  '"%s" is no code',
  (text) => {
    expect(parseTableCode(text)).toBeUndefined();
  },
);

test('a code is shown in two halves', () => {
  const code = parseTableCode('k7mx2q');
  expect(code !== undefined && formatTableCode(code)).toBe('K7M X2Q');
});
