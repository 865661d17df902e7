import type { Server as HttpServer } from 'node:http';
import type { Client } from '@colyseus/core';
import { WebSocketClient, WebSocketTransport } from '@colyseus/ws-transport';
import type { Log } from './log.ts';

/** The largest message that a client may send. */
const MAX_PAYLOAD_BYTES = 4 * 1024;
/** What a client may be owed before it is given up. */
const MOST_OWED_BYTES = 256 * 1024;
/** How often a client is asked for a sign of life, and how many it may owe: gone within 9 s. */
const SIGNS_OF_LIFE = { pingInterval: 3_000, pingMaxRetries: 2 };
/** Closes a connection whose message cannot even be taken apart. */
const UNREADABLE = 4002;

/** As much of a WebSocket as is touched here. */
interface Socket {
  emit: (event: string, ...values: readonly unknown[]) => boolean;
  close(code: number): void;
}

/** The WebSocket transport, hardened against what a hostile client may send or refuse to read. */
export class TableTransport extends WebSocketTransport {
  constructor(server: HttpServer, log: Log) {
    super({ server, maxPayload: MAX_PAYLOAD_BYTES, perMessageDeflate: false, ...SIGNS_OF_LIFE });
    this.wss.prependListener('connection', (socket: Socket) => guardMessages(socket, log));
  }
}

/**
 * Colyseus takes a frame apart outside of any `try`; what it throws there would end the process.
 */
function guardMessages(socket: Socket, log: Log): void {
  const emit = socket.emit.bind(socket);
  socket.emit = (event, ...values) => {
    if (event !== 'message') return emit(event, ...values);
    try {
      return emit(event, ...values);
    } catch (err) {
      log.info({ err }, 'unreadable message');
      socket.close(UNREADABLE);
      return true;
    }
  };
}

let isCopying = false;

/**
 * Makes every outgoing frame a copy. Colyseus encodes into one buffer over and over and sends it by
 * reference: a client that stops reading would in the end be sent what was written there later,
 * other hands included.
 */
export function copyOutgoingFrames(): void {
  if (isCopying) return;
  isCopying = true;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const sendRaw = WebSocketClient.prototype.raw;
  WebSocketClient.prototype.raw = function raw(data, ...rest) {
    return sendRaw.call(this, Buffer.from(data), ...rest);
  };
}

/** True for a client that is owed more than anybody who reads at all. */
export function isChoked(client: Client): boolean {
  const { bufferedAmount } = client.ref as unknown as { readonly bufferedAmount?: number };
  return (bufferedAmount ?? 0) > MOST_OWED_BYTES;
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
