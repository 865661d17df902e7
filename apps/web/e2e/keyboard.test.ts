import { expect } from '@playwright/test';
import { expectNext, expectTurn, handTile, OFTEN, playsIn } from './moves.ts';
import type { TurnNow } from './House.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

const KEYS = { draw: 'd', pass: 'p', decline: 'p', end: 'p' } as const;

test('a round against bots is played with the keyboard alone', async ({ house, invite }) => {
  const ana = await invite('Ana', 'laptop');
  const options = { maxPip: 6, matchRounds: 1 };
  const opened = await house.openTable({ name: 'Ana', options, seats: 3, bots: 2 });
  const { code } = opened;
  await ana.sitDown(opened);
  await ana.page.keyboard.press('Tab');
  await pressUntilFocused(ana, 'Tab', 'Start the match');
  await ana.page.keyboard.press('Enter');

  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  for (let turn = house.turnAt(code); turn !== null; turn = house.turnAt(code)) {
    if (turn.seat === 0) await keyMove(ana, turn);
    await expectNext({ house, code }, turn);
  }

  await expect(ana.page.getByRole('heading', { name: /the match!|the win!/u })).toBeVisible();
  await pressUntilFocused(ana, 'Tab', 'Rematch');
  expect(ana.troubles).toEqual([]);
});

/** Makes a move without a pointer: the first tile that fits goes to the first train that takes it. */
async function keyMove(visitor: Visitor, turn: TurnNow): Promise<void> {
  const { keyboard } = visitor.page;
  await expectTurn(visitor, turn);
  const [play] = playsIn(turn.legal);
  if (play === undefined) {
    const [only] = turn.legal;
    if (only === undefined || only.type === 'play') throw new Error('nothing may be done');
    await keyboard.press(KEYS[only.type]);
    return;
  }
  await keyboard.press('h');
  await keyboard.press('Home');
  const tile = handTile(visitor, play.tile);
  const index = await visitor.hand.evaluateAll(
    (tiles, wanted) => tiles.findIndex((one) => one === wanted),
    await tile.elementHandle(),
  );
  for (let step = 0; step < index; step += 1) await keyboard.press('ArrowRight');
  await expect(tile).toBeFocused();
  await keyboard.press('Enter');
  const lanes = visitor.page.getByRole('region', { name: 'Trains' }).getByRole('button');
  await expect(lanes.and(visitor.page.locator(':focus'))).toHaveCount(1);
  await keyboard.press('Enter');
}

/** Presses a key again and again until the button of this name has the focus. */
async function pressUntilFocused(visitor: Visitor, key: string, name: string): Promise<void> {
  const focused = visitor.button(name).and(visitor.page.locator(':focus'));
  await expect(visitor.button(name)).toBeEnabled();
  await expect
    .poll(async () => {
      if ((await focused.count()) === 1) return true;
      await visitor.page.keyboard.press(key);
      return false;
    }, OFTEN)
    .toBe(true);
}
