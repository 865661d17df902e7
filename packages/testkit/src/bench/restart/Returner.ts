import { CLOSE_CODES } from '@roundhouse/protocol';
import { legalCommands, turnOf } from '@roundhouse/rules';
import type { Dice } from '@roundhouse/rules/testing';
import { comeIn } from '../../players/door.ts';
import type { Entrance, TableClient } from '../../players/TableClient.ts';
import type { Place } from '../../raw/http.ts';
import { within } from '../../raw/within.ts';

/** What a player needs. */
export interface ReturnerParts {
  readonly place: Place;
  readonly code: string;
  readonly entrance: Entrance;
  readonly dice: Dice;
  /** The host begins when so many sit there. */
  readonly startsAt: number | null;
}

/** How long one waits before a move, so that a crowd does not play faster than people. */
const THINK_MS = { least: 100, more: 400 };
/** The wait of the page before each call after an announced restart. */
const WAIT_MS = { least: 300, more: 200 };
/** As long as the page gives a call, and an answer. */
const PATIENCE_MS = 12_000;

/** A player over a raw socket who comes back as the page does when its server restarts. */
export class Returner {
  readonly code: string;
  /** When it was last let in, and when a move of its was last carried out; ms of `performance.now`. */
  inMs = 0;
  movedMs = 0;
  /** Closed for any other reason than a restart. */
  readonly oddCloses: number[] = [];
  readonly #parts: ReturnerParts;
  #entrance: Entrance;
  #client: TableClient | null = null;
  #isStopped = false;

  constructor(parts: ReturnerParts) {
    this.code = parts.code;
    this.#parts = parts;
    this.#entrance = parts.entrance;
  }

  /** Plays until it is stopped. */
  async play(): Promise<void> {
    while (!this.#isStopped) {
      await this.#visit();
      await this.#pause(WAIT_MS);
    }
  }

  /** Drops the line and plays no more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#client?.raw.cut();
  }

  async #visit(): Promise<void> {
    const { place, code } = this.#parts;
    const come = await comeIn(place, code, { entrance: this.#entrance, patienceMs: PATIENCE_MS });
    if (!come.ok) return;
    const client = come.value;
    this.#client = client;
    this.inMs = performance.now();
    while (client.raw.closed === null && !this.#isStopped) {
      if (client.token !== null) this.#entrance = { seatToken: client.token };
      await within(PATIENCE_MS, this.#act(client)).catch(() => undefined); // its line is looked at next
      await this.#pause(THINK_MS);
    }
    const closeCode = client.raw.closed?.code;
    if (closeCode !== undefined && closeCode !== CLOSE_CODES.restarting && !this.#isStopped) {
      this.oddCloses.push(closeCode);
    }
    await client.raw.cut();
  }

  async #act(client: TableClient): Promise<void> {
    const { phase, players } = client.snapshot;
    const { startsAt } = this.#parts;
    if (phase === 'lobby' && players.length === startsAt) await client.host({ type: 'start' });
    if (phase === 'over' && startsAt !== null) await client.host({ type: 'rematch' });
    if (phase === 'betweenRounds') await client.seatRequest({ type: 'ready' });
    if (phase === 'playing') await this.#move(client);
  }

  async #move(client: TableClient): Promise<void> {
    const { view } = client;
    if (view === null || turnOf(view.table)?.seat !== view.seat) return;
    const legal = legalCommands(view);
    if (legal.length === 0) return;
    const { status } = await client.command(this.#parts.dice.pick(legal));
    if (status === 'ok') this.movedMs = performance.now();
  }

  #pause({ least, more }: typeof WAIT_MS): Promise<void> {
    const ms = least + this.#parts.dice.below(more);
    return new Promise((resolve) => setTimeout(resolve, ms));
  }
}
