import { expect, type Page } from '@playwright/test';
import { seatOf, type Round } from '@roundhouse/rules';
import { TableClient } from '@roundhouse/testkit/leak';
import type { House } from './House.ts';
import { OFTEN, tileName } from './moves.ts';
import { makeMove, tableWithBot } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test, type Invite } from './visits.ts';
import { hearWords } from './words.ts';

const BEA = seatOf(1);
/** What the page says of a line that is not well, or is well again. */
const OF_THE_LINE = /connect|offline/iu;

/** Ana on a phone, and Bea, both at a table of two. */
async function tableOfTwo(house: House, invite: Invite) {
  const [ana, bea] = [await invite('Ana', 'phone'), await invite('Bea', 'laptop')];
  const opened = await house.openTable({ name: 'Ana', options: { maxPip: 9 }, seats: 2 });
  const { code } = opened;
  await ana.sitDown(opened);
  await bea.goTo(`/t/${code}`);
  await bea.takeSeat();
  await ana.press(ana.button('Start the match'));
  for (const { hand } of [ana, bea]) await expect(hand.first()).toBeVisible();
  return { ana, bea, code };
}

test('the first page offers the seat at a table that is there, and forgets one at a table that is gone', async ({
  house,
  invite,
}) => {
  const { ana, code } = await tableWithBot(house, invite);
  await ana.page.evaluate(() => {
    const seat = { code: 'ZZZZZZ', token: 'A'.repeat(43), usedAtMs: Date.now() + 1 };
    localStorage.setItem('roundhouse.seat.ZZZZZZ', JSON.stringify(seat));
  });
  const tiles = await ana.tiles();
  await ana.page.goto('/');
  const offered = ana.page.getByRole('link', { name: /^Back to table/u });
  await expect(offered).toHaveCount(1);
  await expect(offered).toContainText('Playing now');
  await ana.press(offered);
  await expect(ana.page).toHaveURL(new RegExp(`/t/${code}$`, 'u'));
  await expect.poll(() => ana.tiles(), OFTEN).toEqual(tiles);
  const left = await ana.page.evaluate(() => localStorage.getItem('roundhouse.seat.ZZZZZZ'));
  expect(left).toBeNull();
});

test('whoever has lost the key is told so, and comes in as somebody who watches', async ({
  house,
  invite,
}) => {
  const { ana, bea, code } = await tableOfTwo(house, invite);
  await bea.page.evaluate((key) => {
    const seat = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...seat, token: 'A'.repeat(43) }));
  }, `roundhouse.seat.${code}`);
  await bea.page.reload();
  await expect(
    bea.page.getByRole('heading', { name: 'This seat is not yours any more' }),
  ).toBeVisible();
  await bea.press(bea.button('To the door of the table'));
  await expect(bea.page.getByText(/^A round is being played\. You can watch it/u)).toBeVisible();
  await bea.press(bea.button('Just watch'));
  await expect(bea.lane('Ana’s train')).toBeVisible();
  expect(ana.troubles).toEqual([]);
});

test('a friend who opens the link after the start is told why there is no seat, and what can be done', async ({
  house,
  invite,
}) => {
  const { code } = await tableWithBot(house, invite);
  const cid = await invite('Cid', 'phone');
  await cid.goTo(`/t/${code}`);
  const why = 'A round is being played. You can watch it; after it, you can take over from a bot.';
  await expect(cid.page.getByText(why)).toBeVisible();
  await expect(cid.button('Take a seat')).toHaveCount(0);
  await cid.press(cid.button('Just watch'));
  await expect(cid.page.getByText('You are watching.')).toBeVisible();
  expect(cid.troubles).toEqual([]);
});

test('when a friend’s line breaks and is back, the page of everybody else says nothing of a connection', async ({
  house,
  invite,
}) => {
  const { ana, bea, code } = await tableOfTwo(house, invite);
  const heard = await hearWords(ana.page);
  await bea.context.setOffline(true);
  await expect.poll(() => house.presenceAt(code, BEA), OFTEN).toBe('away');
  await expect(ana.lane('Bea’s train')).toContainText('away');
  await bea.context.setOffline(false);
  await expect(ana.lane('Bea’s train')).not.toContainText('away');
  const words = await heard();
  expect(words).not.toEqual([]);
  expect(words.filter((one) => OF_THE_LINE.test(one))).toEqual([]);
  await expect(bea.page.getByText('Connected again.')).toBeAttached();
});

test('no key on the keyboard moves anything in the turn of somebody else', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'laptop');
  const opened = await house.openTable({ name: 'Ana', options: { maxPip: 9 }, seats: 2 });
  const { code } = opened;
  await ana.sitDown(opened);
  const bea = await TableClient.enter(house.place, code, { name: 'Bea' });
  await ana.press(ana.button('Start the match'));
  await expect(ana.hand.first()).toBeVisible();
  for (let turn = house.turnAt(code); turn?.seat === 0; turn = house.turnAt(code)) {
    await makeMove(house, ana, code);
  }
  const { seq } = bea.snapshot;
  const before = saidBy(ana);
  const { keyboard } = ana.page;
  for (const key of ['d', 'p', 't', 'l', 'e', 'h', 'Enter', ' ', '1', '2', 'Enter', 'Escape']) {
    await keyboard.press(key);
  }
  await ana.hand.first().focus();
  for (const key of ['Enter', 'Enter', ' ', 'd', 'p']) await keyboard.press(key);
  await expect(ana.page.getByRole('region', { name: 'Turn' })).toContainText('Bea');
  expect([saidBy(ana), house.seqAt(code)]).toEqual([before, seq]);
  expect(ana.troubles).toEqual([]);
  await bea.raw.leave();
});

/** How many frames somebody's pages have sent, but for signs of life. */
function saidBy({ recordings }: Visitor): number {
  const frames = recordings.flatMap((page) => page.sockets()).flatMap((socket) => socket.frames);
  return frames.filter(({ direction, bytes }) => direction === 'up' && bytes.length > 1).length;
}

test('whoever has the page read out hears of no tile that they may not know', async ({
  house,
  invite,
}) => {
  const { ana, code } = await tableWithBot(house, invite);
  const wanda = await invite('Wanda', 'laptop');
  await wanda.goTo(`/t/${code}`);
  await wanda.press(wanda.button('Just watch'));
  await expect(wanda.lane('Ana’s train')).toBeVisible();
  await makeMove(house, ana, code);
  await expect.poll(() => house.turnAt(code)?.seat, OFTEN).toBe(0);
  const round = house.turnAt(code)?.round;
  if (round === undefined) throw new Error('the round runs');
  const own = new Set(round.secret.hands[0]?.tiles.map(tileName));
  await expect.poll(async () => new Set(await ana.tiles()), OFTEN).toEqual(own);

  const [toAna, toWanda] = [await tilesRead(ana.page), await tilesRead(wanda.page)];
  const lying = tilesLying(round);
  expect([...toWanda].filter((tile) => !lying.has(tile))).toEqual([]);
  expect([...toAna].filter((tile) => !lying.has(tile) && !own.has(tile))).toEqual([]);
  expect([...own].filter((tile) => !toAna.has(tile))).toEqual([]);
  expect(toWanda.size).toBeGreaterThan(0);
});

/** Every tile that stands anywhere on a page, seen or only read out. */
async function tilesRead(page: Page): Promise<ReadonlySet<string>> {
  const html = await page.content();
  return new Set([...html.matchAll(/\b\d{1,2}–\d{1,2}\b/gu)].map(([tile]) => tile));
}

function tilesLying({ table }: Round): ReadonlySet<string> {
  const placed = [...table.personal, table.mexican].flatMap((train) => train.placed);
  const engine = `${table.engine}–${table.engine}`;
  return new Set([engine, ...placed.map(({ tile }) => tileName(tile))]);
}

test('a page that is hidden and shown ten times in a second keeps its one line and plays on', async ({
  house,
  invite,
}) => {
  const { ana, code } = await tableWithBot(house, invite);
  let calls = 0;
  ana.page.on('request', (request) => (calls += Number(request.url().includes('/matchmake/'))));
  await ana.page.evaluate(() => {
    for (let count = 0; count < 20; count += 1) {
      Object.defineProperty(document, 'hidden', { value: count % 2 === 0, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event(count % 2 === 0 ? 'blur' : 'focus'));
    }
  });
  await makeMove(house, ana, code);
  expect([calls, house.presenceAt(code, 0)]).toEqual([0, 'here']);
});

test('two friends in two windows of one browser each keep their own seat when they load the page again', async ({
  house,
  invite,
}) => {
  const pair = await invite('Ana and Bea', 'laptop');
  const opened = await house.openTable({ name: 'Host', options: { maxPip: 9 }, seats: 3 });
  const { code, seatToken } = opened;
  const host = await TableClient.enter(house.place, code, { seatToken });
  const windows = [await pair.goTo(`/t/${code}`), await pair.goTo(`/t/${code}`)];
  // A window that looks only now, when another has a seat, would say that it is taken elsewhere.
  for (const page of windows) await expect(page.getByLabel('Your name')).toBeVisible();
  for (const [index, page] of windows.entries()) {
    await page.bringToFront();
    await page.getByLabel('Your name').fill(['Ana', 'Bea'][index] ?? '');
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await expect(page.getByText('Waiting for Host to start')).toBeVisible();
  }
  for (const page of windows) {
    await page.reload();
    await expect(page.getByText('Waiting for Host to start')).toBeVisible();
  }
  await host.host({ type: 'start' });
  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  const hands = house.turnAt(code)?.round.secret.hands ?? [];
  for (const [index, page] of windows.entries()) {
    pair.turnTo(page);
    const own = new Set(hands[index + 1]?.tiles.map(tileName));
    await expect.poll(async () => new Set(await pair.tiles()), OFTEN).toEqual(own);
  }
  expect(pair.troubles).toEqual([]);
  await host.raw.leave();
});

test('whoever opens the house as localhost shares an address that a phone can open', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'laptop');
  await ana.goTo(`http://localhost:${house.place.port}/`);
  await ana.press(ana.button('Open a table'));
  await ana.page.getByLabel('Your name').fill('Ana');
  await ana.press(ana.button('Open the table'));
  const link = ana.page.getByLabel('Link to this table');
  await expect(link).toHaveValue(new RegExp(`^${house.origin}/t/\\w{6}$`, 'u'));
  const shared = await link.inputValue();
  await expect(ana.page.getByRole('img', { name: `QR code for ${shared}` })).toBeVisible();
  const bea = await invite('Bea', 'phone');
  await bea.goTo(shared);
  await bea.takeSeat();
  await expect(ana.page.getByText('Bea', { exact: true }).first()).toBeVisible();
});
