import { BlockList, SocketAddress, isIP } from 'node:net';
import { invariant } from '@roundhouse/rules';

/** Where somebody asks from, as limits count: an IPv4 address, or the first half of an IPv6 address. */
export type Address = string & { readonly brand: 'Address' };

/** How many times as much all networks of one /48 may have together as one address alone. */
const SHARE_OF_SITE = 5;

/** Something that is counted, and how many times as much as one address it may have. */
export interface Budget {
  readonly key: string;
  readonly share: number;
}

/**
 * What an address counts against, the narrowest first. Providers give a household up to a whole /48 of
 * IPv6, thousands of addresses as they are counted: it has a budget of its own.
 */
export function budgetsOf(address: Address): readonly Budget[] {
  const own = { key: address, share: 1 };
  if (!address.endsWith('::/64')) return [own];
  const site = address.split(':').slice(0, 3).join(':');
  return [own, { key: `${site}::/48`, share: SHARE_OF_SITE }];
}

/** The address that the guard has written into a request. Throws where none has seen it. */
export function readAddress(written: unknown): Address {
  invariant(typeof written === 'string' && written !== '', 'the guard has named the asker');
  return written as Address;
}

/** Whose word about an address is taken: that of so many proxies in a row, or of these. */
export type TrustedProxies =
  | { readonly hops: number }
  /** Addresses, or networks as in `10.0.0.0/8`. */
  | { readonly addresses: readonly string[] };

/** Reads `TRUST_PROXY`: nothing, a number of proxies, or addresses and networks. Throws on anything else. */
export function proxiesFrom(text: string | undefined): TrustedProxies {
  const words = (text ?? '').split(/[\s,]+/).filter((word) => word !== '');
  const [only] = words;
  if (only !== undefined && words.length === 1 && /^\d$/.test(only)) return { hops: Number(only) };
  const strange = words.find((word) => !isNetwork(word));
  if (strange !== undefined)
    throw new Error(
      `TRUST_PROXY ${strange} is no proxy: it takes a number of proxies, or addresses and networks`,
    );
  return { addresses: words };
}

function isNetwork(word: string): boolean {
  const [address = '', bits, ...rest] = word.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits ?? '0') && Number(bits ?? 0) <= longest;
}

/** Tells where requests come from. */
export interface AddressBook {
  /** True when this peer is a proxy of the operator's. */
  isProxy(peer: string | undefined): boolean;
  /** The address behind a peer that passes on `X-Forwarded-For`. */
  addressOf(peer: string, forwardedFor: string | undefined): Address;
}

/** Takes the word of these proxies, and of nobody else. */
export function addressBook(proxies: TrustedProxies): AddressBook {
  const isTrusted = trustIn(proxies);
  return {
    isProxy: (peer) => isTrusted(plain(peer ?? ''), 0),
    addressOf(peer, forwardedFor) {
      let address = plain(peer);
      // Each proxy appends whom it heard: the last one is the nearest.
      const heard = (forwardedFor ?? '').split(',').toReversed();
      for (const [hop, next] of heard.map((word) => plain(word.trim())).entries()) {
        if (isIP(next) === 0 || !isTrusted(address, hop)) break;
        address = next;
      }
      return counted(address);
    },
  };
}

function trustIn(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if ('hops' in proxies) return (_address, hop) => hop < proxies.hops;
  const list = new BlockList();
  for (const network of proxies.addresses) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** An IPv4 address that came over IPv6 is one of IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Whoever has one IPv6 address has all that begin like it. */
function counted(address: string): Address {
  if (isIP(address) !== 6) return readAddress(address);
  const [head = '', tail] = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  const [first, last] = [head, tail ?? ''].map((half) => half.split(':').filter((word) => word));
  const left = first ?? [];
  const gap = tail === undefined ? 0 : 8 - left.length - (last?.length ?? 0);
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...(last ?? [])];
  return readAddress(`${groups.slice(0, 4).join(':')}::/64`);
}
