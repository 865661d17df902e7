import { noSightings, type Sightings } from '../oracle/viewer.ts';

/** What a fuzz has done, and what became of it. Counts only grow. */
export interface Tally {
  /** WebSocket frames that were fired. */
  frames: number;
  /** Requests and messages of which every answer was judged. */
  messages: number;
  /** Of those the ones that were carried out; the rest were refused. */
  carriedOut: number;
  http: number;
  /** Attempts to open a seat with a key. */
  swaps: number;
  /** Of those the ones that opened the seat of the key, as they must. */
  ownSeats: number;
  /** Things that came too late while this process itself was late. */
  doubts: number;
  /** Sockets that were opened. */
  sockets: number;
  /** Moves of the tables that have nothing to do with it, acknowledged and seen. */
  bystanderMoves: number;
  /** Sockets over which the leak oracle has looked. */
  judgedSockets: number;
  readonly sightings: Sightings;
  /** Answers over HTTP by status; 0 where the server closed without one. */
  readonly statuses: Map<number, number>;
  readonly refusals: Map<string, number>;
  readonly breaches: Breach[];
}

/** The promises that a fuzz tries to break. */
export const BREACH_KINDS = [
  'exit',
  'stall',
  'hang',
  'illegal',
  'untyped',
  'http',
  'echo',
  'swap',
  'dropped',
  'leak',
  'trouble',
] as const;
/** One of the promises. */
export type BreachKind = (typeof BREACH_KINDS)[number];

/** A promise that was broken, and how. */
export interface Breach {
  readonly kind: BreachKind;
  readonly fact: string;
}

/** Nothing done yet. */
export function emptyTally(): Tally {
  return {
    frames: 0,
    messages: 0,
    carriedOut: 0,
    http: 0,
    swaps: 0,
    ownSeats: 0,
    doubts: 0,
    sockets: 0,
    bystanderMoves: 0,
    judgedSockets: 0,
    sightings: noSightings(),
    statuses: new Map(),
    refusals: new Map(),
    breaches: [],
  };
}

/** Adds one to a count by name. */
export function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Adds what one socket was seen to be sent. */
export function addSightings({ sightings }: Tally, seen: Sightings): void {
  for (const key of Object.keys(seen) as (keyof Sightings)[]) sightings[key] += seen[key];
}

/** How often each promise was broken. */
export function breachCounts({ breaches }: Tally): Readonly<Record<BreachKind, number>> {
  const counts = BREACH_KINDS.map((kind) => [
    kind,
    breaches.filter((breach) => breach.kind === kind).length,
  ]);
  return Object.fromEntries(counts) as Record<BreachKind, number>;
}
