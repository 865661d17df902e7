import { ServerError, matchMaker } from '@colyseus/core';
import { parseTableCode, type TableCode } from '@roundhouse/protocol';
import { isAllowedOrigin } from './guards.ts';

const { controller } = matchMaker;
const invokeMethod = controller.invokeMethod.bind(controller);

/** The one way into a room. */
const JOIN = 'joinById';
/** What Colyseus says of a room that is not there, and of a way that does not exist. */
const NO_SUCH_ROOM = 522;
const NO_SUCH_WAY = 520;

/** What the way into a room needs of the house. */
export interface Doors {
  readonly allowedOrigins: readonly string[];
  /** True when there is a table with this code, and its room is open. */
  readonly isOpen: (code: TableCode) => Promise<boolean>;
}

/**
 * Leaves one way into a room, `joinById` with a code as people type it, and only from our own pages.
 * What is refused here says nothing about what was asked.
 */
export function closeSideDoors(doors: Doors): void {
  controller.exposedMethods = [JOIN];
  controller.invokeMethod = async (method, roomId, ...rest) => {
    if (method !== JOIN) throw new ServerError(NO_SUCH_WAY, 'invalid method');
    const code = codeIn(roomId);
    if (code === undefined || !(await doors.isOpen(code))) throw noSuchTable();
    return invokeMethod(method, code, ...rest);
  };
  for (const header of Object.keys(controller.DEFAULT_CORS_HEADERS)) {
    Reflect.deleteProperty(controller.DEFAULT_CORS_HEADERS, header);
  }
  controller.getCorsHeaders = (headers) => corsHeaders(headers, doors.allowedOrigins);
}

function noSuchTable(): ServerError {
  return new ServerError(NO_SUCH_ROOM, 'noSuchTable');
}

/** Colyseus hands a part of the address on as it was sent, a space still in its percent signs. */
function codeIn(part: string): TableCode | undefined {
  try {
    return parseTableCode(decodeURIComponent(part));
  } catch {
    return undefined;
  }
}

function corsHeaders(headers: Headers, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = headers.get('origin');
  const host = headers.get('host') ?? undefined;
  if (origin === null || !isAllowedOrigin(origin, host, allowedOrigins)) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}
