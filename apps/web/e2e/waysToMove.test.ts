import { expect } from '@playwright/test';
import { highOf, lowOf, refusalOf, trainIds, viewFor, type TrainId } from '@roundhouse/rules';
import { dealUntil, dealUntilOwed } from './deals.ts';
import type { House } from './House.ts';
import { expectNext, expectTurn, handTile, laneOf, OFTEN, playsIn } from './moves.ts';
import { ownTurn } from './ownTurns.ts';
import { test, type Invite } from './visits.ts';

/** Ana at a table where she can lay something. */
async function toMove(house: House, invite: Invite, device: 'phone' | 'laptop') {
  const ana = await invite('Ana', device);
  const opened = await dealUntil(house, 3, ({ legal }) => playsIn(legal).length > 0);
  await ana.sitDown(opened);
  const turn = await ownTurn(house, opened.code);
  await expectTurn(ana, turn);
  const [play] = playsIn(turn.legal);
  if (play === undefined) throw new Error('the deal lets Ana lay a tile');
  return { ana, turn, play, table: { house, code: opened.code } };
}

test('a move can be written: a tile and the beginning of a name', async ({ house, invite }) => {
  const { ana, turn, play, table } = await toMove(house, invite, 'laptop');
  await ana.page.keyboard.press('m');
  const field = ana.page.getByRole('textbox', { name: 'Type a move' });
  await field.fill('nonsense');
  await field.press('Enter');
  await expect(ana.page.getByRole('alert')).toHaveText(/^That is no move\./u);
  await field.fill('pass');
  await field.press('Enter');
  await expect(ana.page.getByRole('alert')).toHaveText(
    'You hold a tile that fits, so you must play.',
  );
  const name = house.namesAt(table.code)[Number(play.train)] ?? '';
  const train = play.train === 'mexican' ? 'mex' : name.toLowerCase().slice(0, 3);
  await field.fill(`${lowOf(play.tile)}-${highOf(play.tile)} ${train}`);
  await field.press('Enter');
  await expectNext(table, turn);
  await expect(handTile(ana, play.tile)).toHaveCount(0);
  expect(ana.troubles).toEqual([]);
});

test('while a tile is picked up, each train says what would happen or why not', async ({
  house,
  invite,
}) => {
  const { ana, turn, play, table } = await toMove(house, invite, 'phone');
  const { seat, round } = turn;
  await ana.press(handTile(ana, play.tile));
  const lane = (train: TrainId) => laneOf(train, table, { visitor: ana, seat });
  await expect(lane(play.train)).toHaveAccessibleDescription(
    /then wants|covers|one more tile|wants a cover|Choose the end/u,
  );
  const view = viewFor(round, seat);
  for (const train of trainIds(round.table)) {
    const refusal = refusalOf(view, { type: 'play', tile: play.tile, train, end: null });
    if (refusal === null) continue;
    const sentence = refusal.code === 'trainIsPrivate' ? / has no marker, so only / : /\.$/u;
    await expect(lane(train)).toHaveAccessibleDescription(sentence);
  }
  const shown = await ana.page.locator('.lane-say:not(.hidden-text)').evaluateAll((says) =>
    says.map((say) => {
      const inner = say.firstElementChild?.getBoundingClientRect();
      const outer = say.getBoundingClientRect();
      return { words: say.textContent, isCut: (inner?.height ?? 0) > outer.height + 1 };
    }),
  );
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.filter(({ isCut }) => isCut)).toEqual([]);
  expect(ana.troubles).toEqual([]);
});

test('whoever wants to be asked first says yes or no to each move', async ({ house, invite }) => {
  const { ana, turn, play, table } = await toMove(house, invite, 'phone');
  await ana.press(ana.button('Menu'));
  await ana.press(ana.page.getByRole('dialog').getByRole('button', { name: 'Settings' }));
  await ana.page.getByLabel('Ask before a tile is laid').check();
  await ana.closeSheet();

  const lane = laneOf(play.train, table, { visitor: ana, seat: turn.seat });
  await ana.press(handTile(ana, play.tile));
  await ana.press(lane);
  await expect(ana.page.getByText(/^Lay \d+–\d+ on .+\?$/u)).toBeVisible();
  await ana.press(ana.button('Not yet'));
  await expect(handTile(ana, play.tile)).toHaveAttribute('aria-pressed', 'false');
  expect(house.seqAt(table.code)).toBe(turn.seq);

  await ana.press(handTile(ana, play.tile));
  await ana.press(lane);
  await ana.press(ana.button('Lay it'));
  await expectNext(table, turn);
  expect(ana.troubles).toEqual([]);
});

test('a whole opening train is laid with one press, as it lies ready', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'phone');
  const wish = { name: 'Ana', preset: 'pagat', seats: 2, bots: 1, start: true } as const;
  const opened = await house.openTable(wish);
  await ana.sitDown(opened);
  await expectTurn(ana, await ownTurn(house, opened.code));
  await ana.press(ana.button('Sort and arrange'));
  await ana.press(ana.button('Sort by plan'));
  const button = ana.button(/^Lay my \d+ tiles$/u);
  const count = Number(/\d+/u.exec((await button.getAttribute('aria-label')) ?? '')?.[0]);
  expect(count).toBeGreaterThan(1);
  const marked = ana.page.locator('.hand-tile[data-mark]');
  await expect(marked).toHaveCount(count); // it is seen before the press which tiles go
  expect(await marked.evaluateAll((all) => all.map((one) => Number(one.dataset['mark'])))).toEqual(
    Array.from({ length: count }, (_, at) => at + 1),
  );
  await ana.page.keyboard.press('i');
  await expect(ana.page.getByRole('region', { name: 'Hints' })).toBeVisible();
  await expect(button).toHaveCount(0); // their numbers are of another train
  await ana.page.keyboard.press('Escape');
  await expect(button).toBeVisible();
  const before = await ana.hand.count();
  await ana.press(button);
  await expect(marked).toHaveCount(0);
  await expect(ana.hand).toHaveCount(before - count);
  await expect.poll(() => house.factsOf(opened.code).length, OFTEN).toBeGreaterThan(count); // each of them is a move of its own
  expect(ana.troubles).toEqual([]);
});

test('an open double says how much of its suit is left', async ({ house, invite }) => {
  const ana = await invite('Ana', 'phone');
  const { opened, dismiss } = await dealUntilOwed(house);
  await ana.sitDown(opened);
  const { round } = await ownTurn(house, opened.code);
  const [open] = round.table.openDoubles;
  if (open === undefined) throw new Error('a double is open');
  const left = round.table.laidBySuit.length - (round.table.laidBySuit[open.pip] ?? 0);
  const sign = ana.page.getByRole('list', { name: 'Open doubles' }).getByRole('listitem');
  await expect(sign.first()).toContainText(`${open.pip}–${open.pip}`);
  await expect(sign.first()).toContainText(`${left} tiles with ${open.pip} left`);
  await expect(sign.first()).toBeInViewport({ ratio: 1 });
  await dismiss();
  expect(ana.troubles).toEqual([]);
});
