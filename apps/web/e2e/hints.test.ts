import { expect, type Page } from '@playwright/test';
import { turnOf } from '@roundhouse/rules';
import { expectAccessible } from './axe.ts';
import type { House, TurnNow } from './House.ts';
import { expectNext, expectTurn, OFTEN } from './moves.ts';
import { ownTurn, tableWithBot } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

/** Luck has a part in every round: of so many, less the last, one at least is won. */
const MOST_ROUNDS = 5;

/** Commands without a tile, by the advice and by the names of their buttons. */
const COMMANDS: ReadonlyMap<string, string> = new Map([
  ['Draw a tile.', 'Draw a tile'],
  ['Pass.', 'Pass'],
  ['Keep the tile.', 'Keep the tile'],
  ['End your train.', 'End my train'],
  ['Announce your last tile.', 'Last tile!'],
]);

test('whoever asks for hints and follows them wins a round over three Passengers', async ({
  house,
  invite,
}) => {
  test.setTimeout(240_000);
  const ana = await invite('Ana', 'wideScreen');
  const options = { maxPip: 9, matchRounds: MOST_ROUNDS };
  const wish = { name: 'Ana', options, seats: 4, bots: 3, start: true };
  const opened = await house.openTable({ ...wish, botLevel: 'passenger' });
  await ana.sitDown(opened);
  let hasWon = false;
  for (let round = 1; round < MOST_ROUNDS && !hasWon; round += 1) {
    await followHints(house, ana, opened.code);
    const heading = new RegExp(`^Round ${round} of ${MOST_ROUNDS} is over`, 'u');
    await expect(ana.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    hasWon = await ana.page
      .getByText(/^You went out/u)
      .first()
      .isVisible();
    if (!hasWon) await ana.press(ana.button('Next round'));
  }
  expect(hasWon).toBe(true);
  await ana.press(ana.button('Look back on my moves'));
  const review = ana.page.getByRole('dialog', { name: 'Your moves, looked back on' });
  // Whoever did what a Dispatcher would do gave nothing away.
  const said = await review.innerText();
  const [, choices = ''] = /You had a choice in (\d+) turns?\./u.exec(said) ?? [];
  const [, good = '?'] = /In (\d+) turns? you chose the same play\./u.exec(said) ?? [];
  expect(good).toBe(choices);
  await expectAccessible(ana.page, 'a round looked back on');
  expect(ana.troubles).toEqual([]);
});

/** Follows the hints to the end of a round. */
async function followHints(house: House, ana: Visitor, code: string): Promise<void> {
  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull(); // a round is dealt
  for (;;) {
    await expect.poll(() => isAnasTurn(house, code) !== false, OFTEN).toBe(true);
    if (isAnasTurn(house, code) === null) return;
    await followHint(house, ana, code);
  }
}

/** Null once the round is over. A turn that the page passes by itself is nobody's to move in. */
function isAnasTurn(house: House, code: string): boolean | null {
  const turn = house.turnAt(code);
  return turn === null ? null : turn.seat === 0 && !isPassedAnyway(turn);
}

function isPassedAnyway({ legal, round }: TurnNow): boolean {
  return legal.every(({ type }) => type === 'pass') && (turnOf(round.table)?.drawn ?? 0) > 0;
}

/** Opens the hints, reads the first of them, closes them, and does what it says. */
async function followHint(house: House, ana: Visitor, code: string): Promise<void> {
  const turn = await ownTurn(house, code);
  await expectTurn(ana, turn);
  await ana.press(ana.button('Hints for your hand'));
  const advice = await adviceOn(ana.page);
  await ana.page.keyboard.press('Escape');
  const [, tile, train] = /^Lay (\d+–\d+) on (.+?)\. /u.exec(`${advice} `) ?? [];
  if (tile === undefined || train === undefined) {
    const [words, name] = [...COMMANDS].find(([said]) => advice.startsWith(said)) ?? [];
    expect(words, advice).toBeDefined();
    if (name !== undefined) await ana.press(ana.button(name));
  } else {
    await ana.press(ana.hand.and(ana.button(new RegExp(`^${tile}(,|$)`, 'u'))));
    await ana.press(ana.lane(train.charAt(0).toUpperCase() + train.slice(1)));
  }
  await expectNext({ house, code }, turn);
}

/** What the page advises to do now. */
async function adviceOn(page: Page): Promise<string> {
  const panel = page.getByRole('region', { name: 'Hints' });
  await expect(panel.getByRole('heading', { name: 'What a Dispatcher would do' })).toBeVisible();
  return panel.getByRole('listitem').first().innerText();
}

test('the hand is marked while the hints are open, in signs and in names', async ({
  house,
  invite,
}) => {
  const { ana } = await tableWithBot(house, invite);
  const told = () => ana.hand.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  const marks = async () =>
    (await told()).map((name) => /number \d+ of your best train|extra/u.exec(name)?.[0] ?? '');
  expect(new Set(await marks())).toEqual(new Set(['']));
  await ana.page.keyboard.press('i');
  const panel = ana.page.getByRole('region', { name: 'Hints' });
  const [, train = '', all = ''] =
    /Your best train: (\d+) of (\d+) tiles/u.exec(await panel.innerText()) ?? [];
  await expect
    .poll(async () => (await marks()).filter((mark) => mark !== '').length)
    .toBe(Number(all));
  expect((await marks()).filter((mark) => mark.startsWith('number'))).toHaveLength(Number(train));
  await expect(panel.getByText('No other train of your hand is longer.')).toBeVisible();
  await expectAccessible(ana.page, 'hints open');
  await ana.page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(ana.button('Hints for your hand')).toBeFocused();
  await expect.poll(async () => new Set(await marks())).toEqual(new Set(['']));
});

test('hints that a host takes away stay closed when they are back', async ({ house, invite }) => {
  const { ana } = await tableWithBot(house, invite, 'laptop');
  const panel = ana.page.getByRole('region', { name: 'Hints' });
  const choose = async (hints: string) => {
    await ana.page.getByRole('combobox', { name: 'Hints', exact: true }).selectOption(hints);
  };
  await ana.press(ana.button('Hints for your hand'));
  await expect(panel).toBeVisible();
  await ana.press(ana.button('Menu'));
  await choose('None');
  await expect(panel).toHaveCount(0);
  await ana.closeSheet();
  await ana.page.keyboard.press('i');
  await ana.press(ana.button('Menu'));
  await choose('On request');
  await ana.closeSheet();
  await expect(ana.button('Hints for your hand')).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(ana.troubles).toEqual([]);
});

test('a table whose host wants no hints has no lamp, and a coach says what to lay without being asked', async ({
  house,
  invite,
}) => {
  const { ana, code } = await tableWithBot(house, invite);
  await ana.press(ana.button('Menu'));
  await ana.page.getByLabel('Hints', { exact: true }).selectOption('None');
  await expect(ana.page.getByText('Nobody is told anything of their hand.')).toBeVisible();
  await ana.closeSheet();
  await expect(ana.button('Hints for your hand')).toHaveCount(0);
  await ana.page.keyboard.press('i');
  await expect(ana.page.getByRole('region', { name: 'Hints' })).toHaveCount(0);

  await ana.press(ana.button('Menu'));
  await ana.page.getByLabel('Hints', { exact: true }).selectOption('Coach');
  await ana.closeSheet();
  const coach = ana.page.getByRole('region', { name: 'Coach' });
  await ownTurn(house, code);
  await expect(coach.getByText(/^(Lay|Draw|Pass|End|Keep)/u)).toBeVisible();
  await expectAccessible(ana.page, 'a coach over the hand');
  const [, named] = /^Lay (\d+–\d+) /u.exec(await coach.getByRole('status').innerText()) ?? [];
  const marked = ana.hand.and(ana.page.getByLabel(/the coach’s tile/u));
  await expect(marked).toHaveCount(named === undefined ? 0 : 1);
  if (named !== undefined)
    await expect(marked).toHaveAccessibleName(new RegExp(`^${named}\\b`, 'u'));
  await ana.press(coach.getByRole('button', { name: 'All hints' }));
  expect(await adviceOn(ana.page)).toBe(await coach.getByRole('status').innerText());
  expect(ana.troubles).toEqual([]);
});
