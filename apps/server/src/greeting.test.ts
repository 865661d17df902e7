import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

function address(text: string, family: 'IPv4' | 'IPv6', internal = false): NetworkInterfaceInfo {
  const info = { address: text, family, internal, netmask: '', mac: '', cidr: null };
  return (family === 'IPv6' ? { ...info, scopeid: 0 } : info) as NetworkInterfaceInfo;
}

test('the greeting has the address for this computer, for phones beside it, and a QR code', () => {
  const text = greeting(2567, {
    lo: [address('127.0.0.1', 'IPv4', true)],
    wifi: [address('fe80::1', 'IPv6'), address('192.168.0.7', 'IPv4')],
    cable: [address('10.0.0.3', 'IPv4')],
  });
  expect(text).toContain('http://localhost:2567');
  expect(text).toContain('http://192.168.0.7:2567');
  expect(text).toContain('http://10.0.0.3:2567');
  expect(text).not.toContain('127.0.0.1');
  expect(text.split('\n').filter((line) => /[█▀▄]/.test(line)).length).toBeGreaterThan(12);
});

test('a computer without a network is greeted without a code', () => {
  expect(greeting(80, {})).not.toMatch(/[█▀▄]/);
});
