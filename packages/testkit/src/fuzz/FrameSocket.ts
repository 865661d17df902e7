import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { SeatMessage } from '@roundhouse/protocol';
import type { Place } from '../raw/ask.ts';
import { joinAckFrame, OPCODES, readDownFrame } from '../raw/wire.ts';
import { readWsFrames, WS, wsFrame, type HeardFrame } from './wsFrame.ts';

/** How a wait on a socket came out. */
export type Outcome = 'open' | 'closed' | 'silent';

interface Waiter {
  readonly isDone: () => boolean;
  readonly resolve: (outcome: Outcome) => void;
}

/** A name for `set-cookie`-like secrets of RFC 6455: any 16 bytes. */
const KEY_BYTES = 16;
/** Where in a message its type stands, after the opcode and the length of the type. */
const SEAT_AT = 2;
const HEAD_END = '\r\n\r\n';

/** What is written before anything else: the request for an upgrade, and bytes that come with it. */
export interface Opening {
  readonly path: string;
  readonly extra?: Uint8Array;
}

/**
 * A WebSocket on bare TCP: it writes any bytes whatever, well-formed or not, and reads just enough to
 * know what became of them.
 */
export class FrameSocket {
  /** Messages about the seat, newest last. */
  readonly seatNotes: SeatMessage[] = [];
  closeCode: number | null = null;
  readonly #socket: Socket;
  readonly #patienceMs: number;
  readonly #waiters = new Set<Waiter>();
  #unread = Buffer.alloc(0);
  #isUpgraded = false;
  #isJoined = false;
  #hasState = false;
  #isClosed = false;
  #pings = 0;
  #pongs = 0;

  constructor(place: Place, { path, extra }: Opening, patienceMs: number) {
    this.#patienceMs = patienceMs;
    this.#socket = connect(place);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (bytes: Buffer) => this.#hear(bytes));
    this.#socket.on('error', () => {}); // a close follows
    this.#socket.on('close', () => {
      this.#isClosed = true;
      this.#settle();
    });
    this.#socket.write(upgradeRequest(place, path));
    if (extra !== undefined) this.#socket.write(extra);
  }

  /** True once the connection is gone. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Writes bytes as they are. */
  write(bytes: Uint8Array): void {
    if (!this.#isClosed) this.#socket.write(bytes);
  }

  /** Waits for the server's answer to the upgrade. */
  whenUpgraded(): Promise<Outcome> {
    return this.#until(() => this.#isUpgraded);
  }

  /** Waits until the table has welcomed us. */
  whenWelcome(): Promise<Outcome> {
    return this.#until(() => this.#isJoined);
  }

  /** Acknowledges the welcome and waits for the state and the seat. */
  async join(): Promise<Outcome> {
    const outcome = await this.whenWelcome();
    if (outcome !== 'open') return outcome;
    this.write(wsFrame({ opcode: WS.binary, payload: joinAckFrame() }));
    return this.#until(() => this.#hasState && this.seatNotes.length > 0);
  }

  /** Resolves once the server has read everything that was written so far, or has closed. */
  async catchUp(): Promise<Outcome> {
    this.#pings += 1;
    const expected = this.#pings;
    this.write(wsFrame({ opcode: WS.ping, payload: Buffer.from('?') }));
    return this.#until(() => this.#pongs >= expected);
  }

  /** Resolves once the server has closed. */
  whenClosed(): Promise<Outcome> {
    return this.#until(() => false);
  }

  /** Says that nothing more will come. */
  end(): void {
    this.#socket.end();
  }

  /** Drops the connection. */
  drop(): void {
    this.#socket.destroy();
  }

  #until(isDone: () => boolean): Promise<Outcome> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.resolve('silent'), this.#patienceMs);
      const waiter: Waiter = {
        isDone,
        resolve: (outcome) => {
          clearTimeout(timer);
          this.#waiters.delete(waiter);
          resolve(outcome);
        },
      };
      this.#waiters.add(waiter);
      this.#settle();
    });
  }

  #settle(): void {
    for (const waiter of this.#waiters) {
      if (waiter.isDone()) waiter.resolve('open');
      else if (this.#isClosed) waiter.resolve('closed');
    }
  }

  #hear(bytes: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, bytes]);
    if (!this.#isUpgraded && !this.#takeHead()) return;
    const { frames, rest } = readWsFrames(this.#unread);
    this.#unread = Buffer.from(rest);
    for (const frame of frames) this.#take(frame);
    this.#settle();
  }

  /** Reads the answer to the upgrade; false while it is not there or is a refusal. */
  #takeHead(): boolean {
    const end = this.#unread.indexOf(HEAD_END);
    if (end < 0 || !this.#unread.toString('latin1', 0, end).startsWith('HTTP/1.1 101'))
      return false;
    this.#unread = this.#unread.subarray(end + HEAD_END.length);
    this.#isUpgraded = true;
    return true;
  }

  #take({ opcode, payload }: HeardFrame): void {
    if (opcode === WS.pong && payload.toString() === '?') this.#pongs += 1;
    if (opcode === WS.ping) this.write(wsFrame({ opcode: WS.pong, payload }));
    if (opcode === WS.close) this.#takeClose(payload);
    if (opcode !== WS.binary) return;
    if (payload[0] === OPCODES.joined) this.#isJoined = true;
    if (payload[0] === OPCODES.state) this.#hasState = true;
    if (payload[0] === OPCODES.message) this.#takeMessage(payload);
  }

  #takeMessage(payload: Buffer): void {
    if (payload.toString('latin1', SEAT_AT, SEAT_AT + 4) !== 'seat') return;
    const frame = readDownFrame(payload);
    if (frame.kind === 'message') this.seatNotes.push(frame.payload as SeatMessage);
  }

  #takeClose(payload: Buffer): void {
    this.closeCode = payload.length >= 2 ? payload.readUInt16BE() : 1005;
    this.write(wsFrame({ opcode: WS.close, payload: payload.subarray(0, 2) }));
  }
}

function upgradeRequest({ host, port }: Place, path: string): string {
  const key = randomBytes(KEY_BYTES).toString('base64');
  const head = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${key}`,
  ];
  return head.join('\r\n') + HEAD_END;
}
