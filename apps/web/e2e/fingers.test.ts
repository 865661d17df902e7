import { expect, type Locator } from '@playwright/test';
import { fingerOf, FLOAT, middleOf, spreadFingers } from './finger.ts';
import { expectNext, handTile, laneOf } from './moves.ts';
import { atTable, timesLaid } from './ownTable.ts';
import { makeMove } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

/** The smallest a thing to press may be. */
const FINGER_PX = 24;

/** What a finger does with the tile that it held while the phone was turned. */
const TURNS = [
  { title: 'is let go over its train', over: 'train', laid: 1 },
  { title: 'is let go beside every train', over: 'bar', laid: 0 },
  { title: 'is taken off by the phone', over: null, laid: 0 },
] as const;

for (const { title, over, laid } of TURNS) {
  test(`a tile that ${title} after the phone was turned is laid ${laid} times`, async ({
    house,
    invite,
  }) => {
    const { ana, code, turn, play } = await atTable(house, invite, { device: 'phone' });
    const hand = await ana.tiles();
    const finger = await fingerOf(ana);
    const tile = handTile(ana, play.tile);
    const from = await middleOf(tile);
    const held = { x: from.x, y: from.y - 120 };
    await finger.down(from);
    await finger.slide(from, held);
    await expect(tile).toHaveAttribute('aria-pressed', 'true');

    const upright = await tile.boundingBox();
    await ana.page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => tile.boundingBox()).not.toEqual(upright);
    const bar = ana.page.getByRole('navigation', { name: 'Table' });
    const lane = laneOf(play.train, { house, code }, { visitor: ana, seat: turn.seat });
    if (over === null) await finger.breakOff();
    else {
      const goal = await middleOf(over === 'bar' ? bar : lane);
      // A tile floats above the finger that holds it.
      await finger.slide(held, over === 'bar' ? goal : { x: goal.x, y: goal.y + FLOAT });
      await finger.up();
    }

    if (laid === 1) await expectNext({ house, code }, turn);
    else {
      await expect(tile).toHaveAttribute('aria-pressed', 'false');
      expect(await ana.tiles()).toEqual(hand);
      expect(house.seqAt(code)).toBe(turn.seq);
    }
    await makeMove(house, ana, code);
    expect(timesLaid(house, code, play.tile)).toBeLessThanOrEqual(1);
    expect(ana.troubles).toEqual([]);
  });
}

test('a phone that lies on its side can be played, and stands up as it was', async ({
  house,
  invite,
}) => {
  const { ana, code } = await atTable(house, invite, { device: 'phone', seats: 4 });
  const handBoxes = async () =>
    Promise.all((await ana.hand.all()).map((tile) => tile.boundingBox()));
  const upright = await handBoxes();
  await ana.page.setViewportSize({ width: 667, height: 375 });
  await expect.poll(handBoxes).not.toEqual(upright);
  const lanes = ana.page.getByRole('region', { name: 'Trains' }).getByRole('button');
  for (const target of [...(await ana.hand.all()), ...(await lanes.all())]) {
    await expect(target).toBeInViewport({ ratio: 0.9 });
    expect(await pressable(target)).toBeGreaterThanOrEqual(FINGER_PX);
  }
  await ana.page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(handBoxes).toEqual(upright);
  await ana.page.setViewportSize({ width: 667, height: 375 });
  await makeMove(house, ana, code);
  expect(ana.troubles).toEqual([]);
});

test('a finger drags a tile up to its train and the page stays where it is', async ({
  house,
  invite,
}) => {
  const { ana, code, turn, play } = await atTable(house, invite, { device: 'phone' });
  const finger = await fingerOf(ana);
  const lane = laneOf(play.train, { house, code }, { visitor: ana, seat: turn.seat });
  const from = await middleOf(handTile(ana, play.tile));
  await finger.down(from);
  await finger.slide(from, { x: from.x, y: from.y - 100 });
  const goal = await middleOf(lane); // lanes grow and shrink once a tile is lifted
  await finger.slide({ x: from.x, y: from.y - 100 }, { x: goal.x, y: goal.y + FLOAT });
  await finger.up();
  await expectNext({ house, code }, turn);
  expect(timesLaid(house, code, play.tile)).toBe(1);
  expect(await ana.page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  expect(ana.troubles).toEqual([]);
});

test('two fingers bring the table closer and away again, and a move can be made from near', async ({
  house,
  invite,
}) => {
  const { ana, code, turn, play } = await atTable(house, invite, { device: 'phone' });
  const middle = await middleOf(ana.page.locator('.yard'));
  const whole = ana.button('Whole table');
  await expect(whole).toHaveCount(0);
  await spreadFingers(ana, middle, 60);
  await expect(whole).toBeVisible();
  await spreadFingers(ana, middle, -80);
  await expect(whole).toHaveCount(0);
  expect(await ana.page.evaluate(() => visualViewport?.scale)).toBe(1);

  await spreadFingers(ana, middle, 60);
  await ana.press(handTile(ana, play.tile));
  await ana.press(laneOf(play.train, { house, code }, { visitor: ana, seat: turn.seat }));
  await expectNext({ house, code }, turn);
  await expect(whole).toHaveCount(0);
  expect(ana.troubles).toEqual([]);
});

test('whatever takes a drag leaves no gesture of it to the browser', async ({ house, invite }) => {
  const { ana } = await atTable(house, invite, { device: 'phone' });
  const actions = await ana.page.evaluate(() => {
    const of = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => getComputedStyle(one).touchAction);
    return { tiles: of('[data-tile]'), trains: of('.lane-button'), table: of('.yard') };
  });
  for (const found of Object.values(actions)) {
    expect(new Set(found)).toEqual(new Set(['none']));
  }
  const root = () =>
    ana.page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehavior);
  expect(await root()).toBe('none');
});

/** Where a finger swipes. */
const SWIPES = [
  { over: 'a tile', find: (ana: Visitor) => ana.hand.first() },
  { over: 'a train', find: (ana: Visitor) => ana.lane('Your train') },
  { over: 'the table', find: (ana: Visitor) => ana.page.locator('.yard') },
] as const;

for (const { over, find } of SWIPES) {
  test(`a tap right after a quick swipe over ${over} counts`, async ({ house, invite }) => {
    const { ana, play } = await atTable(house, invite, { device: 'phone' });
    const finger = await fingerOf(ana);
    const from = await middleOf(find(ana));
    await finger.down(from);
    await finger.slide(from, { x: from.x + 60, y: from.y - 150 });
    await finger.up();
    const tile = handTile(ana, play.tile);
    await expect(tile).toHaveAttribute('aria-pressed', 'false');
    await ana.press(tile);
    await expect(tile).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
  });
}

/** The smaller side of what a finger may hit, in px: of a tile a little more than is drawn. */
function pressable(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const drawn = element.getBoundingClientRect();
    const around = getComputedStyle(element, '::before');
    const isLarger = element.matches('[data-tile]');
    const of = (side: 'width' | 'height') => (isLarger ? parseFloat(around[side]) : drawn[side]);
    return Math.min(of('width'), of('height'));
  });
}
