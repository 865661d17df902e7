import { expect, type Page } from '@playwright/test';
import { dealUntil } from './deals.ts';
import type { House } from './House.ts';
import { focused, keyMove, toHand } from './keyMoves.ts';
import { expectNext, expectTurn, handTile, OFTEN, playsIn, tileName } from './moves.ts';
import { ownTurn } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

/** More stops than any page has. */
const MOST_STOPS = 120;

test('a round against bots is played with the keyboard alone, from the first page to its result', async ({
  house,
  invite,
}) => {
  test.setTimeout(240_000);
  const ana = await invite('Ana', 'laptop');
  const { keyboard } = await ana.goTo('/');
  const code = await openByKeys(ana);
  await tabTo(ana.page, 'All rule options');
  await keyboard.press('Enter');
  await tabTo(ana.page, 'Tile set');
  await keyboard.press('Home'); // double-six, which is soon over
  await expect(ana.page.getByText('Play with the double-six set of 28 tiles.')).toBeVisible();
  await tabTo(ana.page, 'Add bot', 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(ana.button('Start the match')).toBeEnabled();
  await tabTo(ana.page, 'Start the match');
  await keyboard.press('Enter');

  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  for (let turn = house.turnAt(code); turn !== null; turn = house.turnAt(code)) {
    if (turn.seat === 0) await keyMove(ana, turn);
    await expectNext({ house, code }, turn);
  }

  await expect.poll(() => focused(ana.page), OFTEN).toMatch(/^Round 1 of \d+ is over/u);
  await tabTo(ana.page, 'Next round');
  expect(ana.troubles).toEqual([]);
});

test('the keyboard comes back from whatever it opened to where it was', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'laptop');
  const { keyboard } = await ana.goTo('/');
  const code = await openByKeys(ana);
  await tabTo(ana.page, 'Add bot');
  await keyboard.press('Enter');
  await expect(ana.button('Start the match')).toBeEnabled();
  await tabTo(ana.page, 'Start the match');
  await keyboard.press('Enter');
  await expectOwnTurn(house, code, ana);
  for (const opens of ['s', '?', 'm']) {
    await toHand(ana.page);
    const tile = await focused(ana.page);
    await keyboard.press(opens);
    await expect.poll(() => focused(ana.page), OFTEN).not.toBe(tile);
    await keyboard.press('Escape');
    await expect.poll(() => focused(ana.page), `after ${opens}`).toBe(tile);
  }
  for (const name of ['Hints for your hand', 'Sort and arrange']) {
    const opener = ana.button(name);
    await opener.focus();
    await keyboard.press('Enter');
    await expect(opener).not.toBeFocused();
    await keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

test('a sheet that is opened in the moment in which another is closed stays open', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'laptop');
  const opened = await house.openTable({ name: 'Ana', bots: 1 });
  await ana.sitDown(opened);
  await ana.press(ana.button('Start the match'));
  await expectOwnTurn(house, opened.code, ana);
  await ana.press(ana.button('Scores'));
  await expect(ana.page.getByRole('dialog', { name: 'Scores' })).toBeVisible();
  await ana.page.evaluate(async () => {
    const dialog = document.querySelector('dialog');
    const isTold = new Promise((resolve) => dialog?.addEventListener('close', resolve));
    dialog?.close();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    await isTold;
    await new Promise(requestAnimationFrame);
  });
  await expect(ana.page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('keys that are pressed before there is anybody to act on them count in their order', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'laptop');
  const opened = await dealUntil(house, 2, ({ legal }) => playsIn(legal).length > 0);
  let goOn = (): void => undefined;
  const isTime = new Promise<void>((resolve) => (goOn = resolve));
  await ana.context.route('**/assets/Keys-*.js', async (route) => {
    await isTime;
    await route.continue();
  });
  await ana.sitDown(opened);
  const turn = await ownTurn(house, opened.code);
  await expectTurn(ana, turn);
  const [play] = playsIn(turn.legal);
  if (play === undefined) throw new Error('the deal lets Ana lay a tile');
  const tile = handTile(ana, play.tile);
  const steps = (await ana.tiles()).indexOf(tileName(play.tile));

  const ways = ['h', 'Home', ...Array.from({ length: steps }, () => 'ArrowRight')];
  for (const key of [...ways, 'Enter', 'Escape', 'Enter']) await ana.page.keyboard.press(key);
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  goOn();

  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => focused(ana.page), OFTEN).toMatch(/train, /u);
  expect(ana.troubles).toEqual([]);
});

/** Opens a table with the keyboard alone; says its code. */
async function openByKeys(ana: Visitor): Promise<string> {
  const { page } = ana;
  await expect(ana.button(/^Open a table/u)).toBeVisible();
  await tabTo(page, /^Open a table/u);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Your name');
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await expect(ana.button('Add bot')).toBeVisible();
  return page.url().slice(-6);
}

async function expectOwnTurn(house: House, code: string, ana: Visitor): Promise<void> {
  await expect.poll(() => house.turnAt(code)?.seat, OFTEN).toBe(0);
  await expect(ana.page).toHaveTitle(/^● Your turn/u);
  await expect(ana.hand.first()).toBeVisible();
}

/** Presses Tab until the thing of this name has the focus; throws where nothing has it. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const is = (one: string) => (typeof name === 'string' ? one === name : name.test(one));
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const one = await focused(page);
    if (is(one)) return;
    passed.push(one);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never came to ${name}, but to ${[...new Set(passed)].join(' | ')}`);
}
