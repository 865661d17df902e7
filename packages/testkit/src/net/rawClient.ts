import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { pack } from 'msgpackr';
import { WebSocket } from 'ws';
import type { Wish } from '../table/house.ts';
import type { TestServer } from './server.ts';

/** What `POST /matchmake/joinById/:code` answers. */
interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

const JOIN_ROOM = 10;
const ROOM_REQUEST = 21;

/** A WebSocket without manners: every frame that comes is kept, any frame may be sent. */
export class RawClient {
  readonly frames: Buffer[] = [];
  closedWith: number | null = null;
  readonly socket: WebSocket;
  readonly #closed: Promise<number>;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => this.frames.push(Buffer.from(data)));
    this.#closed = new Promise((resolve) =>
      socket.on('close', (code) => {
        this.closedWith = code;
        resolve(code);
      }),
    );
  }

  /** Opens a socket at any path. Rejects when the server refuses to upgrade. */
  static async open(server: TestServer, path: string, origin?: string): Promise<RawClient> {
    const url = `ws://127.0.0.1:${server.port}${path}`;
    const client = new RawClient(new WebSocket(url, origin === undefined ? {} : { origin }));
    await once(client.socket, 'open');
    return client;
  }

  /** Joins a table up to and without the acknowledgement that makes the server send the state. */
  static async reserve(server: TestServer, code: string, how: Wish): Promise<RawClient> {
    const options = { version: PROTOCOL_VERSION, ...how };
    const response = await server.post(`/matchmake/joinById/${code}`, options);
    const { processId, roomId, sessionId } = (await response.json()) as Reservation;
    return RawClient.open(server, `/${processId}/${roomId}?sessionId=${sessionId}`);
  }

  /** Joins a table and acknowledges it. */
  static async join(server: TestServer, code: string, how: Wish): Promise<RawClient> {
    const client = await RawClient.reserve(server, code, how);
    while (client.frames.length === 0) await once(client.socket, 'message');
    client.send([JOIN_ROOM]);
    return client;
  }

  send(bytes: Iterable<number> | Buffer | string): void {
    this.socket.send(typeof bytes === 'string' ? bytes : Buffer.from([...bytes]));
  }

  /** A request as the SDK would send it. */
  request(id: number, type: string, payload: unknown): void {
    this.requestPacked(id, type, pack(payload));
  }

  /** A request with any bytes for its payload. */
  requestPacked(id: number, type: string, payload: Uint8Array): void {
    const name = Buffer.from(type);
    this.send([ROOM_REQUEST, id, 0xa0 | name.length, ...name, ...payload]);
  }

  /** Resolves with the close code once the connection is gone. */
  untilClosed(): Promise<number> {
    return this.#closed;
  }

  close(): void {
    this.socket.terminate();
  }
}
