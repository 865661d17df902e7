import { expect, test } from 'vitest';
import { parseTableCode } from '@roundhouse/protocol';
import { FakeClock } from '@roundhouse/testkit/table';
import { Breakages } from './breakages.ts';

const MINUTE_MS = 60_000;

function codeOf(text: string) {
  const code = parseTableCode(text);
  if (code === undefined) throw new Error(text);
  return code;
}

const CODE = codeOf('ABC234');

test('a table that breaks for the third time within ten minutes stays closed for ten minutes', async () => {
  const clock = new FakeClock();
  const breakages = new Breakages(clock);
  expect([breakages.note(CODE), breakages.note(CODE)]).toEqual([true, true]);
  expect(breakages.isClosed(CODE)).toBe(false);
  await clock.advance(10 * MINUTE_MS - 1);
  expect([breakages.note(CODE), breakages.isClosed(CODE)]).toEqual([false, true]);
  expect(breakages.isClosed(codeOf('XYZ789'))).toBe(false);
  await clock.advance(10 * MINUTE_MS - 1);
  expect(breakages.isClosed(CODE)).toBe(true);
  await clock.advance(1);
  expect(breakages.isClosed(CODE)).toBe(false);
});

test('a table that breaks now and then comes back every time', async () => {
  const clock = new FakeClock();
  const breakages = new Breakages(clock);
  for (let count = 0; count < 20; count += 1) {
    expect(breakages.note(CODE)).toBe(true);
    await clock.advance(5 * MINUTE_MS);
  }
});

test('after its ten minutes a table may break twice again', async () => {
  const clock = new FakeClock();
  const breakages = new Breakages(clock);
  for (let count = 0; count < 3; count += 1) breakages.note(CODE);
  await clock.advance(10 * MINUTE_MS);
  expect([breakages.note(CODE), breakages.note(CODE), breakages.note(CODE)]).toEqual([
    true,
    true,
    false,
  ]);
});
