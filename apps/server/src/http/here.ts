import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { HouseAddress } from '@roundhouse/protocol';
import type { Application } from 'express';
import { networkAddresses } from '../networkAddresses.ts';

/** Names by which a browser on this computer asks for it. */
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;
/** What a proxy says of whom it asks for. */
const FORWARDED = /^(?:x-forwarded-.*|x-real-ip|x-client-ip|forwarded|via)$/iu;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Adds `GET /api/here`: where a phone finds the house, told to a page on this very computer that knows
 * it as localhost. `host` is what the server listens on.
 */
export function addHereRoute(app: Application, host: string): void {
  app.get('/api/here', (request, response, next) => {
    if (!isFromHere(request)) return next();
    const here: HouseAddress = { address: networkAddresses(host)[0] ?? null };
    response.json(here);
  });
}

/** True for a browser on this computer that asks a loopback name, with no proxy between. */
function isFromHere({ headers, rawHeaders, socket }: IncomingMessage): boolean {
  // The guard has taken these out of `headers`.
  if (rawHeaders.some((name, at) => at % 2 === 0 && FORWARDED.test(name))) return false;
  const name = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  return LOOPBACK_NAME.test(name) && isLoopback(socket.remoteAddress ?? '');
}

function isLoopback(address: string): boolean {
  return LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
