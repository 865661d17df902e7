import type { Command, PresetName, Seat, VisibleEvent } from '@roundhouse/rules';
import type { TableCode } from './tableCode.ts';

/** The name of the Colyseus room behind every table. */
export const ROOM_NAME = 'table';

/** How strong a bot plays, weakest first. */
export const BOT_LEVELS = [
  'passenger',
  'porter',
  'conductor',
  'engineer',
  'dispatcher',
  'baron',
] as const;
/** The name of a bot's strength. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How long bots think, so that people can follow. */
export const PACES = ['fast', 'normal', 'slow'] as const;
/** One of the paces of bots. */
export type Pace = (typeof PACES)[number];

/** What a table lets its players be told of their own hands: nothing, what they ask for, or all of it. */
export const HINTINGS = ['off', 'request', 'coach'] as const;
/** One of the ways with hints. */
export type Hinting = (typeof HINTINGS)[number];

/** How a table goes about its rules: no move is allowed or forbidden by any of this. */
export interface Manners {
  readonly pace: Pace;
  readonly hints: Hinting;
}

/** The manners of a table whose host has said nothing, and of every table from before there were any. */
export const USUAL_MANNERS: Manners = { pace: 'normal', hints: 'request' };

/** The body of `POST /api/tables`. */
export interface CreateTable {
  /** The host's name. */
  readonly name: string;
  /** Default: the first preset. */
  readonly preset?: PresetName;
  /** Single options over the preset's. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Most players at the table; default: as many as the options offer. */
  readonly seats?: number;
  /** Bots to seat beside the host. */
  readonly bots?: number;
  readonly botLevel?: BotLevel;
  /** Begin the match at once. */
  readonly start?: boolean;
}

/** The answer to `POST /api/tables`: where to go, and the host's own key to the seat. */
export interface CreatedTable {
  readonly code: TableCode;
  /** 43 characters; keep it, show it to nobody. */
  readonly seatToken: string;
}

/** The answer to `GET /api/tables/:code`. */
export interface FoundTable {
  readonly code: TableCode;
  readonly phase: TablePhase;
  /** The name of its host; null where it has none. */
  readonly host: string | null;
  /** Places that a newcomer could take now, were they let in. */
  readonly seatsFree: number;
  /** Nobody new is let in, not even to watch. */
  readonly locked: boolean;
}

/** The answer to `GET /api/here`: the house's IPv4 address in its network; null where there is none. */
export interface HouseAddress {
  readonly address: string | null;
}

/**
 * The options of `joinById`: the way back to a seat, a newcomer, or a spectator. Whoever has seen
 * events before says so with `haveSeq`, and is told those that came after.
 */
export type JoinOptions = {
  readonly version: number;
  /** `EventsMessage.seq` of the last events heard. */
  readonly haveSeq?: number;
} & ({ readonly seatToken: string } | { readonly name: string } | { readonly watch: true });

/** Where a table stands between its matches and rounds. */
export const TABLE_PHASES = ['lobby', 'playing', 'betweenRounds', 'over'] as const;
/** One of the phases of a table. */
export type TablePhase = (typeof TABLE_PHASES)[number];

/** Who may sit at a seat. */
export const PLAYER_KINDS = ['person', 'bot'] as const;
/** One of the kinds of players. */
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** Whether a seat's person is connected, gone, or played for by a bot. */
export const PRESENCES = ['here', 'away', 'covered'] as const;
/** One of the states of presence. */
export type Presence = (typeof PRESENCES)[number];

/** Why somebody has no seat: a match runs, the table is full, or they asked for none. */
export const NO_SEAT_REASONS = ['late', 'full', 'watch'] as const;
/** One of the reasons for having no seat. */
export type NoSeatReason = (typeof NO_SEAT_REASONS)[number];

/** Message `seat`: which seat this connection holds; sent on joining and whenever it changes. */
export interface SeatMessage {
  readonly seat: Seat | null;
  /** The key to the seat, only when it is new. */
  readonly token?: string;
  readonly host: boolean;
  /** Only without a seat. */
  readonly why?: NoSeatReason;
}

/** What a client may ask a table for; each has a shape of its own below. */
export const REQUEST_TYPES = ['command', 'host', 'seat', 'resync'] as const;
/** The name of a request. */
export type RequestType = (typeof REQUEST_TYPES)[number];

/** Request `command`: a move. `turn` is `TableSnapshot.turn` as the player saw it. */
export interface CommandRequest {
  /** Made by the client, 1 to 40 characters; the same id gets the same answer again. */
  readonly commandId: string;
  readonly turn: number;
  readonly command: Command;
}

/** Answer to every request that was carried out. `seq` is that of the last events, seen or on their way. */
export interface Reply {
  readonly ok: true;
  readonly seq: number;
}

/** Request `host`: the tools of whoever runs the table. */
export type HostRequest =
  | {
      readonly type: 'setOptions';
      readonly preset: PresetName;
      readonly options?: Readonly<Record<string, unknown>>;
      readonly seats?: number;
    }
  | { readonly type: 'start' }
  | { readonly type: 'addBot'; readonly level?: BotLevel }
  | { readonly type: 'removeBot'; readonly seat: Seat }
  | { readonly type: 'removePlayer'; readonly seat: Seat }
  | { readonly type: 'seatToBot'; readonly seat: Seat }
  | { readonly type: 'nextRound' }
  | { readonly type: 'endMatch' }
  | { readonly type: 'rematch' }
  /** From the result back to the lobby, to change options or people. */
  | { readonly type: 'toLobby' }
  /** Nobody new comes in while a table is locked; whoever has a seat does. */
  | { readonly type: 'lock'; readonly locked: boolean }
  | ({ readonly type: 'setManners' } & Manners)
  /** Whether the spectator of `TableSnapshot.claim` gets the seat: that claim, and that seat. */
  | {
      readonly type: 'answerClaim';
      readonly claim: number;
      readonly seat: Seat;
      readonly isTheirs: boolean;
    };

/** Request `seat`: what a person does with the own place. */
export type SeatRequest =
  | { readonly type: 'ready' }
  /** Gives the seat up: a bot plays on. The token still opens it until somebody takes it. */
  | { readonly type: 'leave' }
  /** A spectator sits down: on a bot's seat, or where there is a place. */
  | { readonly type: 'take'; readonly seat?: Seat; readonly name?: string }
  /** Plays again after a bot was told to. */
  | { readonly type: 'back' }
  | { readonly type: 'rename'; readonly name: string }
  /** Asks for the host's tools, of a host who does nothing: see `TableSnapshot.asker`. */
  | { readonly type: 'askForTools' }
  /** A spectator who has lost the key: this seat is mine. The host decides. */
  | { readonly type: 'claim'; readonly seat: Seat };

/** Request `resync`: tell me again what came after the events that I have. */
export interface ResyncRequest {
  /** `EventsMessage.seq` of the last events heard. */
  readonly haveSeq: number;
}

/** Message `events`, decoded: what just happened, in order, as this viewer may know it. */
export interface EventsMessage {
  /** One more with each message; a gap means that something was missed: trust the state. */
  readonly seq: number;
  readonly events: readonly VisibleEvent[];
}
