import type { Client } from '@colyseus/core';
import { hasArrived } from '../transport/clients.ts';

/** As much of a WebSocket as is touched here. */
interface Socket {
  ping(payload: Buffer): void;
  on(event: 'message' | 'pong', listener: (data: Buffer) => void): void;
  off(event: 'message' | 'pong', listener: (data: Buffer) => void): void;
}

/** A client that answers nothing is not asked for ever. */
const MOST_PINGS = 10;

let pingCount = 0;

/**
 * Calls `heard` once a client has certainly got what it was told last: frames keep their order, so
 * that an answer to a ping sent after it says so. Never calls it when the connection ends before.
 */
export function onceHeard(client: Client, heard: () => void): void {
  const socket = client.ref as unknown as Socket;
  pingCount += 1;
  const payload = Buffer.from(pingCount.toString(36));
  let pingsLeft = MOST_PINGS;
  const ping = () => {
    if (!hasArrived(client) || pingsLeft === 0) return;
    pingsLeft -= 1;
    socket.off('message', acknowledged);
    socket.ping(payload);
  };
  // Until the acknowledgement everything is kept back; what was kept goes out while it is read.
  const acknowledged = () => queueMicrotask(ping);
  const answered = (answer: Buffer) => {
    if (!payload.equals(answer)) return ping(); // of several pings a client may answer the last only
    socket.off('pong', answered);
    heard();
  };
  socket.on('pong', answered);
  if (hasArrived(client)) ping();
  else socket.on('message', acknowledged);
}
