import type { Server as HttpServer } from 'node:http';
import type { Client } from '@colyseus/core';
import { WebSocketClient, WebSocketTransport } from '@colyseus/ws-transport';
import { UNREADABLE } from '@roundhouse/protocol';
import type { Clock } from './clock.ts';
import { Pace, paceBelow } from './limits/Pace.ts';
import type { Log } from './log.ts';

/** The largest message that a client may send. */
const MAX_PAYLOAD_BYTES = 4 * 1024;
/** What a client may be owed before it is given up. */
const MOST_OWED_BYTES = 256 * 1024;
/** How often a client is asked for a sign of life, and how many it may owe: gone within 9 s. */
const SIGNS_OF_LIFE = { pingInterval: 3_000, pingMaxRetries: 2 };
/** How often somebody looks after what clients are owed. */
const LOOK_EVERY_MS = 2_000;
/** How long a client that is told to go may take to say goodbye. ws knows this; its types do not yet. */
const FAREWELL = { closeTimeout: 1_000 };

/** As much of a WebSocket as is touched here. */
interface Socket {
  readonly bufferedAmount: number;
  emit: (event: string, ...values: readonly unknown[]) => boolean;
  once(event: 'close', listener: () => void): void;
  close(code: number): void;
  terminate(): void;
}

/** What the transport is given by the house. */
export interface TransportParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly maxMessagesPerSecond: number;
}

const paces = new WeakMap<object, Pace>();

/** The WebSocket transport, hardened against what a hostile client may send or refuse to read. */
export class TableTransport extends WebSocketTransport {
  readonly #parts: TransportParts;
  #stopLooking: () => void = () => {};

  constructor(server: HttpServer, parts: TransportParts) {
    super({
      server,
      maxPayload: MAX_PAYLOAD_BYTES,
      perMessageDeflate: false,
      handleProtocols: () => false, // it speaks none of those that a client may name
      ...SIGNS_OF_LIFE,
      ...FAREWELL,
    });
    this.#parts = parts;
    const pace = paceBelow(parts.maxMessagesPerSecond);
    this.wss.prependListener('connection', (socket: Socket) => {
      if (pace !== null) paces.set(socket, new Pace(parts.clock, pace));
      guardMessages(socket, parts.log);
    });
    server.once('listening', () => this.#lookAgain());
  }

  override shutdown(): void {
    this.#stopLooking();
    super.shutdown();
  }

  /** Whoever reads too slowly is cut off even while nothing new happens at the table. */
  #lookAgain(): void {
    this.#stopLooking = this.#parts.clock.after(LOOK_EVERY_MS, () => {
      for (const socket of this.wss.clients) if (isOwedTooMuch(socket)) socket.terminate();
      this.#lookAgain();
    });
  }
}

/**
 * Colyseus takes a frame apart outside of any `try`; what it throws there would end the process.
 * Messages also wait their turn here, so that nobody comes near the limit at which Colyseus hangs up.
 */
function guardMessages(socket: Socket, log: Log): void {
  const emit = socket.emit.bind(socket);
  const pace = paces.get(socket);
  const pass = (event: string, values: readonly unknown[]) => {
    try {
      emit(event, ...values);
    } catch (err) {
      log.info({ err }, 'unreadable message');
      socket.close(UNREADABLE);
    }
  };
  socket.emit = (event, ...values) => {
    if (event !== 'message') return emit(event, ...values);
    if (pace === undefined) pass(event, values);
    else if (!pace.take(() => pass(event, values))) socket.close(UNREADABLE);
    return true;
  };
  socket.once('close', () => pace?.stop());
}

/** A message of this client was refused; it will be heard less often for a while. */
export function chargeRefusal(client: Client): void {
  paces.get(client.ref)?.chargeRefusal();
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
  return isOwedTooMuch(client.ref);
}

function isOwedTooMuch({ bufferedAmount = 0 }: Partial<Socket>): boolean {
  return bufferedAmount > MOST_OWED_BYTES;
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
