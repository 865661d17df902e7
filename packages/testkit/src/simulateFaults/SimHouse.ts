import type { CreatedTable, CreateTable, JoinOptions, TableCode } from '@roundhouse/protocol';
import { JOIN_REFUSALS } from '@roundhouse/protocol';
import type { Dice } from '@roundhouse/rules/testing';
import {
  DEFAULT_CONFIG,
  fairDealer,
  type Dealer,
  type Journal,
  type JournalEntry,
  type TableFact,
} from '@roundhouse/server';
import { TableRegistry, type Connection, type Table } from '@roundhouse/server/table';
import { quickThinker } from '../table/quickThinker.ts';
import { mortalClock } from '../table/mortalClock.ts';
import { seededSeeds } from '../table/seededSeeds.ts';
import { silentLog } from '../table/silentLog.ts';
import { openDiskJournal, type DiskFaults } from './diskJournal.ts';
import { SimDisk } from './SimDisk.ts';
import { SimDoor, type DoorParts } from './SimDoor.ts';
import { SimLine } from './SimLine.ts';
import type { Call, Down, Up } from './SimPlayer.ts';
import type { SimTime } from './SimTime.ts';

/** What a simulated house is made of; some of it may be broken to show what it is good for. */
export interface SimHouseParts {
  readonly name: string;
  readonly time: SimTime;
  readonly dice: Dice;
  readonly faults: DiskFaults;
  readonly lagMs: number;
  /** Out of so many deals one throws. */
  readonly poisonedDeals: number;
  readonly syncs: boolean;
  readonly journal: (journal: Journal<TableFact>) => Journal<TableFact>;
  readonly door: DoorParts;
}

/** How long the door takes to answer that there is nobody. */
const NOBODY_MS = 20;
/** Nobody answers: the process is down. */
const UNREACHABLE = 1006;

/** One life of the server's process. */
interface Life {
  readonly registry: TableRegistry;
  readonly journal: Journal<TableFact>;
  readonly doors: Map<Table, SimDoor>;
  readonly lines: Set<SimLine<Up, Down>>;
  isOver: boolean;
}

/** The server without its sockets: it can die at any moment, and is set up again from its disk. */
export class SimHouse {
  readonly disk = new SimDisk();
  readonly #parts: SimHouseParts;
  #life: Life | null = null;
  #lifeCount = 0;
  #boot: Promise<void> | null = null;

  constructor(parts: SimHouseParts) {
    this.#parts = parts;
  }

  get isUp(): boolean {
    return this.#life !== null;
  }

  /** Begins a life with what is on the disk, unless there is one: two never write to one disk. */
  async boot(): Promise<void> {
    if (this.isUp) return;
    this.#boot ??= this.#begin().finally(() => (this.#boot = null));
    return this.#boot;
  }

  async #begin(): Promise<void> {
    this.#lifeCount += 1;
    const { name, time, dice, faults, syncs } = this.#parts;
    const life = { isOver: false };
    const isDead = () => life.isOver;
    const disk = await openDiskJournal({ disk: this.disk, time, dice, faults, isDead, syncs });
    const journal = this.#parts.journal(disk);
    const registry = new TableRegistry({
      clock: mortalClock(time, isDead),
      seeds: seededSeeds(`${name} ${this.#lifeCount}`),
      journal,
      dealer: this.#dealer(),
      thinker: quickThinker,
      config: { ...DEFAULT_CONFIG.table, graceMs: 2_000 },
      log: silentLog(),
      maxTables: 10,
    });
    this.#life = Object.assign(life, {
      registry,
      journal,
      doors: new Map(),
      lines: new Set<never>(),
    });
  }

  /** The process dies: every line breaks, nothing more is done or said. */
  kill(): void {
    const life = this.#life;
    if (life === null) return;
    this.#life = null;
    life.isOver = true;
    for (const line of life.lines) line.cut();
    this.disk.crash(this.#parts.dice);
  }

  /** Opens a table. Throws when that fails. */
  async open(wish: CreateTable): Promise<CreatedTable> {
    const { registry } = this.#living();
    const opened = await registry.open(wish);
    if (!opened.ok) throw new Error(opened.error.code);
    return { code: opened.value.table.code, seatToken: opened.value.seatToken };
  }

  /** The door of a table, set up first if need be; a word where there is none. */
  async doorTo(code: TableCode): Promise<SimDoor | 'noDoor'> {
    const life = this.#living();
    const summoned = await life.registry.summon(code);
    if (!summoned.ok) return 'noDoor';
    const known = life.doors.get(summoned.value);
    if (known !== undefined) return known;
    const door = new SimDoor(summoned.value, this.#parts.door, () => life.isOver);
    life.doors.set(summoned.value, door);
    return door;
  }

  /** Everything that was ever written about a table. */
  entriesOf(code: TableCode): Promise<readonly JournalEntry<TableFact>[]> {
    return this.#living().journal.read(code);
  }

  /** A telephone to a table. */
  phone(code: TableCode): Call {
    return (join, ear) => {
      const { time, dice, lagMs } = this.#parts;
      const server = new ServerEnd();
      const line = new SimLine<Up, Down>({ time, dice, lagMs }, { server, client: ear });
      time.after(
        NOBODY_MS + dice.below(lagMs + 1),
        () => void this.#answer(code, join, { line, server }),
      );
      return line;
    };
  }

  async #answer(code: TableCode, join: JoinOptions, { line, server }: Answered): Promise<void> {
    const life = this.#life;
    if (line.isCut) return;
    if (life === null) return line.close(UNREACHABLE);
    life.lines.add(line);
    const door = await this.doorTo(code);
    if (life.isOver) return;
    if (door === 'noDoor') return line.close(JOIN_REFUSALS.tryAgain);
    server.door = door;
    server.connection = await door.enter(line, join);
  }

  #living(): Life {
    if (this.#life === null) throw new Error('the house is down');
    return this.#life;
  }

  #dealer(): Dealer {
    const { dice, poisonedDeals } = this.#parts;
    return (match, seed) => {
      if (poisonedDeals > 0 && dice.below(poisonedDeals) === 0) throw new Error('poisoned deal');
      return fairDealer(match, seed);
    };
  }
}

interface Answered {
  readonly line: SimLine<Up, Down>;
  readonly server: ServerEnd;
}

/** The server's end of a line, before and after somebody was let in. */
class ServerEnd {
  door: SimDoor | null = null;
  connection: Connection | null = null;

  hear(message: Up): void {
    if (this.door !== null && this.connection !== null)
      void this.door.hear(this.connection, message);
  }

  lose(): void {
    if (this.door !== null && this.connection !== null) void this.door.lose(this.connection);
  }
}
