import { TABLE_PHASES, type CreateTable, type TablePhase } from '@roundhouse/protocol';
import { isRecord } from './record.ts';

/** What came of opening a table: the way back to its first seat, or why there is none. */
export type OpenedTable =
  | { readonly kind: 'opened'; readonly code: string; readonly token: string }
  | { readonly kind: 'unreachable' | 'busy' | 'refused' };

/** What a visitor may know of a table before joining it. */
export type TableNotice =
  | { readonly kind: 'here'; readonly phase: TablePhase; readonly seatsFree: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' };

/** Opens a table; the caller sits on its first seat. */
export async function openTable(table: CreateTable): Promise<OpenedTable> {
  const answer = await ask('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  if (answer === null) return { kind: 'unreachable' };
  if (answer.status === 429 || answer.status === 503) return { kind: 'busy' };
  if (!answer.ok || !isRecord(answer.body)) return { kind: 'refused' };
  const { code, seatToken } = answer.body;
  if (typeof code !== 'string' || typeof seatToken !== 'string') return { kind: 'refused' };
  return { kind: 'opened', code, token: seatToken };
}

/** Asks whether a table exists and has room. */
export async function noticeOf(code: string): Promise<TableNotice> {
  const answer = await ask(`/api/tables/${code}`, {});
  if (answer === null) return { kind: 'unreachable' };
  if (answer.status === 404) return { kind: 'missing' };
  if (!answer.ok || !isRecord(answer.body)) return { kind: 'unreachable' };
  const { phase, seatsFree } = answer.body;
  return {
    kind: 'here',
    phase: TABLE_PHASES.find((known) => known === phase) ?? 'playing',
    seatsFree: typeof seatsFree === 'number' ? seatsFree : 0,
  };
}

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
}

/** Null when no server answered. */
async function ask(path: string, init: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(10_000) });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = isJson ? await response.json() : null;
    return { ok: response.ok && isJson, status: response.status, body };
  } catch {
    return null;
  }
}
