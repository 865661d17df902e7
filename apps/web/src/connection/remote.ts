import { signal } from '@preact/signals';
import {
  decodeEventsMessage,
  PROTOCOL_VERSION,
  readSnapshot,
  type EventsMessage,
  type JoinOptions,
  type SeatMessage,
  type TableSnapshot,
} from '@roundhouse/protocol';
import { assertNever } from '@roundhouse/rules';
import type { TableState } from '@roundhouse/protocol/schema';
import type { Answer, Connection, ConnectionState } from './connection.ts';
import { Doubts } from './Doubts.ts';
import { delayMs, endingOfClose, endingOfJoin, RETRY, type Ending } from './endings.ts';
import type { Dial, Line, LineAnswer } from './line.ts';
import { newCommandId, outbox } from './outbox.ts';

/** How somebody comes to a table: with a seat's token, with a name, or only to watch. */
export type Entry =
  | { readonly as: 'seat'; readonly token: string }
  | { readonly as: 'newcomer'; readonly name: string }
  | { readonly as: 'spectator' };

/** What a network connection needs from outside. */
export interface RemoteParts {
  readonly code: string;
  readonly entry: Entry;
  readonly dial: Dial;
  /** Called with the key of a seat as soon as there is one, and with each one that follows it. */
  readonly onToken: (token: string) => void;
  /** The newest key of the seat; another window of this browser may have been given it. */
  readonly keptToken: () => string | null;
}

/** A table over the network that comes back by itself whenever the line breaks. */
export function remoteConnection(parts: RemoteParts): Connection {
  const remote = new Remote(parts);
  remote.retry();
  return remote;
}

class Remote implements Connection {
  readonly state = signal<ConnectionState>({ kind: 'connecting' });
  readonly snapshot = signal<TableSnapshot | null>(null);
  readonly seat = signal<SeatMessage | null>(null);
  private readonly listeners = new Set<(message: EventsMessage) => void>();
  private readonly commands = outbox((payload) => this.post('command', payload));
  private readonly parts: RemoteParts;
  private entry: Entry;
  private line: Line | null = null;
  private lastState: TableState | null = null;
  /** Counts calls, so that the answer of an older one is ignored. */
  private call = 0;
  /** Calls that have not been answered, older ones included. */
  private openCalls = 0;
  private readonly doubts = new Doubts();
  private tries = 0;
  private wasLive = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: RemoteParts) {
    this.parts = parts;
    this.entry = parts.entry;
  }

  onEvents(listener: (message: EventsMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  command(turn: number, command: Parameters<Connection['command']>[1]): Promise<Answer> {
    return this.commands.send({ commandId: newCommandId(), turn, command });
  }

  host(request: Parameters<Connection['host']>[0]): Promise<Answer> {
    return this.once('host', request);
  }

  seatRequest(request: Parameters<Connection['seatRequest']>[0]): Promise<Answer> {
    return this.once('seat', request);
  }

  retry(): void {
    clearTimeout(this.timer);
    this.line?.hangUp();
    this.line = null;
    this.tries += 1;
    if (this.openCalls > 0) this.doubts.noteLostCall();
    this.state.value =
      this.wasLive || this.tries > 1
        ? { kind: 'resuming', tries: this.tries }
        : { kind: 'connecting' };
    void this.open();
  }

  close(): void {
    this.end({ next: 'gone', why: 'left' });
    this.line?.hangUp();
    this.line = null;
  }

  private async once(type: 'host' | 'seat', payload: object): Promise<Answer> {
    const answer = await this.post(type, payload);
    return answer.kind === 'lost' ? { kind: 'unanswered' } : answer;
  }

  /** A line on which a request gets no answer is dead, even if nobody has noticed yet. */
  private async post(type: 'command' | 'host' | 'seat', payload: object): Promise<LineAnswer> {
    const { line } = this;
    if (line === null) return { kind: 'lost' };
    const answer = await line.request(type, payload);
    if (answer.kind === 'lost' && this.line === line) this.retry();
    return answer;
  }

  private async open(): Promise<void> {
    this.call += 1;
    const call = this.call;
    const isCurrent = () => call === this.call;
    const hasRival = this.openCalls > 0;
    this.lastState = null;
    const listener = {
      onState: (state: TableState) => isCurrent() && this.takeState(state),
      onSeat: (message: SeatMessage) => isCurrent() && this.takeSeat(message),
      onEvents: (payload: unknown) => isCurrent() && this.takeEvents(payload),
      onClosed: (code: number) => isCurrent() && this.lose(closedBy(code, hasRival)),
    };
    this.openCalls += 1;
    const options = joinOptions(this.newestEntry());
    const dialled = await this.parts.dial(this.parts.code, options, listener);
    this.openCalls -= 1;
    if (!isCurrent()) {
      if (dialled.ok) dialled.line.hangUp();
    } else if (dialled.ok) {
      this.line = dialled.line;
      this.goLive();
    } else {
      const { code } = dialled;
      this.lose(this.doubts.about(code) ? RETRY : endingOfJoin(code));
    }
  }

  /** Keys change with each use, so that the one to use is the one that is kept now. */
  private newestEntry(): Entry {
    if (this.entry.as !== 'seat') return this.entry;
    return { as: 'seat', token: this.parts.keptToken() ?? this.entry.token };
  }

  private takeSeat(message: SeatMessage): void {
    if (message.token !== undefined) {
      this.entry = { as: 'seat', token: message.token };
      this.parts.onToken(message.token);
    }
    this.seat.value = message;
    if (this.lastState !== null) this.takeState(this.lastState);
  }

  /** The table is shown once both are known: its state, and whose eyes these are. */
  private takeState(state: TableState): void {
    this.lastState = state;
    if (this.seat.value === null) return;
    this.snapshot.value = readSnapshot(state, this.seat.value.seat);
    this.goLive();
  }

  private takeEvents(payload: unknown): void {
    let message: EventsMessage;
    try {
      message = decodeEventsMessage(payload);
    } catch {
      return; // Events are garnish: the state tells the same.
    }
    for (const listener of this.listeners) listener(message);
  }

  private goLive(): void {
    if (this.line === null || this.lastState === null || this.seat.value === null) return;
    if (this.state.value.kind === 'live') return;
    this.wasLive = true;
    this.doubts.settle();
    this.tries = 0;
    this.state.value = { kind: 'live' };
    this.commands.resend();
  }

  private lose(ending: Ending): void {
    this.line = null;
    if (ending.next !== 'retry') {
      this.end(ending);
      return;
    }
    this.doubts.noteLostCall();
    const wait = delayMs(Math.max(1, this.tries));
    if (this.wasLive) this.state.value = { kind: 'resuming', tries: this.tries };
    this.timer = setTimeout(() => this.retry(), wait);
  }

  private end(ending: Exclude<Ending, { readonly next: 'retry' }>): void {
    clearTimeout(this.timer);
    this.call += 1;
    this.commands.giveUp();
    this.state.value =
      ending.next === 'moved' ? { kind: 'moved' } : { kind: 'gone', why: ending.why };
  }
}

/**
 * What the close of a line means. An older call of one's own that gets through late takes the seat
 * like a stranger would: `hasRival` tells that there was one.
 */
function closedBy(code: number, hasRival: boolean): Ending {
  const ending = endingOfClose(code);
  return ending.next === 'moved' && hasRival ? RETRY : ending;
}

function joinOptions(entry: Entry): JoinOptions {
  const version = PROTOCOL_VERSION;
  switch (entry.as) {
    case 'seat':
      return { version, seatToken: entry.token };
    case 'newcomer':
      return { version, name: entry.name };
    case 'spectator':
      return { version, watch: true };
    default:
      return assertNever(entry);
  }
}
