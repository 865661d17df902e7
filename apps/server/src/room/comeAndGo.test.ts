import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOSE_CODES, JOIN_REFUSALS, JOIN_STATUSES, PROTOCOL_VERSION } from '@roundhouse/protocol';
import { Person, RawSocket, TestServer } from '@roundhouse/testkit/net';
import { seededSeeds, settled } from '@roundhouse/testkit/table';

/** What somebody may be told who comes while a table goes; the last is Colyseus' own word for it. */
const COME_AGAIN = [CLOSE_CODES.restarting, JOIN_REFUSALS.tryAgain, JOIN_STATUSES.tryAgain, 524];

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start({ seeds: seededSeeds('come and go') });
});
afterAll(() => server.stop());

/** What comes of a try to watch: nothing to say when it succeeds, else the code. */
async function tryToWatch(table: string): Promise<number | null> {
  try {
    const person = await Person.join(server.origin, table, { watch: true });
    await person.room.leave();
    return null;
  } catch (error) {
    const code = Reflect.get(Object(error), 'code') ?? /closed with (\d+)/.exec(String(error))?.[1];
    return Number(code);
  }
}

/** A place that is kept for somebody who has not connected yet. */
interface Reservation {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
}

function urlOf({ processId, roomId, sessionId }: Reservation): string {
  return `ws://127.0.0.1:${server.port}/${processId}/${roomId}?sessionId=${sessionId}`;
}

test('a room that ends late does not touch the one that has taken its place', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const ada = await Person.join(server.origin, code, { seatToken });
  const options = { version: PROTOCOL_VERSION, watch: true };
  const reserved = await server.post(`/matchmake/joinById/${code}`, options);
  const reservation = (await reserved.json()) as Reservation;
  server.app.registry.find(code)?.leave('restarting');
  await ada.until(() => ada.closedWith !== null);
  const first = await Person.join(server.origin, code, { watch: true });
  const late = await RawSocket.open(urlOf(reservation));
  await late.untilClosed();
  const second = await Person.join(server.origin, code, { watch: true });
  expect([first.closedWith, second.snapshot.spectators]).toEqual([null, 2]);
  expect(await matchMaker.query({})).toHaveLength(1);
});

test('whoever comes while a table comes and goes gets in or is told to come again, and no room is left over', async () => {
  const { code } = await server.open({ name: 'Ada', bots: 1, start: true });
  const told: (number | null)[] = [];
  for (let count = 0; count < 30; count += 1) {
    const tries = Array.from({ length: 6 }, () => tryToWatch(code));
    for (let ticks = 0; ticks < count; ticks += 1) await settled();
    server.app.registry.find(code)?.leave('restarting');
    told.push(...(await Promise.all(tries)));
  }
  const known = told.filter((one) => one !== null && !COME_AGAIN.includes(one));
  expect(known).toEqual([]);
  expect(told).toContain(null);
  await server.app.registry.rest();
  await expect.poll(async () => (await matchMaker.query({})).length).toBe(0);
  expect(matchMaker.stats.local.roomCount).toBe(0);
});
