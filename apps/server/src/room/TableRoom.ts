import { ClientState, Room, ServerError, type AuthContext, type Client } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import {
  CLOSE_CODES,
  JOIN_REFUSALS,
  OLDEST_VERSION,
  encodeEventsMessage,
  type CloseReason,
  type JoinRefusal,
  type RequestType,
} from '@roundhouse/protocol';
import { TableState } from '@roundhouse/protocol/schema';
import {
  readCommandRequest,
  readHostRequest,
  readJoinOptions,
  readResyncRequest,
  readSeatRequest,
} from '@roundhouse/protocol/shapes';
import { invariant, redact, type GameEvent, type Seat } from '@roundhouse/rules';
import type { Clock } from '../clock.ts';
import type { FrontDesk } from '../desk/FrontDesk.ts';
import { readAddress, type Address } from '../limits/address.ts';
import type { Log } from '../log.ts';
import type { Answer } from '../table/play/answers.ts';
import type { Connection } from '../table/seats/attendance.ts';
import type { Audience } from '../table/life/audience.ts';
import type { Showing } from '../table/life/showing.ts';
import type { Table } from '../table/life/table.ts';
import { chargeRefusal, cut, hasArrived, isChoked } from '../transport/clients.ts';
import { follow } from './arrival.ts';
import { FullStates } from './fullStates.ts';
import { Hands } from './hands.ts';
import { Projection } from './projection.ts';

/** What the house gives to every room; set where rooms are defined, out of clients' reach. */
export interface RoomDeps {
  readonly desk: FrontDesk<Table>;
  readonly clock: Clock;
  readonly log: Log;
  readonly maxMessagesPerSecond: number;
}

/** What is known of whoever asks to be let in. */
interface Asker {
  readonly address: Address;
}

/** A client as this room knows it. */
interface Guest {
  readonly connection: Connection;
  /** Whose hand it is shown. */
  shownSeat: Seat | null;
  /** True for one that asked for what it missed: it is told of all that follows. */
  readonly missesNothing: boolean;
}

type AskingClient = Client<{ auth: Asker }>;
type Reject = { reject(reason: unknown): unknown };

/** With the farewell of the transport this makes five seconds. */
const HANDSHAKE_MS = 4_000;

// For patches, which grow beyond it where they must. Whole states have a page of their own.
Encoder.BUFFER_SIZE = 8 * 1024;

/** The door of a table: Colyseus on one side, the table on the other, no rules in between. */
export class TableRoom
  extends Room<{ state: TableState; client: AskingClient }>
  implements Audience
{
  override state = new TableState();
  override autoDispose = false;
  override patchRate = 1_000;
  override seatReservationTimeout = 5;
  readonly #projection = new Projection(this.state);
  readonly #hands = new Hands(this.state);
  readonly #guests = new Map<Client, Guest>();
  #deps: RoomDeps | undefined;
  #table: Table | undefined;

  override messages = {
    command: this.#taker(readCommandRequest, (from, request) => this.#here.command(from, request)),
    host: this.#taker(readHostRequest, (from, request) => this.#here.host(from, request)),
    resync: this.#taker(readResyncRequest, (from, request) => this.#here.resync(from, request)),
    seat: this.#taker(readSeatRequest, (from, request) => this.#here.seat(from, request)),
  } satisfies Readonly<Record<RequestType, unknown>>;

  override async onCreate(options: RoomDeps & { readonly table?: Table }): Promise<void> {
    invariant(options.table !== undefined, 'a room is opened for a table');
    this.roomId = `${options.table.code}-${this.roomId}`;
    this.maxMessagesPerSecond = options.maxMessagesPerSecond;
    this.#deps = options;
    this.#table = options.table;
    await this.setPrivate(true);
  }

  /** Colyseus comes with its own, which cuts off what is too long for it. */
  override setSerializer(): void {
    super.setSerializer(
      new FullStates((bytes) => this.#house.log.error({ bytes }, 'a state was too large')),
    );
  }

  /** Notes where a client comes from; the guard has written it where Colyseus looks first. */
  override onAuth(_client: Client, _options: unknown, { ip }: AuthContext): Asker {
    return { address: readAddress(ip) };
  }

  override async onJoin(client: AskingClient, options: unknown): Promise<void> {
    client.view = this.#hands.issueView(null);
    const join = readJoinOptions(options);
    if (join === undefined) throw refusal('badMessage');
    if (join.version < OLDEST_VERSION) throw refusal('versionTooOld');
    const connection = connectionTo(client);
    const missesNothing = join.haveSeq !== undefined;
    this.#guests.set(client, { connection, shownSeat: null, missesNothing });
    const entered = await this.#here.connect(connection, join);
    if (!entered.ok) throw refusal(await this.#toldFor(entered.error, client));
    this.#house.clock.after(HANDSHAKE_MS, () => {
      if (client.state === ClientState.JOINING) client.leave(CLOSE_CODES.tooSlow);
    });
  }

  override async onLeave(client: Client): Promise<void> {
    const guest = this.#guests.get(client);
    this.#guests.delete(client);
    if (guest === undefined) return;
    await this.#here.disconnect(guest.connection, hasArrived(client) ? 'arrived' : 'neverArrived');
  }

  override onDispose(): void {
    this.#table?.leave('restarting');
  }

  override onBeforeShutdown(): void {
    this.closed('restarting');
  }

  override onUncaughtException(error: Error): void {
    if (error.cause instanceof ServerError) return;
    this.#table?.break(error.cause ?? error);
  }

  /** See Audience. Patch, then events, then, by the caller, the reply. */
  changed(showing: Showing, events: readonly GameEvent[]): void {
    this.#write(showing);
    const told = new Map<Seat | null, readonly number[]>();
    for (const [client, guest] of this.#guests) {
      const place = this.#here.placeOf(guest.connection);
      const seat = place?.seat ?? null;
      this.#showHand(client, guest, showing.data.stage.phase === 'lobby' ? null : seat);
      if (events.length === 0 || place === undefined) continue;
      const message = told.get(seat) ?? messageFor(seat, showing.data.seq, events);
      told.set(seat, message);
      tellEvents(client, message, guest.missesNothing);
    }
    this.broadcastPatch();
    for (const client of this.#guests.keys()) if (isChoked(client)) cut(client);
  }

  /** See Audience. */
  closed(reason: CloseReason): void {
    void this.disconnect(CLOSE_CODES[reason]);
  }

  /** What somebody is told who is not let in. Keys that open nothing are counted. */
  async #toldFor(reason: JoinRefusal, { auth }: AskingClient): Promise<JoinRefusal> {
    return reason === 'wrongToken'
      ? this.#house.desk.refuseKey(readAddress(auth?.address))
      : reason;
  }

  #write(showing: Showing): void {
    this.#projection.show(showing);
    this.#hands.write(showing.data.stage);
  }

  #showHand(client: Client, guest: Guest, seat: Seat | null): void {
    if (guest.shownSeat === seat) return;
    guest.shownSeat = seat;
    client.view = this.#hands.issueView(seat);
  }

  /** Reads what a client asks for and replies what `work` makes of it. */
  #taker<Request>(
    read: (payload: unknown) => Request | undefined,
    work: (from: Connection, request: Request) => Promise<Answer>,
  ) {
    return async (client: Client, payload: unknown, reply: Reject): Promise<unknown> => {
      const request = read(payload);
      const guest = this.#guests.get(client);
      if (request === undefined || guest === undefined) {
        chargeRefusal(client);
        return reply.reject({ code: request === undefined ? 'badMessage' : 'notSeated' });
      }
      const answer = await work(guest.connection, request);
      if (answer.ok) return answer.value;
      chargeRefusal(client);
      return reply.reject(answer.error);
    };
  }

  get #house(): RoomDeps {
    invariant(this.#deps !== undefined, 'a room is opened in a house');
    return this.#deps;
  }

  get #here(): Table {
    invariant(this.#table !== undefined, 'a room is opened for a table');
    return this.#table;
  }
}

function connectionTo(client: Client): Connection {
  return {
    tell(message, delivery) {
      client.send('seat', message);
      if (delivery !== undefined) follow(client, delivery);
    },
    retell: (message) => client.send('events', encodeEventsMessage(message)),
    dismiss: (reason) => client.leave(CLOSE_CODES[reason], reason),
  };
}

/**
 * Events follow the patch that shows them. Somebody who is still joining gets a newer state than
 * these events, and none of them, save those who want them all: theirs wait until after the state.
 */
function tellEvents(client: Client, message: readonly number[], missesNothing: boolean): void {
  if (client.state === ClientState.JOINED) {
    client.send('events', message, { afterNextPatch: true });
  } else if (missesNothing && client.state === ClientState.JOINING) {
    client.send('events', message);
  }
}

function messageFor(seat: Seat | null, seq: number, events: readonly GameEvent[]) {
  return encodeEventsMessage({ seq, events: events.map((event) => redact(event, seat)) });
}

function refusal(reason: JoinRefusal): ServerError {
  return new ServerError(JOIN_REFUSALS[reason], reason);
}
