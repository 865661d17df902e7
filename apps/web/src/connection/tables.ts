import { TABLE_PHASES, type CreateTable, type TablePhase } from '@roundhouse/protocol';
import { ask, postJson } from './ask.ts';
import { isRecord } from './record.ts';

/** How long a visitor waits for an answer. */
const PATIENCE_MS = 10_000;

/** What came of opening a table: the way back to its first seat, or why there is none. */
export type OpenedTable =
  | { readonly kind: 'opened'; readonly code: string; readonly token: string }
  | { readonly kind: 'unreachable' | 'busy' | 'refused' };

/** What a visitor may know of a table before joining it. */
export type TableNotice =
  | {
      readonly kind: 'here';
      readonly phase: TablePhase;
      /** Whose table it is; null where nobody is host. */
      readonly host: string | null;
      readonly seatsFree: number;
      /** Nobody new is let in. */
      readonly locked: boolean;
    }
  | { readonly kind: 'missing' | 'tooManyTries' | 'unreachable' };

/** Opens a table; the caller sits on its first seat. */
export async function openTable(table: CreateTable): Promise<OpenedTable> {
  const answer = await ask('/api/tables', { ...postJson(table), ...inTime() });
  if (answer === null) return { kind: 'unreachable' };
  if (answer.status === 429 || answer.status === 503) return { kind: 'busy' };
  if (!answer.ok || !isRecord(answer.body)) return { kind: 'refused' };
  const { code, seatToken } = answer.body;
  if (typeof code !== 'string' || typeof seatToken !== 'string') return { kind: 'refused' };
  return { kind: 'opened', code, token: seatToken };
}

/** Asks whether a table exists and has room. */
export async function noticeOf(code: string): Promise<TableNotice> {
  const answer = await ask(`/api/tables/${code}`, inTime());
  if (answer === null) return { kind: 'unreachable' };
  if (answer.status === 404) return { kind: 'missing' };
  if (answer.status === 429) return { kind: 'tooManyTries' };
  if (!answer.ok || !isRecord(answer.body)) return { kind: 'unreachable' };
  const { phase, host, seatsFree, locked } = answer.body;
  return {
    kind: 'here',
    phase: TABLE_PHASES.find((known) => known === phase) ?? 'playing',
    host: typeof host === 'string' ? host : null,
    seatsFree: typeof seatsFree === 'number' ? seatsFree : 0,
    locked: locked === true,
  };
}

function inTime(): RequestInit {
  return { signal: AbortSignal.timeout(PATIENCE_MS) };
}
