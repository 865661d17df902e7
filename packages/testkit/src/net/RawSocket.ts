import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { WebSocket, type ClientOptions } from 'ws';
import type { Place } from '../raw/ask.ts';
import { askToJoin, socketUrl } from '../raw/http.ts';
import { joinAckFrame, requestFrame } from '../raw/wire.ts';
import type { Wish } from '../table/Guest.ts';
import type { TestServer } from '../server/TestServer.ts';

/** A WebSocket without manners: it acknowledges nothing by itself, keeps every frame, sends any bytes. */
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
  static open(url: string, origin?: string): Promise<RawSocket> {
    return RawSocket.#connect(url, origin === undefined ? {} : { origin });
  }

  static async #connect(url: string, options: ClientOptions): Promise<RawSocket> {
    const opened = new RawSocket(new WebSocket(url, options));
    await once(opened.#socket, 'open');
    return opened;
  }

  /** Joins a table up to and without the acknowledgement that makes the server send the state. */
  static async reserve({ place }: TestServer, code: string, how: Wish): Promise<RawSocket> {
    return RawSocket.open(await reservedUrl(place, code, how));
  }

  /** Joins a table, acknowledges it, and answers no ping: nobody can say whether it has got anything. */
  static async joinMute({ place }: TestServer, code: string, how: Wish): Promise<RawSocket> {
    const url = await reservedUrl(place, code, how);
    const joined = await RawSocket.#connect(url, { autoPong: false });
    await joined.acknowledge();
    return joined;
  }

  /** Joins a table and acknowledges it. */
  static async join(server: TestServer, code: string, how: Wish): Promise<RawSocket> {
    const joined = await RawSocket.reserve(server, code, how);
    await joined.acknowledge();
    return joined;
  }

  /** Acknowledges that it has joined: now the server sends the state. */
  async acknowledge(): Promise<void> {
    await this.until(() => this.frames.length > 0);
    this.send(joinAckFrame());
  }

  /** Resolves once something holds; looks again after each frame. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(this.#socket, 'message');
  }

  /** Sends bytes, or a text frame, as they are. */
  send(data: Iterable<number> | string): void {
    this.#socket.send(typeof data === 'string' ? data : Uint8Array.from(data));
  }

  /** A frame of control, asked for or not. */
  control(kind: 'ping' | 'pong'): void {
    this.#socket[kind]();
  }

  /** A request as the SDK would send it. */
  request(id: number, type: string, payload: unknown): void {
    this.send(requestFrame(id, type, payload));
  }

  /** Resolves with the close code once the connection is gone. */
  untilClosed(): Promise<number> {
    return this.#closed;
  }

  /** Reads nothing any more, and so answers nothing either. */
  stopReading(): void {
    this.#socket.pause();
  }

  close(): void {
    this.#socket.terminate();
  }
}

async function reservedUrl(place: Place, code: string, how: Wish): Promise<string> {
  const { exchange, reservation } = await askToJoin(place, code, {
    version: PROTOCOL_VERSION,
    ...how,
  });
  if (reservation === null) throw new Error(`not let in: ${exchange.received}`);
  return socketUrl(place, reservation);
}
