import { expect, type Page } from '@playwright/test';
import { expectUsable } from './reach.ts';
import type { House } from './House.ts';
import { expectTurn, OFTEN } from './moves.ts';
import { makeMove, ownTurn, tableWithBot } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

/** Ways in which people change a page, and the window that they look through. */
const WAYS: readonly {
  readonly way: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly change?: (page: Page) => Promise<void>;
}[] = [
  { way: 'in a window of 320 px', size: { width: 320, height: 640 } },
  { way: 'on a phone that lies on its side', size: { width: 844, height: 390 } },
  { way: 'on a laptop that is zoomed to 200 %', size: { width: 640, height: 360 } },
  { way: 'on a phone that is zoomed to 200 %', size: { width: 195, height: 422 } },
  {
    way: 'in letters of twice the size',
    size: { width: 390, height: 844 },
    change: (page) => style(page, { 'font-size': '200%' }),
  },
  {
    way: 'in letters that stand far apart',
    size: { width: 390, height: 844 },
    change: (page) =>
      style(page, { 'letter-spacing': '0.12em', 'word-spacing': '0.16em', 'line-height': '1.5' }),
  },
  {
    way: 'beside the notch and the bar of a phone',
    size: { width: 390, height: 844 },
    change: (page) => style(page, { '--safe-top': '59px', '--safe-bottom': '34px' }),
  },
  {
    way: 'beside the notch of a phone on its side',
    size: { width: 844, height: 390 },
    change: (page) =>
      style(page, { '--safe-left': '59px', '--safe-right': '59px', '--safe-bottom': '21px' }),
  },
  {
    way: 'in forced colours',
    size: { width: 390, height: 844 },
    change: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
];

for (const { way, size, change } of WAYS) {
  test(`everything can be read and pressed ${way}`, async ({ house, invite }) => {
    const ana = await invite('Ana', 'phone');
    await ana.goTo('/');
    await expect(ana.button(/^Play now/u)).toBeVisible();
    const look = async (screen: string) => {
      await ana.page.setViewportSize(size);
      await change?.(ana.page);
      await expectUsable(ana.page, screen);
    };
    await look('home');
    await ana.press(ana.button(/^Open a table/u));
    await look('asked for a name');
    await lobby(house, ana);
    await look('lobby');
    await ana.press(ana.button('Settings'));
    await expect(ana.page.getByLabel('Pass by itself')).toBeVisible();
    await look('settings');
    await ana.closeSheet();
    await ana.press(ana.button('Start the match'));
    await expectTurn(ana, await ownTurn(house, ana.page.url().slice(-6)));
    await look('table');
    await ana.press(ana.button('Sort and arrange'));
    await expect(ana.button('Sort by plan')).toBeVisible();
    await look('hand being arranged');
    // It has made way for a train behind it.
    if (!(await ana.button('Sort by plan').isVisible()))
      await ana.press(ana.button('Sort and arrange'));
    await ana.press(ana.button('Sort by plan'));
    await ana.press(ana.button('Menu'));
    await expect(ana.button(/^End the match/u)).toBeVisible();
    await look('menu');
    await ana.press(ana.button(/^End the match/u));
    await ana.press(ana.button('Yes'));
    await expect(ana.button('Rematch')).toBeVisible();
    await look('result');
    expect(ana.troubles).toEqual([]);
  });
}

async function lobby(house: House, ana: Visitor): Promise<void> {
  await ana.page.getByLabel('Your name').fill('Ana');
  await ana.press(ana.button('Open the table'));
  await ana.press(ana.button('Add bot'));
  await expect(ana.button('Start the match')).toBeEnabled();
}

/** Sets properties of the whole page, as a browser or a phone does. */
function style(page: Page, properties: { readonly [name: string]: string }): Promise<void> {
  return page.evaluate((wanted) => {
    for (const [name, value] of Object.entries(wanted)) {
      document.documentElement.style.setProperty(name, value);
    }
  }, properties);
}

test('on a laptop zoomed to 400 % the trains are a list, and a move can be made', async ({
  house,
  invite,
}) => {
  const { ana, code } = await tableWithBot(house, invite, 'laptop');
  await ana.page.setViewportSize({ width: 320, height: 256 });
  await expect(ana.page.locator('.lane-row')).toHaveCount(3);
  await expect(ana.button('Show the table')).toHaveCount(0);
  expect(await ana.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await makeMove(house, ana, code);
  await ana.page.setViewportSize({ width: 1280, height: 720 });
  await expect(ana.page.locator('.lane-row')).toHaveCount(0);
  await makeMove(house, ana, code);
  expect(ana.troubles).toEqual([]);
});

test('a keyboard on the screen covers no field in which somebody writes', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'phone');
  const page = await ana.goTo('/');
  await expectAboveKeyboard(ana, () => page.getByLabel('Join a table').focus());
  await ana.press(ana.button(/^Open a table/u));
  await expectAboveKeyboard(ana, () => page.getByLabel('Your name').focus());
  await lobby(house, ana);
  await ana.press(ana.button('Change name'));
  await expectAboveKeyboard(ana, () => page.getByLabel('Your name').focus());
  await ana.closeSheet();
  await ana.press(ana.button('Start the match'));
  await expectTurn(ana, await ownTurn(house, page.url().slice(-6)));
  await expectAboveKeyboard(ana, () => page.keyboard.press('m'));
});

/** Opens a keyboard that takes nearly half of a phone, once a field has the focus. */
async function expectAboveKeyboard({ page }: Visitor, write: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await write();
  const field = page.locator('input:focus');
  await expect(field).toBeVisible();
  await page.setViewportSize({ width: 390, height: 450 });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect.poll(() => field.evaluate(isOnTop), OFTEN).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
}

function isOnTop(field: Element): boolean {
  const { x, y, width, height } = field.getBoundingClientRect();
  return field.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
