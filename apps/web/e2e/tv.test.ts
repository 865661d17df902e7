import { expect } from '@playwright/test';
import { formatTableCode } from '@roundhouse/protocol';
import { lettersBelow, TV_LETTERS_PX } from './letters.ts';
import { expectTurn, OFTEN, tileName } from './moves.ts';
import { makeMove, ownTurn } from './ownTurns.ts';
import { test } from './visits.ts';

test('a TV shows the code and the table, and no hand, even in the browser of a player', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'wideScreen');
  const opened = await house.openTable({ name: 'Ana', options: { maxPip: 9 }, seats: 3, bots: 1 });
  const { code } = opened;
  await ana.sitDown(opened);
  await expect(ana.button('Start the match')).toBeVisible();
  const own = ana.page;
  const tv = await ana.goTo(`/t/${code}?view=tv`);
  const shownCode = tv.getByText(formatTableCode(code), { exact: true });
  await expect(shownCode).toBeInViewport({ ratio: 1 });
  await expect(tv.getByText('Waiting for Ana to start')).toBeVisible();
  await expect(tv.getByRole('button')).toHaveCount(0);
  await tv.setViewportSize({ width: 1920, height: 1080 });
  expect(await lettersBelow(tv, TV_LETTERS_PX)).toEqual([]);
  expect(await lettersBelow(own, TV_LETTERS_PX)).not.toEqual([]);

  ana.turnTo(own);
  await ana.press(ana.button('Start the match'));
  await expectTurn(ana, await ownTurn(house, code));
  await makeMove(house, ana, code);
  const turn = await ownTurn(house, code);
  await expectTurn(ana, turn);
  ana.turnTo(tv);
  await expect(shownCode).toBeInViewport({ ratio: 1 });
  await expect(tv.getByText('Ana’s turn.')).toBeVisible();
  await expect(tv.locator('[data-tile]')).toHaveCount(0);
  expect(await lettersBelow(tv, TV_LETTERS_PX)).toEqual([]);
  await expect(ana.hand).toHaveCount(0);
  const { table, secret } = turn.round;
  const lying = new Set(
    [...table.personal, table.mexican].flatMap((train) =>
      train.placed.map(({ tile }) => tileName(tile)),
    ),
  );
  lying.add(`${table.engine}–${table.engine}`);
  const hidden = secret.hands.flatMap(({ tiles }) => tiles.map(tileName));
  const html = await tv.content();
  expect(hidden.filter((tile) => new RegExp(`\\b${tile}\\b`, 'u').test(html))).toEqual([]);
  await expect
    .poll(async () => [...lying].filter((tile) => html.includes(tile)).length, OFTEN)
    .toBeGreaterThan(0);
  expect(house.presenceAt(code, 0)).toBe('here');
  expect(ana.troubles).toEqual([]);
});
