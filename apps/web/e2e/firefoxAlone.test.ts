import { expect } from '@playwright/test';
import { expectNext, expectTurn, OFTEN, tapMove } from './moves.ts';
import { ownTurn } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

test('a round is played to its end, and practice goes on while the server is away', async ({
  house,
  invite,
}) => {
  test.setTimeout(240_000);
  const ana = await invite('Ana', 'laptop');
  const site = `http://localhost:${house.place.port}`; // browsers keep pages of the device itself
  const options = { maxPip: 6, matchRounds: 2 };
  const opened = await house.openTable({ name: 'Ana', options, seats: 2, bots: 1, start: true });
  const { code } = opened;
  await ana.sitDown(opened, site);
  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  for (let turn = house.turnAt(code); turn !== null; turn = house.turnAt(code)) {
    if (turn.seat === 0) await tapMove({ house, code, players: [ana] }, turn);
    await expectNext({ house, code }, turn);
  }
  const heading = ana.page.getByRole('heading', { name: /^Round 1 of 2 is over/u });
  await expect(heading).toBeVisible();
  await ana.page.reload();
  await expect(heading).toBeVisible();
  await ana.press(ana.button('Next round'));
  await expectTurn(ana, await ownTurn(house, code));
  const hand = await ana.tiles();
  await expect
    .poll(() => ana.page.evaluate(() => navigator.serviceWorker.controller?.state), OFTEN)
    .toBe('activated');
  expect(ana.troubles).toEqual([]);

  await house.close();
  await ana.page.goto(site);
  await ana.press(ana.page.getByRole('link', { name: /^Practice/u }));
  await ana.page.getByLabel('Number of bots').selectOption('1');
  await ana.page.getByLabel('Pace of the bots').selectOption('fast');
  await ana.press(ana.button('Start practice'));
  await expect(ana.hand.first()).toBeVisible();
  const before = await moveByScreen(ana);
  await expect.poll(() => ana.tiles(), OFTEN).not.toEqual(before);
  const practised = await ana.tiles();
  await ana.page.reload();
  await expect.poll(() => ana.tiles(), OFTEN).toEqual(practised);

  await house.reopen();
  await ana.page.goto(site);
  await ana.press(ana.page.getByRole('link', { name: /^Back to table/u }));
  await expect.poll(() => ana.tiles(), OFTEN).toEqual(hand);
});

/** Makes a move by what the page offers; says which tiles there were. */
async function moveByScreen(ana: Visitor): Promise<readonly string[]> {
  await expect(ana.page).toHaveTitle(/^● Your turn/u);
  const tiles = await ana.tiles();
  const fitting = ana.hand.and(ana.page.getByLabel(/, fits /u));
  if ((await fitting.count()) === 0) await ana.press(ana.button('Draw a tile'));
  else {
    await ana.press(fitting.first());
    await ana.press(ana.page.locator('.lane.is-legal [data-train]').first());
  }
  return tiles;
}
