import { parseTableCode, type TableCode } from '@roundhouse/protocol';
import { invariant } from '@roundhouse/rules';
import { diceFrom } from '@roundhouse/rules/testing';
import { breach, type Breach, type Witness } from '../judge/promises.ts';
import { ResilientPlayer } from '../players/ResilientPlayer.ts';
import type { Place } from '../raw/ask.ts';
import { openTable } from '../raw/http.ts';

/** Who sits at a table. */
export interface Cast {
  readonly people: readonly [string, ...string[]];
  readonly bots: number;
}

const OPTIONS = { maxPip: 6, matchRounds: 2 };
/** Nobody waits long: what is tried is the server, and deaths are many. */
const HASTE = {
  waitsMs: { first: 50, longest: 500 },
  quietMs: 5_000,
  thinkMs: 15,
  twiceOneIn: 8,
};

interface Guest {
  readonly name: string;
  readonly player: ResilientPlayer;
}

/** People at one table, who play on whatever becomes of its server. */
export class Party {
  readonly code: TableCode;
  readonly #guests: readonly Guest[];
  readonly #evenings: readonly Promise<void>[];

  private constructor(code: TableCode, guests: readonly Guest[]) {
    this.code = code;
    this.#guests = guests;
    this.#evenings = guests.map(({ player }) => player.play());
  }

  /** Opens a table at which they begin to play. */
  static async gather(place: Place, { people, bots }: Cast, seed: number): Promise<Party> {
    const [host] = people;
    const seats = people.length + bots;
    const opened = await openTable(place, { name: host, bots, seats, options: OPTIONS });
    const code = parseTableCode(opened.code);
    invariant(code !== undefined, 'a table has a code');
    const guests = people.map((name, index) => {
      const dice = diceFrom(seed + index);
      const way =
        index === 0
          ? { entrance: { seatToken: opened.seatToken }, startsAt: seats }
          : { entrance: { name } };
      return { name, player: new ResilientPlayer({ ...HASTE, place, code, dice, ...way }) };
    });
    return new Party(code, guests);
  }

  /** Whether everybody is at the table. */
  get isTogether(): boolean {
    return this.#guests.every(({ player }) => player.snapshot !== null);
  }

  /** Whether a move was carried out after this moment, ms of `performance.now`. */
  hasPlayedSince(sinceMs: number): boolean {
    return this.#guests.some(({ player }) => player.notes.movedAtMs > sinceMs);
  }

  /** How far each of them sees the table to be. */
  get seqs(): string {
    return this.#guests.map(({ player }) => player.snapshot?.seq ?? '-').join(' ');
  }

  /** Who is there, and in which part of the game, in words. */
  get roll(): string {
    return this.#guests
      .map(({ name, player }) => `${name} ${player.ended ?? player.snapshot?.phase ?? 'away'}`)
      .join(', ');
  }

  /** Moves that were acknowledged. */
  get acknowledgedCount(): number {
    return this.#sum(({ notes }) => notes.acknowledged.length);
  }

  /** Messages with events that were heard. */
  get heardCount(): number {
    return this.#sum(({ notes }) => notes.heard.length);
  }

  /** From now on nobody makes a move. */
  rest(): void {
    for (const { player } of this.#guests) player.rest();
  }

  /** Everything that they saw and were told, as it stands now. */
  witnesses(): readonly Witness[] {
    return this.#guests.map(({ name, player: { notes, snapshot } }) => ({
      name,
      seat: notes.heard.at(-1)?.seat ?? null,
      acknowledged: new Map(notes.acknowledged.map(({ commandId, seq }) => [commandId, seq])),
      refused: new Map(
        notes.refused.map(({ commandId, refusal }) => [commandId, refusal?.code ?? '']),
      ),
      sent: notes.sent,
      heard: [...notes.heard],
      snapshot,
    }));
  }

  /** A line for everybody to whom the door stayed shut for good. */
  lockouts(): readonly Breach[] {
    return this.#guests.flatMap(({ name, player: { ended } }) =>
      ended === null ? [] : [breach('playGoesOn', `${name} at ${this.code}: ${ended}`)],
    );
  }

  /** Sends everybody home. */
  async end(): Promise<void> {
    for (const { player } of this.#guests) player.stop();
    await Promise.all(this.#evenings);
  }

  #sum(of: (player: ResilientPlayer) => number): number {
    return this.#guests.reduce((total, { player }) => total + of(player), 0);
  }
}
