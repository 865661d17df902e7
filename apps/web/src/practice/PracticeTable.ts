import { signal } from '@preact/signals';
import { BOT_DELAY_MS, botDelayMs } from '@roundhouse/bots';
import type {
  EventsMessage,
  HostRequest,
  Manners,
  PlayerSnapshot,
  SeatMessage,
  SeatRequest,
  TableSnapshot,
} from '@roundhouse/protocol';
import {
  dealFairly,
  invariant,
  isAnytime,
  redact,
  viewFor,
  type Command,
  type Lottery,
} from '@roundhouse/rules';
import type { Answer, Connection, ConnectionState } from '../connection/connection.ts';
import { answer } from './answer.ts';
import { botMove, namesAt, seatForBot } from './practiceBots.ts';
import {
  matchOf,
  replayed,
  taken,
  type LocalGame,
  type LocalStep,
  type StepRefusal,
} from './localGame.ts';
import { OWN_SEAT, newPractice, type KeptPractice, type PracticeSetup } from './practice.ts';

/** Stands where a table has its code; a practice table is found by nobody. */
const PRACTICE_CODE = 'PRACTICE';

/** What a practice table needs from outside. */
export interface PracticeParts extends KeptPractice {
  readonly lottery: Lottery;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Rings once after so many milliseconds, unless the function that it returns is called. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  /** Keeps what is played, and everything that was. */
  readonly keep: (kept: KeptPractice) => void;
  /** Somebody wants other rules or other bots. */
  readonly onDone: () => void;
}

/**
 * A table in the page, by the same rules and against the same bots as a table of the server. The page is
 * shown what a server would send, and nothing else: the hands of the bots stay in here.
 */
export class PracticeTable implements Connection {
  readonly isPractice = true;
  readonly state = signal<ConnectionState>({ kind: 'live' });
  readonly snapshot = signal<TableSnapshot | null>(null);
  readonly seat = signal<SeatMessage | null>({ seat: OWN_SEAT, host: true });
  readonly recalled = signal([]);
  readonly #parts: PracticeParts;
  readonly #listeners = new Set<(message: EventsMessage) => void>();
  #setup: PracticeSetup;
  #steps: readonly LocalStep[];
  #game: LocalGame;
  #stopBot: () => void = () => undefined;

  /** Throws when the setup is no game; steps that make no sense are forgotten. */
  constructor(parts: PracticeParts) {
    this.#parts = parts;
    this.#setup = parts.setup;
    const start = beginning(parts.setup);
    const before = replayed(start, parts.steps);
    this.#steps = before === null ? [] : parts.steps;
    this.#game = before ?? start;
    if (this.#game.seq === 0) this.#deal();
    this.#show();
  }

  onEvents(listener: (message: EventsMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  command(turn: number, command: Command): Promise<Answer> {
    if (!isAnytime(command) && this.#game.phase === 'playing' && turn !== this.#game.turn) {
      return answer({ code: 'staleTurn', turn: this.#game.turn });
    }
    return answer(this.#tried({ type: 'move', seat: OWN_SEAT, command }));
  }

  host(request: HostRequest): Promise<Answer> {
    const { type } = request;
    if (type === 'nextRound') return answer(this.#deal());
    if (type === 'endMatch') return answer(this.#tried({ type: 'end' }));
    if (type === 'rematch') return this.#rematch();
    if (type === 'setManners') return this.#behave(request);
    if (type !== 'toLobby') return answer({ code: 'badMessage' });
    this.#parts.onDone();
    return answer(null);
  }

  seatRequest({ type }: SeatRequest): Promise<Answer> {
    return type === 'ready' ? answer(this.#deal()) : answer({ code: 'badMessage' });
  }

  retry(): void {}

  close(): void {
    this.#stopBot();
    this.#listeners.clear();
  }

  #behave({ pace, hints }: Manners): Promise<Answer> {
    this.#setup = { ...this.#setup, pace, hints };
    this.#keep();
    this.#show();
    return answer(null);
  }

  #rematch(): Promise<Answer> {
    if (this.#game.phase !== 'over') return answer({ code: 'matchNotOver' });
    // Numbers of messages go on, or the page would think that it missed some.
    this.#game = { ...beginning(this.#setup), seq: this.#game.seq };
    this.#steps = [];
    return answer(this.#deal());
  }

  /** Deals the next round; the refusal when it is not its time. */
  #deal(): StepRefusal | null {
    if (this.#game.phase !== 'betweenRounds') return { code: 'notBetweenRounds' };
    const { lots } = dealFairly(this.#game.match, this.#parts.lottery);
    return this.#tried({ type: 'deal', ...lots });
  }

  /** Takes a step, or says why not. */
  #tried(step: LocalStep): StepRefusal | null {
    const next = taken(this.#game, step);
    if (!next.ok) return next.error;
    const { game, events } = next.value;
    this.#game = game;
    this.#steps = [...this.#steps, step];
    this.#keep();
    this.#show();
    const told = events.map((event) => redact(event, OWN_SEAT));
    if (told.length > 0) this.#tell({ seq: game.seq, events: told });
    return null;
  }

  #keep(): void {
    this.#parts.keep({ setup: this.#setup, steps: this.#steps });
  }

  #tell(message: EventsMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  #show(): void {
    this.snapshot.value = shown(this.#game, this.#setup);
    this.#stopBot();
    if (seatForBot(this.#game) === null) return;
    const delayMs = botDelayMs(BOT_DELAY_MS, this.#setup.pace, this.#game.seq);
    this.#stopBot = this.#parts.after(delayMs, () => this.#moveBot());
  }

  #moveBot(): void {
    const seat = seatForBot(this.#game);
    if (seat === null) return;
    const { level } = this.#setup;
    const command = botMove(this.#game, { seat, level }, this.#parts.random);
    const refusal = this.#tried({ type: 'move', seat, command });
    invariant(refusal === null, 'a bot keeps the rules');
  }
}

/** The table as whoever practises may see it. */
function shown(game: LocalGame, setup: PracticeSetup): TableSnapshot {
  const names = namesAt(setup);
  const { table, hand } = viewFor(game.round, OWN_SEAT);
  return {
    code: PRACTICE_CODE,
    phase: game.phase,
    seq: game.seq,
    turn: game.turn,
    preset: setup.preset,
    options: game.options,
    seats: names.length,
    host: OWN_SEAT,
    asker: null,
    claim: null,
    players: names.map((name, seat) => playerAt(setup, name, seat)),
    spectators: 0,
    match: matchOf(game, names),
    table,
    hand,
    lastResult: table.phase.kind === 'over' ? table.phase.result : null,
    deadlines: {},
    locked: false,
    manners: { pace: setup.pace, hints: setup.hints },
    paused: false,
  };
}

function playerAt({ level }: PracticeSetup, name: string, seat: number): PlayerSnapshot {
  const isBot = seat !== OWN_SEAT;
  return {
    name,
    kind: isBot ? 'bot' : 'person',
    botLevel: isBot ? level : null,
    presence: 'here',
    ready: isBot,
  };
}

function beginning(setup: PracticeSetup): LocalGame {
  const game = newPractice(setup);
  invariant(game !== null, 'the page offers only what is a game, and keeps nothing else');
  return game;
}
