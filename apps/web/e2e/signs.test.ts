import { expect, type Page } from '@playwright/test';
import { TableClient } from '@roundhouse/testkit/leak';
import { WHISTLE_HZ } from '../src/sound/voices.ts';
import { carelessMove } from './deals.ts';
import { heardOn, listenIn } from './heard.ts';
import type { House } from './House.ts';
import { expectNext, OFTEN, tapMove } from './moves.ts';
import { turnPage } from './turnPage.ts';
import type { Visitor } from './Visitor.ts';
import { test, type Invite } from './visits.ts';

const ANA = 0;

interface Game {
  readonly house: House;
  readonly code: string;
  readonly ana: Visitor;
  readonly bea: TableClient;
}

/** Ana at a laptop that writes down what is to be heard, against somebody without a page. */
async function begin(house: House, invite: Invite): Promise<Game> {
  const ana = await invite('Ana', 'laptop');
  await listenIn(ana.context);
  const opened = await house.openTable({ name: 'Ana', options: { maxPip: 9 }, seats: 2 });
  const { code } = opened;
  await ana.sitDown(opened);
  const bea = await TableClient.enter(house.place, code, { name: 'Bea' });
  await ana.press(ana.button('Start the match'));
  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  return { house, code, ana, bea };
}

/** Plays until it is the turn of the other one; returns the numbers of Ana's turns. */
async function playUntil(game: Game, seat: number): Promise<Set<number>> {
  const { house, code, ana, bea } = game;
  const own = new Set<number>();
  for (let turn = house.turnAt(code); ; turn = house.turnAt(code)) {
    if (turn === null) throw new Error('the round is over');
    if (turn.seat === ANA) own.add(turn.number);
    if (turn.seat === seat) return own;
    const { seq } = turn;
    if (turn.seat === ANA) await tapMove({ house, code, players: [ana] }, turn);
    else {
      await bea.raw.until(() => bea.snapshot.seq === seq, 'the state of the turn');
      await bea.command(carelessMove(turn));
    }
    await expectNext({ house, code }, turn);
  }
}

async function whistlesOn(page: Page): Promise<number> {
  return (await heardOn(page)).filter((hz) => hz === WHISTLE_HZ).length;
}

async function expectTab({ page }: Visitor, isTurn: boolean): Promise<void> {
  await expect(page).toHaveTitle(isTurn ? '● Your turn · Roundhouse' : 'Roundhouse');
  const icons = page.locator('link[rel="icon"]');
  await expect(icons.last()).toHaveAttribute('href', isTurn ? '/favicon-turn.svg' : '/favicon.svg');
}

/** How many sounds there were, once no more come of what has happened. */
async function heardInTheEnd(page: Page): Promise<number> {
  let last = -1;
  const isQuiet = async () => {
    const before = last;
    last = (await heardOn(page)).length;
    return last === before;
  };
  await expect.poll(isQuiet, { intervals: [1_000] }).toBe(true);
  return last;
}

test('the tab says whose turn it is, and the whistle blows once in each own turn', async ({
  house,
  invite,
}) => {
  const game = await begin(house, invite);
  const { ana, bea } = game;
  const own = new Set<number>();
  const add = (turns: Iterable<number>) => [...turns].forEach((turn) => own.add(turn));
  for (let rounds = 0; rounds < 3; rounds += 1) {
    add(await playUntil(game, ANA));
    await expectTab(ana, true);
    await expect.poll(() => whistlesOn(ana.page), OFTEN).toBe(own.size);
    add(await playUntil(game, 1));
    await expectTab(ana, false);
  }
  expect(own.size).toBeGreaterThanOrEqual(3);
  expect(await heardOn(ana.page)).toContain(0); // tiles are noise

  const before = await heardInTheEnd(ana.page);
  await turnPage(ana.page, true);
  await playUntil(game, ANA);
  await expectTab(ana, true);
  await expect.poll(() => whistlesOn(ana.page), OFTEN).toBe(own.size + 1);
  const inHiding = (await heardOn(ana.page)).slice(before);
  expect(inHiding.filter((hz) => hz !== 0)).toHaveLength(3); // one chord, and no bell
  expect(inHiding.filter((hz) => hz === 0)).toHaveLength(1); // its steam, and no tile
  expect(ana.troubles).toEqual([]);
  await bea.raw.leave();
});

test('a table that is muted is silent after a refresh too, and the tab still says whose turn it is', async ({
  house,
  invite,
}) => {
  const game = await begin(house, invite);
  const { ana, bea } = game;
  await playUntil(game, ANA);
  await ana.press(ana.button('Settings'));
  const none = ana.page.getByRole('radio', { name: 'None' });
  await none.check();
  await expect(ana.page.getByLabel('Volume')).toHaveCount(0);

  await ana.page.reload();
  await expectTab(ana, true);
  await ana.press(ana.button('Settings'));
  await expect(none).toBeChecked();
  await ana.closeSheet();
  await playUntil(game, 1);
  await expectTab(ana, false);
  await playUntil(game, ANA);
  await expectTab(ana, true);
  expect(await heardOn(ana.page)).toEqual([]);
  expect(ana.troubles).toEqual([]);
  await bea.raw.leave();
});
