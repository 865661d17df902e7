import { JOIN_REFUSALS } from '@roundhouse/protocol';
import type { HttpAnswer } from './ask.ts';
import { isRecord } from './record.ts';

/** HTTP: too many requests. */
const TOO_MANY = 429;

/** A place in a room of Colyseus, kept for a few seconds for whoever opens this socket. */
export interface Admission {
  /** From the slash on, or a whole address without its scheme. */
  readonly socket: string;
}

/**
 * What came of asking to be let in to a room: the way to its socket, or the code of the refusal, 0
 * when nobody answered or the answer makes no sense.
 */
export function readAdmission(answer: HttpAnswer | null, host: string): Admission | number {
  if (answer === null) return 0;
  const { ok, status, body } = answer;
  if (status === TOO_MANY) return JOIN_REFUSALS.tooManyTries;
  if (!isRecord(body)) return ok ? 0 : status;
  const { code, sessionId, processId, roomId, publicAddress } = body;
  if (!ok) return typeof code === 'number' ? code : status;
  const parts = [processId, roomId, sessionId];
  if (!parts.every((part) => typeof part === 'string' && /^[\w-]+$/u.test(part))) return 0;
  const at = typeof publicAddress === 'string' ? publicAddress : host;
  return { socket: `${at}/${String(processId)}/${String(roomId)}?sessionId=${String(sessionId)}` };
}
