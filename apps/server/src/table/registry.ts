import {
  parsePlayerName,
  parseTableCode,
  type CreateRefusal,
  type CreateTable,
  type PlayerName,
  type TableCode,
} from '@roundhouse/protocol';
import { DEFAULT_PRESET, fail, newMatch, ok, type Result } from '@roundhouse/rules';
import type { Log } from '../log.ts';
import { evolveTable, openedTable } from './evolveTable.ts';
import { rulesFrom } from './lobby.ts';
import { botName } from './names.ts';
import { nextSeat, seatHost } from './seating.ts';
import { Table } from './table.ts';
import type { TableDeps } from './tableCore.ts';
import type { TableData } from './tableData.ts';
import type { TableFact, TableRules } from './tableFact.ts';
import { stateHash } from './tableImage.ts';

/** What the house gives to all tables. */
export interface HouseDeps extends TableDeps {
  readonly log: Log;
  readonly maxTables: number;
}

/** A new table, and the host's key to the first seat. */
export interface OpenedTable {
  readonly table: Table;
  readonly seatToken: string;
}

interface Plan {
  readonly rules: TableRules;
  readonly name: PlayerName;
  readonly wish: CreateTable;
}

const MOST_CLAIMS = 20;

/** All tables of this process, by code. */
export class TableRegistry {
  readonly #deps: HouseDeps;
  readonly #tables = new Map<TableCode, Table>();
  /** Tables on their way into the journal. */
  #openingCount = 0;

  constructor(deps: HouseDeps) {
    this.#deps = deps;
  }

  /** How many tables there are. */
  get size(): number {
    return this.#tables.size;
  }

  /** The table with this code, as people type it; undefined when there is none. */
  find(code: string): Table | undefined {
    const known = parseTableCode(code);
    return known && this.#tables.get(known);
  }

  /** Opens a table with its host, and its bots, at it. Errors: what does not fit; nothing is opened then. */
  async open(wish: CreateTable): Promise<Result<OpenedTable, CreateRefusal>> {
    const { maxTables } = this.#deps;
    if (this.size + this.#openingCount >= maxTables) return fail({ code: 'tooManyTables' });
    const plan = planFor(wish);
    if (!plan.ok) return plan;
    this.#openingCount += 1;
    try {
      return ok(await this.#carryOut(plan.value));
    } finally {
      this.#openingCount -= 1;
    }
  }

  /** Stops every table; their journals keep them. */
  stop(): void {
    for (const table of this.#tables.values()) table.stop();
    this.#tables.clear();
  }

  async #carryOut({ rules, name, wish }: Plan): Promise<OpenedTable> {
    const code = await this.#claimCode();
    const opening = new Opening({ type: 'tableOpened', code, ...rules });
    const { seeds, clock } = this.#deps;
    const host = seatHost(opening.data, name, { seeds, nowMs: clock.wallMs() });
    opening.add(...host.facts);
    for (let count = 0; count < (wish.bots ?? 0); count += 1) {
      const { data } = opening;
      const level = wish.botLevel ?? 'porter';
      opening.add({ type: 'botSat', seat: nextSeat(data), name: botName(data), level });
    }
    const table = await this.#record(opening);
    if (wish.start === true) await table.prepare({ type: 'start' });
    return { table, seatToken: host.token };
  }

  async #record({ facts, data }: Opening): Promise<Table> {
    const { journal, clock } = this.#deps;
    const atMs = clock.wallMs();
    const entries = facts.map((fact, index) => ({ index, atMs, fact }));
    try {
      await journal.append(data.code, { entries, stateHash: stateHash(data) });
    } catch (error) {
      await journal.forget(data.code).catch(() => {}); // else the code would be lost
      throw error;
    }
    const onClosed = () => void this.#tables.delete(data.code);
    const table = new Table({ ...this.#deps, onClosed }, data, entries.length);
    this.#tables.set(data.code, table);
    return table;
  }

  async #claimCode(): Promise<TableCode> {
    for (let count = 0; count < MOST_CLAIMS; count += 1) {
      const code = this.#deps.seeds.tableCode();
      if (await this.#deps.journal.claim(code, this.#deps.clock.wallMs())) return code;
    }
    throw new Error('no free table code');
  }
}

/** The first facts of a table, and what they come to. */
class Opening {
  readonly facts: TableFact[];
  data: TableData;

  constructor(first: Extract<TableFact, { type: 'tableOpened' }>) {
    this.facts = [first];
    this.data = openedTable(first);
  }

  add(...facts: readonly TableFact[]): void {
    this.facts.push(...facts);
    this.data = facts.reduce(evolveTable, this.data);
  }
}

function planFor(wish: CreateTable): Result<Plan, CreateRefusal> {
  const { preset = DEFAULT_PRESET, options, seats } = wish;
  const rules = rulesFrom({ preset, ...(options && { options }), ...(seats && { seats }) });
  if (!rules.ok) return fail({ code: 'badOptions', error: rules.error });
  const name = parsePlayerName(wish.name);
  if (name === undefined) return fail({ code: 'badName' });
  const players = 1 + (wish.bots ?? 0);
  if (players > rules.value.seats) return fail({ code: 'tableFull', seats: rules.value.seats });
  const match = newMatch(rules.value.options, players);
  if (wish.start === true && !match.ok) return fail({ code: 'badOptions', error: match.error });
  return ok({ rules: rules.value, name, wish });
}
