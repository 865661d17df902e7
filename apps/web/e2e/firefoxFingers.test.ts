import { expect } from '@playwright/test';
import { dealUntil } from './deals.ts';
import { FLOAT } from './finger.ts';
import { FirefoxPhone } from './FirefoxPhone.ts';
import type { House } from './House.ts';
import { expectNext, OFTEN, playsIn } from './moves.ts';
import { timesLaid } from './ownTable.ts';
import { ownTurn } from './ownTurns.ts';
import { test as visits } from './visits.ts';

const test = visits.extend<{ phone: FirefoxPhone }>({
  phone: async ({ house }, use) => {
    const phone = await FirefoxPhone.open(house.origin);
    await use(phone);
    await phone.close();
  },
});

test('a finger picks a tile up and lays it by a tap on its train', async ({ house, phone }) => {
  const { code, turn, tile, lane } = await firstTurn(house, phone);
  await phone.tap(tile);
  await phone.find(`${tile}[aria-pressed=true]`);
  await phone.tap(lane);
  await expectNext({ house, code }, turn);
  expect(phone.troubles).toEqual([]);
});

test('a finger drags a tile up to its train, and the page stays where it is', async ({
  house,
  phone,
}) => {
  const { code, turn, tile, lane, play } = await firstTurn(house, phone);
  const from = await phone.middleOf(tile);
  const above = { x: from.x, y: from.y - 120 };
  const finger = await phone.touch(from);
  await phone.slide(finger, from, above);
  await phone.find(`${tile}[aria-pressed=true]`);
  const { x, y } = await phone.middleOf(lane); // lanes grow and shrink once a tile is lifted
  await phone.slide(finger, above, { x, y: y + FLOAT });
  await finger.end();
  await expectNext({ house, code }, turn);
  expect(timesLaid(house, code, play.tile)).toBe(1);
  expect(await phone.page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  expect(phone.troubles).toEqual([]);
});

test('a tile that a finger drops beside every train goes home, and the next tap counts', async ({
  house,
  phone,
}) => {
  const { code, turn, tile, lane } = await firstTurn(house, phone);
  const from = await phone.middleOf(tile);
  const bar = await phone.middleOf('nav[aria-label="Table"]');
  const finger = await phone.touch(from);
  await phone.slide(finger, from, bar);
  await finger.end();
  await phone.find(`${tile}[aria-pressed=false]`);
  expect(house.seqAt(code)).toBe(turn.seq);
  await phone.tap(tile);
  await phone.tap(lane);
  await expectNext({ house, code }, turn);
  expect(phone.troubles).toEqual([]);
});

test('two fingers bring the table closer', async ({ house, phone }) => {
  await firstTurn(house, phone);
  const middle = await phone.middleOf('.yard');
  const zoomButtons = async () => (await phone.page.$$('.zoom-button')).length;
  await expect.poll(zoomButtons, OFTEN).toBe(1);
  const left = { x: middle.x - 30, y: middle.y };
  const right = { x: middle.x + 30, y: middle.y };
  const one = await phone.touch(left);
  const other = await phone.touch(right);
  await phone.slide(one, left, { x: left.x - 60, y: left.y });
  await phone.slide(other, right, { x: right.x + 60, y: right.y });
  await one.end();
  await other.end();
  await expect.poll(zoomButtons, OFTEN).toBe(3); // it can be taken away again
  expect(phone.troubles).toEqual([]);
});

/** A table with bots where it is Ana's turn, on her phone, and where she can lay something. */
async function firstTurn(house: House, phone: FirefoxPhone) {
  const opened = await dealUntil(house, 3, ({ legal }) => playsIn(legal).length > 0);
  const { code } = opened;
  await phone.sitDown(opened);
  await phone.find('.table-screen.has-scene');
  const turn = await ownTurn(house, code);
  const [play] = playsIn(turn.legal);
  if (play === undefined) throw new Error('the deal lets Ana lay a tile');
  const tile = `[data-tile="${play.tile}"]`;
  await phone.find(tile);
  return { code, turn, play, tile, lane: `.lane-button[data-train="${play.train}"]` };
}
