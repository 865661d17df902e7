import type {
  CloseReason,
  EventsMessage,
  PlayerName,
  Presence,
  SeatMessage,
} from '@roundhouse/protocol';
import type { Seat } from '@roundhouse/rules';
import { movedUp, occupantOf, takenSeats, type TableData } from '../record/tableData.ts';

/** What becomes of a key on its way to its player. */
export interface Delivery {
  /** It has left the house: from now on somebody may have it. */
  sent(): void;
  /** Its player certainly has it. Never called when the connection ends before that is known. */
  arrived(): void;
}

/** One client's line to the table; the door makes it. */
export interface Connection {
  /** Tells the client which seat it holds, and `delivery` what becomes of the key in that. */
  tell(message: SeatMessage, delivery?: Delivery): void;
  /** Tells the client once more what has happened, as it may know it. */
  retell(message: EventsMessage): void;
  /** Closes the connection and says why. */
  dismiss(reason: CloseReason): void;
}

/** What a connection is at the table. */
export interface Place {
  readonly seat: Seat | null;
  /** The name a spectator came with. */
  readonly name: PlayerName | null;
  /** Why there is no seat. */
  readonly why: 'late' | 'full' | 'watch';
}

/** A spectator says that a seat is theirs. */
export interface Claim {
  /** Counts them, so that an answer is to this one. It stays as it was made until it is answered. */
  readonly number: number;
  readonly connection: Connection;
  readonly seat: Seat;
  /** The name that they came with. */
  readonly name: PlayerName | null;
}

/** How long a host who has kept the tools is not asked for them again. */
const PEACE_MS = 60_000;

/** Who is connected, who is played for, and who is ready. Gone with the process. */
export class Attendance {
  readonly #places = new Map<Connection, Place>();
  readonly #covered = new Set<Seat>();
  readonly #ready = new Set<Seat>();
  #claim: Claim | null = null;
  #claimCount = 0;
  #asker: Seat | null = null;
  #toolsKeptAtMs = -Infinity;

  /** Every connection with its place. */
  get connections(): readonly (readonly [Connection, Place])[] {
    return [...this.#places];
  }

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  /** Who has asked for the host's tools and waits for them; null when nobody does. */
  get asker(): Seat | null {
    return this.#asker;
  }

  /** Who says that a seat is theirs and waits for the host's answer; null when nobody does. */
  get claim(): Claim | null {
    return this.#claim;
  }

  get spectatorCount(): number {
    return this.connections.filter(([, { seat }]) => seat === null).length;
  }

  /** The place of a connection; undefined once it is gone. */
  placeOf(connection: Connection): Place | undefined {
    return this.#places.get(connection);
  }

  /** The connection that holds a seat; undefined when nobody does. */
  holderOf(seat: Seat): Connection | undefined {
    return this.connections.find(([, place]) => place.seat === seat)?.[0];
  }

  /** Puts a connection at its place. Whoever comes to a seat plays there; the one it had is not ready. */
  enter(connection: Connection, place: Place): void {
    this.drop(connection);
    this.#places.set(connection, place);
    if (place.seat !== null) this.#covered.delete(place.seat);
    if (place.seat !== null && place.seat === this.#claim?.seat) this.#claim = null;
  }

  /** Forgets a connection; false when it was gone already. */
  drop(connection: Connection): boolean {
    const place = this.#places.get(connection);
    if (connection === this.#claim?.connection) this.#claim = null;
    if (place?.seat !== undefined && place.seat !== null) {
      this.#ready.delete(place.seat);
      if (place.seat === this.#asker) this.#asker = null;
    }
    return this.#places.delete(connection);
  }

  /** A seat is gone; those behind it move up, and whoever held it watches. */
  emptySeat(emptied: Seat): void {
    for (const [connection, place] of this.#places) {
      if (place.seat === null) continue;
      const seat = place.seat === emptied ? null : movedUp(place.seat, emptied);
      this.#places.set(connection, { ...place, seat });
    }
    this.#covered.clear();
    this.#asker = null;
    this.#claim = null;
  }

  /** A spectator claims a seat. One at a time, so that it is clear who is answered. */
  makeClaim(claim: Omit<Claim, 'number'>): void {
    this.#claimCount += 1;
    this.#claim = { ...claim, number: this.#claimCount };
  }

  /** The claim is answered, or means nothing any more. */
  settleClaim(): void {
    this.#claim = null;
  }

  /** Somebody asks for the host's tools; whoever asked first goes first. False soon after they were kept. */
  askForTools(seat: Seat, nowMs: number): boolean {
    if (nowMs < this.#toolsKeptAtMs + PEACE_MS) return false;
    this.#asker ??= seat;
    return true;
  }

  /** The host is there and keeps the tools. */
  keepTools(nowMs: number): void {
    this.#asker = null;
    this.#toolsKeptAtMs = nowMs;
  }

  /** The tools have gone to somebody: nobody asks any more. */
  settleTools(): void {
    this.#asker = null;
  }

  /** A bot plays this seat until its player wants it back. */
  cover(seat: Seat): void {
    this.#covered.add(seat);
    this.#ready.delete(seat);
  }

  /** The player of this seat plays again. */
  uncover(seat: Seat): void {
    this.#covered.delete(seat);
  }

  setReady(seat: Seat): void {
    this.#ready.add(seat);
  }

  isReady(seat: Seat): boolean {
    return this.#ready.has(seat);
  }

  /** Another round or match: nobody is ready for the one after it. */
  clearReady(): void {
    this.#ready.clear();
  }

  /** Everybody plays again; for a new match. */
  clearCovers(): void {
    this.#covered.clear();
  }

  /** Whether a seat's player is there. Bots always are. */
  presenceOf(data: TableData, seat: Seat): Presence {
    if (occupantOf(data, seat)?.kind !== 'person') return 'here';
    if (this.#covered.has(seat)) return 'covered';
    return this.holderOf(seat) === undefined ? 'away' : 'here';
  }

  /** True when a bot makes this seat's moves. */
  isBotPlayed(data: TableData, seat: Seat): boolean {
    return occupantOf(data, seat)?.kind === 'bot' || this.#covered.has(seat);
  }

  /** The people who are connected and play for themselves. */
  peopleHere(data: TableData): readonly Seat[] {
    return takenSeats(data).filter(
      (seat) => occupantOf(data, seat)?.kind === 'person' && this.presenceOf(data, seat) === 'here',
    );
  }
}
