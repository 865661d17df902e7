import type { HostRequest, RequestRefusal, SeatMessage, SeatRequest } from '@roundhouse/protocol';
import type { EventsMessage, TableSnapshot } from '@roundhouse/protocol';
import type { Command, VisibleEvent } from '@roundhouse/rules';
import type { ReadonlySignal } from '@preact/signals';

/** Why a connection has ended for good. */
export const GONE_REASONS = [
  'notFound',
  'versionTooOld',
  'wrongToken',
  'removed',
  'closed',
  'broken',
  'cannotLoad',
  'full',
  'locked',
  'tooManyTries',
  'nameTaken',
  'badName',
  'left',
] as const;
/** One of the reasons for which a connection has ended. */
export type GoneWhy = (typeof GONE_REASONS)[number];

/**
 * What the connection is doing. `connecting` before the table was ever there, `resuming` after;
 * `tries` are the calls so far, and `isExpected` says that the server has told that the table will be
 * back. `away`: the device is offline, or nobody looks, and nothing is tried.
 * `moved`: the seat is in use in another window.
 */
export type ConnectionState =
  | { readonly kind: 'connecting'; readonly tries: number }
  | { readonly kind: 'resuming'; readonly tries: number; readonly isExpected: boolean }
  | { readonly kind: 'live' }
  | { readonly kind: 'away' }
  | { readonly kind: 'moved' }
  | { readonly kind: 'gone'; readonly why: GoneWhy };

/** What became of a request: carried out, refused with its reason, or never answered. */
export type Answer =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: RequestRefusal }
  | { readonly kind: 'unanswered' };

/** One table as this browser is connected to it: over the network, or in the browser itself. */
export interface Connection {
  /** True for a table in this page, against bots: nobody else can come to it. */
  readonly isPractice: boolean;
  readonly state: ReadonlySignal<ConnectionState>;
  /** The table as it is now; null before the first state. */
  readonly snapshot: ReadonlySignal<TableSnapshot | null>;
  /** The seat of this browser; null before the table has told. */
  readonly seat: ReadonlySignal<SeatMessage | null>;
  /** What happened last before this browser came, oldest first; empty until it is told, if ever. */
  readonly recalled: ReadonlySignal<readonly VisibleEvent[]>;
  /** Hears what happens, after the snapshot that shows it. Returns a function that stops it. */
  onEvents(listener: (message: EventsMessage) => void): () => void;
  /** Asks for a move in the turn with this number; sent again by itself until it is answered. */
  command(turn: number, command: Command): Promise<Answer>;
  host(request: HostRequest): Promise<Answer>;
  seatRequest(request: SeatRequest): Promise<Answer>;
  /** Calls anew at once: instead of waiting, or to take back a seat that is in use elsewhere. */
  retry(): void;
  /** Ends the connection. The seat is kept. */
  close(): void;
}
