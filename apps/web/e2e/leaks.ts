import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Seat } from '@roundhouse/rules';
import {
  TableClient,
  formatFinding,
  judge,
  readDownFrame,
  type Finding,
  type SocketRecording,
  type Viewer,
} from '@roundhouse/testkit/leak';
import type { House } from './House.ts';
import type { Visitor } from './Visitor.ts';

/** A visitor and the hand that belongs to all their sockets; null for a spectator. */
export interface Watched {
  readonly visitor: Visitor;
  readonly seat: Seat | null;
}

/** What the oracle saw in everything that browsers were sent. */
export interface LeakFigures {
  readonly sockets: number;
  readonly frames: number;
  readonly bytes: number;
  /** Frames after which a browser held its own true hand. */
  readonly ownHands: number;
  readonly events: number;
}

/** Expects that no browser was sent anything that it may not know. */
export async function expectNoLeak(
  house: House,
  code: string,
  watched: readonly Watched[],
): Promise<LeakFigures> {
  const viewers = await viewersOf(house, code, watched);
  const { findings, sightings } = judgeAll(house, code, viewers);
  expect(findings.map(formatFinding)).toEqual([]);
  const seen = [...sightings.values()];
  expect(seen.every(({ atoms, events }) => atoms > 0 && events > 0)).toBe(true);
  const down = viewers.flatMap(({ recording }) => framesDown(recording));
  return {
    sockets: viewers.length,
    frames: down.length,
    bytes: down.reduce((sum, { bytes }) => sum + bytes.length, 0),
    ownHands: seen.reduce((sum, { ownHands }) => sum + ownHands, 0),
    events: seen.reduce((sum, { events }) => sum + events, 0),
  };
}

/** What the oracle finds when these sockets are held to have belonged to this seat. */
export async function findingsAs(
  house: House,
  code: string,
  watched: Watched,
): Promise<readonly Finding[]> {
  const viewers = await viewersOf(house, code, [watched]);
  return judgeAll(house, code, viewers).findings;
}

function judgeAll(house: House, code: string, viewers: readonly Viewer[]) {
  return judge({ viewers, facts: house.factsOf(code), secrets: house.seeds.secrets });
}

async function viewersOf(
  house: House,
  code: string,
  watched: readonly Watched[],
): Promise<readonly Viewer[]> {
  const welcome = await welcomeTo(house, code);
  const viewers = watched.map(async ({ visitor, seat }): Promise<readonly Viewer[]> => {
    const ownTokens = seat === null ? [] : keysOf(house, code, seat);
    const recordings = visitor.recordings.flatMap((page) => page.sockets());
    return recordings.map((recording, index) => ({
      name: `${visitor.name} ${index + 1}`,
      stints: [{ fromFrame: 0, seat }],
      ownTokens,
      recording: withWelcome(recording, welcome),
    }));
  });
  return (await Promise.all(viewers)).flat();
}

/** Every key that the server ever made for a seat. */
function keysOf(house: House, code: string, seat: Seat): readonly string[] {
  const hashes = house.factsOf(code).flatMap((fact) => {
    const isKey = fact.type === 'playerSat' || fact.type === 'keyRotated';
    return isKey && fact.seat === seat ? [fact.tokenHash] : [];
  });
  return house.seeds.secrets.filter((secret) =>
    hashes.includes(createHash('sha256').update(secret).digest('base64url')),
  );
}

/**
 * The first frame to somebody who does not know the schema. Our page knows it, so it is spared the
 * description; the oracle takes it from the server, not from our own code.
 */
async function welcomeTo(house: House, code: string): Promise<Uint8Array> {
  const client = await TableClient.enter(house.place, code, { watch: true });
  const [first] = framesDown(client.raw.recording);
  await client.raw.leave();
  if (first === undefined) throw new Error('the server welcomes everybody');
  return first.bytes;
}

function withWelcome(recording: SocketRecording, welcome: Uint8Array): SocketRecording {
  const frames = recording.frames.map((frame) => {
    if (frame.direction === 'up') return frame;
    const read = readDownFrame(frame.bytes);
    const isBare = read.kind === 'joined' && read.handshake.length === 0;
    return isBare ? { ...frame, bytes: welcome } : frame;
  });
  return { ...recording, frames };
}

function framesDown({ frames }: SocketRecording) {
  return frames.filter(({ direction }) => direction === 'down');
}
