import { expect, type Locator } from '@playwright/test';
import { dealUntil } from './deals.ts';
import { FINGERS } from './finger.ts';
import type { House } from './House.ts';
import { expectTurn, handTile, playsIn } from './moves.ts';
import { ownTurn } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test, type Invite } from './visits.ts';

test('the back button leaves the table for home and keeps the seat', async ({ house, invite }) => {
  const { ana, code, hand } = await seatedByHome(house, invite);
  await ana.page.goBack();
  await expect(ana.button(/^Play now/u)).toBeVisible();
  await ana.page.goForward();
  await expect.poll(() => ana.tiles()).toEqual(hand);
  await ana.page.goBack();
  await ana.page.goBack(); // the table as it was opened first
  await expect.poll(() => ana.tiles()).toEqual(hand);
  await expect.poll(() => house.presenceAt(code, 0)).toBe('here');
  expect(ana.troubles).toEqual([]);
});

test('back in the middle of a drag lays nothing and loses nothing', async ({ house, invite }) => {
  const { ana, code, hand, turn } = await seatedByHome(house, invite);
  const [play] = playsIn(turn.legal);
  if (play === undefined) throw new Error('the deal lets Ana lay a tile');
  await lift(ana, handTile(ana, play.tile));
  await ana.page.goBack();
  await expect(ana.button(/^Play now/u)).toBeVisible();
  await ana.page.mouse.up();
  await ana.page.goForward();
  await expect.poll(() => ana.tiles()).toEqual(hand);
  await expect(handTile(ana, play.tile)).toHaveAttribute('aria-pressed', 'false');
  expect(house.seqAt(code)).toBe(turn.seq);
  expect(ana.troubles).toEqual([]);
});

test(
  'pulling at a page neither loads it again nor moves it',
  FINGERS,
  async ({ house, invite }) => {
    const ana = await invite('Ana', 'phone');
    const opened = await house.openTable({ name: 'Ana', bots: 1, start: true });
    await ana.sitDown(opened);
    await expect(ana.hand.first()).toBeVisible();
    const before = await ana.page.evaluate(() => performance.timeOrigin);
    const styles = () =>
      ana.page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehavior);
    expect(await styles()).toBe('none');

    const session = await ana.context.newCDPSession(ana.page);
    for (const yDistance of [500, -500]) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 300,
        yDistance,
        gestureSourceType: 'touch',
        speed: 2000,
      });
    }
    expect(await ana.page.evaluate(() => [performance.timeOrigin, scrollX, scrollY])).toEqual([
      before,
      0,
      0,
    ]);
    await ana.page.goto('/');
    expect(await styles()).toBe('none');
    expect(ana.troubles).toEqual([]);
  },
);

/** Ana in her turn at a table that she has come to from the first page, after a look at it before. */
async function seatedByHome(house: House, invite: Invite) {
  const ana = await invite('Ana', 'laptop');
  const opened = await dealUntil(house, 2, ({ legal }) => playsIn(legal).length > 0);
  const { code } = opened;
  await ana.sitDown(opened);
  const turn = await ownTurn(house, code);
  await expectTurn(ana, turn);
  const hand = await ana.tiles();
  await ana.press(ana.page.getByRole('button', { name: 'Menu', exact: true }));
  await ana.press(ana.button(/^Go home/u));
  await ana.press(ana.page.getByRole('link', { name: /^Back to table/u }));
  await expect.poll(() => ana.tiles()).toEqual(hand);
  return { ana, code, hand, turn };
}

/** Takes a tile of the hand with the mouse, and holds it over the table. */
async function lift({ page }: Visitor, tile: Locator): Promise<void> {
  const box = await tile.boundingBox();
  if (box === null) throw new Error('the tile can be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 120, { steps: 4 });
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
}
