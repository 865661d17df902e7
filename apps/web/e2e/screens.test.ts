import { expect, type Page } from '@playwright/test';
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
import { expectNext, expectTurn, handTile, laneOf, playsIn } from './moves.ts';
import type { House } from './House.ts';
import { ownTurn } from './ownTurns.ts';
import { test, type Invite } from './visits.ts';

test.use({ launchOptions: LAUNCH_WITH_CARD });

test('a graphics card that is lost and comes back draws the same table', async ({
  house,
  invite,
}) => {
  const { ana, seat } = await atTable(house, invite, 'webgl');
  await expect.poll(() => drawerOf(ana.page)).toBe('webgl');
  await loseCard(ana.page, true);
  await expect.poll(() => drawerOf(ana.page)).toBe('webgl');
  await expectPicture(ana.page);
  await layOne({ house, ana, seat });
  expect(ana.troubles.filter(isNotTheLoss)).toEqual([]);
});

test('a graphics card that stays away is replaced, in the end by a canvas', async ({
  house,
  invite,
}) => {
  const { ana, seat } = await atTable(house, invite, 'webgl');
  await expect.poll(() => drawerOf(ana.page)).toBe('webgl');
  const first = await canvasCount(ana.page);
  await loseCard(ana.page, false);
  await expect.poll(() => canvasCount(ana.page)).toBe(first + 1);
  await expect.poll(() => drawerOf(ana.page)).toBe('webgl');
  await loseCard(ana.page, false);
  await expect.poll(() => drawerOf(ana.page)).toBe('canvas');
  await expectPicture(ana.page);
  await layOne({ house, ana, seat });
  expect(ana.troubles.filter(isNotTheLoss)).toEqual([]);
});

test('a card of software is left alone, and the canvas draws', async ({ house, invite }) => {
  const { ana, seat } = await atTable(house, invite, 'canvas');
  await expect.poll(() => drawerOf(ana.page)).toBe('canvas');
  await expectPicture(ana.page);
  await layOne({ house, ana, seat });
  expect(ana.troubles).toEqual([]);
});

test('regression: a page that is zoomed from 80 to 200 % draws its table where it is', async ({
  house,
  invite,
}) => {
  const { ana } = await atTable(house, invite, 'canvas');
  const session = await ana.context.newCDPSession(ana.page);
  for (const zoom of [0.8, 1, 1.25, 1.5, 2]) {
    // What a browser does that is zoomed: fewer, larger pixels.
    const size = { width: Math.round(1280 / zoom), height: Math.round(720 / zoom) };
    await changeScreen(session, { ...size, ratio: zoom });
    await expect.poll(() => sharpnessOf(ana.page)).toBeCloseTo(Math.max(1, zoom), 1);
    await expect.poll(() => canvasWidth(ana.page)).toBeCloseTo(size.width, 0);
  }
  expect(ana.troubles).toEqual([]);
});

test('a phone that is turned in the middle of a drag keeps its tiles', async ({
  house,
  invite,
}) => {
  const { ana, seat, turn } = await atTable(house, invite, 'canvas');
  const [play] = playsIn(turn.legal);
  if (play === undefined) throw new Error('something can be laid');
  const hand = await ana.tiles();
  const tile = handTile(ana, play.tile);
  const box = await tile.boundingBox();
  if (box === null) throw new Error('the tile can be seen');
  await ana.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await ana.page.mouse.down();
  await ana.page.mouse.move(box.x + box.width / 2, box.y - 90, { steps: 4 });
  await expect(tile).toHaveAttribute('aria-pressed', 'true');

  await ana.page.setViewportSize({ width: 390, height: 844 });
  await ana.page.mouse.move(5, 5, { steps: 3 });
  await ana.page.mouse.up();
  await expect.poll(() => ana.tiles()).toEqual(hand);
  expect(house.seqAt(turn.code)).toBe(turn.seq);
  await expect(tile).toBeInViewport({ ratio: 0.9 });
  await layOne({ house, ana, seat });
  expect(ana.troubles).toEqual([]);
});

/** A table with a bot where it is Ana's turn and she can lay something. */
async function atTable(house: House, invite: Invite, drawer: 'webgl' | 'canvas') {
  const ana = await invite('Ana', 'laptop');
  if (drawer === 'webgl') await trustCard(ana.context);
  const opened = await dealUntil(house, 2, ({ legal }) => playsIn(legal).length > 0);
  await ana.sitDown(opened);
  const turn = await ownTurn(house, opened.code);
  await expectTurn(ana, turn);
  await expect(ana.page.locator('.table-screen.has-scene')).toBeVisible();
  return { ana, seat: turn.seat, turn: { ...turn, code: opened.code } };
}

type Seated = Awaited<ReturnType<typeof atTable>>;

async function layOne({
  house,
  ana,
  seat,
}: Pick<Seated, 'ana' | 'seat'> & { readonly house: House }): Promise<void> {
  const code = ana.page.url().slice(-6);
  const turn = await ownTurn(house, code);
  await expectTurn(ana, turn);
  const [play] = playsIn(turn.legal);
  if (play === undefined) throw new Error('something can be laid');
  await ana.press(handTile(ana, play.tile));
  await ana.press(laneOf(play.train, { house, code }, { visitor: ana, seat }));
  await expectNext({ house, code }, turn);
}

/** Canvases that were ever put on the table. */
function canvasCount(page: Page): Promise<number> {
  return page.evaluate(() => {
    const noted = window as unknown as { canvases?: Set<Element> };
    noted.canvases ??= new Set();
    for (const canvas of document.querySelectorAll('.scene canvas')) noted.canvases.add(canvas);
    return noted.canvases.size;
  });
}

function canvasWidth(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.min(...[...document.querySelectorAll('.scene canvas')].map((one) => one.clientWidth)),
  );
}

/** Something of more than one colour is drawn where the table is. */
async function expectPicture(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const picture = await page.locator('.yard').screenshot();
      return picture.length;
    })
    .toBeGreaterThan(4000);
}
