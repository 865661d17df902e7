import {
  PROTOCOL_VERSION,
  type CommandRequest,
  type EventsMessage,
  type HostRequest,
  type JoinOptions,
  type Reply,
  type RequestRefusal,
  type SeatMessage,
  type SeatRequest,
  type TableSnapshot,
} from '@roundhouse/protocol';
import { legalCommands, seatsOf, turnOf } from '@roundhouse/rules';
import type { Result, Seat, SeatView } from '@roundhouse/rules';
import type { Dice } from '@roundhouse/rules/testing';
import type { HeardEvents } from '../players/Notebook.ts';
import { isForLater } from '../players/sendAgain.ts';
import type { Ear, SimLine } from './SimLine.ts';
import type { SimTime } from './SimTime.ts';

/** What a player says to the table. */
export type Up =
  | { readonly kind: 'command'; readonly request: CommandRequest }
  | { readonly kind: 'seat'; readonly request: SeatRequest }
  | { readonly kind: 'host'; readonly request: HostRequest }
  /** The answer to a welcome. */
  | { readonly kind: 'ready' }
  /** The key to the seat has arrived. */
  | { readonly kind: 'heard'; readonly note: number };

/** What the table says to a player. */
export type Down =
  /** Somebody is let in, and asked to say when they are ready to hear more. */
  | { readonly kind: 'welcome' }
  | { readonly kind: 'seat'; readonly note: SeatMessage; readonly number: number }
  | { readonly kind: 'state'; readonly snapshot: TableSnapshot }
  | { readonly kind: 'events'; readonly message: EventsMessage }
  | { readonly kind: 'reply'; readonly id: string; readonly answer: Result<Reply, RequestRefusal> };

/** A player's telephone: calls the table, with this to say at the door. */
export type Call = (join: JoinOptions, ear: Ear<Down>) => SimLine<Up, Down>;

/** What a player is made of. */
export interface SimPlayerParts {
  readonly name: string;
  /** The key to the seat, for a host. */
  readonly token: string | null;
  readonly time: SimTime;
  readonly dice: Dice;
  readonly call: Call;
  /** The host begins when this many sit at the table. */
  readonly startsAt: number | null;
}

const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [250, 8_000];
/** How long a player thinks at most, and how long one waits for an answer. */
const [THINK_MS, PATIENCE_MS] = [1_500, 8_000];
/** Out of so many moves one is sent twice, and one older one is sent again. */
const ONE_IN = 6;
/** So often is a seat tried by name whose key was lost on the line; then it is claimed. */
const NAME_TRIES = 3;
const OLDER_SENT = 12;

/** Somebody who plays whatever is legal, over a bad line, and comes back however often it breaks. */
export class SimPlayer {
  readonly name: string;
  /** Commands that were acknowledged. */
  readonly acknowledged = new Map<string, number>();
  /** Commands that were refused for good, and why. */
  readonly refused = new Map<string, string>();
  /** Every command that was ever sent, by its id. */
  readonly sent = new Map<string, CommandRequest>();
  readonly heard: HeardEvents[] = [];
  snapshot: TableSnapshot | null = null;
  seat: Seat | null = null;
  readonly #parts: SimPlayerParts;
  #token: string | null;
  #line: SimLine<Up, Down> | null = null;
  #open: CommandRequest | null = null;
  #tries = 0;
  #wasLetIn = false;
  #count = 0;
  #isThinking = false;
  #asleepUntilMs = 0;

  constructor(parts: SimPlayerParts) {
    this.#parts = parts;
    this.name = parts.name;
    this.#token = parts.token;
  }

  get isConnected(): boolean {
    return this.#line !== null && !this.#line.isCut && this.snapshot !== null;
  }

  /** The line to the table, for whoever wants to cut it. */
  get line(): SimLine<Up, Down> | null {
    return this.#line;
  }

  /** Goes to the table, or comes back to it. */
  dial(): void {
    const version = PROTOCOL_VERSION;
    const haveSeq = this.heard.at(-1)?.message.seq;
    const join = { version, ...this.#way, ...(haveSeq !== undefined && { haveSeq }) };
    const isCurrent = () => this.#line === line;
    const line: SimLine<Up, Down> = this.#parts.call(join, {
      hear: (message) => void (isCurrent() && this.#hear(message)),
      lose: () => void (isCurrent() && this.#lose()),
    });
    this.#line = line;
  }

  get #way(): { seatToken: string } | { name: string } | { watch: true } {
    if (this.#token !== null) return { seatToken: this.#token };
    const isLost = this.#wasLetIn && this.#tries >= NAME_TRIES;
    return isLost ? { watch: true } : { name: this.name };
  }

  /** The phone goes into a pocket: the line breaks, and nobody calls for a while. */
  sleep(durationMs: number): void {
    this.#asleepUntilMs = this.#parts.time.now() + durationMs;
    this.#line?.cut();
  }

  /** Tries again after a while. */
  #lose(): void {
    this.#line = null;
    this.snapshot = null;
    const { time, dice } = this.#parts;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries += 1;
    const asleepMs = Math.max(0, this.#asleepUntilMs - time.now());
    time.after(asleepMs + wait / 2 + dice.below(wait), () => this.dial());
  }

  #hear(message: Down): void {
    switch (message.kind) {
      case 'welcome':
        this.#wasLetIn = true;
        return this.#line?.up({ kind: 'ready' });
      case 'seat':
        this.seat = message.note.seat;
        this.#token = message.note.token ?? this.#token;
        this.#line?.up({ kind: 'heard', note: message.number });
        return;
      case 'events':
        this.heard.push({ message: message.message, seat: this.seat, key: this.#token });
        return;
      case 'reply':
        this.#takeReply(message);
        return;
      case 'state':
        this.#takeState(message.snapshot);
    }
  }

  #takeState(snapshot: TableSnapshot): void {
    const isFirst = this.snapshot === null;
    this.snapshot = snapshot;
    this.#tries = 0;
    if (isFirst && this.#open !== null) this.#send(this.#open);
    this.#think();
  }

  #takeReply({ id, answer }: Extract<Down, { readonly kind: 'reply' }>): void {
    if (answer.ok && this.sent.has(id)) this.acknowledged.set(id, answer.value.seq);
    const isOpen = !answer.ok && isForLater(answer.error);
    if (!answer.ok && !isOpen) this.refused.set(id, answer.error.code);
    if (this.#open?.commandId === id && !isOpen) this.#open = null;
    this.#think();
  }

  /** After a while does what there is to do. */
  #think(): void {
    if (this.#isThinking) return;
    this.#isThinking = true;
    const { time, dice } = this.#parts;
    time.after(50 + dice.below(THINK_MS), () => {
      this.#isThinking = false;
      this.#act();
    });
  }

  #act(): void {
    const { snapshot } = this;
    if (snapshot === null || this.#line === null) return;
    if (this.#open !== null) return this.#send(this.#open);
    const { startsAt } = this.#parts;
    if (snapshot.phase === 'lobby' && snapshot.players.length === startsAt)
      this.#say({ kind: 'host', request: { type: 'start' } });
    this.#settleClaims(snapshot);
    if (snapshot.phase === 'betweenRounds') this.#say({ kind: 'seat', request: { type: 'ready' } });
    if (snapshot.phase === 'playing') this.#move(snapshot);
  }

  /** Whoever lost the key on the line claims the seat, and the host knows every voice. */
  #settleClaims({ claim, host, players }: TableSnapshot): void {
    const isHost = this.seat !== null && this.seat === host;
    if (claim !== null && isHost) {
      const answer = { type: 'answerClaim', claim: claim.number, seat: claim.seat } as const;
      this.#say({ kind: 'host', request: { ...answer, isTheirs: true } });
    }
    if (claim !== null || this.seat !== null || this.#token !== null) return;
    const own = seatsOf(players.length).find((seat) => players[seat]?.name === this.name);
    if (own !== undefined) this.#say({ kind: 'seat', request: { type: 'claim', seat: own } });
  }

  #move({ table, hand, turn }: TableSnapshot): void {
    const { seat } = this;
    if (table === null || hand === null || seat === null || turnOf(table)?.seat !== seat) return;
    const { dice } = this.#parts;
    const view: SeatView = { table, seat, hand };
    this.#count += 1;
    const commandId = `${this.name} ${this.#count}`;
    this.#open = { commandId, turn, command: dice.pick(legalCommands(view)) };
    if (dice.below(ONE_IN) === 0) this.#send(this.#open);
    const older = [...this.sent.values()].slice(-OLDER_SENT);
    if (dice.below(ONE_IN) === 0 && older.length > 0) this.#send(dice.pick(older));
    this.#send(this.#open);
  }

  #send(request: CommandRequest): void {
    this.sent.set(request.commandId, request);
    this.#say({ kind: 'command', request });
  }

  #say(message: Up): void {
    this.#line?.up(message);
    this.#parts.time.after(PATIENCE_MS, () => this.#think());
  }
}
