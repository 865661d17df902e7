import { isDeepStrictEqual } from 'node:util';
import { decodeEventsMessage } from '@roundhouse/protocol';
import { framesDown } from '../raw/recording.ts';
import { readDownFrame, readRequest, type DownFrame } from '../raw/wire.ts';
import { facesIn, mayBeTold } from './eventTruth.ts';
import { assertNever } from '@roundhouse/rules';
import type { Finding } from './finding.ts';
import type { Truth } from './truth.ts';
import { stintIn, type Sightings, type Stint, type Viewer } from './viewer.ts';

/** The only keys a refusal may have besides its code: facts of the table, and the own tile named. */
const REFUSAL_KEYS = new Set([
  'turn',
  'tile',
  'train',
  'pip',
  'pips',
  'wanted',
  'seat',
  'seats',
  'error',
]);
const SEAT_KEYS = new Set(['seat', 'token', 'host', 'why']);

interface Hearing {
  readonly viewer: Viewer;
  readonly truth: Truth;
  readonly seen: Sightings;
  /** Tiles that this socket itself has named: a refusal may repeat them. */
  readonly named: ReadonlySet<unknown>;
  /** Whose hand belongs to the socket now, and since when. */
  stint: Stint;
  /** `seq` of the newest events that this socket was sent. */
  seq: number;
  /** That of the last message of events; one that is told again may be older than the newest. */
  lastSeq: number | null;
  /** True once a patch has come after the last events: live events follow one. */
  isPatched: boolean;
}

/** Before the first frame. */
const NOBODY: Stint = { fromFrame: 0, seat: null };

/** Part three: every message, reply and refusal says only what this viewer may know. */
export function judgeMessages(viewer: Viewer, truth: Truth, seen: Sightings): readonly Finding[] {
  const named = tilesNamedBy(viewer);
  const hearing: Hearing = {
    viewer,
    truth,
    seen,
    named,
    stint: NOBODY,
    seq: 0,
    lastSeq: null,
    isPatched: false,
  };
  return framesDown(viewer.recording).flatMap((bytes, frame) => {
    hearing.stint = stintIn(viewer, frame);
    return objectionsTo(readDownFrame(bytes), hearing).map((fact): Finding => ({
      part: 'message',
      viewer: viewer.name,
      frame,
      fact,
    }));
  });
}

function objectionsTo(frame: DownFrame, hearing: Hearing): readonly string[] {
  switch (frame.kind) {
    case 'message':
      return messageObjections(frame.type, frame.payload, hearing);
    case 'response':
      hearing.seen.replies += 1;
      return replyObjections(frame, hearing);
    case 'joined':
      return frame.extraBytes === 0 ? [] : [`${frame.extraBytes} bytes after the handshake`];
    case 'error':
      return /^\w+$/u.test(frame.message) ? [] : [`an error that says too much: ${frame.message}`];
    case 'unknown':
      return [`a frame that nobody can read: ${frame.why}`];
    case 'state':
    case 'patch':
      hearing.isPatched = frame.kind === 'patch';
      return [];
    case 'pong':
      return [];
    default:
      return assertNever(frame);
  }
}

function messageObjections(
  type: string | number,
  payload: unknown,
  hearing: Hearing,
): readonly string[] {
  if (type === 'events') return eventObjections(payload, hearing);
  if (type === 'seat') return seatObjections(payload, hearing);
  return [`a message of the unknown type ${type}`];
}

/**
 * Each event must be, word for word, what this viewer may be told of what happened. What happened
 * before the seat was theirs they are told as a spectator is.
 */
function eventObjections(payload: unknown, hearing: Hearing): readonly string[] {
  const { stint, truth, seen } = hearing;
  const { seq, events } = decodeEventsMessage(payload);
  const seat = seq > (stint.sinceSeq ?? 0) ? stint.seat : null;
  seen.retold += Number(!hearing.isPatched);
  hearing.isPatched = false;
  hearing.seq = Math.max(hearing.seq, seq);
  const { lastSeq } = hearing;
  hearing.lastSeq = seq;
  if (lastSeq !== null && seq > lastSeq + 1) return [`events ${seq} right after ${lastSeq}`];
  const happened = truth.at(seq)?.events ?? [];
  if (events.length !== happened.length) {
    return [`${events.length} events of ${happened.length} that happened at ${seq}`];
  }
  return events.flatMap((event, index) => {
    const fact = happened[index];
    const allowed = fact === undefined ? null : mayBeTold(fact, seat);
    for (const face of facesIn(event)) {
      if (face === 'hidden') seen.hiddenFaces += 1;
      else seen.ownFaces += 1;
    }
    if (!isDeepStrictEqual(event, allowed)) {
      return [`${JSON.stringify(event)} instead of ${JSON.stringify(allowed)}`];
    }
    seen.events += 1;
    return [];
  });
}

function seatObjections(payload: unknown, { viewer, stint }: Hearing): readonly string[] {
  const own = stint.seat;
  if (!isRecord(payload)) return ['a seat message of another shape'];
  const strange = Object.keys(payload).filter((key) => !SEAT_KEYS.has(key));
  const { token, seat } = payload;
  const isForeign = token !== undefined && !viewer.ownTokens.some((key) => key === token);
  return [
    ...strange.map((key) => `${key} in a seat message`),
    ...(isForeign ? ['the key to a seat of somebody else'] : []),
    ...(seat === own ? [] : [`seat ${String(seat)} instead of ${own}`]),
  ];
}

function replyObjections(
  { status, payload }: Extract<DownFrame, { kind: 'response' }>,
  hearing: Hearing,
): readonly string[] {
  if (status === 'error' && isNoHandler(payload)) return [];
  if (status === 'error') return [`a reply that broke: ${JSON.stringify(payload)}`];
  if (!isRecord(payload)) return [`a reply of another shape: ${JSON.stringify(payload)}`];
  if (status === 'ok') {
    const { ok, seq, ...rest } = payload;
    const isPlain = ok === true && Number.isInteger(seq) && Object.keys(rest).length === 0;
    return isPlain ? [] : [`more than an acknowledgement: ${JSON.stringify(payload)}`];
  }
  return refusalObjections(payload, hearing);
}

function refusalObjections(
  payload: Readonly<Record<string, unknown>>,
  { named, truth, stint, seq }: Hearing,
): readonly string[] {
  const { code, ...facts } = payload;
  const strange = Object.keys(facts).filter((key) => !REFUSAL_KEYS.has(key));
  const { tile } = facts;
  const isNamed = tile === undefined || named.has(tile);
  const known = stint.seat === null ? undefined : truth.at(seq)?.known[stint.seat];
  const isKnown = isNamed || [...(known ?? [])].some((own) => own === tile);
  return [
    ...(typeof code === 'string' ? [] : ['a refusal without a code']),
    ...strange.map((key) => `${key} in the refusal ${String(code)}`),
    ...(isKnown ? [] : [`tile ${JSON.stringify(tile)} in the refusal ${String(code)}`]),
  ];
}

/** The answer to a request of no known type. It names the type, as the client wrote it. */
function isNoHandler(payload: unknown): boolean {
  if (!isRecord(payload)) return false;
  const { name, message, ...rest } = payload;
  const isPlain = typeof message === 'string' && Object.keys(rest).length === 0;
  return name === 'no_handler' && isPlain;
}

function tilesNamedBy({ recording }: Viewer): ReadonlySet<unknown> {
  const sent = recording.frames.filter(({ direction }) => direction === 'up');
  return new Set(sent.map(({ bytes }) => tileNamedIn(readRequest(bytes))));
}

function tileNamedIn(payload: unknown): unknown {
  const command = isRecord(payload) ? payload['command'] : undefined;
  return isRecord(command) ? command['tile'] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
