import {
  CLOSE_CODES,
  JOIN_REFUSALS,
  PROTOCOL_VERSION,
  closeReasonOf,
  joinRefusalOf,
  type CloseReason,
  type JoinRefusal,
} from '@roundhouse/protocol';
import { fail, ok, type Result } from '@roundhouse/rules';
import type { Place } from '../raw/ask.ts';
import { askToJoin } from '../raw/http.ts';
import { RawClient } from '../raw/RawClient.ts';
import { within } from '../raw/within.ts';
import { TableClient, type Entrance } from './TableClient.ts';

/** A door that nobody answers: no connection, or one that broke off. */
const NOBODY = 0;

/**
 * Comes to a table, through both steps of joining. Resolves when the state and the seat are there.
 * Errors: the code with which the table refuses, or NOBODY.
 */
export async function comeIn(
  place: Place,
  code: string,
  { entrance, patienceMs }: { readonly entrance: Entrance; readonly patienceMs: number },
): Promise<Result<TableClient, number>> {
  const options = { version: PROTOCOL_VERSION, ...entrance };
  const asked = await within(patienceMs, askToJoin(place, code, options)).catch(() => null);
  if (asked === null) return fail(NOBODY);
  if (asked.reservation === null) return fail(codeIn(asked.exchange.received));
  const raw = RawClient.open(place, asked);
  const client = new TableClient(raw);
  const isIn = await within(patienceMs, arrival(client)).then(
    () => true,
    () => false,
  );
  if (isIn) return ok(client);
  const refusal = raw.error?.code ?? NOBODY;
  await raw.cut();
  return fail(refusal);
}

async function arrival(client: TableClient): Promise<void> {
  await client.raw.whenJoined();
  await client.raw.until(() => client.notes.length > 0, 'the seat');
}

/** The number in a refusal over HTTP. */
function codeIn(received: string): number {
  return Number(/"code":(\d+)/u.exec(received)?.[1] ?? NOBODY);
}

const GONE: readonly number[] = [
  CLOSE_CODES.playingElsewhere,
  CLOSE_CODES.versionTooOld,
  CLOSE_CODES.removedByHost,
  CLOSE_CODES.tableClosed,
];
const SHUT: readonly number[] = [
  JOIN_REFUSALS.badMessage,
  JOIN_REFUSALS.versionTooOld,
  JOIN_REFUSALS.wrongToken,
  JOIN_REFUSALS.badName,
  JOIN_REFUSALS.tableLocked,
];

/** Why whoever was closed with this code does not come back; null: they do. */
export function whyGone(closeCode: number): CloseReason | null {
  return GONE.includes(closeCode) ? (closeReasonOf(closeCode) ?? null) : null;
}

/** Why whoever was refused with this code is never let in; null: later, perhaps. */
export function whyShut(refusalCode: number): JoinRefusal | null {
  return SHUT.includes(refusalCode) ? (joinRefusalOf(refusalCode) ?? null) : null;
}
