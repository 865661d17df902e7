import type { CreateTable, CreatedTable, JoinOptions } from '@roundhouse/protocol';
import { ask, writtenBody, type Place } from './ask.ts';
import type { RecordedExchange } from './recording.ts';

/** A seat that Colyseus keeps for whoever comes with its session id. */
export interface Reservation {
  readonly sessionId: string;
  readonly processId: string;
  readonly roomId: string;
}

/** Opens a table. Throws when the server does not. */
export async function openTable(place: Place, wish: CreateTable): Promise<CreatedTable> {
  const { status, body } = await ask(place, { method: 'POST', path: '/api/tables', body: wish });
  if (status !== 201) throw new Error(`no table: ${status} ${body}`);
  return JSON.parse(body) as CreatedTable;
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
  const { status, body: received } = await ask(place, { method: 'POST', path, body: options });
  const exchange = { method: 'POST', path, sent: writtenBody(options), status, received };
  return { exchange, reservation: status === 200 ? (JSON.parse(received) as Reservation) : null };
}

/** The address of the socket for a reservation. */
export function socketUrl({ host, port }: Place, reservation: Reservation): string {
  const { processId, roomId, sessionId } = reservation;
  return `ws://${host}:${port}/${processId}/${roomId}?sessionId=${sessionId}`;
}
