import { expect, type Locator } from '@playwright/test';
import type { TileId } from '@roundhouse/rules';
import { trustCard } from '../bench/screens.ts';
import {
  changeScreen,
  drawerOf,
  isNotTheLoss,
  LAUNCH_WITH_CARD,
  loseCard,
  sharpnessOf,
} from './cards.ts';
import { dealUntil } from './deals.ts';
import { fingerOf, middleOf } from './finger.ts';
import type { House } from './House.ts';
import { expectNext, expectTurn, handTile, laneOf, playsIn } from './moves.ts';
import { makeMove, ownTurn } from './ownTurns.ts';
import { test, type DEVICES, type Invite } from './visits.ts';

test.use({ launchOptions: LAUNCH_WITH_CARD });

/** A dragged tile floats so many px above a finger. */
const FLOAT = 40;

/** The smallest a thing to press may be. */
const FINGER_PX = 24;

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
      await atRest(tile);
    }
    await makeMove(house, ana, code);
    expect(timesLaid(house, code, play.tile)).toBeLessThanOrEqual(1);
    expect(ana.troubles).toEqual([]);
  });
}

/** Waits until a tile that flies back lies where it belongs. */
async function atRest(tile: Locator): Promise<void> {
  let before = '';
  const isStill = async () => {
    const now = JSON.stringify(await tile.boundingBox());
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [250], timeout: 10_000 }).toBe(true);
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

interface TableWish {
  readonly device?: keyof typeof DEVICES;
  readonly drawer?: 'webgl' | 'canvas';
  readonly seats?: number;
}

/** A table with bots where it is Ana's turn and she can lay something. */
async function atTable(house: House, invite: Invite, wish: TableWish) {
  const { device = 'laptop', drawer = 'canvas', seats = 2 } = wish;
  const ana = await invite('Ana', device);
  if (drawer === 'webgl') await trustCard(ana.context);
  const opened = await dealUntil(house, seats, ({ legal }) => playsIn(legal).length > 0);
  const { code } = opened;
  await ana.sitDown(opened);
  const turn = await ownTurn(house, code);
  await expectTurn(ana, turn);
  await expect(ana.page.locator('.table-screen.has-scene')).toBeVisible();
  await expect.poll(() => drawerOf(ana.page)).toBe(drawer);
  const [play] = playsIn(turn.legal);
  if (play === undefined) throw new Error('the deal lets Ana lay a tile');
  return { ana, code, turn, play };
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

/** How often a tile lies on the table, by the server's own books. */
function timesLaid(house: House, code: string, tile: TileId): number {
  const turn = house.turnAt(code);
  if (turn === null) throw new Error('a round is played');
  const { personal, mexican } = turn.round.table;
  const laid = [...personal, mexican].flatMap(({ placed }) => placed);
  return laid.filter((one) => one.tile === tile).length;
}
