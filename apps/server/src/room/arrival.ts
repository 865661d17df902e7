import type { Client } from '@colyseus/core';
import type { Delivery } from '../table/seats/attendance.ts';
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
 * Follows what a client was told last: `sent` once it is on the line, `arrived` once the client has
 * certainly got it. Frames keep their order, so that an answer to a ping sent after it says so.
 */
export function follow(client: Client, delivery: Delivery): void {
  const socket = client.ref as unknown as Socket;
  pingCount += 1;
  const payload = Buffer.from(pingCount.toString(36));
  let pingsLeft = MOST_PINGS;
  const ping = () => {
    if (!hasArrived(client) || pingsLeft === 0) return;
    pingsLeft -= 1;
    socket.ping(payload);
  };
  const begin = () => {
    if (!hasArrived(client)) return;
    socket.off('message', acknowledged);
    delivery.sent();
    ping();
  };
  // Until the acknowledgement everything is kept back; what was kept goes out while it is read.
  const acknowledged = () => queueMicrotask(begin);
  const answered = (answer: Buffer) => {
    if (!payload.equals(answer)) return ping(); // of several pings a client may answer the last only
    socket.off('pong', answered);
    delivery.arrived();
  };
  socket.on('pong', answered);
  if (hasArrived(client)) begin();
  else socket.on('message', acknowledged);
}
