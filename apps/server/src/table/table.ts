import type {
  CloseReason,
  CommandRequest,
  HostRequest,
  JoinOptions,
  JoinRefusal,
  ResyncRequest,
  SeatRequest,
  TableCode,
} from '@roundhouse/protocol';
import { fail, ok, type GameEvent, type Result } from '@roundhouse/rules';
import type { Log } from '../log.ts';
import { done, type Answer } from './answers.ts';
import type { Connection, Place } from './attendance.ts';
import { nextRound, useHostTool, type Outcome } from './hostTools.ts';
import { OneAtATime } from './oneAtATime.ts';
import { coverAbsentPlayer, moveBot, replaceHost } from './ownMoves.ts';
import { playCommand } from './playCommand.ts';
import { seatOpenTo } from './comingBack.ts';
import { letGo, letIn, noteArrival, useSeatTool } from './seatTools.ts';
import { showingOf, type Showing } from './showing.ts';
import { StoreFailure, TableCore, type TableDeps } from './tableCore.ts';
import type { TableData } from './tableData.ts';
import type { TableFact } from './tableFact.ts';
import { troubleReport } from './troubleReport.ts';
import { TurnClock } from './turnClock.ts';

/** Whoever shows the table to the clients. */
export interface Audience {
  /** The table has changed, and these events of the game have happened; all of it is written down. */
  changed(showing: Showing, events: readonly GameEvent[]): void;
  /** The table is gone: close every connection for this reason. */
  closed(reason: CloseReason): void;
}

/** Where a table is, for the list of tables. */
export interface TableOptions extends TableDeps {
  readonly log: Log;
  /** Called once when the table is no more. */
  readonly onClosed: () => void;
}

/** Why nothing was even tried, or nothing came of it. */
type NotDone = 'tableClosed' | 'tryAgain';

/** A table. It does one thing at a time, and tells nobody before it is written down. */
export class Table {
  readonly code: TableCode;
  readonly #core: TableCore;
  readonly #clock: TurnClock;
  readonly #options: TableOptions;
  #audience: Audience | null = null;
  readonly #queue = new OneAtATime();
  #isClosed = false;

  constructor(options: TableOptions, data: TableData, entryCount: number) {
    this.code = data.code;
    this.#options = options;
    this.#core = new TableCore(options, data, entryCount);
    this.#clock = new TurnClock(options.clock, options.config, {
      moveBot: () => void this.#inTurn(() => moveBot(this.#core)),
      coverAbsentPlayer: () => void this.#inTurn(() => coverAbsentPlayer(this.#core)),
      startNextRound: () => void this.#inTurn(() => nextRound(this.#core)),
      replaceHost: () => void this.#inTurn(() => replaceHost(this.#core)),
      forgetTable: () => void this.#inTurn(() => this.#forget()),
    });
    this.#clock.settle(data, this.#core.attendance);
  }

  /** Shows everything to this audience from now on. */
  showTo(audience: Audience): void {
    this.#audience = audience;
  }

  /**
   * What led here, out of the journal, for those who come back after a restart: every fact since the
   * snapshot, and the number of the last events before it.
   */
  recall(seq: number, facts: readonly TableFact[]): void {
    this.#core.ring.refill(seq, facts);
  }

  /** The table as it stands. */
  showing(): Showing {
    return showingOf(this.#core.data, this.#core.attendance, this.#clock);
  }

  /** The place of a connection; undefined when it has none. */
  placeOf(connection: Connection): Place | undefined {
    return this.#core.attendance.placeOf(connection);
  }

  /** True when this key opens a seat here. */
  hasKey(seatToken: string): boolean {
    const nowMs = this.#options.clock.wallMs();
    return seatOpenTo(this.#core.data, seatToken, nowMs) !== undefined;
  }

  /** Lets somebody in; the connection is told its seat. Errors: why not. */
  async connect(connection: Connection, join: JoinOptions): Promise<Result<null, JoinRefusal>> {
    const outcome = await this.#inTurn(() => letIn(this.#core, connection, join));
    return outcome.ok ? outcome.value : fail(outcome.error);
  }

  /** A connection is gone. Its seat stays its player's, if they were ever told the key to it. */
  async disconnect(
    connection: Connection,
    how: 'arrived' | 'neverArrived' = 'arrived',
  ): Promise<void> {
    await this.#inTurn(() => letGo(this.#core, connection, how === 'arrived'));
  }

  /** A command of a seat. The same id is answered the same, however often it comes. */
  command(connection: Connection, request: CommandRequest): Promise<Answer> {
    return this.#answered(() => playCommand(this.#core, connection, request));
  }

  /** A wish of the host. */
  host(connection: Connection, request: HostRequest): Promise<Answer> {
    return this.#request(() => this.#hostRequest(connection, request));
  }

  /** A wish of anybody about the own seat. */
  seat(connection: Connection, request: SeatRequest): Promise<Answer> {
    return this.#request(() => useSeatTool(this.#core, connection, request));
  }

  /** Tells a connection again what came after these events, if so much is kept; the answer follows. */
  resync(connection: Connection, { haveSeq }: ResyncRequest): Promise<Answer> {
    return this.#request(async () => {
      if (this.placeOf(connection) === undefined) return fail({ code: 'notSeated' });
      this.#core.recaps.askAgain(connection, haveSeq, this.#options.clock.now());
      return ok(null);
    });
  }

  /** Carries out something of the house's own before anybody is connected. */
  prepare(request: HostRequest): Promise<Answer> {
    return this.#request(() => useHostTool(this.#core, request));
  }

  /** Stops the clock for good; the journal keeps the table. */
  stop(): void {
    this.#isClosed = true;
    this.#clock.stop();
  }

  /** Something outside went wrong at this table and nowhere else. */
  async break(error: unknown): Promise<void> {
    if (this.#isClosed) return;
    this.stop();
    const history = await this.#options.journal.read(this.code).catch(() => []);
    this.#options.log.error(troubleReport(error, this.#core.data, history), 'table broke');
    this.#close('tableBroken');
  }

  async #hostRequest(connection: Connection, request: HostRequest): Promise<Outcome> {
    const seat = this.#core.attendance.placeOf(connection)?.seat ?? null;
    if (seat === null || seat !== this.#core.data.host) return fail({ code: 'notHost' });
    return useHostTool(this.#core, request);
  }

  async #forget(): Promise<void> {
    if (!this.#core.attendance.isEmpty) return;
    await this.#core.forget();
    this.stop();
    this.#close('tableClosed');
  }

  #close(reason: CloseReason): void {
    this.#audience?.closed(reason);
    this.#options.onClosed();
  }

  #request(work: () => Promise<Outcome>): Promise<Answer> {
    return this.#answered(async () => {
      const outcome = await work();
      return outcome.ok ? done(this.#core.data) : outcome;
    });
  }

  async #answered(work: () => Promise<Answer>): Promise<Answer> {
    const outcome = await this.#inTurn(work);
    return outcome.ok ? outcome.value : fail({ code: outcome.error });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<Result<T, NotDone>> {
    return this.#queue.run(() => this.#guarded(work));
  }

  async #guarded<T>(work: () => Promise<T>): Promise<Result<T, NotDone>> {
    if (this.#isClosed) return fail('tableClosed');
    try {
      const value = await work();
      this.#show();
      return ok(value);
    } catch (error) {
      if (!(error instanceof StoreFailure)) {
        await this.break(error);
        return fail('tableClosed');
      }
      this.#options.log.warn({ table: this.code, err: error }, 'journal failed');
      this.#show();
      return fail('tryAgain');
    }
  }

  #show(): void {
    const { attendance, data, notes, recaps, ring } = this.#core;
    if (this.#isClosed) return;
    this.#clock.settle(data, attendance);
    const events = this.#core.takeNews();
    if (events !== null) {
      this.#audience?.changed(this.showing(), events);
      notes.send(data, attendance, (token) => {
        void this.#inTurn(() => noteArrival(this.#core, token));
      });
    }
    recaps.send(ring, attendance);
  }
}
