import { LocalDriver, matchMaker, type Client, type Room } from '@colyseus/core';
import { invariant } from '@roundhouse/rules';
import type { TableState } from '@roundhouse/protocol/schema';
import type { RawClient } from '../raw/RawClient.ts';

/** The server's side of a table, in the same process. */
export type TableRoom = Room<{ state: TableState }>;

/** The room behind a table. Throws when there is none. */
export function roomOf(code: string): TableRoom {
  const room = matchMaker.getLocalRoomById(roomIdOf(code) ?? '') as TableRoom | undefined;
  invariant(room !== undefined, `table ${code} has a room`);
  return room;
}

/** A room is named after its table and its incarnation. */
function roomIdOf(code: string): string | undefined {
  invariant(matchMaker.driver instanceof LocalDriver, 'all rooms are in this process');
  return matchMaker.driver.rooms.find(({ roomId }) => roomId.startsWith(`${code}-`))?.roomId;
}

/** The server's end of a socket. Throws when it is gone. */
export function serverEndOf(code: string, raw: RawClient): Client {
  const client = roomOf(code).clients.find(({ sessionId }) => sessionId === raw.sessionId);
  invariant(client !== undefined, 'the socket is open');
  return client;
}

/** The plug of the server's end: while it is drawn, nothing that is sent leaves the process. */
export interface Plug {
  cork(): void;
  uncork(): void;
}

/**
 * The network towards one client, as full as it is when nobody reads at the other end: Node keeps
 * every buffer that is written, by reference, until there is room.
 */
export function plugOf(code: string, raw: RawClient): Plug {
  const { ref } = serverEndOf(code, raw) as unknown as { ref: { readonly _socket: Plug } };
  return ref._socket;
}

/** What the server asks its end of a socket for a sign of life with, and how it hears one. */
interface Pulse {
  ping(payload?: Uint8Array): void;
  emit(event: 'pong', payload?: Uint8Array): void;
}

/**
 * From now on the server finds this client alive, whatever it reads. The server counts unanswered
 * pings in real time, and an evening on a busy machine lasts longer than it has patience. Gives what
 * ends it.
 */
export function feignLife(code: string, raw: RawClient): () => void {
  const { ref } = serverEndOf(code, raw) as unknown as { readonly ref: Pulse };
  ref.ping = (payload) => ref.emit('pong', payload);
  return () => void Reflect.deleteProperty(ref, 'ping');
}

/**
 * Sends now what the room would send with its next tick: a view that is new repeats its hand once.
 * The tick is real time, and would come between other frames in one evening and not in another.
 */
export function flush(code: string): void {
  roomOf(code).broadcastPatch();
}

/** Longer than a table without anybody takes to go, even on a busy machine. */
const PATIENCE_MS = 20_000;

/** Resolves once a table's room is gone and its code may be used again. Rejects when it stays. */
export async function untilGone(code: string): Promise<void> {
  const deadlineMs = performance.now() + PATIENCE_MS;
  while (roomIdOf(code) !== undefined) {
    if (performance.now() > deadlineMs) throw new Error(`somebody keeps table ${code} awake`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
