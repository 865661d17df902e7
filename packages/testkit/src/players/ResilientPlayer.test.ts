import { seatOf, type Seat } from '@roundhouse/rules';
import { diceFrom, randomPolicy, type Policy } from '@roundhouse/rules/testing';
import type { Clock, TableFact } from '@roundhouse/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadNetwork } from '../badNetwork/BadNetwork.ts';
import { mayBeTold } from '../oracle/eventTruth.ts';
import { truthFrom } from '../oracle/truth.ts';
import { openTable } from '../raw/http.ts';
import { settled } from '../table/FakeClock.ts';
import { ResilientPlayer, type PlayerParts } from './ResilientPlayer.ts';
import { startServer, type RunningServer } from '../server/runningServer.ts';
import { TableClient } from './TableClient.ts';

/** A clock that does not wait, but remembers for how long it should have. */
interface HastyClock extends Pick<Clock, 'after'> {
  readonly waits: number[];
}

function hastyClock(): HastyClock {
  const waits: number[] = [];
  return {
    waits,
    after(delayMs, run) {
      waits.push(delayMs);
      const soon = setImmediate(run);
      return () => clearImmediate(soon);
    },
  };
}

/** Short enough for a test in which a line falls silent, and no harm where a line is only slow. */
const QUIET_MS = 1_000;

let server: RunningServer;
let proxy: BadNetwork;

beforeEach(async () => {
  server = await startServer({ seed: 'resilient' });
  proxy = await BadNetwork.listen({ port: server.place.port, dice: diceFrom(1) });
});
afterEach(async () => {
  await proxy.close();
  await server.close();
});

interface Party {
  readonly code: string;
  readonly players: readonly [ResilientPlayer, ResilientPlayer];
  readonly clock: HastyClock;
  readonly facts: () => readonly TableFact[];
  /** Sends everybody home. */
  end(): Promise<void>;
}

/** Ann, who begins the match, and Bea, over the bad network. */
async function party(
  policy: Policy = randomPolicy,
  more: Pick<PlayerParts, 'twiceOneIn'> = {},
): Promise<Party> {
  const options = { matchRounds: 1, maxPip: 6 };
  const wish = { name: 'Ann', seats: 2, options };
  const { code, seatToken } = await openTable(server.place, wish);
  const clock = hastyClock();
  const common = { place: proxy.place, code, clock, quietMs: QUIET_MS, ...more };
  const players = [
    player({ ...common, entrance: { seatToken }, dice: diceFrom(2), startsAt: 2, policy }),
    player({ ...common, entrance: { name: 'Bea' }, dice: diceFrom(3) }),
  ] as const;
  const evenings = players.map((one) => one.play());
  return {
    code,
    players,
    clock,
    facts: () => server.journal.factsOf(code),
    async end() {
      for (const one of players) one.stop();
      await Promise.all(evenings);
    },
  };
}

function player(parts: PlayerParts): ResilientPlayer {
  return new ResilientPlayer(parts);
}

function movesIn(facts: readonly TableFact[]) {
  return facts.filter((fact) => fact.type === 'commandCarriedOut');
}

/** Every acknowledged command is in the journal once, at its place, and nobody heard anything else. */
function expectTrue({ players, facts }: Party): void {
  const { moments } = truthFrom(facts());
  for (const [index, { notes }] of players.entries()) {
    const seat: Seat = seatOf(index);
    for (const { commandId, seq } of notes.acknowledged) {
      const moves = movesIn(facts()).filter((move) => move.commandId === commandId);
      expect(moves.map((move) => move.seat)).toEqual([seat]);
      expect(moments[seq - 1]?.events).toEqual(moves[0]?.events);
    }
    for (const { message } of notes.heard) {
      const happened = moments[message.seq - 1]?.events ?? [];
      expect(message.events).toEqual(happened.map((event) => mayBeTold(event, seat)));
    }
  }
}

/** Everybody heard all events from the first on, each once. */
function expectNoGaps({ players }: Party): void {
  for (const { notes } of players) {
    const seqs = notes.heard.map(({ message }) => message.seq);
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
  }
}

test('two players come to a table, begin, and play a match to its end', async () => {
  const evening = await party();
  await evening.players[0].until(({ phase }) => phase === 'over');
  await evening.end();
  expectTrue(evening);
  const acknowledged = evening.players.map(({ notes }) => notes.acknowledged.length);
  expect(acknowledged[0]).toBeGreaterThan(0);
  expect(movesIn(evening.facts()).length).toBeGreaterThanOrEqual(Math.min(...acknowledged) * 2 - 1);
  expect(evening.players.map(({ arrivals }) => arrivals)).toEqual([1, 1]);
});

test('a match survives a network that tears every line again and again in the middle of a round', async () => {
  const evening = await party();
  const dice = diceFrom(4);
  let tears = 0;
  const [ann] = evening.players;
  const tearing = ann.until(({ phase, seq }) => {
    if (phase === 'playing' && seq > tears * 3 && dice.below(4) === 0) {
      tears += 1;
      proxy.reset();
    }
    return phase === 'over';
  });
  await tearing;
  await evening.end();
  expectTrue(evening);
  expect(tears).toBeGreaterThan(3);
  for (const one of evening.players) {
    expect(one.arrivals).toBeGreaterThan(3);
    expect(one.notes.acknowledged.length).toBeGreaterThan(0);
  }
});

test('nobody misses events over a torn line, and nobody hears them twice', async () => {
  const evening = await party();
  const [ann, bea] = evening.players;
  await ann.until(({ seq }) => seq >= 4);
  proxy.reset();
  await ann.until(({ phase }) => phase === 'over');
  await bea.until(({ phase }) => phase === 'over');
  await evening.end();
  expectNoGaps(evening);
});

/** What Ann plays, and what happens just before her third move is sent. */
function beforeThirdMove(happen: () => void): Policy {
  let count = 0;
  return (view, legal, dice) => {
    count += 1;
    if (count === 3) happen();
    return randomPolicy(view, legal, dice);
  };
}

test('a move whose answer was lost is sent again under its name, and counts once', async () => {
  let before = Infinity;
  const evening: Party = await party(
    beforeThirdMove(() => {
      before = movesIn(evening.facts()).length;
      proxy.set('down', { isBlackHole: true });
    }),
  );
  const [ann] = evening.players;
  while (movesIn(evening.facts()).length <= before) await settled();
  const lost = movesIn(evening.facts()).at(-1)?.commandId;
  expect(ann.notes.acknowledged.map(({ commandId }) => commandId)).not.toContain(lost);
  proxy.set('down', { isBlackHole: false });
  proxy.reset();
  await ann.until(({ phase }) => phase === 'over');
  await evening.end();
  expectTrue(evening);
  expectNoGaps(evening);
  expect(ann.notes.acknowledged.map(({ commandId }) => commandId)).toContain(lost);
  expect(ann.arrivals).toBe(2);
});

test('a move that never arrived is sent again under its name', async () => {
  const evening: Party = await party(beforeThirdMove(() => proxy.set('up', { isBlackHole: true })));
  const [ann] = evening.players;
  await ann.until(({ phase }) => phase === 'playing');
  while (!proxy.links.some(({ up }) => up.lostBytes > 0)) await settled();
  proxy.set('up', { isBlackHole: false });
  proxy.reset();
  await ann.until(({ phase }) => phase === 'over');
  await evening.end();
  expectTrue(evening);
  expect(ann.notes.refused).toEqual([]);
});

test('a move that is sent twice at once is answered twice and counts once', async () => {
  const evening = await party(randomPolicy, { twiceOneIn: 1 });
  const [ann] = evening.players;
  await ann.until(({ phase }) => phase === 'over');
  await evening.end();
  expectTrue(evening);
  const ids = ann.notes.acknowledged.map(({ commandId }) => commandId);
  expect(ids.length).toBeGreaterThan(new Set(ids).size);
});

test('whoever rests stays at the table and makes no more moves', async () => {
  const evening = await party();
  const [ann, bea] = evening.players;
  await ann.until(({ phase }) => phase === 'playing');
  for (const one of evening.players) one.rest();
  while (evening.players.some(({ isWaiting }) => isWaiting)) await settled();
  const { length } = movesIn(evening.facts());
  for (let turns = 0; turns < 50; turns += 1) await settled();
  expect(movesIn(evening.facts())).toHaveLength(length);
  expect([ann.snapshot?.phase, bea.snapshot?.phase]).toEqual(['playing', 'playing']);
  await evening.end();
});

test('it comes back with the newest key that it was told, whatever became of the older ones', async () => {
  const evening = await party();
  const [, bea] = evening.players;
  await bea.until(({ phase }) => phase === 'playing');
  for (let times = 2; times <= 8; times += 1) {
    const { arrivals } = bea;
    proxy.reset();
    while (bea.arrivals === arrivals) await settled();
  }
  await bea.until(({ phase }) => phase === 'over');
  await evening.end();
  expect(new Set(bea.notes.keys).size).toBe(bea.arrivals);
  expect(bea.ended).toBeNull();
  // Whoever was in begins to count anew.
  const shortest = evening.clock.waits.filter((waitMs) => waitMs === 250);
  expect(shortest.length).toBeGreaterThanOrEqual(bea.arrivals - 1);
});

test('a line that is silent without being closed is given up', async () => {
  const evening = await party();
  const [ann, bea] = evening.players;
  await bea.until(({ phase }) => phase === 'playing');
  for (const link of proxy.links) link.set('both', { isBlackHole: true });
  await ann.until(({ phase }) => phase === 'over');
  await evening.end();
  expectTrue(evening);
  expect([ann.arrivals, bea.arrivals].every((arrivals) => arrivals > 1)).toBe(true);
});

test('it knocks again after a quarter of a second, and twice as long each time up to eight', async () => {
  const evening = await party();
  await evening.players[1].until(({ phase }) => phase === 'playing');
  const { waits } = evening.clock;
  waits.length = 0;
  evening.players[0].stop();
  await server.close();
  while (waits.length < 9) await settled();
  await evening.end();
  expect(waits.slice(0, 9)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000]);
});

test('whoever sits down with its key elsewhere has the seat, and it does not fight for it', async () => {
  const evening = await party();
  const [, bea] = evening.players;
  await bea.until(({ phase }) => phase === 'playing');
  const seatToken = bea.notes.keys.at(-1) ?? '';
  const other = await TableClient.enter(server.place, evening.code, { seatToken });
  while (bea.ended === null) await settled();
  expect(bea.ended).toBe('playingElsewhere');
  expect(other.place.seat).toBe(1);
  await other.raw.cut();
  await evening.end();
});

test('it stays away from a table that will never let it in', async () => {
  const { code } = await openTable(server.place, { name: 'Ann' });
  const stranger = player({
    place: proxy.place,
    code,
    entrance: { seatToken: 'A'.repeat(43) },
    dice: diceFrom(5),
    clock: hastyClock(),
  });
  await stranger.play();
  expect([stranger.ended, stranger.arrivals]).toEqual(['wrongToken', 0]);
});
