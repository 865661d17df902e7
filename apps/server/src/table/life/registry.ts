import {
  parseTableCode,
  type CreateRefusal,
  type CreateTable,
  type TableCode,
} from '@roundhouse/protocol';
import { fail, ok, type Result } from '@roundhouse/rules';
import type { Log } from '../../log.ts';
import { JournalError } from '../../store/journalError.ts';
import { Breakages } from './breakages.ts';
import { claimCode, planFor, writeDown, type Plan } from './opening.ts';
import { restore, type Recovered, type Restored, type RestoreTrouble } from '../record/restore.ts';
import { Table } from './table.ts';
import type { TableDeps } from '../play/tableCore.ts';
import { plainWords } from './troubleReport.ts';
import { within } from '../../within.ts';

export { Table };

/** What the house gives to all tables. */
export interface HouseDeps extends TableDeps {
  readonly log: Log;
  /** Most tables in memory, as far as new ones are concerned; as many again may come back. */
  readonly maxTables: number;
}

/** A new table, and the host's key to the first seat. */
export interface OpenedTable {
  readonly table: Table;
  readonly seatToken: string;
}

/** Why no table comes when it is called. */
export type SummonRefusal = RestoreTrouble['code'];

type Summoned = Result<Table, SummonRefusal>;

/** The tables in the memory of this process, by code: each at most once. */
export class TableRegistry {
  readonly #deps: HouseDeps;
  readonly #breakages: Breakages;
  readonly #tables = new Map<TableCode, Table>();
  /** Tables on their way into memory. */
  readonly #coming = new Map<TableCode, Promise<Summoned>>();
  /** Tables that must stay out of memory until something is done. */
  readonly #held = new Map<TableCode, Promise<void>>();
  /** Tables that cannot be loaded, and of which the log knows. */
  readonly #reported = new Set<TableCode>();
  /** New tables on their way into the journal. */
  #openingCount = 0;
  #isResting = false;

  constructor(deps: HouseDeps) {
    this.#deps = deps;
    this.#breakages = new Breakages(deps.clock);
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** The table with this code, as people type it, where it is in memory; undefined otherwise. */
  find(code: string): Table | undefined {
    const known = parseTableCode(code);
    return known && this.#tables.get(known);
  }

  /**
   * The table with this code, as people type it, out of its journal if need be. However many call for
   * it at once, it comes once. Errors: see `SummonRefusal`; `tryAgain` also when the house is
   * closing or twice full, `cannotLoad` also for a while after the table broke again and again.
   */
  async summon(text: string): Promise<Summoned> {
    const code = parseTableCode(text);
    if (code === undefined) return fail('noSuchTable');
    const here = this.#tables.get(code);
    if (here !== undefined) return ok(here);
    const coming = this.#coming.get(code) ?? this.#fetch(code);
    return this.#soon(coming, fail('tryAgain'));
  }

  /** Opens a table with its host, and its bots, at it. Errors: what does not fit; nothing is opened then. */
  async open(wish: CreateTable): Promise<Result<OpenedTable, CreateRefusal>> {
    if (this.#isResting) return fail({ code: 'tryAgain' });
    const plan = planFor(wish);
    if (!plan.ok) return plan;
    this.#makeRoom((table) => table.isLobby);
    if (this.#isFull) return fail({ code: 'tooManyTables' });
    return this.#soon(this.#opened(plan.value), fail({ code: 'tryAgain' }));
  }

  /**
   * Does something with a table's history while the table is not in memory, and does not let it in
   * before that is done. Does nothing where the table is there or is called for. `work` must not reject.
   */
  async whileAway(code: TableCode, work: () => Promise<void>): Promise<void> {
    const isAway = ![this.#tables, this.#coming, this.#held].some((codes) => codes.has(code));
    if (isAway) await this.#hold(code, work());
  }

  /**
   * Puts every table to rest and lets no other in. Resolves when all of them are in their journals; one
   * whose journal does not answer leaves without that.
   */
  async rest(): Promise<void> {
    this.#isResting = true;
    const resting = Promise.all([...this.#tables.values()].map((table) => table.rest()));
    await this.#soon(resting, []);
    for (const table of this.#tables.values()) table.leave('restarting');
  }

  /** What `work` comes to, or something else where that takes too long. */
  #soon<T>(work: Promise<T>, otherwise: T): Promise<T> {
    const { clock, config } = this.#deps;
    return within(clock, config.journalPatienceMs, { work, otherwise });
  }

  get #isFull(): boolean {
    return this.#count >= this.#deps.maxTables;
  }

  get #count(): number {
    return this.size + this.#openingCount;
  }

  /**
   * In a full house the table that came first, of those at which nobody is, goes back to the journal:
   * nothing is lost by that, and whoever fills the house with tables keeps nobody else's out.
   */
  #makeRoom(mayGo: (table: Table) => boolean): void {
    if (!this.#isFull) return;
    for (const table of this.#tables.values()) {
      if (table.isDeserted && mayGo(table)) return table.leave('restarting');
    }
  }

  async #opened(plan: Plan): Promise<Result<OpenedTable, CreateRefusal>> {
    this.#openingCount += 1;
    try {
      return await this.#carryOut(plan);
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
      if (!error.isHarmless && error.trouble !== 'silent') throw error;
      return fail({ code: 'tryAgain' });
    } finally {
      this.#openingCount -= 1;
    }
  }

  async #carryOut(plan: Plan): Promise<Result<OpenedTable, CreateRefusal>> {
    const code = await claimCode(this.#deps);
    const opening = this.#writtenDown(code, plan);
    // Whoever finds it in the journal before it is in memory waits for it: it must not come twice.
    void this.#hold(code, opening);
    const opened = await opening;
    if (opened === null) return fail({ code: 'tryAgain' });
    if (plan.wish.start === true) await opened.table.prepare({ type: 'start' });
    return ok(opened);
  }

  /** Null when the house has begun to close meanwhile. */
  async #writtenDown(code: TableCode, plan: Plan): Promise<OpenedTable | null> {
    const { seatToken, ...restored } = await writeDown(this.#deps, code, plan);
    if (this.#isResting) return null;
    const table = this.#enter(restored);
    table.expectSomebody();
    return { table, seatToken };
  }

  #fetch(code: TableCode): Promise<Summoned> {
    const coming = this.#restored(code).finally(() => this.#coming.delete(code));
    this.#coming.set(code, coming);
    return coming;
  }

  async #restored(code: TableCode): Promise<Summoned> {
    await this.#held.get(code);
    const here = this.#tables.get(code);
    if (here !== undefined) return ok(here);
    if (this.#breakages.isClosed(code)) return fail('cannotLoad');
    if (this.#isResting) return fail('tryAgain');
    // A full house looks, too: else it would tell wrong codes from right ones without counting them.
    const restored = await restore(this.#deps.journal, code);
    if (!restored.ok) return this.#refused(code, restored.error);
    return this.#isResting ? fail('tryAgain') : this.#comeBack(restored.value);
  }

  /** What was there before is let in beyond what new tables may fill, and not without any end. */
  #comeBack(restored: Recovered): Summoned {
    this.#makeRoom((table) => table.isLobby);
    this.#makeRoom(() => true);
    if (this.#count >= 2 * this.#deps.maxTables) return fail('tryAgain');
    const { data, snapshotTrouble } = restored;
    if (snapshotTrouble !== null) {
      const report = { table: data.code, ...plainWords(snapshotTrouble) };
      this.#deps.log.warn(report, 'snapshot left aside');
    }
    return ok(this.#enter(restored));
  }

  #refused(code: TableCode, trouble: RestoreTrouble): Summoned {
    if (trouble.code !== 'noSuchTable' && !this.#reported.has(code)) {
      if (trouble.code === 'cannotLoad') this.#reported.add(code);
      const report = { table: code, code: trouble.code, ...plainWords(trouble.cause) };
      this.#deps.log.error(report, 'table does not come out of its journal');
    }
    return fail(trouble.code);
  }

  #enter(restored: Restored): Table {
    const { code } = restored.data;
    this.#reported.delete(code);
    const onGone = () => this.#left(table);
    const onBroken = () => this.#breakages.note(code);
    const table = new Table({ ...this.#deps, onGone, onBroken }, restored);
    this.#tables.set(code, table);
    return table;
  }

  /** What a table has begun must be over before its history is read again. */
  #left(table: Table): void {
    this.#tables.delete(table.code);
    void this.#hold(table.code, table.whenIdle());
  }

  /** However the work ends: what it throws is for whoever asked for it. */
  async #hold(code: TableCode, work: Promise<unknown>): Promise<void> {
    const release = () => void this.#held.delete(code);
    const held = work.then(release, release);
    this.#held.set(code, held);
    await held;
  }
}
