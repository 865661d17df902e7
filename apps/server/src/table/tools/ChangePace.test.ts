import { expect, test } from 'vitest';
import { seatOf } from '@roundhouse/rules';
import { ChangePace } from './ChangePace.ts';
import { FakeClock, House } from '@roundhouse/testkit/table';

const MINUTE_MS = 60_000;
const SEAT = seatOf(0);
const REFUSED = { ok: false, error: { code: 'tooManyChanges' } };

test('regression: a host who changes the rules back and forth waits, and nobody else does', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
  const toggled = (count: number) =>
    ada.asHost({ type: 'setOptions', preset: count % 2 === 0 ? 'pagat' : 'roundhouse' });
  for (let count = 0; count < 100; count += 1) expect((await toggled(count)).ok).toBe(true);
  expect(await toggled(0)).toEqual(REFUSED);
  expect((await bea.atSeat({ type: 'rename', name: 'Bo' })).ok).toBe(true);
  await house.clock.advance(MINUTE_MS);
  for (let count = 0; count < 6; count += 1) expect((await toggled(count)).ok).toBe(true);
  expect(await toggled(1)).toEqual(REFUSED);
});

test('regression: rules that are what they were are not written down, and count for nothing', async () => {
  const house = new House();
  const table = await house.open({ name: 'Ada' });
  const ada = await table.host();
  const before = (await house.journal.read(table.table.code)).length;
  for (let count = 0; count < 300; count += 1) {
    expect((await ada.asHost({ type: 'setOptions', preset: 'roundhouse' })).ok).toBe(true);
  }
  expect(await house.journal.read(table.table.code)).toHaveLength(before);
});

test('a table that has seen enough plays its match to the end and begins nothing more', async () => {
  const house = new House({ config: { mostEntries: 8 } });
  const table = await house.open({ name: 'Ada', bots: 1, start: true });
  const ada = await table.host();
  for (let count = 0; count < 4; count += 1)
    await ada.atSeat({ type: 'rename', name: `Ada${count}` });
  expect((await ada.asHost({ type: 'endMatch' })).ok).toBe(true);
  const full = { ok: false, error: { code: 'historyIsFull' } };
  expect(await ada.asHost({ type: 'rematch' })).toEqual(full);
  expect(await ada.atSeat({ type: 'rename', name: 'Bea' })).toEqual(full);
});

test('what was spent comes back in time, and never more than all of it', async () => {
  const clock = new FakeClock();
  const pace = new ChangePace(clock);
  for (let count = 0; count < 100; count += 1) pace.note(null);
  expect([pace.mayChange(null), pace.mayChange(SEAT)]).toEqual([false, true]);
  await clock.advance(1_000 * MINUTE_MS);
  for (let count = 0; count < 100; count += 1) pace.note(null);
  expect(pace.mayChange(null)).toBe(false);
});
