import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test('the greeting has the address for this computer, for phones beside it, and a QR code', () => {
  const text = greeting(2567, ['192.168.0.7', '10.0.0.3']);
  expect(text).toContain('http://localhost:2567');
  expect(text).toContain('http://192.168.0.7:2567');
  expect(text).toContain('http://10.0.0.3:2567');
  expect(text.split('\n').filter((line) => /[█▀▄]/.test(line)).length).toBeGreaterThan(12);
});

test('a computer without a network is greeted without a code', () => {
  expect(greeting(80, [])).not.toMatch(/[█▀▄]/);
});
