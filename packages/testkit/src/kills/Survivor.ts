import type { CommandRequest, EventsMessage, TableSnapshot } from '@roundhouse/protocol';
import { legalCommands, turnOf, type Command, type Seat } from '@roundhouse/rules';
import type { Dice } from '@roundhouse/rules/testing';
import { TableClient, type Entrance } from '../players/TableClient.ts';
import type { Witness } from '../faults/invariants.ts';
import type { Place } from '../raw/http.ts';
import type { RawReply } from '../raw/RawClient.ts';

/** What a player needs. */
export interface SurvivorParts {
  readonly place: Place;
  readonly code: string;
  readonly name: string;
  readonly entrance: Entrance;
  readonly dice: Dice;
  /** The host begins a match when this many sit there, and another one after it. */
  readonly startsAt: number | null;
}

/** Events as they were heard, and whose eyes heard them. */
export interface Heard {
  readonly message: EventsMessage;
  readonly seat: Seat | null;
}

const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [50, 1_000];
/** Between two looks at what there is to do. */
const [THINK_MS, IDLE_MS] = [15, 40];
/** An answer that has not come by then never will. */
const ANSWER_MS = 5_000;
/** Out of so many moves one is sent twice at once. */
const TWICE_ONE_IN = 8;

/** A player over a real socket who comes back however often the server dies, and keeps a record. */
export class Survivor {
  readonly name: string;
  /** Number of the events that an acknowledged command made, by its id. */
  readonly acknowledged = new Map<string, number>();
  /** Why commands were refused for good. */
  readonly refused = new Map<string, string>();
  readonly sent = new Map<string, CommandRequest>();
  readonly heard: Heard[] = [];
  /** When this player was last let in, and last answered; ms of `performance.now`. */
  lastInMs = 0;
  lastAnswerMs = 0;
  /** Doors that stayed shut for good. */
  readonly lockouts: string[] = [];
  readonly #parts: SurvivorParts;
  #entrance: Entrance;
  #client: TableClient | null = null;
  #open: CommandRequest | null = null;
  #count = 0;
  /** Events of this connection that were noted. */
  #heardHere = 0;
  #isDone = false;
  #isResting = false;

  constructor(parts: SurvivorParts) {
    this.#parts = parts;
    this.name = parts.name;
    this.#entrance = parts.entrance;
  }

  get isIn(): boolean {
    return this.#client !== null && this.#client.raw.closed === null;
  }

  /** The table as this player sees it; null while away. */
  get snapshot(): TableSnapshot | null {
    return this.isIn && this.#client !== null ? this.#client.snapshot : null;
  }

  /** Plays until told to stop. */
  async play(): Promise<void> {
    let tries = 0;
    while (!this.#isDone) {
      try {
        await this.#enter();
        tries = 0;
        await this.#stay();
      } catch (error) {
        if (String(error).includes('wrongToken')) this.lockouts.push(String(error));
      }
      await this.#client?.raw.cut();
      this.#client = null;
      await pause(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
      tries += 1;
    }
  }

  /** Makes no more moves, but stays. */
  rest(): void {
    this.#isResting = true;
  }

  /** Everything so far, as it stands now. */
  testimony(): Witness {
    const { name, acknowledged, refused, sent, heard, snapshot } = this;
    return { name, acknowledged, refused, sent, heard, snapshot };
  }

  /** Leaves the table as it is. */
  async stop(): Promise<void> {
    this.#isDone = true;
    await this.#client?.raw.cut();
  }

  async #enter(): Promise<void> {
    const { place, code } = this.#parts;
    const client = await TableClient.enter(place, code, this.#entrance);
    client.raw.listen((frame) => frame.kind === 'message' && this.#note(client));
    this.#client = client;
    this.#heardHere = 0;
    this.#note(client);
    this.lastInMs = performance.now();
  }

  /** Keeps the newest key, and everything that was heard. */
  #note(client: TableClient): void {
    if (client.token !== null) this.#entrance = { seatToken: client.token };
    for (const message of client.events.slice(this.#heardHere)) {
      this.heard.push({ message, seat: client.place.seat });
    }
    this.#heardHere = client.events.length;
  }

  async #stay(): Promise<void> {
    while (this.isIn && !this.#isDone) {
      const hasMoved = await this.#act();
      await pause(hasMoved ? this.#parts.dice.below(THINK_MS) : IDLE_MS);
    }
  }

  async #act(): Promise<boolean> {
    const client = this.#client;
    if (client === null) return false;
    if (this.#open !== null) return this.#send(client, this.#open);
    if (this.#isResting) return false;
    const { phase, players } = client.snapshot;
    const { startsAt } = this.#parts;
    if (phase === 'lobby' && players.length === startsAt) await client.host({ type: 'start' });
    if (phase === 'over' && startsAt !== null) await client.host({ type: 'rematch' });
    if (phase === 'betweenRounds') await client.seatRequest({ type: 'ready' });
    if (phase !== 'playing') return false;
    return this.#move(client);
  }

  async #move(client: TableClient): Promise<boolean> {
    const { view } = client;
    if (view === null || turnOf(view.table)?.seat !== view.seat) return false;
    const legal = legalCommands(view);
    if (legal.length === 0) return false;
    this.#open = this.#request(client, this.#parts.dice.pick(legal));
    return this.#send(client, this.#open);
  }

  #request(client: TableClient, command: Command): CommandRequest {
    this.#count += 1;
    const commandId = `${this.name} ${this.#count}`;
    const request = { commandId, turn: client.snapshot.turn, command };
    this.sent.set(commandId, request);
    return request;
  }

  async #send(client: TableClient, request: CommandRequest): Promise<boolean> {
    const isTwice = this.#parts.dice.below(TWICE_ONE_IN) === 0;
    const answers = await Promise.allSettled(
      [request, ...(isTwice ? [request] : [])].map((one) =>
        within(ANSWER_MS, client.raw.request('command', one)),
      ),
    );
    for (const answer of answers) {
      if (answer.status === 'rejected') throw answer.reason;
      this.#take(request, answer.value);
    }
    return true;
  }

  #take({ commandId }: CommandRequest, { status, payload }: RawReply): void {
    const told = payload as { readonly seq?: number; readonly code?: string };
    const isForLater =
      status === 'rejected' && ['tryAgain', 'tableClosed'].includes(told.code ?? '');
    this.lastAnswerMs = performance.now();
    if (status === 'ok' && told.seq !== undefined) this.acknowledged.set(commandId, told.seq);
    if (status === 'rejected' && !isForLater) this.refused.set(commandId, told.code ?? '');
    if (!isForLater && this.#open?.commandId === commandId) this.#open = null;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Rejects when the work takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
