import { expect } from '@playwright/test';
import { seatOf } from '@roundhouse/rules';
import { TableClient } from '@roundhouse/testkit/leak';
import { carelessMove } from './deals.ts';
import type { House } from './House.ts';
import { OFTEN } from './moves.ts';
import { test } from './visits.ts';

const BOT = seatOf(1);
const MOST_TABLES = 60;

test('whoever takes over from a bot is asked for a name, and did not do what the bot did', async ({
  house,
  invite,
}) => {
  const { code, bot, dismiss } = await roundThatBotWon(house);
  const wanda = await invite('Wanda', 'smallPhone');
  await wanda.goTo(`/t/${code}`);
  await wanda.press(wanda.button('Just watch'));
  const why = wanda.page.getByText(`${bot} went out.`, { exact: true });
  await expect(why).toBeVisible();
  await wanda.press(wanda.button('Take a seat'));
  await wanda.press(wanda.button(`Take over from ${bot}`));
  await wanda.press(wanda.button(`Take over from ${bot}`));
  await expect(wanda.page.getByRole('alert')).toHaveText('Please enter a name.');
  await wanda.page.getByLabel('Your name').fill('Wanda');
  await wanda.press(wanda.button(`Take over from ${bot}`));

  await expect(wanda.button('I am ready').or(wanda.button('Next round'))).toBeVisible();
  expect(house.namesAt(code)).toEqual(['Ana', 'Wanda']);
  await expect(why).toBeVisible();
  await expect(wanda.page.getByText('now you', { exact: true })).toBeVisible();
  expect(wanda.troubles).toEqual([]);
  await dismiss();
});

/** A table between two rounds, of which a bot has won the first. */
async function roundThatBotWon(house: House) {
  for (let count = 0; count < MOST_TABLES; count += 1) {
    const options = { maxPip: 6 };
    const { code, seatToken } = await house.openTable({ name: 'Ana', options, seats: 2, bots: 1 });
    const ana = await TableClient.enter(house.place, code, { seatToken });
    await ana.host({ type: 'start' });
    await playRound(house, code, ana);
    await ana.raw.until(() => ana.snapshot.lastResult !== null, 'the result of the round');
    const bot = house.namesAt(code)[BOT] ?? '';
    if (ana.snapshot.lastResult?.out === BOT) return { code, bot, dismiss: () => ana.raw.leave() };
    await ana.raw.leave();
  }
  throw new Error(`no bot won at ${MOST_TABLES} tables`);
}

async function playRound(house: House, code: string, ana: TableClient): Promise<void> {
  for (;;) {
    await expect.poll(() => house.turnAt(code)?.seat !== BOT, OFTEN).toBe(true);
    const turn = house.turnAt(code);
    if (turn === null) return;
    await ana.raw.until(() => ana.snapshot.seq === turn.seq, 'the state of the turn');
    await ana.command(carelessMove(turn));
  }
}
