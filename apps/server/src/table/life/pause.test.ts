import { expect, test } from 'vitest';
import { BOT_DELAY_MS } from '@roundhouse/bots';
import {
  brittleJournal,
  Guest,
  House,
  settled,
  type BrittleJournal,
} from '@roundhouse/testkit/table';

const PATIENCE_MS = 5_000;

/** Ada and a bot in a match, and the disk under it. */
async function table() {
  const brittle = brittleJournal();
  const house = new House({ journal: brittle.journal });
  const open = await house.open({ name: 'Ada', bots: 1, start: true });
  const ada = await open.host();
  while (open.turnSeat !== ada.seat) await house.clock.advance(BOT_DELAY_MS);
  return { brittle, house, table: open, ada };
}

test.each(['diskFull', 'readOnly', 'busy'] as const)(
  'while the disk is %s a table pauses, and goes on by itself when it is not',
  async (trouble) => {
    const { brittle, house, table: paused, ada } = await table();
    const before = paused.showing.data;
    brittle.trouble = trouble;
    expect(await ada.doAnything()).toEqual({ ok: false, error: { code: 'tryAgain' } });
    expect([paused.showing.paused, paused.closedFor]).toEqual([true, null]);
    expect(paused.showing.data).toBe(before);
    await house.clock.advance(60_000);
    expect(paused.showing.paused).toBe(true);
    brittle.trouble = null;
    await house.clock.advance(10_000);
    expect(paused.showing.paused).toBe(false);
    expect((await ada.doAnything()).ok).toBe(true);
  },
);

test('everybody is shown that the table pauses, and that it goes on', async () => {
  const { brittle, house, table: paused, ada } = await table();
  const shown = paused.shownCount;
  brittle.trouble = 'diskFull';
  await ada.doAnything();
  expect(paused.shownCount).toBe(shown + 1);
  brittle.trouble = null;
  await house.clock.advance(1_000);
  expect(paused.shownCount).toBe(shown + 2);
});

test('whatever works again ends the pause at once', async () => {
  const { brittle, table: paused, ada } = await table();
  brittle.trouble = 'diskFull';
  await ada.doAnything();
  brittle.trouble = null;
  await ada.doAnything();
  expect(paused.showing.paused).toBe(false);
});

test('a bot whose move the disk did not take makes it when the disk does', async () => {
  const { brittle, house, table: paused, ada } = await table();
  while (paused.turnSeat === ada.seat) await ada.doAnything();
  const { seq } = paused.showing.data;
  brittle.trouble = 'diskFull';
  await house.clock.advance(30_000);
  expect([paused.showing.paused, paused.showing.data.seq]).toEqual([true, seq]);
  brittle.trouble = null;
  await house.clock.advance(10_000);
  expect(paused.showing.data.seq).toBeGreaterThan(seq);
});

test('a disk that stays full is tried less and less often, every ten seconds in the end', async () => {
  const { brittle, house, ada } = await table();
  brittle.trouble = 'diskFull';
  await ada.doAnything();
  expect(await triesIn(house, brittle, 60_000)).toBeLessThanOrEqual(12);
  expect(await triesIn(house, brittle, 60_000)).toBe(6);
});

test('a table whose disk does not answer pauses, keeps what it has, and goes on with the answer', async () => {
  const { brittle, house, table: paused, ada } = await table();
  const { seq } = paused.showing.data;
  const release = brittle.hold();
  const moving = ada.doAnything();
  await house.clock.advance(PATIENCE_MS - 1);
  expect(paused.showing.paused).toBe(false);
  const shown = paused.shownCount;
  await house.clock.advance(1);
  expect([paused.showing.paused, paused.showing.data.seq, paused.shownCount]).toEqual([
    true,
    seq,
    shown + 1,
  ]);
  await house.clock.advance(10 * 60_000);
  release();
  expect((await moving).ok).toBe(true);
  expect([paused.showing.paused, paused.closedFor]).toEqual([false, null]);
});

test('nobody is let in while it is in doubt what a table has written', async () => {
  const { brittle, house, table: paused, ada } = await table();
  const release = brittle.hold();
  const moving = ada.doAnything();
  await house.clock.advance(PATIENCE_MS);
  const bea = new Guest(paused.table);
  expect(await bea.enter({ name: 'Bea' })).toEqual({ ok: false, error: 'tryAgain' });
  release();
  await moving;
  expect((await bea.enter({ name: 'Bea' })).ok).toBe(true);
});

test('a table whose disk has lost the answer comes back as the journal has it, late or not', async () => {
  const { brittle, house, table: paused, ada } = await table();
  brittle.trouble = 'unknown';
  const release = brittle.hold();
  const moving = ada.doAnything();
  await house.clock.advance(PATIENCE_MS);
  release();
  expect(await moving).toEqual({ ok: false, error: { code: 'tryAgain' } });
  expect(paused.closedFor).toBe('restarting');
});

test('nobody waits for ever for a new table', async () => {
  const { brittle, house } = await table();
  const release = brittle.hold();
  const opening = house.registry.open({ name: 'Bea' });
  await house.clock.advance(PATIENCE_MS);
  expect(await opening).toEqual({ ok: false, error: { code: 'tryAgain' } });
  release();
});

test('a house closes even if its disk does not answer', async () => {
  const { brittle, house, table: paused, ada } = await table();
  const release = brittle.hold();
  void ada.doAnything();
  await settled();
  const resting = house.registry.rest();
  await house.clock.advance(PATIENCE_MS);
  await resting;
  expect([paused.closedFor, house.registry.size]).toEqual(['restarting', 0]);
  release();
});

async function triesIn(house: House, brittle: BrittleJournal, durationMs: number): Promise<number> {
  const before = brittle.writeCount;
  await house.clock.advance(durationMs);
  return brittle.writeCount - before;
}

test('a new table is refused, with a word that it may be tried again', async () => {
  const { brittle, house } = await table();
  brittle.trouble = 'diskFull';
  const refused = { ok: false, error: { code: 'tryAgain' } };
  expect(await house.registry.open({ name: 'Bea' })).toEqual(refused);
  brittle.trouble = null;
  expect((await house.registry.open({ name: 'Bea' })).ok).toBe(true);
});

test('a table at which nobody is does not try the disk', async () => {
  const { brittle, house, table: paused, ada } = await table();
  brittle.trouble = 'diskFull';
  await ada.doAnything();
  await ada.drop();
  expect(await triesIn(house, brittle, 60_000)).toBe(0);
  brittle.trouble = null;
  await paused.join({ seatToken: ada.token });
  expect(paused.showing.paused).toBe(false);
});
