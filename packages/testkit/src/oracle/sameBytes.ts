import { framesDown, type SocketRecording } from '../raw/recording.ts';
import { readDownFrame, tokenIn } from '../raw/wire.ts';

/**
 * The first place where two sockets were not sent the very same: number, order, length and content
 * of the frames, the close, the answer to the request for admission. Null when there is none.
 * What is drawn by lot for each connection is left out by its place, not by its look.
 */
export function firstDifference(one: SocketRecording, other: SocketRecording): string | null {
  const [mine, theirs] = [framesDown(one), framesDown(other)];
  for (const [index, bytes] of mine.entries()) {
    const twin = theirs[index];
    if (twin === undefined) return `frame ${index} has no twin`;
    if (!Buffer.from(stubbed(bytes)).equals(stubbed(twin))) {
      return `frame ${index}, ${readDownFrame(bytes).kind}: ${hex(bytes)} and ${hex(twin)}`;
    }
  }
  if (theirs.length > mine.length) return `frame ${mine.length} has no twin`;
  const [end, otherEnd] = [JSON.stringify(one.close), JSON.stringify(other.close)];
  if (end !== otherEnd) return `the close: ${end} and ${otherEnd}`;
  return admissionDifference(one, other);
}

/** The frame without what is drawn by lot: Colyseus' reconnection token, and the key to the seat. */
function stubbed(bytes: Uint8Array): Uint8Array {
  const frame = readDownFrame(bytes);
  if (frame.kind === 'joined') return Uint8Array.from(bytes).fill(0, 2, 2 + (bytes[1] ?? 0));
  const token = tokenIn(frame);
  if (token === undefined) return bytes;
  const start = Buffer.from(bytes).indexOf(token);
  return Uint8Array.from(bytes).fill(0, start, start + token.length);
}

function admissionDifference(one: SocketRecording, other: SocketRecording): string | null {
  const [mine, theirs] = [admissionOf(one), admissionOf(other)];
  return mine === theirs ? null : `the admission: ${mine} and ${theirs}`;
}

/** The answer with the ids that Colyseus draws replaced by their lengths. */
function admissionOf({ admission }: SocketRecording): string {
  const ids = new Set(['sessionId', 'processId', 'roomId']);
  if (admission.status !== 200) return `${admission.status} ${admission.received}`;
  const parsed = JSON.parse(admission.received, (key, value: unknown) =>
    ids.has(key) ? String(value).length : value,
  ) as unknown;
  return `${admission.status} ${JSON.stringify(parsed)}`;
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 60)).toString('hex');
}
