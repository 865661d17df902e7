import { expect } from '@playwright/test';
import { seatOf } from '@roundhouse/rules';
import { TableClient } from '@roundhouse/testkit/leak';
import { GRACE_MS } from './House.ts';
import { OFTEN, tapMove } from './moves.ts';
import { test } from './visits.ts';

const BEA = seatOf(1);

test('how long the table waits for somebody who is away is said in words, second by second', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'smallPhone');
  const opened = await house.openTable({ name: 'Ana', seats: 2 });
  const { code } = opened;
  await ana.sitDown(opened);
  const bea = await TableClient.enter(house.place, code, { name: 'Bea' });
  await ana.press(ana.button('Start the match'));
  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  for (let turn = house.turnAt(code); turn?.seat === 0; turn = house.turnAt(code)) {
    await tapMove({ house, code, players: [ana] }, turn);
    await expect.poll(() => house.seqAt(code), OFTEN).toBeGreaterThan(turn.seq);
  }
  expect(house.turnAt(code)?.seat).toBe(BEA);

  const bar = ana.page.getByRole('region', { name: 'Turn' });
  await expect(bar.getByRole('timer')).toHaveCount(0);
  await bea.raw.leave();
  const countdown = bar.getByText(/^A bot plays for Bea in (1:00|0:[0-5]\d)\.$/u);
  await expect(countdown).toBeInViewport({ ratio: 1 });
  const before = await countdown.textContent();
  await expect(countdown).not.toHaveText(before ?? '');

  house.clock.skip(GRACE_MS);
  await expect(countdown).toHaveCount(0);
  expect(ana.troubles).toEqual([]);
});
