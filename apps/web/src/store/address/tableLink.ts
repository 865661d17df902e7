import { signal } from '@preact/signals';
import { ask } from '../../connection/ask.ts';
import { isRecord } from '../../connection/record.ts';
import { tablePath } from './route.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u;

/** Where friends find the house; null where only this computer does. */
const place = signal<string | null>(location.origin);
let isAsked = false;

/** The address of a table's page, as it is good for friends; it changes once the server has told it. */
export function tableLink(code: string): string {
  if (LOOPBACK.test(location.hostname) && !isAsked) void askPlace();
  return (place.value ?? location.origin) + tablePath(code);
}

/** True when no other device finds the house: this computer is on no network. */
export function isOnlyHere(): boolean {
  return place.value === null;
}

async function askPlace(): Promise<void> {
  isAsked = true;
  const body = (await ask('/api/here', {}))?.body;
  const address = isRecord(body) ? body['address'] : undefined;
  const { origin, hostname } = location;
  if (address === null) place.value = null;
  else if (typeof address === 'string') place.value = origin.replace(hostname, address);
}
