import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOSE_CODES, JOIN_REFUSALS } from '@roundhouse/protocol';
import type { Journal, TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { Person, RawSocket, TestServer } from '@roundhouse/testkit/net';
import { FakeClock, seededSeeds } from '@roundhouse/testkit/table';

const GRACE_MS = 30_000;
const WRONG = { code: JOIN_REFUSALS.wrongToken };

const clock = new FakeClock();
let server: TestServer;
/** Codes of tables where a key has arrived, in that order. */
const arrivals: string[] = [];
let lookAgain = () => {};

beforeAll(async () => {
  server = await TestServer.start({ seeds: seededSeeds('keys'), clock, journal: listening() });
});
afterAll(() => server.stop());

/** A journal that tells when a key has arrived. */
function listening(): Journal<TableFact> {
  const inner = memoryJournal<TableFact>();
  return {
    ...inner,
    async append(code, append) {
      await inner.append(code, append);
      if (!append.entries.some(({ fact }) => fact.type === 'keyArrived')) return;
      arrivals.push(code);
      lookAgain();
    },
  };
}

/**
 * Resolves once this many keys have arrived at a table, besides the one that the host got with it.
 * Hangs until the test times out otherwise.
 */
async function arrived(code: string, count: number): Promise<void> {
  while (arrivals.filter((one) => one === code).length < count + 1) {
    await new Promise<void>((resolve) => (lookAgain = resolve));
  }
}

const join = (code: string, seatToken: string) => Person.join(server.origin, code, { seatToken });

test('a key is known to have arrived by itself, and the one before ends 30 seconds later', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const ada = await join(code, seatToken);
  await arrived(code, 1);
  await clock.advance(GRACE_MS - 1);
  const again = await join(code, seatToken);
  await ada.until(() => ada.closedWith !== null);
  expect(ada.closedWith).toBe(CLOSE_CODES.playingElsewhere);
  await clock.advance(1);
  await expect(join(code, seatToken)).rejects.toMatchObject(WRONG);
  expect((await join(code, again.token)).seat).toBe(0);
});

test('a client that nobody can be sure of keeps the key before, however long', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const mute = await RawSocket.joinMute(server, code, { seatToken });
  const other = await Person.join(server.origin, code, { name: 'Bea' });
  await other.until(() => other.snapshot.players[0]?.presence === 'here');
  await clock.advance(10 * GRACE_MS);
  expect((await join(code, seatToken)).seat).toBe(0);
  expect(await mute.untilClosed()).toBe(CLOSE_CODES.playingElsewhere);
});

test('regression: a name opens no seat in a match whose player is only slow to answer', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const ada = await join(code, seatToken);
  const mute = await RawSocket.joinMute(server, code, { name: 'Bea' });
  await arrived(code, 2); // the host's, and hers, though nobody can be sure of that
  await ada.asHost({ type: 'start' });
  mute.close();
  await ada.until(() => ada.snapshot.players[1]?.presence === 'away');
  const stranger = Person.join(server.origin, code, { name: 'BEA' });
  await expect(stranger).rejects.toMatchObject({ code: JOIN_REFUSALS.nameTaken });
});

test('a client that breaks off before it acknowledges keeps the key before', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  const early = await RawSocket.reserve(server, code, { seatToken });
  early.close();
  await early.untilClosed();
  await clock.advance(10 * GRACE_MS);
  expect((await join(code, seatToken)).seat).toBe(0);
});

test('of two windows the newest plays, and the other one takes the seat back with the key kept', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada' });
  let kept = seatToken;
  const open = async () => {
    const window = await join(code, kept);
    kept = window.token;
    return window;
  };
  const one = await open();
  const other = await open();
  await one.until(() => one.closedWith !== null);
  await arrived(code, 2);
  await clock.advance(GRACE_MS);
  const back = await open();
  await other.until(() => other.closedWith !== null);
  expect([one.closedWith, other.closedWith, back.closedWith]).toEqual([4100, 4100, null]);
  expect(back.seat).toBe(0);
});

test('a spectator who sits down is sent a key, and a player who comes back another', async () => {
  const { code, seatToken } = await server.open({ name: 'Ada', bots: 1, start: true });
  const ada = await join(code, seatToken);
  const eve = await Person.join(server.origin, code, { watch: true });
  await ada.asHost({ type: 'endMatch' });
  await eve.atSeat({ type: 'take', name: 'Eve' });
  await eve.until(() => eve.notes.at(-1)?.seat === 1);
  const again = await join(code, eve.token);
  expect(again.seat).toBe(1);
  expect(new Set([seatToken, ada.token, eve.token, again.token]).size).toBe(4);
});

test('a key opens nothing at another table', async () => {
  const [one, other] = [await server.open({ name: 'Ada' }), await server.open({ name: 'Ada' })];
  const ada = await join(one.code, one.seatToken);
  for (const token of [one.seatToken, ada.token]) {
    await expect(join(other.code, token)).rejects.toMatchObject(WRONG);
  }
});
