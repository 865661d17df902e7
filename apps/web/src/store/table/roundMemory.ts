import { effect } from '@preact/signals';
import type { OwnMove } from '@roundhouse/bots';
import type { TableSnapshot } from '@roundhouse/protocol';
import {
  legalPlays,
  type Play,
  type Seat,
  type SeatView,
  type TurnCommand,
  type VisibleEvent,
} from '@roundhouse/rules';
import type { Moves } from './moves.ts';
import { seatView } from './table.ts';

/** What one seat did in a round, with what it saw before each move. */
export interface RememberedRound {
  readonly moves: readonly OwnMove[];
  /** False where this page came in the middle of it, or missed something. */
  readonly isWhole: boolean;
}

type PlayedEvent = Extract<VisibleEvent, { readonly type: 'tilePlayed' }>;

const NOTHING: RememberedRound = { moves: [], isWhole: false };

/**
 * Remembers the own moves of the round that runs, out of what the page is sent anyway: a state comes
 * before the events that led to it, so that the one before it is what the player saw.
 */
export class RoundMemory {
  #round: RememberedRound = NOTHING;
  #before: TableSnapshot | null = null;
  #now: TableSnapshot | null = null;

  /** The round that runs, or the last one. */
  get round(): RememberedRound {
    return this.#round;
  }

  /** Follows a player until the returned function is called. */
  follow({ connection, snapshot, me }: Pick<Moves, 'connection' | 'snapshot' | 'me'>): () => void {
    const stopStates = effect(() => this.#see(snapshot.value, me.value));
    const stopEvents = connection.onEvents(({ seq, events }) => {
      this.#hear(seq, events, me.peek());
    });
    return () => {
      stopStates();
      stopEvents();
    };
  }

  #see(snapshot: TableSnapshot, me: Seat | null): void {
    const last = this.#now;
    if (last?.seq === snapshot.seq) return void (this.#now = snapshot);
    this.#before = last;
    this.#now = snapshot;
    if (isNewRound(last, snapshot)) {
      this.#round = { moves: [], isWhole: isUntouched(snapshot, me) };
    } else if (last !== null && snapshot.seq > last.seq + 1) {
      this.#round = { ...this.#round, isWhole: false };
    }
  }

  #hear(seq: number, events: readonly VisibleEvent[], me: Seat | null): void {
    const before = this.#before;
    if (me === null || before?.seq !== seq - 1 || this.#now?.seq !== seq) return;
    if (before.phase !== 'playing' || before.players[me]?.presence === 'covered') return;
    const view = seatView(before, me);
    const command = view === null ? null : commandIn(events, view);
    if (view === null || command === null) return;
    this.#round = { ...this.#round, moves: [...this.#round.moves, { view, command }] };
  }
}

function isNewRound(last: TableSnapshot | null, { phase, match }: TableSnapshot): boolean {
  if (phase !== 'playing') return false;
  return last?.phase !== 'playing' || last.match?.rounds.length !== match?.rounds.length;
}

/** True where the player has not yet had a turn in this round. */
function isUntouched({ table }: TableSnapshot, me: Seat | null): boolean {
  return me !== null && table !== null && table.hadTurn[me] !== true;
}

/** The decision of a seat that these events came of; null when it was none, or none of this seat. */
function commandIn(events: readonly VisibleEvent[], view: SeatView): TurnCommand | null {
  for (const event of events) {
    if (!('seat' in event) || event.seat !== view.seat) continue;
    if (event.type === 'turnFailed' && event.by === 'decline') return { type: 'decline' };
    if (event.type === 'tilePlayed') return playOf(event, view);
  }
  return null;
}

/** The play as the rules knew it before: an event names the end also where a train has only one. */
function playOf({ tile, train, end }: PlayedEvent, view: SeatView): Play | null {
  const plays = legalPlays(view).filter((play) => play.tile === tile && play.train === train);
  return plays.find((play) => play.end === end) ?? plays[0] ?? null;
}

const memories = new WeakMap<Moves, RoundMemory>();

/** Begins to remember; what is remembered belongs to `moves`. */
export function rememberRounds(moves: Moves): () => void {
  const memory = new RoundMemory();
  memories.set(moves, memory);
  return memory.follow(moves);
}

/** The last round as it is remembered; nothing where nobody has begun to. */
export function rememberedRound(moves: Moves): RememberedRound {
  return memories.get(moves)?.round ?? NOTHING;
}
