/** A WebSocket frame as RFC 6455 has it, or nearly: whatever is said here is written. */
export interface WsFrame {
  /** 0 continuation, 1 text, 2 binary, 8 close, 9 ping, 10 pong; the rest is reserved. */
  readonly opcode: number;
  readonly payload?: Uint8Array;
  /** Whether the message ends here; it does unless this says no. */
  readonly fin?: boolean;
  /** The three reserved bits, 0 to 7. */
  readonly reserved?: number;
  /** Whether the payload is masked, as a client has to. */
  readonly isMasked?: boolean;
  /** The length that the header claims, where it is not the true one. */
  readonly claimedBytes?: bigint;
}

/** Opcodes by name. */
export const WS = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

const MASK = [0x37, 0xfa, 0x21, 0x3d] as const;
const EMPTY = new Uint8Array(0);

/** The bytes of a frame. */
export function wsFrame(frame: WsFrame): Buffer {
  const { opcode, payload = EMPTY, fin = true, reserved = 0, isMasked = true } = frame;
  const length = lengthBytes(frame.claimedBytes ?? BigInt(payload.length), isMasked);
  const mask = isMasked ? MASK : [];
  const head = [(fin ? 0x80 : 0) | (reserved << 4) | opcode, ...length, ...mask];
  const bytes = Buffer.allocUnsafe(head.length + payload.length);
  bytes.set(head);
  bytes.set(payload, head.length);
  if (isMasked) maskFrom(bytes, head.length);
  return bytes;
}

function maskFrom(bytes: Buffer, start: number): void {
  for (let at = start; at < bytes.length; at += 1) {
    bytes[at] = (bytes[at] ?? 0) ^ (MASK[(at - start) & 3] ?? 0);
  }
}

function lengthBytes(length: bigint, isMasked: boolean): readonly number[] {
  const mask = isMasked ? 0x80 : 0;
  if (length < 126n) return [mask | Number(length)];
  if (length < 65_536n) return [mask | 126, Number(length >> 8n), Number(length & 0xffn)];
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(length);
  return [mask | 127, ...bytes];
}

/** One frame of a server: never masked, never in parts. */
export interface HeardFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** Takes whole frames of a server off the front; `rest` is what is not whole yet. */
export function readWsFrames(bytes: Buffer): {
  readonly frames: readonly HeardFrame[];
  readonly rest: Buffer;
} {
  const frames: HeardFrame[] = [];
  let rest = bytes;
  for (let next = firstFrame(rest); next !== null; next = firstFrame(rest)) {
    frames.push(next);
    rest = rest.subarray(next.endsAt);
  }
  return { frames, rest };
}

function firstFrame(bytes: Buffer): (HeardFrame & { readonly endsAt: number }) | null {
  const [first = 0, second = 0] = bytes;
  if (bytes.length < 2) return null;
  const extra = second === 126 ? 2 : second === 127 ? 8 : 0;
  if (bytes.length < 2 + extra) return null;
  const length = lengthIn(bytes, second);
  const endsAt = 2 + extra + length;
  if (bytes.length < endsAt) return null;
  return { opcode: first & 0x0f, payload: bytes.subarray(2 + extra, endsAt), endsAt };
}

function lengthIn(bytes: Buffer, second: number): number {
  if (second === 126) return bytes.readUInt16BE(2);
  return second === 127 ? Number(bytes.readBigUInt64BE(2)) : second;
}
