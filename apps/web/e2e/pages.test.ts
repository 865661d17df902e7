import { expect } from '@playwright/test';
import type { House } from './House.ts';
import { OFTEN } from './moves.ts';
import { makeMove, tableWithBot } from './ownTurns.ts';
import { test, type Invite } from './visits.ts';

test('an address of no table says that there is none', async ({ invite }) => {
  const ana = await invite('Ana', 'phone');
  await ana.goTo('/t/ZZZZZZ');
  await expect(ana.page.getByRole('heading', { name: 'No such table' })).toBeVisible();
  await ana.press(ana.button('Go home'));
  await expect(ana.button(/^Play now/u)).toBeVisible();
});

test('a page that is older than the server asks to be refreshed', async ({ house, invite }) => {
  const ana = await invite('Ana', 'phone');
  const opened = await house.openTable({ name: 'Ana' });
  await ana.context.route('**/matchmake/joinById/**', async (route) => {
    const options = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue({ postData: JSON.stringify({ ...options, version: 0 }) });
  });
  await ana.sitDown(opened);
  await expect(ana.page.getByText(/Please refresh/u)).toBeVisible();

  await ana.context.unroute('**/matchmake/joinById/**');
  await ana.press(ana.button('Refresh'));
  await expect(ana.button('Start the match')).toBeVisible();
});

test('a page whose code does not come offers to be refreshed', async ({ invite }) => {
  const ana = await invite('Ana', 'phone');
  let isRefreshed = false;
  await ana.context.route('**/assets/TablePage*.js', (route) =>
    isRefreshed ? route.continue() : route.abort(),
  );
  await ana.goTo('/t/222222');
  await expect(ana.button('Refresh')).toBeVisible();
  // Not sooner: the page tries again by itself, and the button would go from under the finger.
  ana.page.on('request', (request) => (isRefreshed ||= request.isNavigationRequest()));
  await ana.press(ana.button('Refresh'));
  await expect(ana.page.getByRole('heading', { name: 'No such table' })).toBeVisible();
});

test('one tap on the first page begins a game against bots', async ({ invite }) => {
  const ana = await invite('Ana', 'phone');
  await ana.goTo('/');
  await ana.press(ana.button(/^Play now/u));
  await expect(ana.page).toHaveTitle(/^● Your turn/u);
  await expect.poll(async () => (await ana.tiles()).length, OFTEN).toBeGreaterThanOrEqual(14);
  expect(ana.troubles).toEqual([]);
});

test('whoever watches sees the trains and no hand', async ({ house, invite }) => {
  const { ana, code } = await tableWithBot(house, invite);
  const wanda = await invite('Wanda', 'laptop');
  await wanda.goTo(`/t/${code}`);
  await wanda.press(wanda.button('Just watch'));
  await expect(wanda.lane('Ana’s train')).toBeVisible();
  await expect(wanda.page.getByRole('group', { name: 'Your hand' })).toHaveCount(0);
  await expect(wanda.page.getByText('Ana’s turn.')).toBeVisible();

  const laid = await wanda.lane('Ana’s train').textContent();
  await makeMove(house, ana, code);
  await expect(wanda.lane('Ana’s train')).not.toHaveText(laid ?? '');
  expect(wanda.troubles).toEqual([]);
});

test('a host is told how a Baron plays, and where it plays like a Dispatcher', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'phone');
  await ana.sitDown(await house.openTable({ name: 'Ana' }));
  await ana.page.getByLabel('How well the next bot plays').selectOption('Baron');
  await expect(ana.page.getByText(/to its end in thought, a thousand times/iu)).toBeVisible();
  await ana.page.getByRole('combobox', { name: 'Rule system' }).selectOption('Pagat');
  await expect(ana.page.getByText('By these rules a Baron plays like a Dispatcher.')).toBeVisible();
  await ana.press(ana.button('Add bot'));
  await expect(ana.page.getByText('Baron bot')).toBeVisible();
});

test('a host removes a player who has not come to play', async ({ house, invite }) => {
  const { ana, bea } = await lobbyOfTwo(house, invite);
  await ana.press(ana.button('Remove Bea'));
  await expect(bea.page.getByRole('heading', { name: 'Removed from the table' })).toBeVisible();
  await expect(ana.button('Remove Bea')).toHaveCount(0);
  await expect(ana.button('Start the match')).toBeDisabled();

  await bea.press(bea.button('To the door of the table'));
  await bea.press(bea.button('Just watch'));
  await expect(bea.page.getByText(/^You are watching/u)).toBeVisible();
});

test('a host lets a bot play for somebody, who takes over again', async ({ house, invite }) => {
  const { ana, bea } = await lobbyOfTwo(house, invite);
  await ana.press(ana.button('Start the match'));
  await expect(ana.lane('Bea’s train')).toBeVisible();
  await ana.press(ana.button('Menu'));
  await ana.press(ana.button('Let a bot play for Bea'));
  await ana.closeSheet();

  await expect(bea.page.getByText('A bot plays for you.')).toBeVisible();
  await bea.press(bea.button('Play myself again'));
  await expect(bea.page.getByText('A bot plays for you.')).toBeHidden();
});

test('whoever leaves a table for good is asked whether they mean it', async ({ house, invite }) => {
  const { ana, bea } = await lobbyOfTwo(house, invite);
  await ana.press(ana.button('Start the match'));
  await expect(bea.hand.first()).toBeVisible();
  await bea.press(bea.button('Menu'));
  await bea.press(bea.button(/^Leave the table/u));
  await bea.press(bea.button(/^No$/u));
  await bea.press(bea.button(/^Leave the table/u));
  await bea.press(bea.button('Yes'));

  await expect(bea.button(/^Play now/u)).toBeVisible();
  await expect(ana.lane('Bea’s train')).toHaveCount(0);
});

test('the order of a hand survives a refresh', async ({ house, invite }) => {
  const { ana } = await tableWithBot(house, invite, 'laptop');
  const dealt = await ana.tiles();
  await ana.press(ana.button('Sort and arrange'));
  await ana.press(ana.button('Sort by number'));
  await expect.poll(() => ana.tiles()).not.toEqual(dealt);
  const sorted = await ana.tiles();

  await ana.page.reload();
  await expect.poll(() => ana.tiles(), OFTEN).toEqual(sorted);
});

/** Ana, who is the host, and Bea in a lobby, both on phones. */
async function lobbyOfTwo(house: House, invite: Invite) {
  const [ana, bea] = [await invite('Ana', 'phone'), await invite('Bea', 'phone')];
  const opened = await house.openTable({ name: 'Ana', options: { maxPip: 9 } });
  await ana.sitDown(opened);
  await bea.goTo(`/t/${opened.code}`);
  await bea.takeSeat();
  await expect(ana.button('Start the match')).toBeEnabled();
  return { ana, bea, code: opened.code };
}
