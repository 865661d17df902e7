import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diceFrom } from '@roundhouse/rules/testing';
import { BadNetwork } from '@roundhouse/testkit/badNetwork';
import { Person, TestServer } from '@roundhouse/testkit/net';

/** How often the transport asks every client for a sign of life. */
const PING_MS = 3_000;

let server: TestServer;
let proxy: BadNetwork;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = await TestServer.start();
  proxy = await BadNetwork.listen({ port: server.port, dice: diceFrom(1) });
});
afterEach(async () => {
  await proxy.close();
  await server.stop();
  vi.useRealTimers();
});

/** Ada, whose line is good, and Bea, whose line goes through the proxy. */
async function lobbyOfTwo() {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const ada = await Person.join(server.origin, code, { seatToken });
  const bea = await Person.join(`http://127.0.0.1:${proxy.place.port}`, code, { name: 'Bea' });
  await ada.until(() => ada.snapshot.players.length === 2);
  return { ada, bea };
}

/** Lets the transport ask once, and waits until these people's answers have come. */
async function letPing(...people: readonly Person[]): Promise<void> {
  vi.advanceTimersByTime(PING_MS);
  await Promise.all(people.map(roundTrips));
}

/** What a person was sent before the first is answered before the second. */
async function roundTrips(person: Person): Promise<void> {
  for (let trip = 0; trip < 2; trip += 1) {
    await person.atSeat({ type: 'rename', name: person.snapshot.players[person.seat]?.name ?? '' });
  }
}

test('a player whose line dies without a word is away within nine seconds', async () => {
  const { ada, bea } = await lobbyOfTwo();
  const presence = () => ada.snapshot.players[1]?.presence;
  await letPing(ada, bea);
  proxy.set('both', { isBlackHole: true });
  await letPing(ada);
  await letPing(ada);
  expect(presence()).toBe('here');
  vi.advanceTimersByTime(PING_MS);
  await ada.until(() => presence() === 'away');
  expect(ada.closedWith).toBeNull();
});

test('a player whose line is slow stays', async () => {
  const { ada, bea } = await lobbyOfTwo();
  for (let count = 0; count < 5; count += 1) {
    proxy.set('both', { isStalled: true });
    await letPing(ada);
    proxy.set('both', { isStalled: false });
    await letPing(ada, bea);
  }
  expect(ada.snapshot.players[1]?.presence).toBe('here');
});
