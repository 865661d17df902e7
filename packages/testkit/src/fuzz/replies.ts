import { readRefusal, REQUEST_TYPES, type RequestType } from '@roundhouse/protocol';
import {
  readCommandRequest,
  readHostRequest,
  readResyncRequest,
  readSeatRequest,
} from '@roundhouse/protocol/shapes';
import { pack, unpack } from 'msgpackr';
import type { RawReply } from '../raw/RawClient.ts';
import type { Letter } from './letters.ts';

/** Who sent a letter. */
export interface Sender {
  /** Whether this client ever had a seat at the table, or the host's tools. */
  readonly wasSeated: boolean;
  readonly wasHost: boolean;
}

/** Something wrong with an answer. */
export interface Objection {
  readonly kind: 'illegal' | 'untyped';
  readonly fact: string;
}

const READERS: Readonly<Record<RequestType, (payload: unknown) => unknown>> = {
  command: readCommandRequest,
  host: readHostRequest,
  seat: readSeatRequest,
  resync: readResyncRequest,
};

/**
 * What is wrong with an answer; null for nothing. A request of the right shape is carried out or
 * refused with a code, one of another shape is a bad message, one of no known type has no handler.
 */
export function objectionTo(letter: Letter, sender: Sender, reply: RawReply): Objection | null {
  const type = REQUEST_TYPES.find((name) => name === letter.type);
  if (type === undefined) return isNoHandler(reply) ? null : untyped(letter, reply);
  const isReadable = READERS[type](asReceived(letter.payload)) !== undefined;
  if (reply.status === 'rejected') return refusalObjection(letter, reply, isReadable);
  if (reply.status !== 'ok' || !isPlainOk(reply.payload)) return untyped(letter, reply);
  if (!isReadable) return illegal(letter, 'has no shape and was carried out');
  if (letter.type === 'command' && !sender.wasSeated) return illegal(letter, 'by a spectator');
  if (letter.type === 'host' && !sender.wasHost)
    return illegal(letter, 'by somebody who is no host');
  return null;
}

function refusalObjection(letter: Letter, reply: RawReply, isReadable: boolean): Objection | null {
  const refusal = readRefusal(reply.payload);
  if (refusal === null) return untyped(letter, reply);
  const isAboutShape = refusal.code === 'badMessage';
  return isAboutShape === isReadable ? untyped(letter, reply) : null;
}

function isNoHandler({ status, payload }: RawReply): boolean {
  return status === 'error' && isRecord(payload) && payload['name'] === 'no_handler';
}

function isPlainOk(payload: unknown): boolean {
  if (!isRecord(payload)) return false;
  const { ok, seq, ...rest } = payload;
  return ok === true && Number.isInteger(seq) && Object.keys(rest).length === 0;
}

/** What the server makes of the bytes of a payload. */
export function asReceived(payload: unknown): unknown {
  return payload === undefined ? undefined : (unpack(pack(payload)) as unknown);
}

function untyped(letter: Letter, { status, payload }: RawReply): Objection {
  return { kind: 'untyped', fact: `${written(letter)}: ${status} ${inOneLine(payload)}` };
}

function illegal(letter: Letter, what: string): Objection {
  return { kind: 'illegal', fact: `${written(letter)} ${what}` };
}

function written({ type, payload }: Letter): string {
  return `${type} ${inOneLine(payload)}`;
}

function inOneLine(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? `${part}n` : part,
  );
  return (text ?? String(value)).slice(0, 300);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
