import { Client, type Room } from '@colyseus/sdk';
import {
  PROTOCOL_VERSION,
  decodeEventsMessage,
  readSnapshot,
  type EventsMessage,
  type HostRequest,
  type Reply,
  type SeatMessage,
  type SeatRequest,
  type TableSnapshot,
} from '@roundhouse/protocol';
import { TableState } from '@roundhouse/protocol/schema';
import { turnOf, type Command, type Seat, type SeatView } from '@roundhouse/rules';
import type { Wish } from '../table/Guest.ts';

const PATIENCE_MS = 10_000;

/** A table knows a command by its id, also one of another person at the same seat. */
let commandCount = 0;

/** Somebody at a table over a real connection, as the browser would be. */
export class Person {
  readonly notes: SeatMessage[] = [];
  readonly news: EventsMessage[] = [];
  /** The close code once the connection is gone. */
  closedWith: number | null = null;
  #snapshot: TableSnapshot | null = null;
  readonly room: Room<unknown, TableState>;
  readonly #watchers = new Set<() => void>();

  private constructor(room: Room<unknown, TableState>) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage('seat', (note: SeatMessage) => this.#changed(() => this.#noted(note)));
    room.onMessage('events', (payload: unknown) =>
      this.#changed(() => this.news.push(decodeEventsMessage(payload))),
    );
    room.onStateChange(() => this.#changed(() => (this.#snapshot = null)));
    room.onLeave((code) => this.#changed(() => (this.closedWith = code)));
    room.onError(() => {});
  }

  /** Joins and waits for the first state and the seat. Rejects with the server's code when refused. */
  static async join(origin: string, code: string, how: Wish): Promise<Person> {
    const client = new Client(origin);
    const options = { version: PROTOCOL_VERSION, ...how };
    const room = await client.joinById<TableState>(code, options, TableState);
    const person = new Person(room as Room<unknown, TableState>);
    await person.until(() => person.room.state.code !== '' && person.notes.length > 0);
    return person;
  }

  get note(): SeatMessage {
    const note = this.notes.at(-1);
    if (note === undefined) throw new Error('no note yet');
    return note;
  }

  /** The newest key to the own seat. Throws when there never was one. */
  get token(): string {
    const token = this.notes.findLast((note) => note.token !== undefined)?.token;
    if (token === undefined) throw new Error('no token yet');
    return token;
  }

  /** The own seat. Throws for a spectator. */
  get seat(): Seat {
    const seat = this.#seatNow;
    if (seat === null) throw new Error('a spectator has no seat');
    return seat;
  }

  get #seatNow(): Seat | null {
    return this.notes.at(-1)?.seat ?? null;
  }

  /** The state as last received, read for the seat as it is now. */
  get snapshot(): TableSnapshot {
    this.#snapshot ??= readSnapshot(this.room.state, this.#seatNow);
    return this.#snapshot;
  }

  /** What a bot at this seat would be given. Throws without a hand. */
  get view(): SeatView {
    const { table, hand } = this.snapshot;
    if (table === null || hand === null) throw new Error('no hand yet');
    return { table, seat: this.seat, hand };
  }

  get isOnTurn(): boolean {
    const { phase, table } = this.snapshot;
    const seat = this.#seatNow;
    return phase === 'playing' && table !== null && seat !== null && turnOf(table)?.seat === seat;
  }

  /** Waits until something holds; looks again whenever something arrives. Rejects after ten seconds. */
  async until(holds: () => boolean): Promise<void> {
    if (holds()) return;
    let look = () => {};
    let timer: NodeJS.Timeout | undefined;
    const held = new Promise<void>((resolve, reject) => {
      look = () => {
        if (holds()) resolve();
        else if (this.closedWith !== null) reject(new Error(`closed with ${this.closedWith}`));
      };
      timer = setTimeout(() => reject(new Error(`never: ${String(holds)}`)), PATIENCE_MS);
    });
    this.#watchers.add(look);
    await held.finally(() => {
      clearTimeout(timer);
      this.#watchers.delete(look);
    });
  }

  /** Sends a command for the turn as last seen. Rejects with `reason`, the refusal. */
  do(command: Command): Promise<Reply> {
    commandCount += 1;
    const { turn } = this.snapshot;
    return this.request('command', { commandId: `${commandCount}`, turn, command });
  }

  asHost(request: HostRequest): Promise<Reply> {
    return this.request('host', request);
  }

  atSeat(request: SeatRequest): Promise<Reply> {
    return this.request('seat', request);
  }

  /** Any request, well formed or not. */
  request(type: string, payload: unknown): Promise<Reply> {
    return this.room.request<unknown, Reply>(type, payload);
  }

  /** Closes the connection as a broken network would. */
  async drop(): Promise<void> {
    this.room.connection.close(4000);
    await this.until(() => this.closedWith !== null);
  }

  #noted(note: SeatMessage): void {
    this.notes.push(note);
    this.#snapshot = null;
  }

  #changed(note: () => unknown): void {
    note();
    for (const look of this.#watchers) look();
  }
}

/** What a request was refused with. Throws when it was not refused. */
export async function refusalOfRequest(request: Promise<Reply>): Promise<unknown> {
  try {
    await request;
  } catch (error) {
    return (error as { readonly reason?: unknown }).reason;
  }
  throw new Error('the request was carried out');
}
