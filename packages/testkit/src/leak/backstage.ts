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

/**
 * Sends now what the room would send with its next tick: a view that is new repeats its hand once.
 * The tick is real time, and would come between other frames in one evening and not in another.
 */
export function flush(code: string): void {
  roomOf(code).broadcastPatch();
}

/** Resolves once a table's room is gone and its code may be used again. */
export async function untilGone(code: string): Promise<void> {
  while (roomIdOf(code) !== undefined) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
