import { expect } from '@playwright/test';
import {
  changeScreen,
  drawerOf,
  isNotTheLoss,
  LAUNCH_WITH_CARD,
  loseCard,
  sharpnessOf,
} from './cards.ts';
import { middleOf } from './finger.ts';
import { expectNext, expectTurn, handTile, laneOf } from './moves.ts';
import { atTable, timesLaid } from './ownTable.ts';
import { makeMove, ownTurn } from './ownTurns.ts';
import { test } from './visits.ts';

test.use({ launchOptions: LAUNCH_WITH_CARD });

/** What becomes of the graphics card while a tile is held. */
const LOSSES = [
  { title: 'comes back', comesBack: true, isLostTwice: false, drawer: 'webgl' },
  { title: 'stays away', comesBack: false, isLostTwice: false, drawer: 'webgl' },
  { title: 'stays away twice', comesBack: false, isLostTwice: true, drawer: 'canvas' },
] as const;

for (const { title, comesBack, isLostTwice, drawer } of LOSSES) {
  test(`a card that ${title} in the middle of a drag leaves the tile with the player`, async ({
    house,
    invite,
  }) => {
    test.slow(); // a card of software draws as slowly as the machine is busy
    const { ana, code, turn, play } = await atTable(house, invite, { drawer: 'webgl' });
    const { mouse } = ana.page;
    const tile = handTile(ana, play.tile);
    const from = await middleOf(tile);
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x, from.y - 120, { steps: 4 });
    await expect(tile).toHaveAttribute('aria-pressed', 'true');

    for (let loss = 0; loss < (isLostTwice ? 2 : 1); loss += 1) {
      await loseCard(ana.page, comesBack);
      await expect.poll(() => drawerOf(ana.page)).toBe(null);
      await expect.poll(() => drawerOf(ana.page)).not.toBe(null);
    }
    expect(await drawerOf(ana.page)).toBe(drawer);
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    const lane = laneOf(play.train, { house, code }, { visitor: ana, seat: turn.seat });
    const goal = await middleOf(lane);
    await mouse.move(goal.x, goal.y, { steps: 4 });
    await mouse.up();

    await expectNext({ house, code }, turn);
    expect(timesLaid(house, code, play.tile)).toBe(1);
    await makeMove(house, ana, code);
    expect(ana.troubles.filter(isNotTheLoss)).toEqual([]);
  });
}

test('a table on another monitor is as sharp as that one, and can be played', async ({
  house,
  invite,
}) => {
  const { ana, code } = await atTable(house, invite, {});
  const session = await ana.context.newCDPSession(ana.page);
  for (const { height, ratio, sharpness } of [
    { height: 719, ratio: 2, sharpness: 2 },
    { height: 718, ratio: 3, sharpness: 2.5 },
    { height: 720, ratio: 1, sharpness: 1 },
  ]) {
    // Where only the pixels change, Chromium tells no page that it acts for; `watchResolution` has a test.
    await changeScreen(session, { width: 1280, height, ratio });
    await expect.poll(() => sharpnessOf(ana.page)).toBeCloseTo(sharpness, 1);
    await makeMove(house, ana, code);
  }
  expect(ana.troubles).toEqual([]);
});

for (const zoom of [0.8, 1.5, 2]) {
  test(`a page that is zoomed to ${zoom * 100} % can be played`, async ({ house, invite }) => {
    const { ana, code } = await atTable(house, invite, {});
    const session = await ana.context.newCDPSession(ana.page);
    await changeScreen(session, { width: 1280 / zoom, height: 720 / zoom, ratio: zoom });
    await expect.poll(() => sharpnessOf(ana.page)).toBeCloseTo(Math.max(1, zoom), 1);
    await makeMove(house, ana, code);
    await expectTurn(ana, await ownTurn(house, code)); // the tile that was laid has left the hand
    for (const tile of await ana.hand.all()) await expect(tile).toBeInViewport({ ratio: 0.9 });
    await makeMove(house, ana, code);
    expect(ana.troubles).toEqual([]);
  });
}
