import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { WebSocket } from 'ws';
import { askToJoin, socketUrl } from '../raw/http.ts';
import { joinAckFrame, requestFrame } from '../raw/wire.ts';
import type { Wish } from '../table/house.ts';
import type { TestServer } from './server.ts';

/** A WebSocket without manners: it answers nothing by itself, keeps every frame, sends any bytes. */
export class RawSocket {
  readonly frames: Buffer[] = [];
  closedWith: number | null = null;
  readonly #socket: WebSocket;
  readonly #closed: Promise<number>;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => this.frames.push(Buffer.from(data)));
    this.#closed = new Promise((resolve) =>
      socket.on('close', (code) => {
        this.closedWith = code;
        resolve(code);
      }),
    );
  }

  /** Opens a socket at any address. Rejects when the server refuses to upgrade. */
  static async open(url: string, origin?: string): Promise<RawSocket> {
    const opened = new RawSocket(new WebSocket(url, origin === undefined ? {} : { origin }));
    await once(opened.#socket, 'open');
    return opened;
  }

  /** Joins a table up to and without the acknowledgement that makes the server send the state. */
  static async reserve({ place }: TestServer, code: string, how: Wish): Promise<RawSocket> {
    const options = { version: PROTOCOL_VERSION, ...how };
    const { exchange, reservation } = await askToJoin(place, code, options);
    if (reservation === null) throw new Error(`not let in: ${exchange.received}`);
    return RawSocket.open(socketUrl(place, reservation));
  }

  /** Joins a table and acknowledges it. */
  static async join(server: TestServer, code: string, how: Wish): Promise<RawSocket> {
    const joined = await RawSocket.reserve(server, code, how);
    while (joined.frames.length === 0) await once(joined.#socket, 'message');
    joined.send(joinAckFrame());
    return joined;
  }

  /** Sends bytes, or a text frame, as they are. */
  send(data: Iterable<number> | string): void {
    this.#socket.send(typeof data === 'string' ? data : Uint8Array.from(data));
  }

  /** A request as the SDK would send it. */
  request(id: number, type: string, payload: unknown): void {
    this.send(requestFrame(id, type, payload));
  }

  /** Resolves with the close code once the connection is gone. */
  untilClosed(): Promise<number> {
    return this.#closed;
  }

  close(): void {
    this.#socket.terminate();
  }
}
