import type { GameEvent } from '@roundhouse/rules';
import type { Clock } from '../../clock.ts';
import type { TableConfig } from '../../config.ts';
import type { Seeds } from '../../seeds.ts';
import type { Thinker } from '../../thinking/thinker.ts';
import type { Journal } from '../../store/journal.ts';
import { JournalError } from '../../store/journalError.ts';
import { AnswerBook } from './answers.ts';
import { Attendance } from '../seats/attendance.ts';
import { dealtRoundFact, type Dealer } from './dealing.ts';
import { EventRing } from './EventRing.ts';
import { evolveTable } from '../record/evolveTable.ts';
import { Recaps } from './Recaps.ts';
import type { Restored } from '../record/restore.ts';
import { Thoughts } from './Thoughts.ts';
import { SeatNotes } from '../seats/seatNotes.ts';
import { hostFor } from '../seats/seating.ts';
import type { TableData } from '../record/tableData.ts';
import { gameEventsOf, isVisible, type TableFact } from '../record/tableFact.ts';
import { stateHash } from '../record/tableImage.ts';

/** What a table is given by the house. */
export interface TableDeps {
  readonly journal: Journal<TableFact>;
  readonly clock: Clock;
  readonly seeds: Seeds;
  readonly dealer: Dealer;
  readonly thinker: Thinker;
  readonly config: TableConfig;
}

/** The journal takes nothing just now: nothing has happened, and the same may be tried again. */
export class StoreFailure extends Error {}

/** What a table is right now: its facts, written down before they count, and who is there. */
export class TableCore {
  readonly deps: TableDeps;
  readonly attendance = new Attendance();
  readonly answers = new AnswerBook();
  readonly notes = new SeatNotes();
  readonly recaps = new Recaps();
  readonly thoughts = new Thoughts();
  readonly ring: EventRing;
  /** Hashes of keys whose arrival is written down as soon as the journal takes it. */
  readonly arrivals = new Set<string>();
  /** Hashes of first keys that have left the house; whether they arrived nobody knows. */
  readonly unheardKeys = new Set<string>();
  #data: TableData;
  #entryCount: number;
  #events: GameEvent[] = [];
  #isChanged = false;
  #isPaused = false;
  #isInDoubt = false;
  readonly #onDoubt: () => void;

  /** `onDoubt` is called when the journal takes so long that everybody should be told. */
  constructor(
    deps: TableDeps,
    { data, entryCount, recent }: Restored,
    onDoubt: () => void = () => {},
  ) {
    this.deps = deps;
    this.#onDoubt = onDoubt;
    this.ring = new EventRing(recent.seq);
    for (const fact of recent.facts) this.ring.follow(fact);
    this.#data = data;
    this.#entryCount = entryCount;
  }

  get data(): TableData {
    return this.#data;
  }

  /** How many entries have led here. */
  get entryCount(): number {
    return this.#entryCount;
  }

  /** True from a fact that the journal did not take to the next that it does. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** True while nobody knows whether the last fact stands in the journal: nothing can follow it yet. */
  get isInDoubt(): boolean {
    return this.#isInDoubt;
  }

  /**
   * Writes facts down, and only then lets them count. All or none.
   * Throws `StoreFailure` when the journal certainly did not take them; what else it throws says that
   * nobody knows how the table stands.
   */
  async commit(...facts: readonly TableFact[]): Promise<void> {
    if (facts.length === 0) return;
    const atMs = this.deps.clock.wallMs();
    const entries = facts.map((fact, offset) => ({ index: this.#entryCount + offset, atMs, fact }));
    const data = facts.reduce(evolveTable, this.#data);
    const append = { entries, stateHash: stateHash(data) };
    await this.#written(this.deps.journal.append(data.code, append));
    this.#entryCount += facts.length;
    this.#data = data;
    for (const fact of facts) this.#follow(fact);
    if (facts.some(isVisible)) this.touch();
  }

  /** Drops the history for good. Throws `StoreFailure` when the journal does not. */
  async forget(): Promise<void> {
    await this.#written(this.deps.journal.forget(this.#data.code));
  }

  /**
   * Gives the host's tools to somebody who can use them. Where the journal does not take that, what
   * led to it has happened all the same; the clock sees to the tools later.
   */
  async settleHost(): Promise<void> {
    const host = hostFor(this.#data, this.attendance.peopleHere(this.#data));
    if (host === this.#data.host) return;
    try {
      await this.commit({ type: 'hostChanged', host });
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
    }
  }

  /** Deals the next round. The seed is in the journal before the first tile is. */
  async deal(ofNewMatch: boolean): Promise<void> {
    if (this.#data.nextSeed === null) {
      await this.commit({ type: 'seedDrawn', seed: this.deps.seeds.deck() });
    }
    await this.commit(dealtRoundFact(this.#data, ofNewMatch, this.deps.dealer));
  }

  /** Something that everybody can see has changed. */
  touch(): void {
    this.#isChanged = true;
  }

  /** What has happened since this was last asked; null when nothing has. */
  takeNews(): readonly GameEvent[] | null {
    if (!this.#isChanged) return null;
    this.#isChanged = false;
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** Waits for the journal, however long it takes, and notes whether it works. */
  async #written(work: Promise<void>): Promise<void> {
    const { clock, config } = this.deps;
    const stopDoubting = clock.after(config.journalPatienceMs, () => this.#doubt());
    try {
      await work;
      this.#pause(false);
    } catch (cause) {
      if (!(cause instanceof JournalError && cause.isHarmless)) throw cause;
      this.#pause(true);
      throw new StoreFailure('the journal takes nothing', { cause });
    } finally {
      stopDoubting();
      this.#isInDoubt = false;
    }
  }

  #doubt(): void {
    this.#isInDoubt = true;
    this.#pause(true);
    this.#onDoubt();
  }

  #pause(isPaused: boolean): void {
    if (isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    this.touch();
  }

  /** What a fact means for those who are here. */
  #follow(fact: TableFact): void {
    this.#events.push(...gameEventsOf(fact));
    this.ring.follow(fact);
    if (fact.type === 'seatEmptied') this.attendance.emptySeat(fact.seat);
    if (fact.type === 'seatEmptied' || fact.type === 'playerSat') this.answers.forget();
    if (fact.type === 'playerSat' && fact.seat === this.attendance.claim?.seat) {
      this.attendance.settleClaim();
    }
    if (fact.type === 'hostChanged') this.attendance.settleTools();
    if (fact.type === 'roundStarted' || fact.type === 'matchEnded') this.attendance.clearReady();
    if (fact.type === 'roundStarted' && fact.newMatch) this.attendance.clearCovers();
  }
}
