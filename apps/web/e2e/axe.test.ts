import { expect } from '@playwright/test';
import { TableClient } from '@roundhouse/testkit/leak';
import { expectAccessible, findingsOn } from './axe.ts';
import type { House } from './House.ts';
import { carelessMove } from './deals.ts';
import { handTile, OFTEN, playsIn } from './moves.ts';
import { makeMove, ownTurn, tableWithBot } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test, type Invite } from './visits.ts';

test('axe finds a button without a name and words that are too pale', async ({ invite }) => {
  const ana = await invite('Ana', 'phone');
  await ana.goTo('/');
  await expect(ana.button(/^Play now/u)).toBeVisible();
  await ana.page.evaluate(() => {
    const [mute, pale] = [document.createElement('button'), document.createElement('p')];
    pale.textContent = 'Hardly seen';
    Object.assign(pale.style, { color: '#777', background: '#888' });
    document.querySelector('main')?.append(mute, pale);
  });
  const findings = await findingsOn(ana.page);
  expect(findings.map((finding) => finding.split(' ')[0]).toSorted()).toEqual([
    'button-name',
    'color-contrast',
  ]);
});

test('axe finds nothing on the pages that lead to a table', async ({ house, invite }) => {
  const ana = await invite('Ana', 'phone');
  const page = await ana.goTo('/');
  await expect(ana.button(/^Play now/u)).toBeVisible();
  await expectAccessible(page, 'home');
  await page.getByLabel('Join a table').fill('?');
  await ana.press(ana.button(/^Join$/u));
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'home, with a code that is none');
  await ana.press(ana.button(/^Open a table/u));
  await expectAccessible(page, 'home, asked for a name');
  await ana.press(ana.button('Open the table'));
  await expectAccessible(page, 'home, with a name that is none');

  const { code, seatToken } = await house.openTable({ name: 'Bea', seats: 4, bots: 1 });
  await page.goto(`/t/${code}`);
  await expect(ana.button('Take a seat')).toBeVisible();
  await expectAccessible(page, 'the door of a table');
  const bea = await TableClient.enter(house.place, code, { seatToken });
  await bea.host({ type: 'lock', locked: true });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The table is locked' })).toBeVisible();
  await expectAccessible(page, 'a door that is locked');
  await page.goto('/t/ZZZZZZ');
  await expect(page.getByRole('heading', { name: 'No such table' })).toBeVisible();
  await expectAccessible(page, 'no such table');
  await bea.raw.leave();
});

test('axe finds nothing in the lobby, for host, guest, spectator and TV', async ({
  house,
  invite,
}) => {
  const { ana, bea, code } = await lobbyOfTwo(house, invite);
  await ana.press(ana.page.getByText('Bots and hints'));
  await expect(ana.page.getByLabel('Pace of the bots')).toBeVisible();
  await ana.press(ana.page.getByText('All rule options'));
  await expect(ana.page.getByRole('group', { name: 'Doubles' })).toBeVisible();
  await expectAccessible(ana.page, 'lobby of a host, all options open');
  await ana.press(ana.button('Read the rules'));
  await expect(ana.page.getByRole('dialog').getByRole('heading').nth(1)).toBeVisible();
  await expectAccessible(ana.page, 'lobby, rules');
  await ana.closeSheet();
  await ana.press(ana.button('Settings'));
  await expect(ana.page.getByRole('dialog').getByLabel('Pass by itself')).toBeVisible();
  await expectAccessible(ana.page, 'lobby, settings');
  await ana.closeSheet();
  await ana.press(ana.page.getByRole('switch', { name: /^Let nobody new in/u }));
  await expect(bea.page.getByText('The table is locked: nobody new can come in.')).toBeVisible();
  await expectAccessible(bea.page, 'lobby of a guest, locked');
  await ana.press(ana.page.getByRole('switch', { name: /^Let nobody new in/u }));
  await bea.press(bea.button(/^Ask to be host/u));
  await expect(ana.button('Stay host')).toBeVisible();
  await expectAccessible(ana.page, 'lobby, asked for the tools');

  const tv = await bea.goTo(`/t/${code}?view=tv`);
  await expect(tv.getByText('Waiting for Ana to start')).toBeVisible();
  await expectAccessible(tv, 'lobby on a TV');
  const wanda = await invite('Wanda', 'wideScreen');
  await wanda.goTo(`/t/${code}`);
  await wanda.press(wanda.button('Just watch'));
  await expect(wanda.page.getByText(/^You are watching/u)).toBeVisible();
  await expectAccessible(wanda.page, 'lobby of a spectator');
});

/** Ana, who is the host, with a bot, and Bea in a lobby. */
async function lobbyOfTwo(house: House, invite: Invite) {
  const [ana, bea] = [await invite('Ana', 'phone'), await invite('Bea', 'wideScreen')];
  const opened = await house.openTable({ name: 'Ana', seats: 4, bots: 1 });
  await ana.sitDown(opened);
  await bea.goTo(`/t/${opened.code}`);
  await bea.takeSeat();
  await expect(ana.button('Start the match')).toBeEnabled();
  return { ana, bea, code: opened.code };
}

test('axe finds nothing at the table, on turn, with a tile lifted, and with all that opens', async ({
  house,
  invite,
}) => {
  test.setTimeout(180_000);
  const { ana, code } = await tableWithBot(house, invite);
  const { page } = ana;
  await expectAccessible(page, 'own turn');
  const [play] = playsIn((await ownTurn(house, code)).legal);
  if (play !== undefined) {
    await ana.press(handTile(ana, play.tile));
    await expect(handTile(ana, play.tile)).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'a tile lifted');
  }
  await ana.press(ana.button('Sort and arrange'));
  await expect(ana.button('Sort by plan')).toBeVisible();
  await expectAccessible(page, 'hand being arranged');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(page.getByRole('textbox', { name: 'Type a move' })).toBeVisible();
  await page.keyboard.type('nonsense\n');
  await expect(page.getByRole('alert')).toHaveText(/^That is no move\./u);
  await expectAccessible(page, 'a move being typed');
  await page.keyboard.press('Escape');
  for (const sheet of ['Scores', 'Rules', 'Menu']) {
    await ana.press(ana.button(sheet).first());
    await expectSheet(ana, sheet);
  }
  for (const sheet of ['Log', 'Settings']) {
    await ana.press(ana.button('Menu'));
    await ana.press(page.getByRole('dialog').getByRole('button', { name: sheet }));
    await expectSheet(ana, sheet);
  }
  await ana.press(ana.button('Menu'));
  await ana.press(ana.button(/^Leave the table/u));
  await expect(ana.button('Yes')).toBeVisible();
  await expectAccessible(page, 'asked whether to leave');
  await ana.press(ana.button(/^My hand only/u));
  await expect(ana.button('Show the table')).toBeVisible();
  await expectAccessible(page, 'hand beside a TV');
  expect(ana.troubles).toEqual([]);
});

async function expectSheet(visitor: Visitor, sheet: string): Promise<void> {
  await expect(visitor.page.getByRole('dialog')).toBeVisible();
  await expectAccessible(visitor.page, `sheet: ${sheet}`);
  await visitor.closeSheet();
}

test('axe finds nothing while others play, for those who watch, and when something is asked', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'wideScreen');
  const opened = await house.openTable({ name: 'Ana', options: { maxPip: 9 }, seats: 3, bots: 1 });
  const { code } = opened;
  await ana.sitDown(opened);
  const bea = await TableClient.enter(house.place, code, { name: 'Bea' });
  await ana.press(ana.button('Start the match'));
  await playUntilTurnOf(house, code, { ana, bea });
  await expectAccessible(ana.page, 'turn of somebody else');
  const [tv, wanda] = [await invite('TV', 'wideScreen'), await invite('Wanda', 'phone')];
  await tv.goTo(`/t/${code}?view=tv`);
  await expect(tv.page.getByText('Bea’s turn.')).toBeVisible();
  await expectAccessible(tv.page, 'TV');
  await wanda.goTo(`/t/${code}`);
  await wanda.press(wanda.button('Just watch'));
  await expect(wanda.lane('Ana’s train')).toBeVisible();
  await expectAccessible(wanda.page, 'spectator');
  await bea.raw.leave();
  await expect(ana.page.getByText(/^A bot plays for Bea in/u)).toBeVisible();
  await expectAccessible(ana.page, 'somebody is away');
  await wanda.press(wanda.button('Menu'));
  await wanda.press(wanda.button(/^Get Bea’s seat back/u));
  await expectAccessible(wanda.page, 'claiming a seat');
  await wanda.press(wanda.button('Yes'));
  await expect(ana.button('Give Bea’s seat back')).toBeVisible();
  await expectAccessible(ana.page, 'a seat is claimed');
  await ana.context.setOffline(true);
  house.cutLines(code);
  await expect(ana.button('Try now')).toBeVisible();
  await expectAccessible(ana.page, 'no connection');
  await ana.context.setOffline(false);
  const first = ana.page;
  await expect(ana.button('Try now')).toHaveCount(0);
  await ana.goTo(`/t/${code}`);
  await expect(first.getByRole('heading', { name: 'You are playing elsewhere' })).toBeVisible();
  await expectAccessible(first, 'moved elsewhere');
});

/** Plays on until it is Bea's turn. */
async function playUntilTurnOf(
  house: House,
  code: string,
  { ana, bea }: { readonly ana: Visitor; readonly bea: TableClient },
): Promise<void> {
  const seat = bea.place.seat ?? -1;
  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  while (house.turnAt(code)?.seat !== seat) {
    await makeMove(house, ana, code);
    await expect.poll(() => [0, seat].includes(house.turnAt(code)?.seat ?? -1), OFTEN).toBe(true);
  }
}

test('axe finds nothing in the results of a round and of a match', async ({ house, invite }) => {
  const options = { maxPip: 6, matchRounds: 2 };
  const opened = await house.openTable({ name: 'Ana', options, seats: 3, bots: 1 });
  const { code } = opened;
  const host = await TableClient.enter(house.place, code, { seatToken: opened.seatToken });
  const bea = await TableClient.enter(house.place, code, { name: 'Bea' });
  await host.host({ type: 'start' });
  await playRound(house, code, [host, bea]);
  await host.raw.leave();
  const [ana, wanda] = [await invite('Ana', 'phone'), await invite('Wanda', 'wideScreen')];
  await ana.sitDown(opened);
  await expect(ana.button('Next round')).toBeVisible();
  await expectAccessible(ana.page, 'end of a round');
  const tv = await wanda.goTo(`/t/${code}?view=tv`);
  await expect(tv.getByText('Waiting for Ana')).toBeVisible();
  await expectAccessible(tv, 'end of a round on a TV');

  await ana.press(ana.button('Next round'));
  await bea.seatRequest({ type: 'ready' });
  await ana.press(ana.button('Menu'));
  await ana.press(ana.button(/^End the match/u));
  await ana.press(ana.button('Yes'));
  await expect(ana.button('Rematch')).toBeVisible();
  await expectAccessible(ana.page, 'end of a match');
  await expect(tv.getByText('Ana can start a rematch.')).toBeVisible();
  await expectAccessible(tv, 'end of a match on a TV');
  await wanda.goTo(`/t/${code}`);
  await wanda.press(wanda.button('Just watch'));
  await expect(wanda.button('Go home')).toBeVisible();
  await expectAccessible(wanda.page, 'end of a match for a spectator');
  await bea.raw.leave();
  expect(ana.troubles).toEqual([]);
});

/** Plays a round without a browser. */
async function playRound(
  house: House,
  code: string,
  clients: readonly TableClient[],
): Promise<void> {
  for (;;) {
    const own = () => clients.find(({ place }) => place.seat === house.turnAt(code)?.seat);
    await expect.poll(() => house.turnAt(code) === null || own() !== undefined, OFTEN).toBe(true);
    const turn = house.turnAt(code);
    if (turn === null) return;
    const client = own();
    await client?.raw.until(() => client.snapshot.seq === turn.seq, 'the state of the turn');
    await client?.command(carelessMove(turn));
  }
}

test('axe finds nothing in practice', async ({ invite }) => {
  const ana = await invite('Ana', 'phone');
  await ana.goTo('/practice');
  await expect(ana.button('Start practice')).toBeVisible();
  await expectAccessible(ana.page, 'what to practise');
  await ana.press(ana.button('Start practice'));
  await expect(ana.hand.first()).toBeVisible();
  await expectAccessible(ana.page, 'practice');
});
