import { signal } from '@preact/signals';
import type {
  EventsMessage,
  PlayerSnapshot,
  SeatMessage,
  TableSnapshot,
} from '@roundhouse/protocol';
import {
  decide,
  emptyTally,
  DEFAULT_PRESET,
  fullSet,
  legalCommands,
  newMatch,
  presetOptions,
  recordRound,
  redact,
  roundFacts,
  seatOf,
  seatsOf,
  standings,
  startRound,
  tallied,
  turnOf,
  viewFor,
  type Command,
  type Match,
  type PresetName,
  type Round,
  type RoundFacts,
  type RoundTally,
  type RuleOptions,
  type Seat,
  type TileId,
} from '@roundhouse/rules';
import type { Answer, Connection, ConnectionState } from '../connection/connection.ts';

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
  private readonly options: RuleOptions;
  private match: Match;
  private round: Round;
  private tally: RoundTally;
  private facts: readonly RoundFacts[] = [];
  private seq = 0;
  private turn = 1;

  constructor(fake: FakeTable) {
    this.fake = fake;
    this.random = lottery(fake.seed ?? 7);
    this.me = fake.me === undefined ? seatOf(0) : fake.me;
    const options = presetOptions(fake.preset ?? DEFAULT_PRESET, fake.overrides ?? {});
    if (!options.ok) throw new Error(options.error.code);
    this.options = options.value;
    const match = newMatch(this.options, fake.names.length);
    if (!match.ok) throw new Error(match.error.code);
    this.match = match.value;
    this.tally = emptyTally(fake.names.length);
    this.round = this.deal();
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
    const decision = decide(this.round, me, command);
    if (!decision.ok) return Promise.resolve({ kind: 'refused', refusal: decision.error });
    this.apply(me, command);
    return Promise.resolve({ kind: 'done' });
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

  private deal(): Round {
    const deck = shuffled(this.options.maxPip, this.random);
    const dealt = startRound(this.match, { deck, lot: 0 });
    if (!dealt.ok) throw new Error(dealt.error.code);
    this.tally = emptyTally(this.fake.names.length);
    return dealt.value.round;
  }

  private playFirst(): void {
    const seat = turnOf(this.round.table)?.seat;
    if (seat === undefined) return;
    const legal = legalCommands(viewFor(this.round, seat));
    const command = legal[Math.floor(this.random() * legal.length * 0.999)];
    if (command !== undefined) this.apply(seat, command);
  }

  /** Plays every round but, between rounds, only the first ones. */
  private finish(): void {
    for (;;) {
      while (turnOf(this.round.table) !== null) this.playFirst();
      this.match = recordRound(this.match, this.round);
      this.facts = [...this.facts, roundFacts(this.tally, this.round.table)];
      if (standings(this.match).over || this.isEnough()) return;
      this.round = this.deal();
    }
  }

  private isEnough(): boolean {
    const { phase, finished = 1 } = this.fake;
    return phase !== 'over' && this.match.rounds.length >= finished;
  }

  private apply(seat: Seat, command: Command): void {
    const decision = decide(this.round, seat, command);
    if (!decision.ok) return;
    this.round = decision.value.round;
    this.tally = decision.value.events.reduce(tallied, this.tally);
    this.seq += 1;
    if (decision.value.events.some(({ type }) => type === 'turnBegan')) this.turn += 1;
    if (this.snapshot.peek() === null) return; // before anybody looks
    this.show();
    const events = decision.value.events.map((event) => redact(event, this.me));
    for (const listener of this.listeners) listener({ seq: this.seq, events });
    this.wakeBot();
  }

  private wakeBot(): void {
    const { botDelayMs } = this.fake;
    const seat = turnOf(this.round.table)?.seat;
    if (botDelayMs === undefined || seat === undefined || seat === this.me) return;
    setTimeout(() => this.playFirst(), botDelayMs);
  }

  private show(): void {
    const phase = this.fake.phase ?? 'playing';
    const inLobby = phase === 'lobby';
    const { table, secret } = this.round;
    this.snapshot.value = {
      code: 'KQX7MB',
      phase,
      seq: this.seq,
      turn: this.turn,
      preset: this.fake.preset ?? DEFAULT_PRESET,
      options: this.options,
      seats: Math.max(this.fake.names.length, inLobby ? 4 : 2),
      host: seatOf(0),
      asker: null,
      claim: null,
      players: seatsOf(this.fake.names.length).map((seat) => this.player(seat)),
      spectators: 1,
      match: inLobby
        ? null
        : {
            rounds: this.match.rounds,
            facts: this.facts,
            sitters: this.match.rounds.map(() => this.fake.names.map(nameOf)),
            ...standings(this.match),
          },
      table: inLobby ? null : table,
      hand: this.me === null || inLobby ? null : (secret.hands[this.me] ?? null),
      lastResult: table.phase.kind === 'over' ? table.phase.result : null,
      deadlines: phase === 'betweenRounds' ? { nextRoundInMs: 20_000 } : {},
      locked: false,
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
