import type { IncomingMessage } from 'node:http';

/** Leads nowhere, and so is answered as every address is that leads nowhere. */
const NOWHERE = '/nowhere/nowhere?sessionId=nobody';

/**
 * Colyseus keeps rooms and the places in them in plain objects, whose own words, as `__proto__` and
 * `constructor`, are neither: whoever asks for one is led to a room that there is not.
 */
export function keepToRooms(request: IncomingMessage): void {
  const { pathname, searchParams } = new URL(`ws://server${request.url ?? '/'}`);
  const asked = [...pathname.split('/'), ...searchParams.values()];
  if (asked.some((word) => word in Object.prototype)) request.url = NOWHERE;
}
