import type { Seat } from '@roundhouse/rules';
import type { SocketRecording } from '../raw/recording.ts';

/** A seat, or none, from one frame on: number of the frame among those that the server sent. */
export interface Stint {
  readonly fromFrame: number;
  readonly seat: Seat | null;
  /** Number of the last events before the seat was theirs; 0 unless given. */
  readonly sinceSeq?: number;
}

/** One socket, and what whoever held it may know. The test says so; the server is not asked. */
export interface Viewer {
  readonly name: string;
  /** Whose hand belongs to this socket, from its first frame to its last. Never empty. */
  readonly stints: readonly Stint[];
  /** Keys to seats that this socket may be sent. */
  readonly ownTokens: readonly string[];
  readonly recording: SocketRecording;
}

/** Whose hand belongs to a socket when a frame reaches it; null: nobody's. */
export function seatIn(viewer: Pick<Viewer, 'stints'>, frame: number): Seat | null {
  return stintIn(viewer, frame).seat;
}

/** The same, and since when. */
export function stintIn({ stints }: Pick<Viewer, 'stints'>, frame: number): Stint {
  return stints.findLast(({ fromFrame }) => fromFrame <= frame) ?? { fromFrame: 0, seat: null };
}

/** How much of what a viewer may know was really seen: an oracle that sees nothing finds nothing. */
export interface Sightings {
  /** Frames in which the own hand, in the state, was the true one. */
  ownHands: number;
  /** Own tiles seen in events. */
  ownFaces: number;
  /** Faces in events that were hidden, as they must be. */
  hiddenFaces: number;
  /** Events that were what this viewer may be told, word for word. */
  events: number;
  /** Messages of events that were told again. */
  retold: number;
  /** Values that frames put into the state. */
  atoms: number;
  replies: number;
}

/** Nothing seen yet. */
export function noSightings(): Sightings {
  return { ownHands: 0, ownFaces: 0, hiddenFaces: 0, events: 0, retold: 0, atoms: 0, replies: 0 };
}
