import type {
  CloseReason,
  CommandRequest,
  CreateTable,
  EventsMessage,
  HostRequest,
  JoinOptions,
  Reply,
  RequestRefusal,
  SeatMessage,
  SeatRequest,
} from '@roundhouse/protocol';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import {
  legalCommands,
  turnOf,
  viewFor,
  type Command,
  type GameEvent,
  type Result,
  type Round,
  type Seat,
} from '@roundhouse/rules';
import {
  DEFAULT_CONFIG,
  fairDealer,
  type Journal,
  type TableConfig,
  type TableFact,
} from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { TableRegistry } from '@roundhouse/server/table';
import { FakeClock, settled } from './fakeClock.ts';
import { seededSeeds } from './seededSeeds.ts';
import { silentLog } from './silentLog.ts';

type Table = NonNullable<ReturnType<TableRegistry['find']>>;
type Showing = ReturnType<Table['showing']>;

/** Where one test's house differs from the usual one. */
export interface HouseParts {
  readonly seed?: string;
  readonly config?: Partial<TableConfig>;
  readonly journal?: Journal<TableFact>;
}

/** Tables without a network: their registry, their clock and their journal. */
export class House {
  readonly clock = new FakeClock();
  readonly journal: Journal<TableFact>;
  readonly registry: TableRegistry;

  constructor({ seed = 'a house', config = {}, journal = memoryJournal() }: HouseParts = {}) {
    this.journal = journal;
    this.registry = new TableRegistry({
      clock: this.clock,
      seeds: seededSeeds(seed),
      journal,
      dealer: fairDealer,
      config: { ...DEFAULT_CONFIG.table, ...config },
      log: silentLog(),
      maxTables: 100,
    });
  }

  /** Opens a table that is watched; its host has not come yet. Throws when it cannot be opened. */
  async open(wish: CreateTable): Promise<OpenTable> {
    const opened = await this.registry.open(wish);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    return new OpenTable(opened.value.table, opened.value.seatToken);
  }
}

/** A table with everything that it has shown. */
export class OpenTable {
  readonly table: Table;
  readonly hostToken: string;
  readonly events: GameEvent[] = [];
  closedFor: CloseReason | null = null;
  /** How often something was shown. */
  shownCount = 0;

  constructor(table: Table, hostToken: string) {
    this.table = table;
    this.hostToken = hostToken;
    table.showTo({
      changed: (_showing, events) => {
        this.shownCount += 1;
        this.events.push(...events);
      },
      closed: (reason) => {
        this.closedFor = reason;
      },
    });
  }

  get showing(): Showing {
    return this.table.showing();
  }

  get phase(): Showing['data']['stage']['phase'] {
    return this.showing.data.stage.phase;
  }

  /** The round on the table. Throws in the lobby. */
  get round(): Round {
    const { stage } = this.showing.data;
    if (stage.phase === 'lobby') throw new Error('no round in the lobby');
    return stage.round;
  }

  /** Whose turn it is; null when no round runs. */
  get turnSeat(): Seat | null {
    return this.phase === 'playing' ? (turnOf(this.round.table)?.seat ?? null) : null;
  }

  /** The host, let in with the key. */
  host(): Promise<Guest> {
    return this.join({ seatToken: this.hostToken });
  }

  /** Somebody who was let in. Throws when they were not. */
  async join(how: Wish): Promise<Guest> {
    const guest = new Guest(this.table);
    const entered = await guest.enter(how);
    if (!entered.ok) throw new Error(entered.error);
    return guest;
  }
}

/** How somebody comes, the version aside. */
export type Wish = { readonly haveSeq?: number } & (
  | { readonly seatToken: string }
  | { readonly name: string }
  | { readonly watch: true }
);

/** Somebody at a table, or at its door. */
export class Guest {
  readonly notes: SeatMessage[] = [];
  /** Events that were told once more. */
  readonly retold: EventsMessage[] = [];
  dismissedFor: CloseReason | null = null;
  readonly #table: Table;
  #commandCount = 0;
  #arrived: () => void = () => {};
  readonly #connection = {
    tell: (message: SeatMessage, arrived?: () => void) => {
      this.notes.push(message);
      if (arrived !== undefined) this.#arrived = arrived;
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
    this.#arrived();
    await settled();
  }

  enter(how: Wish): ReturnType<Table['connect']> {
    const join: JoinOptions = { version: PROTOCOL_VERSION, ...how };
    return this.#table.connect(this.#connection, join);
  }

  resync(haveSeq: number): Promise<Result<Reply, RequestRefusal>> {
    return this.#table.resync(this.#connection, { haveSeq });
  }

  /** The network breaks. */
  drop(): Promise<void> {
    return this.#table.disconnect(this.#connection);
  }

  command(request: CommandRequest): Promise<Result<Reply, RequestRefusal>> {
    return this.#table.command(this.#connection, request);
  }

  /** A new command for the turn that runs. */
  do(command: Command): Promise<Result<Reply, RequestRefusal>> {
    this.#commandCount += 1;
    const { turn } = this.#table.showing().data;
    return this.command({ commandId: `${this.#commandCount}`, turn, command });
  }

  /** The first legal command of the own turn. Throws out of turn. */
  doAnything(): Promise<Result<Reply, RequestRefusal>> {
    const { stage } = this.#table.showing().data;
    const round = stage.phase === 'lobby' ? null : stage.round;
    const [command] = round === null ? [] : legalCommands(viewFor(round, this.seat));
    if (command === undefined) throw new Error('it is not their turn');
    return this.do(command);
  }

  asHost(request: HostRequest): Promise<Result<Reply, RequestRefusal>> {
    return this.#table.host(this.#connection, request);
  }

  atSeat(request: SeatRequest): Promise<Result<Reply, RequestRefusal>> {
    return this.#table.seat(this.#connection, request);
  }
}
