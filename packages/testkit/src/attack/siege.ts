import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import { WebSocket } from 'ws';
import type { RunningServer } from '../players/runningServer.ts';
import { askToJoin, exchange, openTable, type Place } from '../raw/http.ts';
import { RawClient } from '../raw/RawClient.ts';
import { tokenIn } from '../raw/wire.ts';
import { probe } from '../fuzz/httpProbe.ts';
import { oddHttpRequest } from '../fuzz/requests.ts';
import { hostilePayload } from '../fuzz/shots.ts';

/** What the besiegers did. */
export interface SiegeTally {
  frames: number;
  sockets: number;
  /** How often the server closed a socket. */
  closes: number;
  /** Requests over HTTP by the status of their answer; 0: none came. */
  readonly statuses: Map<number, number>;
  /** Doors that opened though they must not. */
  readonly breaches: string[];
}

/** A siege that goes on until it is lifted. */
export interface Siege {
  readonly tally: SiegeTally;
  /** Ends it; resolves when the last besieger is gone. */
  lift(): Promise<void>;
}

const FOREIGN = 'http://evil.example';
const PATIENCE_MS = 20_000;

/**
 * Besieges a server: hostile frames at a table of the besiegers' own, and false keys, old versions,
 * foreign origins and malformed requests at the doors of everybody's.
 */
export async function beginSiege(
  server: RunningServer,
  { seed, victim }: { readonly seed: number; readonly victim: () => string | null },
): Promise<Siege> {
  const { place } = server;
  const base = await openTable(place, { name: 'Eve', bots: 1, start: true });
  const tally: SiegeTally = { frames: 0, sockets: 0, closes: 0, statuses: new Map(), breaches: [] };
  const end = new AbortController();
  const keepOn = async (dice: Dice, assault: (dice: Dice) => Promise<void>) => {
    while (!end.signal.aborted) await assault(dice);
  };
  const ownSeat = { options: { version: PROTOCOL_VERSION, seatToken: base.seatToken } };
  const watching = { options: { version: PROTOCOL_VERSION, watch: true } };
  const besiegers = [
    keepOn(diceFrom(seed), (dice) =>
      assaultTable(place, base.code, { entrance: ownSeat, dice, tally }),
    ),
    keepOn(diceFrom(seed + 1), (dice) =>
      assaultTable(place, base.code, { entrance: watching, dice, tally }),
    ),
    keepOn(diceFrom(seed + 2), (dice) => assaultDoors(place, victim(), { dice, tally })),
  ];
  return {
    tally,
    async lift() {
      end.abort();
      await Promise.all(besiegers);
    },
  };
}

interface Assault {
  readonly dice: Dice;
  readonly tally: SiegeTally;
}

const FRAMES_IN_A_ROW = 6;

/** How a besieger comes in the next time: each key brings the one after it. */
interface Entrance {
  options: Readonly<Record<string, unknown>>;
}

/** Joins the besiegers' own table and sends frames until the server has had enough. */
async function assaultTable(
  place: Place,
  code: string,
  { entrance, dice, tally }: Assault & { readonly entrance: Entrance },
): Promise<void> {
  const client = await RawClient.join(place, code, entrance.options);
  client.listen((frame) => {
    const seatToken = tokenIn(frame);
    if (seatToken !== undefined) entrance.options = { ...entrance.options, seatToken };
  });
  tally.sockets += 1;
  await client.whenJoined().catch(() => undefined); // the newest socket of a seat closes the others
  for (let count = 0; count < FRAMES_IN_A_ROW && client.closed === null; count += 1) {
    client.send(hostilePayload(dice));
    tally.frames += 1;
    await client.catchUp().catch(() => undefined); // closed: that is an answer, too
  }
  tally.closes += Number(client.closed !== null);
  await client.cut();
}

async function assaultDoors(
  place: Place,
  victim: string | null,
  { dice, tally }: Assault,
): Promise<void> {
  const code = victim ?? 'NNNNNN';
  const version = PROTOCOL_VERSION;
  const options = dice.pick<Readonly<Record<string, unknown>>>([
    { version, seatToken: 'A'.repeat(43) },
    { version: 0, watch: true },
    { version, seat: 0 },
    { version, name: '\u202e' },
    { version, seatToken: ['__proto__'] },
    {},
  ]);
  const admission = await askToJoin(place, code, options);
  note(tally, admission.exchange.status);
  if (admission.reservation !== null) {
    const client = RawClient.open(place, admission);
    tally.sockets += 1;
    const hasJoined = await client.whenJoined().then(
      () => true,
      () => false,
    );
    if (hasJoined) tally.breaches.push(`joined with ${JSON.stringify(options)}`);
    tally.closes += Number(client.closed !== null);
    await client.cut();
  }
  await foreignPage(place, code, tally);
  const request = oddHttpRequest({ dice, code, mark: 'mark' });
  const answer = await probe(place, request, PATIENCE_MS);
  note(tally, answer?.status ?? 0);
}

/** A page of somebody else asks for a table and for a socket. */
async function foreignPage(place: Place, code: string, tally: SiegeTally): Promise<void> {
  const headers = { origin: FOREIGN };
  const path = `/matchmake/joinById/${code}`;
  const asked = await exchange(place, { method: 'POST', path, body: {}, headers });
  note(tally, asked.status);
  if (asked.status !== 403) tally.breaches.push(`a foreign page asked: ${asked.status}`);
  const socket = new WebSocket(`ws://${place.host}:${place.port}/p/${code}?sessionId=x`, {
    headers,
  });
  const hasOpened = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  tally.sockets += 1;
  if (hasOpened) tally.breaches.push('a foreign page opened a socket');
  socket.terminate();
}

function note({ statuses }: SiegeTally, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}
