import type { BotLevel, Manners, PlayerName, TableCode } from '@roundhouse/protocol';
import {
  seatOf,
  seatsOf,
  type Match,
  type Round,
  type RoundFacts,
  type RoundTally,
  type Seat,
} from '@roundhouse/rules';
import type { SeatKeys } from './seatKeys.ts';
import type { NotedWait, TableRules } from './tableFact.ts';

/** A person at a seat, known again by the keys to it. */
export interface Person {
  readonly kind: 'person';
  readonly name: PlayerName;
  readonly keys: SeatKeys;
  /** True once one of the keys is known to have reached them; before, they could not come back. */
  readonly hasKey: boolean;
}

/** A bot at a seat. Its heir is the person who left it and may come back. */
export interface Bot {
  readonly kind: 'bot';
  readonly name: PlayerName;
  readonly level: BotLevel;
  readonly heir: Person | null;
}

/** Who sits at a seat. */
export type Occupant = Person | Bot;

/** A match and the round on the table. */
export interface Playing {
  readonly match: Match;
  /** One for each finished round of the match. */
  readonly facts: readonly RoundFacts[];
  /** What everybody was called, by seat, at the end of each finished round. */
  readonly sitters: readonly (readonly PlayerName[])[];
  readonly round: Round;
  /** Of the round on the table. */
  readonly tally: RoundTally;
}

/** Where the table stands; what belongs to a match exists only while there is one. */
export type Stage =
  | { readonly phase: 'lobby' }
  | ({ readonly phase: 'playing' } & Playing)
  | ({ readonly phase: 'betweenRounds' } & Playing)
  /** The round runs still when the host broke the match off. */
  | ({ readonly phase: 'over' } & Playing);

/** An answer that a seat was given; the same id gets it again. */
export interface Answered {
  readonly seat: Seat;
  readonly commandId: string;
  readonly seq: number;
}

/** Everything of a table that its journal can rebuild. Who is connected is not in it. */
export interface TableData {
  readonly code: TableCode;
  readonly rules: TableRules;
  /** In seat order, without holes. */
  readonly occupants: readonly Occupant[];
  readonly host: Seat | null;
  readonly stage: Stage;
  /** The seed of the next deal, once drawn. */
  readonly nextSeed: string | null;
  /** The seed of the round on the table. */
  readonly seed: string | null;
  /** Counts the batches of game events. */
  readonly seq: number;
  /** Turns begun in this match. */
  readonly turn: number;
  /** The last few, oldest first. */
  readonly answered: readonly Answered[];
  /** Newcomers are kept out. */
  readonly locked: boolean;
  readonly manners: Manners;
  /** How many matches were played to their end. */
  readonly finishedMatches: number;
  /** As last written down; only a restart reads them. */
  readonly waits: readonly NotedWait[];
}

/** Who sits at a seat; undefined where nobody does. */
export function occupantOf(data: TableData, seat: Seat): Occupant | undefined {
  return data.occupants[seat];
}

/** The person at a seat; undefined for a bot and where nobody sits. */
export function personAt(data: TableData, seat: Seat): Person | undefined {
  const occupant = data.occupants[seat];
  return occupant?.kind === 'person' ? occupant : undefined;
}

/** Whoever may come back to a seat: the person there, or the one who left it to a bot. */
export function ownerOf(data: TableData, seat: Seat): Person | null {
  const occupant = data.occupants[seat];
  return occupant?.kind === 'bot' ? occupant.heir : (occupant ?? null);
}

/** The seats that are taken, in order. */
export function takenSeats(data: TableData): readonly Seat[] {
  return seatsOf(data.occupants.length);
}

/** A seat after another one was taken away. */
export function movedUp(seat: Seat, emptiedSeat: Seat): Seat {
  return seat > emptiedSeat ? seatOf(seat - 1) : seat;
}

/** The round that runs; null when none does. */
export function runningRound(data: TableData): Round | null {
  return data.stage.phase === 'playing' ? data.stage.round : null;
}
