import { expect } from '@playwright/test';
import { seatOf } from '@roundhouse/rules';
import { TableClient } from '@roundhouse/testkit/leak';
import { carelessMove, dealUntilOwed } from './deals.ts';
import type { House } from './House.ts';
import { expectNext, expectTurn, OFTEN, tapMove } from './moves.ts';
import { ownTurn } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

const ANA = seatOf(0);

test('a page that is loaded again is back at its seat with the same hand, whatever goes on there', async ({
  house,
  invite,
}) => {
  test.setTimeout(300_000);
  const ana = await invite('Ana', 'phone');
  const options = { maxPip: 6, matchRounds: 2 };
  const opened = await house.openTable({ name: 'Ana', options, seats: 2 });
  const { code } = opened;
  await ana.sitDown(opened);
  const bea = await TableClient.enter(house.place, code, { name: 'Bea' });
  const game = { house, code, ana, bea };
  await expect(ana.page.getByText('Bea', { exact: true })).toBeVisible();
  await reload(game, 'lobby');

  await ana.press(ana.button('Start the match'));
  await playUntil(game, ANA);
  for (let sortings = 0; sortings < 2; sortings += 1) await ana.press(ana.button(/^Sort/u));
  await expectTurn(ana, await ownTurn(house, code));
  await ana.press(ana.hand.first());
  await expect(ana.hand.first()).toHaveAttribute('aria-pressed', 'true');
  await reload(game, 'own turn, a tile chosen');
  await expectTurn(ana, await ownTurn(house, code));

  await playUntil(game, seatOf(1));
  await expect(lastMove(ana)).toHaveText(/^You /u);
  await reload(game, 'turn of somebody else');

  await playUntil(game, null);
  await expect(ana.page.getByRole('heading', { name: /^Round 1 of 2/u })).toBeVisible();
  await reload(game, 'between rounds');

  await ana.press(ana.button('Next round'));
  await bea.seatRequest({ type: 'ready' });
  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  await playUntil(game, null);
  await expect(ana.button('Rematch')).toBeVisible();
  await reload(game, 'match over');
  expect(ana.troubles).toEqual([]);
  await bea.raw.leave();
});

test('a page that is loaded again while a double waits for its cover still owes it', async ({
  house,
  invite,
}) => {
  const { opened, dismiss } = await dealUntilOwed(house);
  const ana = await invite('Ana', 'phone');
  await ana.sitDown(opened);
  const turn = await ownTurn(house, opened.code);
  await expectTurn(ana, turn);
  const game = { house, code: opened.code, ana };
  await expect(ana.page.getByRole('region', { name: 'Turn' })).toContainText(/cover/iu);
  await reload(game, 'a double is owed');
  await tapMove({ house, code: opened.code, players: [ana] }, turn);
  await expectNext(game, turn);
  await dismiss();
});

interface Game {
  readonly house: House;
  readonly code: string;
  readonly ana: Visitor;
}

/** Loads Ana's page again and expects to see and to hold what there was. */
async function reload({ house, code, ana }: Game, phase: string): Promise<void> {
  const before = await shownTo(ana);
  const { seq, names } = { seq: house.seqAt(code), names: house.namesAt(code) };
  const key = await ana.seatToken(code);
  const last = (await lastMove(ana).allTextContents()).filter((words) => words !== '');
  await ana.page.reload();
  await expect.poll(() => shownTo(ana), { ...OFTEN, message: phase }).toEqual(before);
  for (const words of last) await expect(lastMove(ana)).toHaveText(words);
  await expect.poll(() => house.presenceAt(code, ANA), OFTEN).toBe('here');
  await expect.poll(() => ana.seatToken(code), OFTEN).not.toBe(key);
  expect([house.seqAt(code), house.namesAt(code)]).toEqual([seq, names]);
}

/** The line that says what happened last, while a round runs. */
function lastMove({ page }: Visitor) {
  return page.locator('.turn-last');
}

/** What a page says of the table, whatever is chosen: headline, trains, the hand in its order, points. */
async function shownTo({ page }: Visitor): Promise<object> {
  return page.evaluate(() => {
    const labels = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label'));
    const words = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent);
    return {
      title: document.title,
      headline: words('h1'),
      trains: words('[data-train] .hidden-text'),
      hand: labels('[data-tile]'),
      results: words('.result-row, .scores tr, .podium-place'),
    };
  });
}

/** Plays until it is the turn of this seat, or for null until the round is over. */
async function playUntil(
  { house, code, ana, bea }: Game & { readonly bea: TableClient },
  seat: number | null,
): Promise<void> {
  for (let turn = house.turnAt(code); ; turn = house.turnAt(code)) {
    if (turn === null || turn.seat === seat) break;
    const { seq } = turn;
    if (turn.seat === ANA) await tapMove({ house, code, players: [ana] }, turn);
    else {
      await bea.raw.until(() => bea.snapshot.seq === seq, 'the state of the turn');
      await bea.command(carelessMove(turn));
    }
    await expectNext({ house, code }, turn);
  }
}
