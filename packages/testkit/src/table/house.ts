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
  type Clock,
  type Dealer,
  type Journal,
  type TableConfig,
  type TableFact,
} from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { TableRegistry, type Table } from '@roundhouse/server/table';
import { FakeClock, settled } from './fakeClock.ts';
import { seededSeeds } from './seededSeeds.ts';
import { silentLog } from './silentLog.ts';

type Showing = ReturnType<Table['showing']>;

/** Where one test's house differs from the usual one. */
export interface HouseParts {
  readonly seed?: string;
  readonly config?: Partial<TableConfig>;
  readonly journal?: Journal<TableFact>;
  readonly dealer?: Dealer;
  readonly maxTables?: number;
}

/** Tables without a network: their registry, their clock and their journal. */
export class House {
  readonly clock = new FakeClock();
  readonly journal: Journal<TableFact>;
  /** What was logged at level warn and above. */
  readonly logLines: unknown[] = [];
  readonly #deps: Omit<ConstructorParameters<typeof TableRegistry>[0], 'clock'>;
  readonly #hostTokens = new Map<string, string>();
  #life = new Life(this.clock);
  #registry: TableRegistry;

  constructor({ seed = 'a house', config = {}, ...parts }: HouseParts = {}) {
    this.journal = parts.journal ?? memoryJournal();
    this.#deps = {
      seeds: seededSeeds(seed),
      journal: this.journal,
      dealer: parts.dealer ?? fairDealer,
      config: { ...DEFAULT_CONFIG.table, ...config },
      log: silentLog(this.logLines),
      maxTables: parts.maxTables ?? 100,
    };
    this.#registry = new TableRegistry({ ...this.#deps, clock: this.#life });
  }

  /** The tables that are in memory. */
  get registry(): TableRegistry {
    return this.#registry;
  }

  /** Opens a table that is watched; its host has not come yet. Throws when it cannot be opened. */
  async open(wish: CreateTable): Promise<OpenTable> {
    const opened = await this.registry.open(wish);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { table, seatToken } = opened.value;
    this.#hostTokens.set(table.code, seatToken);
    return new OpenTable(table, seatToken);
  }

  /** A table that may not be in memory, watched anew. Throws when it does not come. */
  async summon(code: string): Promise<OpenTable> {
    const summoned = await this.registry.summon(code);
    if (!summoned.ok) throw new Error(summoned.error);
    return new OpenTable(summoned.value, this.#hostTokens.get(code) ?? '');
  }

  /** The process is killed, and another one begins with what the journal has. */
  restart(): void {
    this.#life.end();
    this.#life = new Life(this.clock);
    this.#registry = new TableRegistry({ ...this.#deps, clock: this.#life });
  }
}

/** A clock whose alarms do not outlive their process. */
class Life implements Clock {
  readonly #clock: FakeClock;
  #isOver = false;

  constructor(clock: FakeClock) {
    this.#clock = clock;
  }

  end(): void {
    this.#isOver = true;
  }

  now(): number {
    return this.#clock.now();
  }

  wallMs(): number {
    return this.#clock.wallMs();
  }

  after(delayMs: number, run: () => void): () => void {
    return this.#clock.after(delayMs, () => void (this.#isOver || run()));
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

/** A table knows a command by its id, also one of another guest at the same seat. */
let commandCount = 0;

/** Somebody at a table, or at its door. */
export class Guest {
  readonly notes: SeatMessage[] = [];
  /** Events that were told once more. */
  readonly retold: EventsMessage[] = [];
  dismissedFor: CloseReason | null = null;
  readonly #table: Table;
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
