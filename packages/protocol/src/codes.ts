import type { OptionError, Refusal, Seat } from '@roundhouse/rules';

/** Why the server closes a connection, as WebSocket close codes. */
export const CLOSE_CODES = {
  /** The same seat was opened somewhere else; the newest connection holds it. */
  playingElsewhere: 4100,
  /** The client is older than the server still understands: reload the page. */
  versionTooOld: 4101,
  /** The host removed this player. */
  removedByHost: 4102,
  /** The table was forgotten after a long silence. */
  tableClosed: 4103,
  /** The table broke; other tables run on. */
  tableBroken: 4104,
  /** The client reads so slowly that what it is owed piles up, or never finished joining. */
  tooSlow: 4105,
  /** The table comes back in a moment, as it was: call again. */
  restarting: 4106,
} as const;

/** The name of a reason for closing. */
export type CloseReason = keyof typeof CLOSE_CODES;

/** The reason behind a close code, or undefined for one that is not ours. */
export function closeReasonOf(code: number): CloseReason | undefined {
  const reasons = Object.keys(CLOSE_CODES) as CloseReason[];
  return reasons.find((reason) => CLOSE_CODES[reason] === code);
}

/** Why nobody was let in, as the code of the error with which `joinById` rejects; its message is the name. */
export const JOIN_REFUSALS = {
  badMessage: 4200,
  versionTooOld: 4201,
  wrongToken: 4202,
  badName: 4203,
  nameTaken: 4204,
  tooManySpectators: 4205,
  tableClosed: 4206,
  /** The journal could not be written: nothing has happened. */
  tryAgain: 4207,
  /** The host has locked the table: only those who have a seat come in. */
  tableLocked: 4208,
  /** The table was found but cannot be set up again; what there is of it is kept. */
  cannotLoad: 4209,
  /** Too many wrong codes or tokens came from there. */
  tooManyTries: 4210,
} as const;

/** What Colyseus says of a way in that does not exist: there is only `joinById`. */
export const NO_SUCH_WAY = 520;
/** What Colyseus says of a code that no table has. */
export const NO_SUCH_TABLE = 522;
/** Colyseus closes a connection with it when the server stops. */
export const SERVER_STOPS = 4001;
/** Closes the connection of a client that sends what cannot be read, or far too much. */
export const UNREADABLE = 4002;

/** The name of a reason not to let somebody in. */
export type JoinRefusal = keyof typeof JOIN_REFUSALS;

/** The same where the refusal comes before there is a socket: HTTP has no such numbers. */
export const JOIN_STATUSES = {
  tryAgain: 503,
  cannotLoad: 528,
  tooManyTries: 429,
} as const satisfies Partial<Record<JoinRefusal, number>>;

/** The reason behind a rejected `joinById`, or undefined for one that is not ours. */
export function joinRefusalOf(code: number): JoinRefusal | undefined {
  const statuses: Partial<Record<JoinRefusal, number>> = JOIN_STATUSES;
  const names = Object.keys(JOIN_REFUSALS) as JoinRefusal[];
  return names.find((name) => JOIN_REFUSALS[name] === code || statuses[name] === code);
}

/**
 * Why a request by HTTP goes no further, whatever it asks for, each with its status. The answer is
 * `{error: {code}}`; that to an upgrade has the code in its status line and no body.
 */
export const DOOR_REFUSALS = {
  /** The address or the `Host` is none. */
  badRequest: 400,
  /** The page that asks comes from elsewhere. */
  foreignOrigin: 403,
  /** Nothing is there. */
  notFound: 404,
  /** A body without a `Content-Length`. */
  lengthRequired: 411,
  tooLarge: 413,
  notJson: 415,
  /** This address has opened as many WebSockets as it may have. */
  tooManySockets: 429,
  /** All addresses together have. */
  houseIsFull: 503,
} as const;

/** The name of a reason to turn a request away. */
export type DoorRefusal = keyof typeof DOOR_REFUSALS;

/** Why the table, not the rulebook, refuses a request. */
export type TableRefusal =
  /** The message does not have the shape that the protocol asks for. */
  | { readonly code: 'badMessage' }
  /** The turn named in the command is not the one that runs. */
  | { readonly code: 'staleTurn'; readonly turn: number }
  | { readonly code: 'notSeated' }
  | { readonly code: 'alreadySeated'; readonly seat: Seat }
  | { readonly code: 'noRoundRuns' }
  | { readonly code: 'notHost' }
  /** The host kept the tools a moment ago. */
  | { readonly code: 'hostIsHere' }
  | { readonly code: 'notInLobby' }
  | { readonly code: 'noMatchRuns' }
  | { readonly code: 'notBetweenRounds' }
  | { readonly code: 'matchNotOver' }
  | { readonly code: 'roundRuns' }
  | { readonly code: 'noSuchSeat' }
  | { readonly code: 'notABot' }
  | { readonly code: 'notAPerson' }
  | { readonly code: 'seatNotFree' }
  /** Somebody claims a seat already: the host has to answer that first. */
  | { readonly code: 'seatIsClaimed' }
  | { readonly code: 'nobodyClaims' }
  | { readonly code: 'tableFull'; readonly seats: number }
  | { readonly code: 'badName' }
  | { readonly code: 'nameTaken' }
  /** The options, or the number of players, make no game. */
  | { readonly code: 'badOptions'; readonly error: OptionError }
  /** From this seat the table was changed a great many times lately: wait a minute. */
  | { readonly code: 'tooManyChanges' }
  /** More has happened at this table than is kept of any: it takes another one to go on. */
  | { readonly code: 'historyIsFull' }
  /** The journal could not be written: nothing has happened, try again. */
  | { readonly code: 'tryAgain' }
  | { readonly code: 'tableClosed' };

/** Why a request was refused: by the rules of the game, or by the table. */
export type RequestRefusal = Refusal | TableRefusal;

/** Why `POST /api/tables` made no table. */
export type CreateRefusal =
  | { readonly code: 'badMessage' }
  | { readonly code: 'badName' }
  | { readonly code: 'badOptions'; readonly error: OptionError }
  /** More bots than places. */
  | { readonly code: 'tableFull'; readonly seats: number }
  | { readonly code: 'tooManyTables' }
  /** This address has opened many tables lately. */
  | { readonly code: 'tooManyTries' }
  /** The journal could not be written: nothing has happened. */
  | { readonly code: 'tryAgain' };
