import { expect, test } from 'vitest';
import { House } from '@roundhouse/testkit/table';

const GRACE_MS = 60_000;
const NEXT_ROUND_MS = 30_000;

test.each([5_000, 30_000, 48_000, 59_000])(
  'a restart after %i ms of an absent player’s minute neither ends it at once nor begins it again',
  async (passedMs) => {
    const house = new House();
    const table = await house.open({ name: 'Ada' });
    const [ada, bea] = [await table.host(), await table.join({ name: 'Bea' })];
    await ada.asHost({ type: 'start' });
    const [mover, waiter] = table.turnSeat === ada.seat ? [ada, bea] : [bea, ada];
    await mover.drop();
    await house.clock.advance(passedMs);
    house.restart();
    const again = await house.summon(table.table.code);
    await again.join({ seatToken: waiter.token });
    const leftMs = again.showing.botTakesOverInMs ?? 0;
    expect(leftMs).toBeGreaterThanOrEqual(GRACE_MS - passedMs);
    expect(leftMs).toBeLessThan(passedMs > 10_000 ? GRACE_MS : GRACE_MS + 1);
    await house.clock.advance(leftMs - 1);
    expect(again.showing.presences[mover.seat]).toBe('away');
    await house.clock.advance(1);
    expect(again.showing.presences[mover.seat]).toBe('covered');
  },
);

test('a restart between two rounds does not begin their pause again', async () => {
  const house = new House({ config: { botDelayMs: 0, nextRoundMs: NEXT_ROUND_MS } });
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
  const leftMs = again.showing.nextRoundInMs ?? 0;
  expect(leftMs).toBeGreaterThanOrEqual(10_000);
  expect(leftMs).toBeLessThan(NEXT_ROUND_MS);
  await house.clock.advance(leftMs);
  expect(again.phase).toBe('playing');
});
