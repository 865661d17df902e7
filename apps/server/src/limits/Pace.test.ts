import { expect, test } from 'vitest';
import { FakeClock } from '@roundhouse/testkit/table';
import { Pace, paceBelow } from './Pace.ts';

const RULE = { burst: 10, perSecond: 5, mostWaiting: 40 };

/** A pace, and the numbers of the messages that it has let through. */
function paced(rule = RULE) {
  const clock = new FakeClock();
  const pace = new Pace(clock, rule);
  const taken: number[] = [];
  let count = 0;
  const send = () => {
    const mine = count;
    count += 1;
    return pace.take(() => taken.push(mine));
  };
  return { clock, pace, taken, send };
}

test('ten messages at once are taken at once, and the others wait in their order', async () => {
  const { clock, taken, send } = paced();
  for (let count = 0; count < 20; count += 1) expect(send()).toBe(true);
  expect(taken).toHaveLength(10);
  await clock.advance(1_000);
  expect(taken).toHaveLength(15);
  await clock.advance(1_000);
  expect(taken).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test('whoever is silent for a while may say ten things at once again', async () => {
  const { clock, taken, send } = paced();
  for (let count = 0; count < 10; count += 1) send();
  await clock.advance(60_000);
  for (let count = 0; count < 11; count += 1) send();
  expect(taken).toHaveLength(20);
});

test('when forty wait it is over, and nothing that waits is taken any more', async () => {
  const { clock, taken, send } = paced();
  for (let count = 0; count < 50; count += 1) expect(send()).toBe(true);
  expect(send()).toBe(false);
  await clock.advance(60_000);
  expect(send()).toBe(false);
  expect(taken).toHaveLength(10);
});

test('somebody who sends only what is refused is heard less than twice a second', async () => {
  const { clock, pace, taken } = paced();
  const refused = () =>
    pace.take(() => {
      taken.push(0);
      pace.chargeRefusal();
    });
  for (let count = 0; count < 40; count += 1) refused();
  expect(taken).toHaveLength(4);
  await clock.advance(12_000);
  expect(taken.length).toBeLessThan(4 + 24);
  expect(taken.length).toBeGreaterThan(4 + 12);
});

test('refusals are forgotten in a few seconds', async () => {
  const { clock, pace, taken, send } = paced();
  for (let count = 0; count < 100; count += 1) pace.chargeRefusal();
  await clock.advance(4_000);
  for (let count = 0; count < 10; count += 1) send();
  expect(taken).toHaveLength(10);
});

test('no two seconds in a row let more through than the hard limit of one', async () => {
  const rule = paceBelow(20);
  if (rule === null) throw new Error('there is a limit');
  const { clock, taken, send } = paced(rule);
  for (let count = 0; count < 40; count += 1) send();
  await clock.advance(2_000);
  expect(taken.length).toBeLessThanOrEqual(20);
  expect(paceBelow(Infinity)).toBeNull();
});
