import type { CreateTable, CreatedTable, JoinOptions } from '@roundhouse/protocol';
import type { RecordedExchange } from './recording.ts';

/** Where a server listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** A seat that Colyseus keeps for whoever comes with its session id. */
export interface Reservation {
  readonly sessionId: string;
  readonly processId: string;
  readonly roomId: string;
}

type Headers = Readonly<Record<string, string>>;

/** Sends JSON, or nothing, and records what came back. Rejects only when nothing came back. */
export async function exchange(
  place: Place,
  request: { method: string; path: string; body?: unknown; headers?: Headers },
): Promise<RecordedExchange> {
  const { method, path, body, headers = {} } = request;
  const sent = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const response = await fetch(`http://${place.host}:${place.port}${path}`, {
    method,
    headers: {
      // A line kept for the next request may be closed by the server at the moment it is used.
      connection: 'close',
      ...(sent !== '' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent !== '' && { body: sent }),
  });
  return { method, path, sent, status: response.status, received: await response.text() };
}

/** Opens a table. Throws when the server does not. */
export async function openTable(place: Place, wish: CreateTable): Promise<CreatedTable> {
  const done = await exchange(place, { method: 'POST', path: '/api/tables', body: wish });
  if (done.status !== 201) throw new Error(`no table: ${done.status} ${done.received}`);
  return JSON.parse(done.received) as CreatedTable;
}

/** What an admission came to. */
export interface Admission {
  readonly exchange: RecordedExchange;
  /** Null when the server refused. */
  readonly reservation: Reservation | null;
}

/** Asks to be let in to a table; the socket is the second step. */
export async function askToJoin(
  place: Place,
  code: string,
  options: JoinOptions | Readonly<Record<string, unknown>>,
): Promise<Admission> {
  const path = `/matchmake/joinById/${encodeURIComponent(code)}`;
  const done = await exchange(place, { method: 'POST', path, body: options });
  if (done.status !== 200) return { exchange: done, reservation: null };
  return { exchange: done, reservation: JSON.parse(done.received) as Reservation };
}

/** The address of the socket for a reservation. */
export function socketUrl({ host, port }: Place, reservation: Reservation): string {
  const { processId, roomId, sessionId } = reservation;
  return `ws://${host}:${port}/${processId}/${roomId}?sessionId=${sessionId}`;
}
