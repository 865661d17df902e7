import {
  CLOSE_CODES,
  JOIN_REFUSALS,
  PROTOCOL_VERSION,
  type EventsMessage,
  type JoinOptions,
  type SeatMessage,
  type TableSnapshot,
} from '@roundhouse/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { Answer, Connection, ConnectionState } from './connection.ts';
import type { Dial, Line, LineListener } from './line.ts';
import { LineKeeper, type LineClock } from './LineKeeper.ts';
import { newId } from './newId.ts';
import { outbox } from './outbox.ts';
import { TableReader } from './TableReader.ts';

/** How somebody comes to a table who has no key to a seat there. */
export type Entry =
  | { readonly as: 'newcomer'; readonly name: string }
  | { readonly as: 'spectator' };

/** The key to a seat, as this window and the others of this browser keep it. */
export interface SeatKey {
  /** The newest token; null without a seat. */
  readonly token: string | null;
  /** True when another window has played with it since this one did. */
  readonly isElsewhere: boolean;
  /** This window calls with it now. */
  begin(): void;
  /** Keeps a new token at once. */
  keep(token: string): void;
  /** This window plays with it now. */
  claim(): void;
  /** Another window was let in after this one. */
  yield(): void;
}

/** What happens around the page. */
export type Sign = 'seen' | 'hidden' | 'online' | 'offline';

/** What a network connection needs from outside. */
export interface RemoteParts {
  readonly code: string;
  /** For a seat whose key is known: null. */
  readonly entry: Entry | null;
  readonly key: SeatKey;
  readonly dial: Dial;
  readonly clock: LineClock;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Tells what is, and then what happens, around the page. Returns a function that stops it. */
  readonly watch: (tell: (sign: Sign) => void) => () => void;
}

/** A table over the network that comes back by itself whenever the line breaks. */
export function remoteConnection(parts: RemoteParts): Connection {
  return new Remote(parts);
}

/** Batches of events that somebody who comes in the middle is told: the last moves. */
const RECALLED = 8;

class Remote implements Connection {
  readonly isPractice = false;
  readonly #parts: RemoteParts;
  readonly #keeper: LineKeeper;
  readonly #reader: TableReader;
  readonly #commands = outbox((payload) => this.#keeper.request('command', payload));
  readonly #stopWatching: () => void;
  #isRecalled = false;

  constructor(parts: RemoteParts) {
    this.#parts = parts;
    const { key, clock, random } = parts;
    const reader = new TableReader({
      onEntered: () => {
        key.claim();
        this.#keeper.tell({ type: 'entered' });
        void this.#recall();
      },
      onMisread: () => this.#keeper.tell({ type: 'misread' }),
      onToken: (token) => key.keep(token),
      onGap: (haveSeq) => void this.#resync(haveSeq),
    });
    this.#reader = reader;
    this.#keeper = new LineKeeper({
      clock,
      random,
      ear: {
        onState: (state) => reader.takeState(state),
        onSeat: (payload) => reader.takeSeat(payload),
        onEvents: (payload) => reader.takeEvents(payload),
      },
      dial: (listener, byHand) => (!byHand && key.isElsewhere ? null : this.#dial(listener)),
      onResend: () => this.#commands.resend(),
      onGiveUp: () => this.#commands.giveUp(),
    });
    this.#stopWatching = parts.watch((sign) => this.#keeper.tell({ type: sign }));
    this.#keeper.tell({ type: 'wanted' });
  }

  get state(): ReadonlySignal<ConnectionState> {
    return this.#keeper.state;
  }

  get snapshot(): ReadonlySignal<TableSnapshot | null> {
    return this.#reader.snapshot;
  }

  get seat(): ReadonlySignal<SeatMessage | null> {
    return this.#reader.seat;
  }

  get recalled(): Connection['recalled'] {
    return this.#reader.recalled;
  }

  onEvents(listener: (message: EventsMessage) => void): () => void {
    return this.#reader.onEvents(listener);
  }

  command(turn: number, command: Parameters<Connection['command']>[1]): Promise<Answer> {
    return this.#commands.send({ commandId: newId(), turn, command });
  }

  host(request: Parameters<Connection['host']>[0]): Promise<Answer> {
    return this.#once('host', request);
  }

  seatRequest(request: Parameters<Connection['seatRequest']>[0]): Promise<Answer> {
    return this.#once('seat', request);
  }

  retry(): void {
    this.#keeper.tell({ type: 'wanted' });
  }

  close(): void {
    this.#stopWatching();
    this.#keeper.tell({ type: 'left' });
  }

  #dial(listener: LineListener): Line {
    const { code, dial, key } = this.#parts;
    const { token } = key;
    this.#reader.begin();
    key.begin();
    return dial(code, this.#joinOptions(), {
      ...listener,
      onClosed: (closed) => {
        if (closed === CLOSE_CODES.playingElsewhere) key.yield();
        // A key that another window has used meanwhile is worth a second look.
        const isOld = closed === JOIN_REFUSALS.wrongToken && key.token !== token;
        listener.onClosed(isOld ? 0 : closed);
      },
    });
  }

  async #once(type: 'host' | 'seat', payload: object): Promise<Answer> {
    const answer = await this.#keeper.request(type, payload);
    return answer.kind === 'lost' ? { kind: 'unanswered' } : answer;
  }

  /** Whatever the answer: what it brought has come before it, and the state tells the rest. */
  async #resync(haveSeq: number): Promise<void> {
    await this.#keeper.request('resync', { haveSeq });
    this.#reader.closeGap();
  }

  /** With the first state: asks what led to it, for whoever comes, or comes back, in the middle. */
  async #recall(): Promise<void> {
    const { haveSeq, snapshot } = this.#reader;
    if (this.#isRecalled || haveSeq === null || snapshot.peek()?.phase !== 'playing') return;
    this.#isRecalled = true;
    await Promise.resolve(); // the line is live once this event is done
    await this.#keeper.request('resync', { haveSeq: Math.max(0, haveSeq - RECALLED) });
  }

  #joinOptions(): JoinOptions {
    const { key, entry } = this.#parts;
    const { haveSeq } = this.#reader;
    const base = { version: PROTOCOL_VERSION, ...(haveSeq !== null && { haveSeq }) };
    const { token } = key;
    if (token !== null) return { ...base, seatToken: token };
    return entry?.as === 'newcomer' ? { ...base, name: entry.name } : { ...base, watch: true };
  }
}
