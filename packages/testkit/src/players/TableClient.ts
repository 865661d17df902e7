import { Decoder } from '@colyseus/schema';
import {
  PROTOCOL_VERSION,
  decodeEventsMessage,
  readSnapshot,
  type EventsMessage,
  type HostRequest,
  type SeatMessage,
  type SeatRequest,
  type TableSnapshot,
} from '@roundhouse/protocol';
import { TableState } from '@roundhouse/protocol/schema';
import { invariant, type Command, type SeatView } from '@roundhouse/rules';
import { hearComplaints } from '../raw/complaints.ts';
import type { Place } from '../raw/ask.ts';
import { RawClient, type RawReply } from '../raw/RawClient.ts';
import type { DownFrame } from '../raw/wire.ts';

/** How somebody comes to a table: back to a seat, by name, or to watch; and what they have heard. */
export type Entrance = { readonly haveSeq?: number } & (
  | { readonly seatToken: string }
  | { readonly name: string }
  | { readonly watch: true }
);

/** A raw client that understands what it hears: the table, its own seat, the events. */
export class TableClient {
  readonly raw: RawClient;
  /** What the decoder of the state could not read. */
  readonly complaints: string[] = [];
  readonly #events: EventsMessage[] = [];
  #decoder = new Decoder(new TableState());
  /** The state as last read; null once something has come since. */
  #snapshot: TableSnapshot | null = null;
  /** Everything that it was told of its seat, newest last. */
  readonly notes: SeatMessage[] = [];
  #token: string | null = null;
  #commandCount = 0;

  constructor(raw: RawClient) {
    this.raw = raw;
    raw.listen((frame) => this.#hear(frame));
  }

  /** Joins a table and waits for its first state. Rejects when the table says no. */
  static async enter(place: Place, code: string, entrance: Entrance): Promise<TableClient> {
    const raw = await RawClient.join(place, code, { version: PROTOCOL_VERSION, ...entrance });
    const client = new TableClient(raw);
    await raw.whenJoined();
    await raw.until(() => client.notes.length > 0, 'the seat');
    return client;
  }

  /** The seat as the server told it. Throws before it has. */
  get place(): SeatMessage {
    const note = this.notes.at(-1);
    invariant(note !== undefined, 'the server has told the seat');
    return note;
  }

  /** The key to the seat, if the server sent one. */
  get token(): string | null {
    return this.#token;
  }

  /** All events so far. */
  get events(): readonly EventsMessage[] {
    return this.#events;
  }

  /** The table as this client knows it. */
  get snapshot(): TableSnapshot {
    this.#snapshot ??= readSnapshot(this.#decoder.state, this.place.seat);
    return this.#snapshot;
  }

  /** What this seat sees; null for a spectator and before the first deal. */
  get view(): SeatView | null {
    const { seat } = this.place;
    const { table, hand } = this.snapshot;
    return seat === null || table === null || hand === null ? null : { table, seat, hand };
  }

  /** Sends a command for the turn that this client believes to run. */
  command(command: Command): Promise<RawReply> {
    this.#commandCount += 1;
    // Another socket of the same seat must not be given this one's answers.
    const commandId = `${this.raw.sessionId} ${this.#commandCount}`;
    return this.raw.request('command', { commandId, turn: this.snapshot.turn, command });
  }

  /** Uses a tool of the host. */
  host(request: HostRequest): Promise<RawReply> {
    return this.raw.request('host', request);
  }

  /** Does something with the own place. */
  seatRequest(request: SeatRequest): Promise<RawReply> {
    return this.raw.request('seat', request);
  }

  /** Asks for all events after these once more. */
  resync(haveSeq: number): Promise<RawReply> {
    return this.raw.request('resync', { haveSeq });
  }

  #hear(frame: DownFrame): void {
    if (frame.kind === 'state') this.#decoder = new Decoder(new TableState());
    if (frame.kind === 'state' || frame.kind === 'patch') this.#decode(frame.body);
    if (frame.kind !== 'message') return;
    if (frame.type === 'events') this.#events.push(decodeEventsMessage(frame.payload));
    if (frame.type === 'seat') this.#takeSeat(frame.payload as SeatMessage);
  }

  #decode(body: Uint8Array): void {
    const decoder = this.#decoder;
    this.#snapshot = null;
    hearComplaints(
      () => decoder.decode(body),
      (complaint) => this.complaints.push(complaint),
    );
  }

  #takeSeat(message: SeatMessage): void {
    this.#snapshot = null;
    this.notes.push(message);
    if (message.token !== undefined) this.#token = message.token;
  }
}
