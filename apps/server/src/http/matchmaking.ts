import { ErrorCode, ServerError, matchMaker } from '@colyseus/core';
import { JOIN_STATUSES, NO_SUCH_TABLE, NO_SUCH_WAY } from '@roundhouse/protocol';
import { readJoinOptions } from '@roundhouse/protocol/shapes';
import type { FrontDesk } from '../desk/FrontDesk.ts';
import { readAddress } from '../limits/address.ts';
import type { Table } from '../table/life/table.ts';
import { isAllowedOrigin } from './origins.ts';

const { controller } = matchMaker;
const invokeMethod = controller.invokeMethod.bind(controller);

/** The one way into a room. */
const JOIN = 'joinById';
const STATUSES = { noSuchTable: NO_SUCH_TABLE, ...JOIN_STATUSES } as const;
/** A room that is not there any more, or does not answer. */
const GONE: readonly number[] = [
  ErrorCode.MATCHMAKE_INVALID_ROOM_ID,
  ErrorCode.MATCHMAKE_UNHANDLED,
];
/** How often a table may go away just when somebody comes. */
const MOST_TRIES = 3;

/** What the way into a room needs of the house. */
export interface Doors {
  readonly allowedOrigins: readonly string[];
  readonly desk: FrontDesk<Table>;
  /** The room of a table, by Colyseus' name for it. */
  readonly roomOf: (table: Table) => Promise<string>;
}

/** A request to be let in: what the client says of itself, and where it comes from. */
type Request = typeof invokeMethod extends (...given: [string, string, ...infer Rest]) => unknown
  ? Rest
  : never;

/**
 * Leaves one way into a room, `joinById` with a code as people type it, and only from our own pages.
 * What is refused here says nothing about what was asked.
 */
export function closeSideDoors(doors: Doors): void {
  controller.exposedMethods = [JOIN];
  controller.invokeMethod = async (method, code, ...request) => {
    if (method !== JOIN) throw new ServerError(NO_SUCH_WAY, 'invalid method');
    return reserve(doors, decoded(code), request);
  };
  for (const header of Object.keys(controller.DEFAULT_CORS_HEADERS)) {
    Reflect.deleteProperty(controller.DEFAULT_CORS_HEADERS, header);
  }
  controller.getCorsHeaders = (headers) => corsHeaders(headers, doors.allowedOrigins);
}

/** Keeps a place for somebody who is about to connect. Throws what they are told when there is none. */
async function reserve(doors: Doors, code: string, request: Request): Promise<unknown> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const table = await admitted(doors.desk, code, request);
    try {
      return await invokeMethod(JOIN, await doors.roomOf(table), ...request);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  throw new ServerError(STATUSES.tryAgain, 'tryAgain');
}

/** True for a table that has left the memory since it was found; nothing else keeps anybody out. */
function isGone(error: unknown): boolean {
  return error instanceof ServerError && GONE.includes(error.code);
}

/** The table that somebody asks for. Throws what they are told when there is none for them. */
async function admitted(
  desk: FrontDesk<Table>,
  code: string,
  [options, context]: Request,
): Promise<Table> {
  const join = readJoinOptions(options);
  // The guard has written it where Colyseus looks first.
  const asker = readAddress(context?.ip);
  const token = join !== undefined && 'seatToken' in join ? join.seatToken : null;
  const found =
    token === null ? await desk.find(code, asker) : await desk.findWithKey(code, { asker, token });
  if (found.ok) {
    const table = found.value;
    // Whoever holds up a wrong key, or only looks, keeps no table awake.
    if (token === null || table.hasKey(token)) table.expectSomebody();
    return table;
  }
  throw new ServerError(STATUSES[found.error.code], found.error.code);
}

/** Colyseus hands a part of the address on as it was sent, a space still in its percent signs. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function corsHeaders(headers: Headers, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = headers.get('origin');
  const host = headers.get('host') ?? undefined;
  if (origin === null || !isAllowedOrigin(origin, host, allowedOrigins)) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'Content-Type, X-Requested-With',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}
