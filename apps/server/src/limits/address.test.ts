import { expect, test } from 'vitest';
import { addressBook, proxiesFrom, readAddress } from './address.ts';

const alone = addressBook(proxiesFrom(undefined));

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (peer, address) => {
  expect(alone.addressOf(peer, undefined)).toBe(address);
});

test('nobody is believed about an address unless the operator names a proxy', () => {
  expect(alone.addressOf('192.0.2.7', '198.51.100.1')).toBe('192.0.2.7');
  expect(alone.isProxy('127.0.0.1')).toBe(false);
});

test.each([
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', ' 203.0.113.9 , 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['::ffff:127.0.0.1', '2001:db8::1', '2001:db8:0:0::/64'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9, ', '127.0.0.1'],
  ['192.0.2.7', '198.51.100.1', '192.0.2.7'],
])('with two proxies named, %s saying %j is %s', (peer, said, address) => {
  const book = addressBook(proxiesFrom('127.0.0.1, 10.0.0.0/8'));
  expect(book.addressOf(peer, said)).toBe(address);
});

test.each([undefined, '', ['192.0.2.7']])(
  '%j is no address that the guard has written',
  (written) => {
    expect(() => readAddress(written)).toThrow('the guard has named the asker');
  },
);

test('a number of proxies is counted from the nearest', () => {
  const book = addressBook(proxiesFrom('2'));
  const said = '203.0.113.9, 198.51.100.1, 192.0.2.7';
  expect(book.addressOf('10.0.0.1', said)).toBe('198.51.100.1');
  expect(book.isProxy('10.0.0.1')).toBe(true);
});

test.each(['', '0', '1', '127.0.0.1', '::1 10.0.0.0/8', '2001:db8::/32'])(
  '%j names proxies',
  (text) => {
    expect(() => proxiesFrom(text)).not.toThrow();
  },
);

test.each(['true', 'loopback', '10.0.0.0/33', '10.0.0.0/8/8', '1.2.3', '12', '10.0.0.0/x'])(
  '%j names no proxy',
  (text) => {
    expect(() => proxiesFrom(text)).toThrow('TRUST_PROXY');
  },
);
