import { signal } from '@preact/signals';
import {
  USUAL_MANNERS,
  type EventsMessage,
  type Manners,
  type PlayerSnapshot,
  type SeatMessage,
  type TableSnapshot,
} from '@roundhouse/protocol';
import {
  DEFAULT_PRESET,
  fullSet,
  legalCommands,
  presetOptions,
  redact,
  seatOf,
  seatsOf,
  turnOf,
  viewFor,
  type Command,
  type PresetName,
  type Seat,
  type TileId,
} from '@roundhouse/rules';
import type { Answer, Connection, ConnectionState } from '../connection/connection.ts';
import { answer } from '../practice/answer.ts';
import {
  matchOf,
  newGame,
  taken,
  type LocalGame,
  type LocalStep,
  type StepRefusal,
} from '../practice/localGame.ts';

/** A table that was never opened: what the screens are built and tested against. */
export interface FakeTable {
  readonly names: readonly string[];
  readonly preset?: PresetName;
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly phase?: TableSnapshot['phase'];
  readonly me?: Seat | null;
  /** Commands to play before anybody looks; the first legal ones. */
  readonly plays?: number;
  readonly seed?: number;
  /** Finished rounds, between two of them; one unless given. */
  readonly finished?: number;
  /** Milliseconds until a bot moves; none moves unless given. */
  readonly botDelayMs?: number;
  /** The usual ones unless given. */
  readonly manners?: Manners;
}

const NAMELESS: PlayerSnapshot = {
  name: '',
  kind: 'person',
  botLevel: null,
  presence: 'here',
  ready: true,
};

/** A small repeatable source of numbers from 0 to 1. */
function lottery(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled(maxPip: number, random: () => number): readonly TileId[] {
  const deck = [...fullSet(maxPip)];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    const [a, b] = [deck[last], deck[pick]];
    if (a !== undefined && b !== undefined) [deck[last], deck[pick]] = [b, a];
  }
  return deck;
}

/** The star behind a name says that a bot has it. */
function nameOf(name: string): string {
  return name.replace('*', '');
}

/** A connection to a table in this page, for development and tests. */
export function fakeConnection(fake: FakeTable): FakeConnection {
  return new FakeConnection(fake);
}

/** See `fakeConnection`. */
export class FakeConnection implements Connection {
  readonly isPractice = false;
  readonly state = signal<ConnectionState>({ kind: 'live' });
  readonly snapshot = signal<TableSnapshot | null>(null);
  readonly seat = signal<SeatMessage | null>(null);
  readonly recalled = signal([]);
  /** What was asked of it, newest last. */
  readonly asked: object[] = [];
  private readonly listeners = new Set<(message: EventsMessage) => void>();
  private readonly fake: FakeTable;
  private readonly random: () => number;
  private readonly me: Seat | null;
  private game: LocalGame;

  constructor(fake: FakeTable) {
    this.fake = fake;
    this.random = lottery(fake.seed ?? 7);
    this.me = fake.me === undefined ? seatOf(0) : fake.me;
    const options = presetOptions(fake.preset ?? DEFAULT_PRESET, fake.overrides ?? {});
    if (!options.ok) throw new Error(options.error.code);
    const game = newGame(options.value, fake.names.length);
    if (!game.ok) throw new Error(game.error.code);
    this.game = game.value;
    this.deal();
    for (let play = 0; play < (fake.plays ?? 0); play += 1) this.playFirst();
    if (fake.phase === 'betweenRounds' || fake.phase === 'over') this.finish();
    this.seat.value = { seat: this.me, host: this.me === 0 };
    this.show();
    this.wakeBot();
  }

  onEvents(listener: (message: EventsMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  command(turn: number, command: Command): Promise<Answer> {
    this.asked.push({ turn, command });
    const { me } = this;
    if (me === null) return Promise.resolve({ kind: 'refused', refusal: { code: 'notSeated' } });
    return answer(this.take({ type: 'move', seat: me, command }));
  }

  host(request: object): Promise<Answer> {
    this.asked.push(request);
    return Promise.resolve({ kind: 'done' });
  }

  seatRequest(request: object): Promise<Answer> {
    return this.host(request);
  }

  retry(): void {
    this.state.value = { kind: 'live' };
  }

  close(): void {
    this.state.value = { kind: 'gone', why: 'left' };
  }

  private deal(): void {
    const deck = shuffled(this.game.options.maxPip, this.random);
    const refusal = this.take({ type: 'deal', deck, lot: 0 });
    if (refusal !== null) throw new Error(refusal.code);
  }

  private playFirst(): void {
    const { round } = this.game;
    const seat = turnOf(round.table)?.seat;
    if (seat === undefined) return;
    const legal = legalCommands(viewFor(round, seat));
    const command = legal[Math.floor(this.random() * legal.length * 0.999)];
    if (command !== undefined) this.take({ type: 'move', seat, command });
  }

  /** Plays every round but, between rounds, only the first ones. */
  private finish(): void {
    for (;;) {
      while (this.game.phase === 'playing') this.playFirst();
      if (this.game.phase === 'over' || this.isEnough()) return;
      this.deal();
    }
  }

  private isEnough(): boolean {
    const { phase, finished = 1 } = this.fake;
    return phase !== 'over' && this.game.match.rounds.length >= finished;
  }

  /** Takes a step; the refusal when the rules allow none. */
  private take(step: LocalStep): StepRefusal | null {
    const next = taken(this.game, step);
    if (!next.ok) return next.error;
    const { game, events } = next.value;
    this.game = game;
    if (this.snapshot.peek() === null) return null; // before anybody looks
    this.show();
    const told = events.map((event) => redact(event, this.me));
    for (const listener of this.listeners) listener({ seq: game.seq, events: told });
    this.wakeBot();
    return null;
  }

  private wakeBot(): void {
    const { botDelayMs } = this.fake;
    const seat = turnOf(this.game.round.table)?.seat;
    if (botDelayMs === undefined || seat === undefined || seat === this.me) return;
    setTimeout(() => this.playFirst(), botDelayMs);
  }

  private show(): void {
    const phase = this.fake.phase ?? 'playing';
    const inLobby = phase === 'lobby';
    const { round, options, seq, turn } = this.game;
    const { table, secret } = round;
    this.snapshot.value = {
      code: 'KQX7MB',
      phase,
      seq,
      turn,
      preset: this.fake.preset ?? DEFAULT_PRESET,
      options,
      seats: Math.max(this.fake.names.length, inLobby ? 4 : 2),
      host: seatOf(0),
      asker: null,
      claim: null,
      players: seatsOf(this.fake.names.length).map((seat) => this.player(seat)),
      spectators: 1,
      match: inLobby ? null : matchOf(this.game, this.fake.names.map(nameOf)),
      table: inLobby ? null : table,
      hand: this.me === null || inLobby ? null : (secret.hands[this.me] ?? null),
      lastResult: table.phase.kind === 'over' ? table.phase.result : null,
      deadlines: phase === 'betweenRounds' ? { nextRoundInMs: 20_000 } : {},
      locked: false,
      manners: this.fake.manners ?? USUAL_MANNERS,
      paused: false,
    };
  }

  private player(seat: Seat): PlayerSnapshot {
    const name = this.fake.names[seat] ?? '';
    const isBot = name.endsWith('*');
    return {
      ...NAMELESS,
      name: nameOf(name),
      kind: isBot ? 'bot' : 'person',
      botLevel: isBot ? 'porter' : null,
      presence: name.startsWith('Z') ? 'away' : 'here',
      ready: seat !== 1,
    };
  }
}
