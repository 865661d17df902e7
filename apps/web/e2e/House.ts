import {
  parseTableCode,
  type CreateTable,
  type CreatedTable,
  type Presence,
  type TableCode,
} from '@roundhouse/protocol';
import {
  legalCommands,
  turnOf,
  viewFor,
  type Round,
  type Seat,
  type TurnCommand,
} from '@roundhouse/rules';
import { createApp, DEFAULT_CONFIG, NO_LIMITS, type App, type TableFact } from '@roundhouse/server';
import {
  knownSeeds,
  openJournal,
  roomOf,
  type KnownSeeds,
  type OpenJournal,
} from '@roundhouse/testkit/leak';
import { silentLog } from '@roundhouse/testkit/table';
import { networkAddress } from './networkAddress.ts';
import { SkippingClock } from './SkippingClock.ts';

/** Whose turn it is by the server's own books, and what the rules allow. */
export interface TurnNow {
  readonly seat: Seat;
  readonly legal: readonly TurnCommand[];
  readonly round: Round;
  /** Turns begun in this match. */
  readonly number: number;
  /** Number of the last events. */
  readonly seq: number;
}

/** How long a table waits for somebody who is away; a test skips it. */
export const GRACE_MS = 60_000;

/** How a house differs from one on any free port where no round begins by itself. */
export interface HouseWish {
  readonly port?: number;
  /** The address under which browsers find it; that of the machine unless given. */
  readonly origin?: string;
  readonly nextRoundMs?: number;
  /** Another build of the client. */
  readonly webDir?: string;
}

/** Longer than any test. */
const NEVER_MS = 60 * 60_000;

/** The server whose guests the browsers are. Its decks are known and its bots do not think. */
export class House {
  readonly host = networkAddress();
  readonly clock = new SkippingClock();
  readonly seeds: KnownSeeds = knownSeeds('house');
  readonly #journal: OpenJournal = openJournal();
  readonly #wish: HouseWish;
  #app: App;
  #port: number;

  private constructor(wish: HouseWish) {
    this.#wish = wish;
    this.#port = wish.port ?? 0;
    this.#app = this.#build();
  }

  /** Opens it at the machine's network address. One in a process. */
  static async open(wish: HouseWish): Promise<House> {
    const house = new House(wish);
    await house.#listen();
    return house;
  }

  /** Another server at the same place over the same journal, after `close`. */
  async reopen(): Promise<void> {
    this.#app = this.#build();
    await this.#listen();
  }

  async #listen(): Promise<void> {
    this.#port = await this.#app.listen(this.#port, '0.0.0.0');
  }

  #build(): App {
    const table = { ...DEFAULT_CONFIG.table, botDelayMs: 0, graceMs: GRACE_MS };
    return createApp({
      config: {
        ...DEFAULT_CONFIG,
        limits: NO_LIMITS,
        webDir: this.#wish.webDir ?? process.env['WEB_DIST'] ?? DEFAULT_CONFIG.webDir,
        table: { ...table, nextRoundMs: this.#wish.nextRoundMs ?? NEVER_MS },
      },
      clock: this.clock,
      seeds: this.seeds,
      journal: this.#journal,
      log: silentLog(),
    });
  }

  get origin(): string {
    return this.#wish.origin ?? `http://${this.host}:${this.#port}`;
  }

  get place(): { readonly host: string; readonly port: number } {
    return { host: this.host, port: this.#port };
  }

  /** Opens a table without a browser. Throws when the server does not. */
  async openTable(wish: CreateTable): Promise<CreatedTable> {
    const response = await fetch(`http://${this.host}:${this.#port}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()) as CreatedTable;
  }

  /** Every fact of a table, hidden tiles and all. */
  factsOf(code: string): readonly TableFact[] {
    return this.#journal.factsOf(codeFrom(code));
  }

  /** Number of the last events at a table. */
  seqAt(code: string): number {
    return this.#dataOf(code).seq;
  }

  /** What everybody at a table is called, by seat. */
  namesAt(code: string): readonly string[] {
    return this.#dataOf(code).occupants.map(({ name }) => name);
  }

  /** Who is to move; null while no round runs. */
  turnAt(code: string): TurnNow | null {
    const { stage, seq, turn: number } = this.#dataOf(code);
    if (stage.phase !== 'playing') return null;
    const { round } = stage;
    const seat = turnOf(round.table)?.seat;
    if (seat === undefined) return null;
    return { seat, round, seq, number, legal: legalCommands(viewFor(round, seat)) };
  }

  /** Cuts every connection to a table, as a router that is unplugged does. */
  cutLines(code: string): void {
    for (const { ref } of roomOf(code).clients) (ref as unknown as Cuttable).terminate();
  }

  /** Whether the player of a seat is here, as the others see it. */
  presenceAt(code: string, seat: number): Presence | undefined {
    return this.#app.registry.find(code)?.showing().presences[seat];
  }

  #dataOf(code: string) {
    const table = this.#app.registry.find(code);
    if (table === undefined) throw new Error(`there is a table ${code}`);
    return table.showing().data;
  }

  /** Stops it, as an operator does: everybody is told that it will be back. */
  close(): Promise<void> {
    return this.#app.stop();
  }
}

/** A socket of the server, as far as it is touched here. */
interface Cuttable {
  terminate(): void;
}

function codeFrom(text: string): TableCode {
  const code = parseTableCode(text);
  if (code === undefined) throw new Error(`${text} is no code`);
  return code;
}
