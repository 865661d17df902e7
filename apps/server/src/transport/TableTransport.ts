import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { MOST_MESSAGE_BYTES, UNREADABLE } from '@roundhouse/protocol';
import type { Clock } from '../clock.ts';
import { Pace, paceBelow } from '../limits/Pace.ts';
import type { Log } from '../log.ts';
import { gatherFrames } from './gatheredFrames.ts';
import { keepToRooms } from './knownRooms.ts';
import { Inflow } from './Inflow.ts';
import { isOwedTooMuch } from './owed.ts';
import { paceOf, setPace } from './paces.ts';

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
  send: (...values: readonly unknown[]) => void;
  once(event: 'close', listener: () => void): void;
  on(event: 'ping' | 'pong', listener: () => void): void;
  close(code: number): void;
  terminate(): void;
}

/** What the transport is given by the house. */
export interface TransportParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly maxMessagesPerSecond: number;
}

/** The WebSocket transport, hardened against what a hostile client may send or refuse to read. */
export class TableTransport extends WebSocketTransport {
  readonly #parts: TransportParts;
  readonly #inflows = new WeakMap<object, Inflow>();
  #stopLooking: () => void = () => {};

  constructor(server: HttpServer, parts: TransportParts) {
    super({
      server,
      maxPayload: MOST_MESSAGE_BYTES,
      perMessageDeflate: false,
      handleProtocols: () => false, // it speaks none of those that a client may name
      ...SIGNS_OF_LIFE,
      ...FAREWELL,
    });
    this.#parts = parts;
    const pace = paceBelow(parts.maxMessagesPerSecond);
    this.wss.prependListener('connection', (socket: Socket, request: IncomingMessage) => {
      keepToRooms(request);
      if (pace !== null) {
        setPace(socket, new Pace(parts.clock, pace));
        const inflow = new Inflow(parts.clock, request.socket);
        this.#inflows.set(socket, inflow);
        guardControls(socket, inflow);
      }
      guardMessages(socket, parts.log);
      gatherFrames(socket, request.socket);
    });
    server.once('listening', () => this.#lookAgain());
  }

  override shutdown(): void {
    this.#stopLooking();
    super.shutdown();
  }

  /** Whoever reads too slowly, or sends far too much, is cut off even while nothing happens at the table. */
  #lookAgain(): void {
    this.#stopLooking = this.#parts.clock.after(LOOK_EVERY_MS, () => {
      for (const socket of this.wss.clients) {
        const isFlood = this.#inflows.get(socket)?.isFlood() ?? false;
        if (isFlood || isOwedTooMuch(socket)) socket.terminate();
      }
      this.#lookAgain();
    });
  }
}

/** Colyseus hears of pings and pongs, and counts none. */
function guardControls(socket: Socket, inflow: Inflow): void {
  const count = () => {
    if (!inflow.takeControl()) socket.terminate();
  };
  socket.on('ping', count);
  socket.on('pong', count);
}

/**
 * Colyseus takes a frame apart outside of any `try`; what it throws there would end the process.
 * Messages also wait their turn here, so that nobody comes near the limit at which Colyseus hangs up.
 */
function guardMessages(socket: Socket, log: Log): void {
  const emit = socket.emit.bind(socket);
  const pace = paceOf(socket);
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
