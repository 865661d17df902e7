import { expect } from '@playwright/test';
import type { TileId } from '@roundhouse/rules';
import { dragWithin, layoutOf, sortBy } from './arranging.ts';
import { dealUntil } from './deals.ts';
import { middleOf } from './finger.ts';
import { focused, toHand } from './keyMoves.ts';
import { expectNext, expectTurn, handTile, OFTEN, playsIn, tileName } from './moves.ts';
import { ownTurn } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

test('a hand is put in order, looked at with hints, and found again; Enter asks first, then lays', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'laptop');
  const opened = await dealUntil(house, 3, ({ legal }) => playsIn(legal).length > 0);
  const { code } = opened;
  await ana.sitDown(opened);
  await expectTurn(ana, await ownTurn(house, code));

  await arrangeByHand(ana);
  await arrangeByKeys(ana);
  await lookFromNear(ana);
  await askForHints(ana);
  await ana.press(ana.button('Menu'));
  await ana.press(ana.page.getByRole('dialog').getByRole('button', { name: 'Settings' }));
  await ana.page.getByLabel('Ask before a tile is laid').check();
  await ana.closeSheet();

  const laid = await layoutOf(ana);
  await ana.page.reload();
  await expect.poll(() => layoutOf(ana), OFTEN).toEqual(laid);
  const turn = await ownTurn(house, code);
  await expectTurn(ana, turn);
  const [play] = playsIn(turn.legal);
  if (play === undefined) throw new Error('the deal lets Ana lay a tile');
  const tile = handTile(ana, play.tile);
  await toTile(ana, play.tile);
  await ana.page.keyboard.press('Enter');
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => focused(ana.page), OFTEN).toMatch(/train, |^on the \d+$/u);
  await ana.page.keyboard.press('Enter');
  await expect(ana.page.getByText(/^Lay \d+–\d+ on .+\?$/u)).toBeVisible();
  expect(house.seqAt(code)).toBe(turn.seq);
  await ana.button('Lay it').press('Enter');
  await expectNext({ house, code }, turn);
  await expect(tile).toHaveCount(0);
  expect(ana.troubles).toEqual([]);
});

/** Sorts the hand, drags a tile within it, and turns and divides it by buttons. */
async function arrangeByHand(ana: Visitor): Promise<void> {
  await sortBy(ana, 'Sort by number');
  const sorted = await ana.tiles();
  await dragWithin(ana, 0, 3);
  expect(await ana.tiles()).toEqual([...sorted.slice(1, 4), sorted[0], ...sorted.slice(4)]);
  await ana.press(ana.hand.nth(5));
  await ana.press(ana.button('Sort and arrange'));
  await ana.press(ana.button('Turn it over'));
  await ana.press(ana.button('Divider before it'));
  await ana.press(ana.button('Move on'));
  await ana.press(ana.button('Sort and arrange'));
  await expect.poll(() => layoutOf(ana)).toMatchObject({ dividers: 1, turned: [sorted[5]] });
  await ana.page.keyboard.press('Escape'); // the tile is put back
  await expect(ana.page.locator('[data-tile][aria-pressed=true]')).toHaveCount(0);
}

/** Turns and divides the hand by keys as well. */
async function arrangeByKeys(ana: Visitor): Promise<void> {
  const { keyboard } = ana.page;
  const before = await layoutOf(ana);
  await toHand(ana.page);
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  await keyboard.press('f');
  await keyboard.press('g');
  await expect
    .poll(() => layoutOf(ana))
    .toMatchObject({ dividers: 2, turned: [before.tiles[1], ...before.turned] });
  await keyboard.press('Alt+ArrowRight');
  const [first, second, third, ...others] = before.tiles;
  await expect.poll(() => ana.tiles()).toEqual([first, third, second, ...others]);
}

/** Comes closer by button, wheel and key, and goes back to the whole table. */
async function lookFromNear(ana: Visitor): Promise<void> {
  const { page } = ana;
  const lane = ana.lane('Your train');
  const width = async () => (await lane.boundingBox())?.width ?? 0;
  const whole = await width();
  await ana.press(ana.button('Closer'));
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  await ana.press(ana.button('Further away'));
  await expect.poll(width).toBeCloseTo(whole, 0);
  const { x, y } = await middleOf(lane);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  await ana.press(ana.button('Whole table'));
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  await page.keyboard.press('0');
  await expect.poll(width).toBeCloseTo(whole, 0);
}

/** Opens the hints by their button, and closes them by a key. */
async function askForHints(ana: Visitor): Promise<void> {
  await ana.press(ana.button('Hints for your hand'));
  const panel = ana.page.getByRole('region', { name: 'Hints' });
  await expect(panel.getByRole('heading', { name: 'What a Dispatcher would do' })).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toHaveText(/^Lay \d+–\d+ on /u);
  await expect(ana.hand.and(ana.page.getByLabel(/number 1 of your best train/u))).toHaveCount(1);
  await ana.page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(ana.button('Hints for your hand')).toBeFocused();
}

/** Goes to a tile of the hand by keys. */
async function toTile(ana: Visitor, tile: TileId): Promise<void> {
  await toHand(ana.page);
  await ana.page.keyboard.press('Home');
  const steps = (await ana.tiles()).indexOf(tileName(tile));
  for (let step = 0; step < steps; step += 1) await ana.page.keyboard.press('ArrowRight');
  await expect(handTile(ana, tile)).toBeFocused();
}
