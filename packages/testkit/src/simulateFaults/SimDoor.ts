import {
  CLOSE_CODES,
  JOIN_REFUSALS,
  readSnapshot,
  type CloseReason,
  type CommandRequest,
  type JoinOptions,
  type Reply,
  type RequestRefusal,
  type SeatMessage,
} from '@roundhouse/protocol';
import { TableState } from '@roundhouse/protocol/schema';
import type { GameEvent, Result, Seat, VisibleEvent } from '@roundhouse/rules';
import { Hands, Projection } from '@roundhouse/server/room';
import type { Connection, Showing, Table } from '@roundhouse/server/table';
import type { SimLine } from './SimLine.ts';
import type { Down, Up } from './SimPlayer.ts';

/** What may be broken at a door, to show what it is good for. */
export interface DoorParts {
  readonly redact: (event: GameEvent, viewer: Seat | null) => VisibleEvent;
  /** Hands a command to the table. */
  readonly command: (
    table: Table,
    connection: Connection,
    request: CommandRequest,
  ) => Promise<Result<Reply, RequestRefusal>>;
}

type Line = SimLine<Up, Down>;
type Delivery = Parameters<Connection['tell']>[1];

/** A line on which somebody was let in; what is said is kept back until its client is ready to hear. */
interface Guest {
  readonly line: Line;
  readonly keptBack: Down[];
  isReady: boolean;
}

/**
 * The door of a table in a simulated house: lines on one side, the table on the other.
 *
 * It shows what the real door, `TableRoom`, shows, through the same `Projection` and `Hands`, and keeps
 * its order: the state, the events, the reply. How is written anew, for there it is Colyseus' doing: what
 * is kept back until a client is ready, that events follow the next patch, when an answer to a ping has
 * come. What is left to share are the loop over the guests and a line that redacts, on the hottest path of
 * the server; a mutation has to come between them here. That the real door keeps the order too is for
 * `chaos` and the tests beside it to say.
 */
export class SimDoor {
  readonly table: Table;
  readonly #parts: DoorParts;
  readonly #state = new TableState();
  readonly #projection = new Projection(this.#state);
  readonly #hands = new Hands(this.#state);
  readonly #guests = new Map<Connection, Guest>();
  readonly #isDead: () => boolean;
  /** Who hears what becomes of the key in a note, by its number. */
  readonly #deliveries = new Map<number, NonNullable<Delivery>>();
  #noteCount = 0;

  constructor(table: Table, parts: DoorParts, isDead: () => boolean) {
    this.table = table;
    this.#parts = parts;
    this.#isDead = isDead;
    table.showTo(this);
    this.#write(table.showing());
  }

  /** Lets somebody in, or closes the line with the reason. Returns what the line is to the table. */
  async enter(line: Line, join: JoinOptions): Promise<Connection> {
    const guest: Guest = { line, keptBack: [], isReady: false };
    const connection: Connection = {
      tell: (note, delivery) => this.#tell(guest, note, delivery),
      retell: (message) => this.#say(guest, { kind: 'events', message }),
      dismiss: (reason) => line.close(CLOSE_CODES[reason]),
    };
    this.#guests.set(connection, guest);
    const entered = await this.table.connect(connection, join);
    if (entered.ok) {
      if (!this.#isDead()) line.down({ kind: 'welcome' });
    } else {
      this.#guests.delete(connection);
      line.close(JOIN_REFUSALS[entered.error]);
    }
    return connection;
  }

  /** Takes what a line says to the table, and says back what came of it. */
  async hear(connection: Connection, message: Up): Promise<void> {
    const guest = this.#guests.get(connection);
    if (guest === undefined) return;
    if (message.kind === 'ready') return this.#begin(guest);
    if (message.kind === 'heard') return this.#noteHeard(message.note);
    if (message.kind === 'seat') await this.table.seat(connection, message.request);
    if (message.kind === 'host') await this.table.host(connection, message.request);
    if (message.kind !== 'command') return;
    const answer = await this.#parts.command(this.table, connection, message.request);
    this.#say(guest, { kind: 'reply', id: message.request.commandId, answer });
  }

  /** A line is gone. */
  async lose(connection: Connection): Promise<void> {
    const guest = this.#guests.get(connection);
    if (!this.#guests.delete(connection)) return;
    await this.table.disconnect(connection, guest?.isReady === true ? 'arrived' : 'neverArrived');
  }

  /** What a client at this seat sees in the end. */
  snapshotFor(seat: Seat | null) {
    this.#write(this.table.showing());
    return readSnapshot(this.#state, seat);
  }

  /** See Audience of the table. */
  changed(showing: Showing, events: readonly GameEvent[]): void {
    if (this.#isDead()) return;
    this.#write(showing);
    for (const [connection, guest] of this.#guests) {
      const place = this.table.placeOf(connection);
      if (place === undefined) continue;
      this.#say(guest, { kind: 'state', snapshot: readSnapshot(this.#state, place.seat) });
      if (events.length === 0) continue;
      const visible = events.map((event) => this.#parts.redact(event, place.seat));
      this.#say(guest, { kind: 'events', message: { seq: showing.data.seq, events: visible } });
    }
  }

  /** See Audience of the table. */
  closed(reason: CloseReason): void {
    for (const { line } of this.#guests.values()) line.close(CLOSE_CODES[reason]);
    this.#guests.clear();
  }

  #tell(guest: Guest, note: SeatMessage, delivery: Delivery): void {
    this.#noteCount += 1;
    if (delivery !== undefined) this.#deliveries.set(this.#noteCount, delivery);
    this.#say(guest, { kind: 'seat', note, number: this.#noteCount });
  }

  /** The client is ready: it is told what was kept back for it. */
  #begin(guest: Guest): void {
    guest.isReady = true;
    for (const message of guest.keptBack.splice(0)) this.#say(guest, message);
  }

  #noteHeard(note: number): void {
    this.#deliveries.get(note)?.arrived();
    this.#deliveries.delete(note);
  }

  #say({ line, keptBack, isReady }: Guest, message: Down): void {
    if (!isReady) return void keptBack.push(message);
    if (this.#isDead()) return;
    line.down(message);
    if (message.kind === 'seat') this.#deliveries.get(message.number)?.sent();
  }

  #write(showing: Showing): void {
    this.#projection.show(showing);
    this.#hands.write(showing.data.stage);
  }
}
