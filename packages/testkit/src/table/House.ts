import type { CreateTable } from '@roundhouse/protocol';
import {
  DEFAULT_CONFIG,
  fairDealer,
  type Dealer,
  type Journal,
  type TableConfig,
  type TableFact,
  type Thinker,
} from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { TableRegistry } from '@roundhouse/server/table';
import { quickThinker } from './quickThinker.ts';
import { FakeClock } from './FakeClock.ts';
import { mortalClock } from './mortalClock.ts';
import { OpenTable } from './OpenTable.ts';
import { seededSeeds } from './seededSeeds.ts';
import { silentLog } from './silentLog.ts';

/** Where one test's house differs from the usual one. */
export interface HouseParts {
  readonly seed?: string;
  readonly config?: Partial<TableConfig>;
  readonly journal?: Journal<TableFact>;
  readonly dealer?: Dealer;
  readonly thinker?: Thinker;
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
  #life = { isOver: false };
  #registry: TableRegistry;

  constructor({ seed = 'a house', config = {}, ...parts }: HouseParts = {}) {
    this.journal = parts.journal ?? memoryJournal();
    this.#deps = {
      seeds: seededSeeds(seed),
      journal: this.journal,
      dealer: parts.dealer ?? fairDealer,
      thinker: parts.thinker ?? quickThinker,
      config: { ...DEFAULT_CONFIG.table, ...config },
      log: silentLog(this.logLines),
      maxTables: parts.maxTables ?? 100,
    };
    this.#registry = this.#begin();
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
    this.#life.isOver = true;
    this.#life = { isOver: false };
    this.#registry = this.#begin();
  }

  #begin(): TableRegistry {
    const life = this.#life;
    return new TableRegistry({ ...this.#deps, clock: mortalClock(this.clock, () => life.isOver) });
  }
}
