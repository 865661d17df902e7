import { expect, test } from 'vitest';
import type { TableFact } from '@roundhouse/server';
import { memoryJournal } from '@roundhouse/server/store';
import { brittleJournal, House, type OpenTable } from '@roundhouse/testkit/table';
import { RestoredWaits, resumedMs } from './waits.ts';

test.each([
  [60_000, 12_000, 36_000],
  [60_000, 1, 30_000.5],
  [60_000, 60_000, 60_000],
  [30_000, 12_000, 21_000],
  [3_600_000, 12_000, 42_000],
  [10_000, 99_000, 10_000],
])('of %i ms with %i left %i are waited after a restart', (full, left, resumed) => {
  expect(resumedMs(full, left)).toBe(resumed);
});

test('a wait is resumed once; the same again is a new one', () => {
  const waits = new RestoredWaits([{ kind: 'cover', key: '7 2', remainingMs: 12_000 }]);
  const wait = { key: '7 2', delayMs: 60_000 };
  expect(waits.resume('nextRound', wait)).toBe(wait);
  expect(waits.resume('cover', { ...wait, key: '8 2' }).delayMs).toBe(60_000);
  expect(waits.resume('cover', wait)).toEqual({ key: '7 2', delayMs: 36_000 });
  expect(waits.resume('cover', wait)).toBe(wait);
});

const MINUTE_MS = 60_000;

/** Ada and Bea in a round, Ada on turn and away. */
async function absence(journal = memoryJournal<TableFact>()) {
  const house = new House({ journal });
  const table = await house.open({ name: 'Ada' });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  await ada.asHost({ type: 'start' });
  const [mover, waiter] = table.turnSeat === ada.seat ? [ada, bea] : [bea, ada];
  await mover.drop();
  return { house, table, mover, waiter };
}

async function notesOf({ journal }: House, { table }: OpenTable) {
  const history = await journal.read(table.code);
  return history.flatMap(({ fact }) => (fact.type === 'waitsNoted' ? fact.waits : []));
}

test('a wait is written down when it begins and every five seconds', async () => {
  const { house, table } = await absence();
  await house.clock.advance(MINUTE_MS);
  const notes = await notesOf(house, table);
  expect(notes.map(({ remainingMs }) => remainingMs)).toEqual(
    Array.from({ length: 12 }, (_, count) => MINUTE_MS - 5_000 * count),
  );
});

test('nobody is shown anything new when a wait is written down', async () => {
  const { house, table } = await absence();
  const { shownCount } = table;
  await house.clock.advance(30_000);
  expect(table.shownCount).toBe(shownCount);
});

test('with twelve seconds left a restart gives whoever is away some of the minute back, not all', async () => {
  const { house, table, waiter } = await absence();
  await house.clock.advance(48_000);
  house.restart();
  const again = await house.summon(table.table.code);
  await again.join({ seatToken: waiter.token });
  // Noted at 15 seconds left: half of the 45 that had passed come on top.
  expect(again.showing.botTakesOverInMs).toBe(37_500);
  await house.clock.advance(37_500);
  expect(again.showing.presences).toContain('covered');
});

test('another restart goes on from there', async () => {
  const { house, table, waiter } = await absence();
  await house.clock.advance(48_000);
  house.restart();
  let again = await house.summon(table.table.code);
  const back = await again.join({ seatToken: waiter.token });
  await house.clock.advance(35_000);
  house.restart();
  again = await house.summon(table.table.code);
  await again.join({ seatToken: back.token });
  expect(again.showing.botTakesOverInMs).toBeLessThan(37_500);
});

test('whoever was back in between has the whole minute again', async () => {
  const { house, table, mover, waiter } = await absence();
  await house.clock.advance(48_000);
  house.restart();
  const again = await house.summon(table.table.code);
  await again.join({ seatToken: waiter.token });
  await (await again.join({ seatToken: mover.token })).drop();
  expect(again.showing.botTakesOverInMs).toBe(MINUTE_MS);
});

test('the pause between two rounds goes on after a restart', async () => {
  const house = new House({ config: { botDelayMs: 0 } });
  const options = { maxPip: 6, matchRounds: 2 } as const;
  const table = await house.open({ name: 'Ada', bots: 1, options, start: true });
  const ada = await table.host();
  while (table.phase === 'playing') {
    if (table.turnSeat === ada.seat) await ada.doAnything();
    else await house.clock.advance(0);
  }
  await house.clock.advance(20_000);
  house.restart();
  const again = await house.summon(table.table.code);
  await again.join({ seatToken: ada.token });
  expect(again.showing.nextRoundInMs).toBe(20_000);
  await house.clock.advance(20_000);
  expect(again.phase).toBe('playing');
});

test('a bot that is called too late covers nobody', async () => {
  const brittle = brittleJournal();
  const { house, table, mover } = await absence(brittle.journal);
  await house.clock.advance(MINUTE_MS - 1_000);
  const release = brittle.hold();
  const coming = table.join({ seatToken: mover.token });
  await house.clock.advance(1_000);
  release();
  const { seat } = await coming;
  expect(table.showing.presences[seat]).toBe('here');
});
