import type { CloseReason, TableCode } from '@roundhouse/protocol';
import { fail, ok, type Result } from '@roundhouse/rules';
import type { Log } from '../../log.ts';
import type { Audience } from './audience.ts';
import { OneAtATime } from './oneAtATime.ts';
import {
  coverAbsentPlayer,
  moveBot,
  noteWaits,
  replaceHost,
  startNextRound,
} from '../waits/ownMoves.ts';
import type { Restored } from '../record/restore.ts';
import { fateOf } from './retention.ts';
import { noteArrival, noteSent, settleArrivals } from '../tools/keyArrivals.ts';
import { showingOf, type Showing } from './showing.ts';
import { Snapshots } from './snapshots.ts';
import { StoreFailure, TableCore, type TableDeps } from '../play/tableCore.ts';
import type { TableData } from '../record/tableData.ts';
import { troubleReport } from './troubleReport.ts';
import { TurnClock } from '../waits/turnClock.ts';

/** What the house knows about its tables, and they do not. */
export interface TableOptions extends TableDeps {
  readonly log: Log;
  /** Called once when the table leaves the memory. */
  readonly onGone: () => void;
  /** Called before that when the table broke; true when it may be set up again at once. */
  readonly onBroken: () => boolean;
}

/** Why nothing was even tried, or nothing came of it. */
export type NotDone = 'tableClosed' | 'tryAgain';

/** How long a table stays awake for somebody who has asked for it and is not there yet. */
const EXPECTING_MS = 15_000;

/**
 * A table from the moment it comes into memory to the moment it leaves: it does one thing at a time,
 * tells nobody before it is written down, and goes by its own clock.
 */
export class TableLife {
  readonly code: TableCode;
  protected readonly core: TableCore;
  readonly #options: TableOptions;
  readonly #clock: TurnClock;
  readonly #snapshots: Snapshots;
  readonly #queue = new OneAtATime();
  #audience: Audience | null = null;
  #goneFor: CloseReason | null = null;
  #expectsUntilMs = 0;

  constructor(options: TableOptions, restored: Restored) {
    this.code = restored.data.code;
    this.#options = options;
    this.core = new TableCore(options, restored, () => this.#doubt());
    this.#snapshots = new Snapshots(this.core, restored.recent, options.log);
    this.#clock = this.#newClock();
    this.#settle();
  }

  /** True once the table has left the memory. */
  get isGone(): boolean {
    return this.#goneFor !== null;
  }

  /** True while nobody is here and nobody is on their way. */
  get isDeserted(): boolean {
    return this.core.attendance.isEmpty && this.#options.clock.now() >= this.#expectsUntilMs;
  }

  /** True while no match has begun, or none since it went back to the lobby. */
  get isLobby(): boolean {
    return this.core.data.stage.phase === 'lobby';
  }

  /** The table as it stands. */
  showing(): Showing {
    return showingOf(this.core, this.#clock);
  }

  /** Shows everything to this audience from now on. */
  showTo(audience: Audience): void {
    this.#audience = audience;
    if (this.#goneFor === null) audience.changed(this.showing(), []);
    else audience.closed(this.#goneFor);
  }

  /** Somebody who may come in is on their way: the table does not fall asleep before they are here. */
  expectSomebody(): void {
    this.#expectsUntilMs = this.#options.clock.now() + EXPECTING_MS;
  }

  /** Resolves when nothing is being done any more. Of use once the table is gone. */
  async whenIdle(): Promise<void> {
    await this.#queue.run(async () => {});
  }

  /** Leaves the memory after what has begun, with everything noted that a restart needs. */
  async rest(): Promise<void> {
    await this.inTurn(async () => {
      const waits = this.#clock.waits();
      if (waits.length > 0) await noteWaits(this.core, waits).catch(ignoreStoreFailure);
      await this.#snapshots.save();
      this.leave('restarting');
    });
  }

  /** Leaves the memory at once; the journal has everything. */
  leave(reason: CloseReason): void {
    if (this.#goneFor !== null) return;
    this.#goneFor = reason;
    this.#clock.stop();
    this.#audience?.closed(reason);
    this.#options.onGone();
  }

  /** Something went wrong at this table and nowhere else: it is set up anew out of its journal. */
  break(error: unknown): void {
    if (this.#goneFor !== null) return;
    const { data } = this.core;
    this.leave(this.#options.onBroken() ? 'restarting' : 'tableBroken');
    void this.#report(error, data);
  }

  /**
   * Does one thing after everything before it is done, and shows what came of it.
   * Errors: the table is gone, or the journal takes nothing just now.
   */
  protected inTurn<T>(work: () => Promise<T>): Promise<Result<T, NotDone>> {
    return this.#queue.run(() => this.#guarded(work));
  }

  async #guarded<T>(work: () => Promise<T>): Promise<Result<T, NotDone>> {
    if (this.#goneFor !== null) return fail(this.#absence);
    try {
      const value = await work();
      this.#show();
      return ok(value);
    } catch (error) {
      if (!(error instanceof StoreFailure)) {
        this.break(error);
        return fail(this.#absence);
      }
      this.#options.log.warn({ table: this.code, err: error }, 'journal failed');
      this.#show();
      return fail('tryAgain');
    }
  }

  /** The journal does not answer: everybody is told that the table pauses. What waits goes on waiting. */
  #doubt(): void {
    this.#options.log.warn({ table: this.code }, 'journal does not answer');
    this.#show();
  }

  async #report(error: unknown, data: TableData): Promise<void> {
    const { journal, log } = this.#options;
    const history = await journal.read(data.code).catch(() => []);
    log.error(troubleReport(error, data, history), 'table broke');
  }

  /** What somebody is told who comes when the table is gone. */
  get #absence(): NotDone {
    const isOver = this.#goneFor === 'tableClosed' || this.#goneFor === 'tableBroken';
    return isOver ? 'tableClosed' : 'tryAgain';
  }

  #newClock(): TurnClock {
    const ownMove = (work: () => Promise<void>) => void this.inTurn(work);
    return new TurnClock(this.#options, this.core.data.waits, {
      moveBot: () => ownMove(() => moveBot(this.core)),
      coverAbsentPlayer: (key) => ownMove(() => coverAbsentPlayer(this.core, key)),
      startNextRound: (key) => ownMove(() => startNextRound(this.core, key)),
      replaceHost: (key) => ownMove(() => replaceHost(this.core, key)),
      noteWaits: () => ownMove(() => noteWaits(this.core, this.#clock.waits())),
      goToSleep: () => ownMove(() => this.#goToSleep()),
    });
  }

  /** Nobody has been here for long. */
  async #goToSleep(): Promise<void> {
    const { config } = this.#options;
    if (!this.isDeserted) return;
    const idleness = { idleMs: config.sleepMs, sinceBootMs: config.sleepMs };
    if (fateOf(this.core.data, idleness, config) === 'forgotten') {
      await this.core.forget();
      return this.leave('tableClosed');
    }
    await this.#snapshots.save();
    if (this.isDeserted) this.leave('restarting'); // else somebody has asked for it meanwhile
  }

  /** Waits for whatever the situation asks for, and thinks meanwhile if there is somebody to see it. */
  #settle(): void {
    this.#clock.settle(this.core);
    if (!this.core.attendance.isEmpty) this.core.thoughts.begin(this.core);
  }

  #show(): void {
    const { attendance, data, notes, recaps, ring } = this.core;
    if (this.#goneFor !== null) return;
    this.#settle();
    if (this.#snapshots.isDue) void this.inTurn(() => this.#snapshots.save());
    const events = this.core.takeNews();
    if (events !== null) {
      this.#audience?.changed(this.showing(), events);
      notes.send(data, attendance, (token) => ({
        sent: () => void this.inTurn(() => noteSent(this.core, token)),
        arrived: () => void this.inTurn(() => noteArrival(this.core, token)),
      }));
    }
    recaps.send(ring, attendance);
    const isDue = this.core.arrivals.size > 0 && !this.core.isPaused;
    if (isDue) void this.inTurn(() => settleArrivals(this.core));
  }
}

function ignoreStoreFailure(error: unknown): void {
  if (!(error instanceof StoreFailure)) throw error;
}
