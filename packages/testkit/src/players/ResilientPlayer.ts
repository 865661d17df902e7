import {
  readRefusal,
  type CloseReason,
  type CommandRequest,
  type JoinRefusal,
  type TableSnapshot,
} from '@roundhouse/protocol';
import { legalCommands, turnOf } from '@roundhouse/rules';
import { randomPolicy, type Dice, type Policy } from '@roundhouse/rules/testing';
import { systemClock, type Clock } from '@roundhouse/server';
import type { Place } from '../raw/ask.ts';
import { within } from '../raw/within.ts';
import { comeIn, whyGone, whyShut } from './door.ts';
import { errandOf, runErrand } from './errand.ts';
import { Notebook } from './Notebook.ts';
import { isForLater } from './sendAgain.ts';
import type { Entrance, TableClient } from './TableClient.ts';

/** What a player is made of. */
export interface PlayerParts {
  readonly place: Place;
  readonly code: string;
  /** How this one comes the first time; after that, with the newest key it was given. */
  readonly entrance: { readonly seatToken: string } | { readonly name: string };
  readonly dice: Dice;
  /** Chooses among the legal moves; any of them unless told otherwise. */
  readonly policy?: Policy;
  /** As host it begins a match when so many sit there, and another one after it. */
  readonly startsAt?: number;
  /** After so long without a sign of life a line counts as dead; 8 s unless told otherwise. */
  readonly quietMs?: number;
  /** Between two attempts to come back; each wait is twice as long as the one before. */
  readonly waitsMs?: { readonly first: number; readonly longest: number };
  /** Thinks for less than this before each move; not at all unless told otherwise. */
  readonly thinkMs?: number;
  /** Sends one move in so many twice at once; none unless told otherwise. */
  readonly twiceOneIn?: number;
  /** Measures all these waits; without one it is the clock on the wall. */
  readonly clock?: Pick<Clock, 'after'>;
}

const WAITS_MS = { first: 250, longest: 8_000 };
const QUIET_MS = 8_000;

/**
 * A player over a raw socket who comes back however often the line breaks: with the newest key, and
 * with the same command until it is answered. Keeps a record of all that it was told.
 */
export class ResilientPlayer {
  readonly notes = new Notebook();
  /** How often it was let in. */
  arrivals = 0;
  /** When it was let in last; ms of `performance.now`, 0 before. */
  arrivedAtMs = 0;
  /** The codes with which its lines were closed, oldest first; its own farewell is not among them. */
  readonly closes: number[] = [];
  /** Why it plays no more, though nobody told it to stop. */
  ended: CloseReason | JoinRefusal | null = null;
  readonly #parts: PlayerParts;
  /** Begins all its commands, so that no other player's has the same id. */
  readonly #id: string;
  readonly #watchers = new Set<() => void>();
  #client: TableClient | null = null;
  /** Sent, and not answered yet. */
  #open: CommandRequest | null = null;
  #commandCount = 0;
  /** What it has asked for beside moves on this line; it asks once. */
  #asked: string | null = null;
  #isStopped = false;
  #isResting = false;
  #wake: () => void = () => {};

  constructor(parts: PlayerParts) {
    this.#parts = parts;
    this.#id = parts.dice.below(2 ** 31).toString(36);
  }

  /** The table as this player sees it; null while away. */
  get snapshot(): TableSnapshot | null {
    return this.#client?.snapshot ?? null;
  }

  /** True while a command of its own is not answered for good. */
  get isWaiting(): boolean {
    return this.#open !== null;
  }

  /** Plays until it is stopped, or may not come back. */
  async play(): Promise<void> {
    for (let attempts = 0; !this.#isOver; attempts += 1) {
      if (await this.#visit()) attempts = 0;
      const { first, longest } = this.#waitsMs;
      if (!this.#isOver) await this.#pause(Math.min(longest, first * 2 ** attempts));
    }
  }

  /** Makes no new moves and asks for nothing, but stays. */
  rest(): void {
    this.#isResting = true;
  }

  /** Drops the line and plays no more. */
  stop(): void {
    this.#isStopped = true;
    this.#wake();
    void this.#client?.raw.cut();
  }

  /** Resolves once the table, as this player sees it, is like that. */
  until(holds: (snapshot: TableSnapshot) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        const { snapshot } = this;
        if (snapshot === null || !holds(snapshot)) return;
        this.#watchers.delete(look);
        resolve();
      };
      this.#watchers.add(look);
      look();
    });
  }

  get #isOver(): boolean {
    return this.#isStopped || this.ended !== null;
  }

  get #quietMs(): number {
    return this.#parts.quietMs ?? QUIET_MS;
  }

  get #waitsMs(): { readonly first: number; readonly longest: number } {
    return this.#parts.waitsMs ?? WAITS_MS;
  }

  get #entrance(): Entrance {
    const seatToken = this.notes.keys.at(-1);
    const haveSeq = this.notes.heard.at(-1)?.message.seq;
    const way = seatToken === undefined ? this.#parts.entrance : { seatToken };
    return haveSeq === undefined ? way : { ...way, haveSeq };
  }

  /** Goes to the table and stays as long as the line holds. False when it was not let in. */
  async #visit(): Promise<boolean> {
    const { place, code } = this.#parts;
    const come = await comeIn(place, code, { entrance: this.#entrance, patienceMs: this.#quietMs });
    if (!come.ok) {
      this.ended = whyShut(come.error);
      return false;
    }
    const { value: client } = come;
    this.arrivals += 1;
    this.arrivedAtMs = performance.now();
    this.#client = client;
    this.#asked = null;
    this.notes.follow(client);
    client.raw.listen(() => this.#show());
    this.#show();
    await this.#stay(client).catch(() => undefined); // the line is dead: that is what it is for
    const { closed } = client.raw;
    if (closed !== null && !this.#isStopped) this.closes.push(closed.code);
    this.ended = closed === null ? null : whyGone(closed.code);
    this.#client = null;
    await client.raw.cut();
    return true;
  }

  #show(): void {
    for (const look of this.#watchers) look();
  }

  async #stay(client: TableClient): Promise<void> {
    while (!this.#isOver && client.raw.closed === null) {
      const asking = this.#asking(client);
      if (this.#open !== null || this.#mayMove(client)) await this.#move(client);
      else if (asking !== null) await within(this.#quietMs, this.#ask(client, asking));
      else await this.#listen(client);
    }
  }

  /** Waits for something to do; a line over which nothing comes has to show that it lives. */
  async #listen(client: TableClient): Promise<void> {
    const { raw } = client;
    const hasWork = () => this.#mayMove(client) || this.#asking(client) !== null;
    const isQuiet = await within(this.#quietMs, raw.until(hasWork, 'something to do')).then(
      () => false,
      () => raw.closed === null,
    );
    if (isQuiet) await within(this.#quietMs, raw.catchUp());
  }

  #mayMove(client: TableClient): boolean {
    return !this.#isResting && isOnTurn(client);
  }

  async #move(client: TableClient): Promise<void> {
    if (this.#open === null) {
      await this.#think();
      if (!isOnTurn(client)) return;
      this.#open = this.#nextMove(client);
    }
    const isDone = await within(this.#quietMs, this.#send(client, this.#open));
    if (isDone) this.#open = null;
    else await this.#pause(this.#waitsMs.first);
  }

  async #think(): Promise<void> {
    const { dice, thinkMs } = this.#parts;
    if (thinkMs !== undefined) await this.#pause(dice.below(thinkMs));
  }

  /** True once the command was answered for good. */
  async #send(client: TableClient, request: CommandRequest): Promise<boolean> {
    const { dice, twiceOneIn } = this.#parts;
    const isTwice = twiceOneIn !== undefined && dice.below(twiceOneIn) === 0;
    const { notes } = this;
    notes.sent.set(request.commandId, request);
    const answers = (isTwice ? [request, request] : [request]).map((one) =>
      client.raw.request('command', one).then((reply) => notes.noteAnswer(one.commandId, reply)),
    );
    return (await Promise.all(answers)).includes(true);
  }

  #nextMove({ snapshot, view }: TableClient): CommandRequest {
    const { dice, policy = randomPolicy } = this.#parts;
    const legal = view === null ? [] : legalCommands(view);
    if (view === null || legal.length === 0) throw new Error('whoever is on turn has a move');
    this.#commandCount += 1;
    const commandId = `${this.#id} ${this.#commandCount}`;
    return { commandId, turn: snapshot.turn, command: policy(view, legal, dice) };
  }

  /** What it has to ask for now beside moves, and has not yet. */
  #asking(client: TableClient): string | null {
    const asking = this.#isResting ? null : errandOf(client, this.#parts.startsAt);
    return asking === this.#asked ? null : asking;
  }

  async #ask(client: TableClient, asking: string): Promise<void> {
    this.#asked = asking;
    const { status, payload } = await runErrand(client);
    if (status === 'ok' || !isForLater(readRefusal(payload))) return;
    await this.#pause(this.#waitsMs.first);
    this.#asked = null;
  }

  #pause(waitMs: number): Promise<void> {
    const { clock = systemClock } = this.#parts;
    return new Promise((resolve) => {
      const callOff = clock.after(waitMs, resolve);
      this.#wake = () => {
        callOff();
        resolve();
      };
    });
  }
}

function isOnTurn({ snapshot, view }: TableClient): boolean {
  if (snapshot.phase !== 'playing' || view === null) return false;
  return turnOf(view.table)?.seat === view.seat;
}
