import { expect } from '@playwright/test';
import { seatOf } from '@roundhouse/rules';
import { TableClient } from '@roundhouse/testkit/leak';
import type { House } from './House.ts';
import { findingsAs } from './leaks.ts';
import { OFTEN } from './moves.ts';
import { test, type Invite } from './visits.ts';

const ELSEWHERE = 'You are playing elsewhere';
const LOCKED = 'The table is locked: nobody new can come in.';

/** Ana, the host, and Bea in the lobby. */
async function lobbyOfTwo(house: House, invite: Invite) {
  const [ana, bea] = [await invite('Ana', 'phone'), await invite('Bea', 'laptop')];
  const opened = await house.openTable({ name: 'Ana', options: { maxPip: 9 }, seats: 3 });
  await ana.sitDown(opened);
  await bea.goTo(`/t/${opened.code}`);
  await bea.takeSeat();
  return { ana, bea, code: opened.code };
}

test('a player comes back with another key each time, and two windows take the seat in turns', async ({
  house,
  invite,
}) => {
  const { ana, bea, code } = await lobbyOfTwo(house, invite);
  await ana.press(ana.button('Start the match'));
  await expect(ana.hand).not.toHaveCount(0);
  const tiles = await ana.tiles();
  const keys = [await ana.seatToken(code)];
  const nextKey = async () => {
    await expect.poll(() => ana.seatToken(code), OFTEN).not.toBe(keys.at(-1));
    keys.push(await ana.seatToken(code));
  };
  const one = ana.page;
  await one.reload();
  await expect(ana.hand).toHaveCount(tiles.length);
  await nextKey();

  const other = await ana.goTo(`/t/${code}`);
  await expect(ana.hand).toHaveCount(tiles.length);
  await expect(one.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await nextKey();
  ana.turnTo(one);
  await ana.press(ana.button('Play here'));
  await expect(ana.hand).toHaveCount(tiles.length);
  await expect(other.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await nextKey();

  expect(new Set(keys).size).toBe(4);
  expect(await ana.tiles()).toEqual(tiles);
  expect(await findingsAs(house, code, { visitor: ana, seat: seatOf(0) })).toEqual([]);
  expect(await findingsAs(house, code, { visitor: ana, seat: seatOf(1) })).not.toEqual([]);
  expect([...ana.troubles, ...bea.troubles]).toEqual([]);
});

test('a host locks the table: everybody is told, and nobody new comes in', async ({
  house,
  invite,
}) => {
  const { ana, bea, code } = await lobbyOfTwo(house, invite);
  const lock = ana.page.getByRole('switch', { name: /^Let nobody new in/u });
  await ana.press(lock);
  await expect(lock).toBeChecked();
  for (const { page } of [ana, bea]) await expect(page.getByText(LOCKED)).toBeVisible();
  await expect(bea.page.getByRole('switch', { name: /^Let nobody new in/u })).toHaveCount(0);

  const cid = await invite('Cid', 'phone');
  await cid.goTo(`/t/${code}`);
  await expect(cid.page.getByRole('heading', { name: 'The table is locked' })).toBeVisible();
  await bea.page.reload();
  await expect(bea.page.getByText(/^Waiting for Ana to start/u)).toBeVisible();

  await ana.press(ana.button('Start the match'));
  await ana.press(ana.button('Menu'));
  const menu = ana.page.getByRole('dialog');
  await expect(menu.getByText(LOCKED)).toBeVisible();
  await ana.press(menu.getByRole('switch', { name: /^Let nobody new in/u }));
  await expect(menu.getByText(LOCKED)).toHaveCount(0);
  await cid.press(cid.button('Try again'));
  await cid.press(cid.button('Just watch'));
  await expect(cid.lane('Ana’s train')).toBeVisible();
  expect([...ana.troubles, ...bea.troubles, ...cid.troubles]).toEqual([]);
});

/** Each is a name; `owned` stays unset unless one of them is more than text. */
const HOSTILE = [
  '<img src onerror=x>',
  '"><b id=owned>',
  '<svg onload=x()>',
  '<script>x</script>',
  "';owned=1//",
  '{{owned}}${owned}',
  '&lt;b id=owned&gt;',
] as const;

test('a name is text, whatever it says', async ({ house, invite }) => {
  const ana = await invite('Ana', 'laptop');
  const opened = await house.openTable({
    name: 'Ana',
    options: { maxPip: 12 },
    seats: HOSTILE.length + 1,
  });
  await ana.sitDown(opened);
  const dialogs: string[] = [];
  ana.page.on('dialog', (dialog) => void dialogs.push(dialog.message()));
  const guests = [];
  for (const name of HOSTILE) {
    guests.push(await TableClient.enter(house.place, opened.code, { name }));
    await expect(ana.page.getByText(name, { exact: true })).toBeVisible();
  }
  await ana.press(ana.button('Start the match'));
  await expect(ana.hand).not.toHaveCount(0);
  await ana.press(ana.button('Scores'));
  for (const name of HOSTILE) {
    await expect(ana.page.getByRole('dialog').getByText(name).first()).toBeVisible();
  }
  const marks = await ana.page.evaluate(() => [
    document.querySelectorAll('#owned, img[src=""], script:not([src])').length,
    Reflect.has(globalThis, 'owned') ? 1 : 0,
  ]);
  expect([marks, dialogs, ana.troubles]).toEqual([[0, 0], [], []]);
  for (const { raw } of guests) await raw.cut();
});
