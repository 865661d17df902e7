import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { readAddress, type Address, type AddressBook } from '../limits/address.ts';

/** Where Colyseus looks first for an address, and everything else that claims one. */
const ADDRESS = 'x-real-ip';
const CLAIMS = [ADDRESS, 'x-client-ip', 'x-forwarded-for', 'forwarded'] as const;
const SCHEME = 'x-forwarded-proto';

/**
 * Writes into a request where it comes from, in place of whatever it claims itself. `askerOf` and
 * Colyseus read it there. False where the line is gone already, and nobody knows.
 */
export function nameAsker(request: IncomingMessage, book: AddressBook): boolean {
  const { headers, socket } = request;
  if (socket.remoteAddress === undefined) return false;
  const forwardedFor = headers['x-forwarded-for']?.toString();
  const scheme = headers[SCHEME];
  for (const claim of [...CLAIMS, SCHEME]) delete headers[claim];
  headers[ADDRESS] = book.addressOf(socket.remoteAddress, forwardedFor);
  if (scheme === 'https' && book.isProxy(socket.remoteAddress)) headers[SCHEME] = scheme;
  return true;
}

/** Where a request comes from. `nameAsker` has seen it before. */
export function askerOf(headers: IncomingHttpHeaders): Address {
  return readAddress(headers[ADDRESS]);
}

/** True when the asker sees us over https, by the word of a trusted proxy. */
export function isSecure(headers: IncomingHttpHeaders): boolean {
  return headers[SCHEME] === 'https';
}
