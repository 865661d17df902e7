import { decode, encode, type Iterator } from '@colyseus/schema';
import { pack, unpack } from 'msgpackr';

/** The first byte of a frame, as Colyseus 0.18 numbers them; the upper three bits are modifiers. */
export const OPCODES = {
  joined: 10,
  error: 11,
  leave: 12,
  message: 13,
  state: 14,
  patch: 15,
  bytes: 17,
  ping: 18,
  request: 21,
  response: 22,
} as const;

const OPCODE_MASK = 0x1f;
/** The modifiers put a prefix before the body; our rooms use neither, so a prefix is a stranger. */
const MODIFIER_MASK = 0xe0;

/** How a reply went. */
export const RESPONSE_STATUSES = ['ok', 'rejected', 'error'] as const;
/** One of the ways a reply may go: carried out, refused with a reason, or broken. */
export type ResponseStatus = (typeof RESPONSE_STATUSES)[number];

/** A frame from the server, taken apart. `at` is where in the frame's bytes a body begins. */
export type DownFrame =
  | {
      readonly kind: 'joined';
      readonly reconnectionToken: string;
      /** Describes the schema; empty where the client said that it knows it. */
      readonly handshake: Uint8Array;
      /** Bytes after the handshake: sections that our rooms do not send. */
      readonly extraBytes: number;
    }
  | { readonly kind: 'state' | 'patch'; readonly body: Uint8Array }
  | { readonly kind: 'message'; readonly type: string | number; readonly payload: unknown }
  | {
      readonly kind: 'response';
      readonly requestId: number;
      readonly status: ResponseStatus;
      readonly payload: unknown;
    }
  | { readonly kind: 'error'; readonly code: number; readonly message: string }
  | { readonly kind: 'pong' }
  /** Nothing that this client knows how to read. */
  | { readonly kind: 'unknown'; readonly why: string };

/** Takes a frame from the server apart. Never throws. */
export function readDownFrame(bytes: Uint8Array): DownFrame {
  const first = bytes[0];
  if (first === undefined) return { kind: 'unknown', why: 'an empty frame' };
  if ((first & MODIFIER_MASK) !== 0) return { kind: 'unknown', why: `modifiers in ${first}` };
  try {
    return readBody(first & OPCODE_MASK, bytes);
  } catch (error) {
    return { kind: 'unknown', why: `opcode ${first}: ${String(error)}` };
  }
}

function readBody(opcode: number, bytes: Uint8Array): DownFrame {
  const it: Iterator = { offset: 1 };
  switch (opcode) {
    case OPCODES.joined:
      return readJoined(bytes, it);
    case OPCODES.state:
      return { kind: 'state', body: bytes.subarray(1) };
    case OPCODES.patch:
      return { kind: 'patch', body: bytes.subarray(1) };
    case OPCODES.message:
      return { kind: 'message', type: readType(bytes, it), payload: readPayload(bytes, it) };
    case OPCODES.response:
      return readResponse(bytes, it);
    case OPCODES.error:
      return { kind: 'error', code: decode.number(bytes, it), message: decode.string(bytes, it) };
    case OPCODES.ping:
      return bytes.length === 1
        ? { kind: 'pong' }
        : { kind: 'unknown', why: 'a pong with something in it' };
    default:
      return { kind: 'unknown', why: `opcode ${opcode}` };
  }
}

function readJoined(bytes: Uint8Array, it: Iterator): DownFrame {
  const reconnectionToken = readShortText(bytes, it);
  readShortText(bytes, it); // the name of the serializer
  const length = decode.number(bytes, it);
  const end = it.offset + length;
  const handshake = bytes.subarray(it.offset, end);
  return { kind: 'joined', reconnectionToken, handshake, extraBytes: bytes.length - end };
}

function readShortText(bytes: Uint8Array, it: Iterator): string {
  const length = bytes[it.offset] ?? 0;
  const start = it.offset + 1;
  it.offset = start + length;
  return Buffer.from(bytes.subarray(start, it.offset)).toString('utf8');
}

function readResponse(bytes: Uint8Array, it: Iterator): DownFrame {
  const requestId = decode.number(bytes, it);
  const status = RESPONSE_STATUSES[bytes[it.offset] ?? -1];
  it.offset += 1;
  if (status === undefined) return { kind: 'unknown', why: 'a response of no known status' };
  return { kind: 'response', requestId, status, payload: readPayload(bytes, it) };
}

function readType(bytes: Uint8Array, it: Iterator): string | number {
  return decode.stringCheck(bytes, it) ? decode.string(bytes, it) : decode.number(bytes, it);
}

function readPayload(bytes: Uint8Array, it: Iterator): unknown {
  return bytes.length > it.offset ? (unpack(bytes.subarray(it.offset)) as unknown) : undefined;
}

/** The key that a message `seat` brings; undefined for any other frame. */
export function tokenIn(down: DownFrame): string | undefined {
  if (down.kind !== 'message' || down.type !== 'seat') return undefined;
  const { payload } = down;
  const token: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'token') : undefined;
  return typeof token === 'string' ? token : undefined;
}

/** The payload of a request that a client sent; undefined for any other frame. */
export function readRequest(bytes: Uint8Array): unknown {
  if (bytes[0] !== OPCODES.request) return undefined;
  const it: Iterator = { offset: 1 };
  decode.number(bytes, it);
  readType(bytes, it);
  return readPayload(bytes, it);
}

/** Says that the client has joined and wants the state. */
export function joinAckFrame(): Uint8Array {
  return Uint8Array.of(OPCODES.joined);
}

/** Leaves the room of one's own will. */
export function leaveFrame(): Uint8Array {
  return Uint8Array.of(OPCODES.leave);
}

/** A request, which is answered with a response of the same id. */
export function requestFrame(requestId: number, type: string, payload: unknown): Uint8Array {
  const header = [...number(requestId), ...string(type)];
  return frame(OPCODES.request, header, payload);
}

/** A message, which is not answered. */
export function messageFrame(type: string, payload: unknown): Uint8Array {
  return frame(OPCODES.message, string(type), payload);
}

/** What a server answers to a request that it refuses; for controls. The request's number is the highest. */
export function refusalFrame(reason: unknown): Uint8Array {
  const rejected = RESPONSE_STATUSES.indexOf('rejected');
  return frame(OPCODES.response, [...number(2 ** 31), rejected], reason);
}

function frame(opcode: number, header: readonly number[], payload: unknown): Uint8Array {
  const body = payload === undefined ? [] : pack(payload);
  return Uint8Array.from([opcode, ...header, ...body]);
}

function number(value: number): readonly number[] {
  const bytes = new Uint8Array(9);
  const it: Iterator = { offset: 0 };
  encode.number(bytes, value, it);
  return [...bytes.subarray(0, it.offset)];
}

function string(value: string): readonly number[] {
  const bytes = new Uint8Array(value.length * 3 + 5);
  const it: Iterator = { offset: 0 };
  encode.string(bytes, value, it);
  return [...bytes.subarray(0, it.offset)];
}
