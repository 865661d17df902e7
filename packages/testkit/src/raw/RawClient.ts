import { WebSocket, type RawData } from 'ws';
import type { Place } from './ask.ts';
import { askToJoin, socketUrl, type Admission } from './http.ts';
import type { RecordedClose, RecordedFrame, SocketRecording } from './recording.ts';
import {
  joinAckFrame,
  leaveFrame,
  messageFrame,
  readDownFrame,
  requestFrame,
  type DownFrame,
  type ResponseStatus,
} from './wire.ts';

/** What a request was answered. */
export interface RawReply {
  readonly status: ResponseStatus;
  readonly payload: unknown;
}

/** Hears every frame of the server, after it was recorded. */
export type FrameListener = (frame: DownFrame) => void;

interface Waiter {
  readonly isDone: () => boolean;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Longer than anything a sound server needs, even on a busy machine. */
const PATIENCE_MS = 20_000;

/**
 * A client that shares no code with the SDK: it speaks frames, keeps every byte, and believes
 * nothing. What the frames mean is for others to say.
 */
export class RawClient {
  readonly #socket: WebSocket;
  readonly #admission: Admission;
  readonly #frames: RecordedFrame[] = [];
  readonly #listeners: FrameListener[] = [];
  readonly #replies = new Map<number, (reply: RawReply) => void>();
  readonly #waiters = new Set<Waiter>();
  #close: RecordedClose | null = null;
  #nextRequestId = 0;
  #pongs = 0;
  #pings = 0;
  #error: { readonly code: number; readonly message: string } | null = null;
  #hasState = false;

  private constructor(
    url: string,
    admission: Admission,
    headers: Readonly<Record<string, string>>,
  ) {
    this.#admission = admission;
    this.#socket = new WebSocket(url, { headers, perMessageDeflate: false });
    this.#socket.on('message', (data) => this.#hear(data));
    this.#socket.on('pong', () => {
      this.#pongs += 1;
      this.#settle();
    });
    this.#socket.on('error', () => undefined); // a close follows, and says it again
    this.#socket.on('close', (code, reason) => {
      this.#close = { code, reason: reason.toString('utf8') };
      this.#settle();
    });
  }

  /** Goes through both steps of joining, as far as the server lets it; wait with `whenJoined`. */
  static async join(
    place: Place,
    code: string,
    options: Readonly<Record<string, unknown>>,
  ): Promise<RawClient> {
    const admission = await askToJoin(place, code, options);
    if (admission.reservation === null) {
      throw new Error(`not let in: ${admission.exchange.status} ${admission.exchange.received}`);
    }
    return RawClient.open(place, admission);
  }

  /** The second step alone. */
  static open(
    place: Place,
    admission: Admission,
    headers: Readonly<Record<string, string>> = {},
  ): RawClient {
    if (admission.reservation === null) throw new Error('there is no reservation to use');
    return new RawClient(socketUrl(place, admission.reservation), admission, headers);
  }

  /** A copy of everything so far. */
  get recording(): SocketRecording {
    return {
      frames: [...this.#frames],
      close: this.#close,
      admission: this.#admission.exchange,
    };
  }

  /** The name that the server gave this socket. */
  get sessionId(): string {
    return this.#admission.reservation?.sessionId ?? '';
  }

  /** Why the socket is closed; null while it is not. */
  get closed(): RecordedClose | null {
    return this.#close;
  }

  /** The error that the server sent instead of a welcome. */
  get error(): { readonly code: number; readonly message: string } | null {
    return this.#error;
  }

  /** Hears all frames from now on. */
  listen(listener: FrameListener): void {
    this.#listeners.push(listener);
  }

  /** Resolves with the first full state, or rejects when the server will not send one. */
  whenJoined(): Promise<void> {
    return this.until(() => this.#hasState, 'the first state');
  }

  /** Resolves once the socket is closed. */
  async whenClosed(): Promise<RecordedClose> {
    await this.#wait(() => this.#close !== null, 'the end of the socket', false);
    return this.#close ?? { code: 0, reason: '' };
  }

  /** Resolves once this holds; it is asked after every frame. Rejects when the socket ends before. */
  until(isDone: () => boolean, what: string): Promise<void> {
    return this.#wait(isDone, what, true);
  }

  /** Sends a request and waits for its response. */
  request(type: string, payload?: unknown): Promise<RawReply> {
    const requestId = this.#nextRequestId;
    this.#nextRequestId += 1;
    let reply: RawReply | null = null;
    this.#replies.set(requestId, (heard) => {
      reply = heard;
    });
    this.send(requestFrame(requestId, type, payload));
    return this.until(() => reply !== null, `the answer to ${type}`).then(
      () => reply ?? { status: 'error', payload: undefined },
    );
  }

  /** Sends a message that is not answered. */
  message(type: string, payload?: unknown): void {
    this.send(messageFrame(type, payload));
  }

  /** Sends bytes, or a text frame, as they are. */
  send(data: Uint8Array | string): void {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    this.#note('up', bytes);
    this.#socket.send(data, { binary: typeof data !== 'string' });
  }

  /** Resolves once everything that the server had sent before has arrived. Leaves no frame behind. */
  async catchUp(): Promise<void> {
    this.#pings += 1;
    const expected = this.#pings;
    this.#socket.ping();
    await this.until(() => this.#pongs >= expected, 'a pong');
  }

  /** Stops reading the socket, as a phone in a tunnel does. */
  stall(): void {
    this.#socket.pause();
  }

  /** Reads on. */
  resume(): void {
    this.#socket.resume();
  }

  /** Leaves by the front door. */
  async leave(): Promise<void> {
    if (this.#close === null) this.send(leaveFrame());
    await this.whenClosed();
  }

  /** Drops the connection without a word. */
  async cut(): Promise<void> {
    this.#socket.terminate();
    await this.whenClosed();
  }

  #hear(data: RawData): void {
    const bytes = Uint8Array.from(data as Buffer);
    this.#note('down', bytes);
    const frame = readDownFrame(bytes);
    if (frame.kind === 'joined') this.send(joinAckFrame());
    if (frame.kind === 'state') this.#hasState = true;
    if (frame.kind === 'error') this.#error = frame;
    if (frame.kind === 'response') {
      this.#replies.get(frame.requestId)?.({ status: frame.status, payload: frame.payload });
    }
    for (const listener of this.#listeners) listener(frame);
    this.#settle();
  }

  #note(direction: 'down' | 'up', bytes: Uint8Array): void {
    this.#frames.push({ direction, atMs: performance.now(), bytes });
  }

  #wait(isDone: () => boolean, what: string, needsSocket: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiters.delete(waiter);
        reject(new Error(`waited ${PATIENCE_MS} ms for ${what}`));
      }, PATIENCE_MS);
      const finish = (end: () => void) => () => {
        clearTimeout(timer);
        this.#waiters.delete(waiter);
        end();
      };
      const waiter: Waiter = {
        isDone,
        resolve: finish(resolve),
        reject: (error) => {
          if (needsSocket) finish(() => reject(error))();
        },
      };
      this.#waiters.add(waiter);
      this.#settle();
    });
  }

  #settle(): void {
    for (const waiter of this.#waiters) {
      if (waiter.isDone()) waiter.resolve();
      else if (this.#close !== null) waiter.reject(new Error(this.#farewell(this.#close)));
    }
  }

  #farewell({ code, reason }: RecordedClose): string {
    const error = this.#error === null ? '' : `: ${this.#error.code} ${this.#error.message}`;
    return `the socket was closed with ${code} ${reason}${error}`;
  }
}
