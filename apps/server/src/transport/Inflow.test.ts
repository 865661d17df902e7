import { expect, test } from 'vitest';
import { FakeClock } from '@roundhouse/testkit/table';
import { Inflow } from './Inflow.ts';

test('pings and pongs are taken at the pace of a client that is well, and no flood of them', async () => {
  const clock = new FakeClock();
  const inflow = new Inflow(clock, { bytesRead: 0 });
  for (let second = 0; second < 100; second += 1) {
    for (let count = 0; count < 5; count += 1) expect(inflow.takeControl()).toBe(true);
    await clock.advance(1_000);
  }
  const taken = Array.from({ length: 100 }, () => inflow.takeControl());
  expect(taken.filter(Boolean)).toHaveLength(40);
});

test('as many bytes as a client may say between two looks are none, a few more are a flood', () => {
  const line = { bytesRead: 1_000 };
  const inflow = new Inflow(new FakeClock(), line);
  line.bytesRead += 256 * 1024;
  expect(inflow.isFlood()).toBe(false);
  line.bytesRead += 256 * 1024 + 1;
  expect([inflow.isFlood(), inflow.isFlood()]).toEqual([true, false]);
});
