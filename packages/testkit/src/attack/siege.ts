import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import { WebSocket } from 'ws';
import type { RunningServer } from '../server/runningServer.ts';
import { ask, type Place } from '../raw/ask.ts';
import { askToJoin, openTable } from '../raw/http.ts';
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
  /** From now on they stand at the door of this table as well. */
  surround(code: string): void;
  /** Nobody stands there any more; resolves when whoever did has gone. */
  turnAway(): Promise<void>;
  /** Ends it; resolves when the last besieger is gone. */
  lift(): Promise<void>;
}

const FOREIGN = 'http://evil.example';
const PATIENCE_MS = 20_000;

/**
 * Besieges a server: hostile frames at a table of the besiegers' own, and false keys, old versions,
 * foreign origins and malformed requests at the doors of everybody's.
 */
export async function beginSiege({ place }: RunningServer, seed: number): Promise<Siege> {
  const tally: SiegeTally = { frames: 0, sockets: 0, closes: 0, statuses: new Map(), breaches: [] };
  const end = new AbortController();
  let victim: string | null = null;
  let atDoors: Promise<void> = Promise.resolve();
  const keepOn = async (dice: Dice, assault: (dice: Dice) => Promise<void>) => {
    while (!end.signal.aborted) await assault(dice);
  };
  const camps = [await Camp.pitch(place, 'player'), await Camp.pitch(place, 'watcher')];
  const besiegers = [
    ...camps.map((camp, index) =>
      keepOn(diceFrom(seed + index), (dice) => assaultTable(camp, { dice, tally })),
    ),
    keepOn(diceFrom(seed + camps.length), (dice) => {
      atDoors = assaultDoors(place, victim, { dice, tally });
      return atDoors;
    }),
  ];
  return {
    tally,
    surround(code) {
      victim = code;
    },
    async turnAway() {
      victim = null;
      await atDoors;
    },
    async lift() {
      end.abort();
      await Promise.all(besiegers);
    },
  };
}

/** The besiegers' own table. */
class Camp {
  readonly #place: Place;
  readonly #part: 'player' | 'watcher';
  #code = '';
  #way: Readonly<Record<string, unknown>> = {};

  private constructor(place: Place, part: 'player' | 'watcher') {
    this.#place = place;
    this.#part = part;
  }

  /** Opens a table to play or to watch at. */
  static async pitch(place: Place, part: 'player' | 'watcher'): Promise<Camp> {
    const camp = new Camp(place, part);
    await camp.#move();
    return camp;
  }

  /** Comes in, with the newest key. Frames may have lost them their seat: then there is a new table. */
  async enter(): Promise<RawClient> {
    const client = await this.#join().catch(() => null);
    if (client !== null) return client;
    await this.#move();
    return this.#join();
  }

  async #move(): Promise<void> {
    const { code, seatToken } = await openTable(this.#place, { name: 'Eve', bots: 1, start: true });
    this.#code = code;
    this.#way = this.#part === 'player' ? { seatToken } : { watch: true };
  }

  async #join(): Promise<RawClient> {
    const options = { version: PROTOCOL_VERSION, ...this.#way };
    const client = await RawClient.join(this.#place, this.#code, options);
    client.listen((frame) => {
      const seatToken = tokenIn(frame);
      if (seatToken !== undefined && this.#part === 'player') this.#way = { seatToken };
    });
    return client;
  }
}

interface Assault {
  readonly dice: Dice;
  readonly tally: SiegeTally;
}

const FRAMES_IN_A_ROW = 6;

/** Joins the besiegers' own table and sends frames until the server has had enough. */
async function assaultTable(camp: Camp, { dice, tally }: Assault): Promise<void> {
  const client = await camp.enter();
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
  const asked = await ask(place, { method: 'POST', path, body: {}, headers });
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
