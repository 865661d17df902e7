import type { Client } from '@colyseus/core';
import { isOwedTooMuch } from './owed.ts';
import { paceOf } from './paces.ts';

/** A message of this client was refused; it will be heard less often for a while. */
export function chargeRefusal(client: Client): void {
  paceOf(client.ref)?.chargeRefusal();
}

/** True for a client that is owed more than anybody who reads at all. */
export function isChoked(client: Client): boolean {
  return isOwedTooMuch(client.ref);
}

/**
 * True once a client has acknowledged that it joined. Until then Colyseus keeps everything back that
 * it is told.
 */
export function hasArrived(client: Client): boolean {
  return Reflect.get(client, '_enqueuedMessages') === undefined;
}

/** Cuts a connection without waiting for the other side. */
export function cut(client: Client): void {
  (client.ref as unknown as { terminate(): void }).terminate();
}
