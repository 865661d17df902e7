import { expect, test } from 'vitest';
import { FakeClock } from '@roundhouse/testkit/table';
import { Alarm } from './alarm.ts';

/** An alarm whose ringing changes nothing: it is set again for the same, as a table does. */
function vainAlarm(delayMs: number) {
  const clock = new FakeClock();
  const rungAtMs: number[] = [];
  const alarm: Alarm = new Alarm(clock, () => {
    rungAtMs.push(clock.now());
    if (rungAtMs.length < 100) alarm.set({ key: 'same', delayMs });
  });
  alarm.set({ key: 'same', delayMs });
  return { clock, alarm, rungAtMs };
}

test('regression: what rings in vain is not tried a thousand times in a second', async () => {
  const { clock, rungAtMs } = vainAlarm(0);
  await clock.advance(45_500);
  expect(rungAtMs).toEqual([0, 1_000, 3_000, 7_000, 15_000, 25_000, 35_000, 45_000]);
});

test('a long wait in vain stays as long', async () => {
  const { clock, rungAtMs } = vainAlarm(30_000);
  await clock.advance(60_000);
  expect(rungAtMs).toEqual([30_000, 60_000]);
});

test('another situation, or the same once it has come anew, is no try in vain', async () => {
  const clock = new FakeClock();
  const rungAtMs: number[] = [];
  const alarm = new Alarm(clock, () => rungAtMs.push(clock.now()));
  for (const key of ['one', 'other', null, 'other']) {
    alarm.set(key === null ? null : { key, delayMs: 0 });
    await clock.advance(0);
  }
  expect(rungAtMs).toEqual([0, 0, 0]);
});
