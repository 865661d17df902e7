import {
  PROTOCOL_VERSION,
  type CloseReason,
  type CommandRequest,
  type EventsMessage,
  type HostRequest,
  type JoinOptions,
  type Reply,
  type RequestRefusal,
  type SeatMessage,
  type SeatRequest,
} from '@roundhouse/protocol';
import { legalCommands, viewFor, type Command, type Result, type Seat } from '@roundhouse/rules';
import type { Connection, Table } from '@roundhouse/server/table';
import { settled } from './FakeClock.ts';

/** How somebody comes, the version aside. */
export type Wish = { readonly haveSeq?: number } & (
  | { readonly seatToken: string }
  | { readonly name: string }
  | { readonly watch: true }
);

type Delivery = Parameters<Connection['tell']>[1];

/** A table knows a command by its id, also one of another guest at the same seat. */
let commandCount = 0;

/** Somebody at a table, or at its door. */
export class Guest {
  readonly notes: SeatMessage[] = [];
  /** Events that were told once more. */
  readonly retold: EventsMessage[] = [];
  dismissedFor: CloseReason | null = null;
  readonly #table: Table;
  #delivery: Delivery;
  readonly #connection = {
    tell: (message: SeatMessage, delivery?: Delivery) => {
      this.notes.push(message);
      this.#delivery = delivery ?? this.#delivery;
    },
    retell: (message: EventsMessage) => void this.retold.push(message),
    dismiss: (reason: CloseReason) => {
      this.dismissedFor = reason;
    },
  };

  constructor(table: Table) {
    this.#table = table;
  }

  /** The last note about the own seat. Throws before the first. */
  get note(): SeatMessage {
    const note = this.notes.at(-1);
    if (note === undefined) throw new Error('no note yet');
    return note;
  }

  /** The own seat. Throws for a spectator. */
  get seat(): Seat {
    const { seat } = this.note;
    if (seat === null) throw new Error('a spectator has no seat');
    return seat;
  }

  /** The newest key to the own seat. Throws when there never was one. */
  get token(): string {
    const token = this.notes.findLast((note) => note.token !== undefined)?.token;
    if (token === undefined) throw new Error('no token yet');
    return token;
  }

  /** The client has certainly got its newest key; until this is called it may never have. */
  async hearKey(): Promise<void> {
    this.#delivery?.sent();
    this.#delivery?.arrived();
    await settled();
  }

  /** The newest key is on the line; whether it arrives nobody knows. */
  async awaitKey(): Promise<void> {
    this.#delivery?.sent();
    await settled();
  }

  enter(how: Wish): ReturnType<Table['connect']> {
    const join: JoinOptions = { version: PROTOCOL_VERSION, ...how };
    return this.#table.connect(this.#connection, join);
  }

  resync(haveSeq: number): Promise<Result<Reply, RequestRefusal>> {
    return this.#table.resync(this.#connection, { haveSeq });
  }

  /** The network breaks after everything was sent. */
  drop(): Promise<void> {
    this.#delivery?.sent();
    return this.#table.disconnect(this.#connection);
  }

  /** The network breaks before anything that the table said has arrived. */
  breakOff(): Promise<void> {
    return this.#table.disconnect(this.#connection, 'neverArrived');
  }

  command(request: CommandRequest): Promise<Result<Reply, RequestRefusal>> {
    return this.#table.command(this.#connection, request);
  }

  /** A new command for the turn that runs. */
  do(command: Command): Promise<Result<Reply, RequestRefusal>> {
    commandCount += 1;
    const { turn } = this.#table.showing().data;
    return this.command({ commandId: `${commandCount}`, turn, command });
  }

  /** The first legal command of the own turn. Throws out of turn. */
  get anyCommand(): Command {
    const { stage } = this.#table.showing().data;
    const round = stage.phase === 'lobby' ? null : stage.round;
    const [command] = round === null ? [] : legalCommands(viewFor(round, this.seat));
    if (command === undefined) throw new Error('it is not their turn');
    return command;
  }

  /** Does just that. */
  doAnything(): Promise<Result<Reply, RequestRefusal>> {
    return this.do(this.anyCommand);
  }

  asHost(request: HostRequest): Promise<Result<Reply, RequestRefusal>> {
    return this.#table.host(this.#connection, request);
  }

  atSeat(request: SeatRequest): Promise<Result<Reply, RequestRefusal>> {
    return this.#table.seat(this.#connection, request);
  }
}
