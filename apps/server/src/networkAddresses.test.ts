import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { networkAddresses } from './networkAddresses.ts';

function address(text: string, family: 'IPv4' | 'IPv6', internal = false): NetworkInterfaceInfo {
  const info = { address: text, family, internal, netmask: '', mac: '', cidr: null };
  return (family === 'IPv6' ? { ...info, scopeid: 0 } : info) as NetworkInterfaceInfo;
}

const INTERFACES = {
  lo: [address('127.0.0.1', 'IPv4', true)],
  wifi: [address('fe80::1', 'IPv6'), address('192.168.0.7', 'IPv4')],
  cable: [address('10.0.0.3', 'IPv4')],
};

test('phones beside it find a server at its addresses in the network', () => {
  expect(networkAddresses('0.0.0.0', INTERFACES)).toEqual(['192.168.0.7', '10.0.0.3']);
});

test('a server that listens on one address alone is found nowhere else', () => {
  expect(networkAddresses('127.0.0.1', INTERFACES)).toEqual([]);
});
