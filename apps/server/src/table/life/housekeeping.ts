import type { TableCode } from '@roundhouse/protocol';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { Journal, JournalledTable } from '../../store/journal.ts';
import type { TableRegistry } from './registry.ts';
import { restore } from '../record/restore.ts';
import { fateOf, type Idleness, type Patience } from './retention.ts';
import type { TableFact } from '../record/tableFact.ts';
import { plainWords } from './troubleReport.ts';

/** What keeping house takes. */
export interface HousekeepingDeps {
  readonly registry: TableRegistry;
  readonly journal: Journal<TableFact>;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Patience;
}

const SWEEP_EVERY_MS = 60 * 60_000;
/** Whoever played so shortly before a restart is waiting for the table to come back. */
const AWAITED_MS = 15 * 60_000;
/** Clocks of machines differ by a little. */
const WRONG_CLOCK_MS = 60_000;
/** So many tables are set up again at a time. */
const AT_A_TIME = 4;

/** Sets up again what people wait for after a restart, and clears away what nobody has used for long. */
export class Housekeeping {
  readonly #deps: HousekeepingDeps;
  /** A table at which something was played stays such a table, and need not be read again. */
  readonly #played = new Set<TableCode>();
  #bootWallMs = 0;
  #bootMs = 0;
  /** When the age of tables was last counted. */
  #agedMs = 0;
  #cancel = () => {};
  #isOver = false;

  constructor(deps: HousekeepingDeps) {
    this.#deps = deps;
  }

  /** Begins, and goes on until it is stopped. Resolves after the first round. */
  async begin(): Promise<void> {
    this.#bootWallMs = this.#deps.clock.wallMs();
    this.#bootMs = this.#deps.clock.now();
    this.#agedMs = this.#bootMs;
    await this.#quietly(async () => {
      const tables = await this.#deps.journal.list();
      await this.#wake(tables, this.#lastTimeKnown(tables[0]?.touchedMs ?? 0));
    });
    await this.#sweepAgain();
  }

  /** Lets everything be. */
  stop(): void {
    this.#isOver = true;
    this.#cancel();
  }

  /**
   * The clock on the wall, unless something was written later by it: then it is wrong, or was. One that
   * is ahead cannot be told from a house that was closed.
   */
  #lastTimeKnown(lastTouchedMs: number): number {
    const behindMs = lastTouchedMs - this.#bootWallMs;
    if (behindMs < WRONG_CLOCK_MS) return this.#bootWallMs;
    this.#deps.log.warn({ behindMs }, 'the clock is behind what was written last');
    return lastTouchedMs;
  }

  /**
   * A match goes on as soon as its players are back, and they come at once; a lobby has nothing that
   * goes on, and waits in the journal until somebody calls for it.
   */
  async #wake(tables: readonly JournalledTable[], lastMs: number): Promise<void> {
    const sinceMs = lastMs - AWAITED_MS;
    const awaited = tables.filter((table) => table.entryCount > 0 && table.touchedMs >= sinceMs);
    for (let first = 0; first < awaited.length && !this.#isOver; first += AT_A_TIME) {
      const some = awaited.slice(first, first + AT_A_TIME);
      await Promise.all(some.map(({ code }) => this.#wakeMatch(code)));
    }
  }

  async #wakeMatch(code: TableCode): Promise<void> {
    const { journal, registry } = this.#deps;
    const restored = await restore(journal, code);
    const isLobby = restored.ok && restored.value.data.stage.phase === 'lobby';
    if (!isLobby) await registry.summon(code); // which also says what is wrong with it
  }

  async #sweepAgain(): Promise<void> {
    await this.#quietly(() => this.#sweep());
    if (this.#isOver) return;
    this.#cancel = this.#deps.clock.after(SWEEP_EVERY_MS, () => void this.#sweepAgain());
  }

  async #sweep(): Promise<void> {
    const nowMs = this.#deps.clock.now();
    await this.#deps.journal.age(nowMs - this.#agedMs);
    this.#agedMs = nowMs;
    for (const table of await this.#deps.journal.list()) {
      if (this.#isOver) return;
      if (!this.#isWorthALook(table)) continue;
      const { code } = table;
      await this.#deps.registry.whileAway(code, () => this.#quietly(() => this.#decide(table)));
    }
  }

  /** False where the table is kept whatever stands in it: it need not be read. */
  #isWorthALook({ code, idleMs, entryCount }: JournalledTable): boolean {
    const { config } = this.#deps;
    const idleness = this.#idleness(idleMs);
    if (entryCount === 0) return idleMs >= config.lobbyForgetMs;
    const seq = this.#played.has(code) ? 1 : 0;
    return fateOf({ seq, finishedMatches: 0 }, idleness, config) !== 'kept';
  }

  async #decide({ code, idleMs, entryCount }: JournalledTable): Promise<void> {
    const { journal, config, log } = this.#deps;
    if (entryCount === 0) return journal.forget(code);
    const restored = await restore(journal, code);
    // What cannot be read is kept, and so is what was used since the list was made.
    if (!restored.ok || restored.value.entryCount !== entryCount) return;
    const { data } = restored.value;
    if (data.seq > 0) this.#played.add(code);
    const fate = fateOf(data, this.#idleness(idleMs), config);
    if (fate === 'kept') return;
    await (fate === 'archived' ? journal.archive(code) : journal.forget(code));
    this.#played.delete(code);
    log.info({ table: code, fate }, 'table cleared away');
  }

  #idleness(idleMs: number): Idleness {
    return { idleMs, sinceBootMs: this.#deps.clock.now() - this.#bootMs };
  }

  /** Whatever goes wrong here harms nobody, and is tried again with the next round. */
  async #quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#deps.log.warn(plainWords(error), 'housekeeping failed');
    }
  }
}
