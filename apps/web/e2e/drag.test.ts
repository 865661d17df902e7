import { expect } from '@playwright/test';
import { refusalOf, trainIds, viewFor, type Play, type RefusalCode } from '@roundhouse/rules';
import { dealUntil } from './deals.ts';
import type { House, TurnNow } from './House.ts';
import { drag } from './drags.ts';
import { FINGERS, fingerOf, middleOf } from './finger.ts';
import { expectNext, expectTurn, handTile, laneOf, playsIn } from './moves.ts';
import { ownTurn } from './ownTurns.ts';
import { test, type Invite } from './visits.ts';

/** How a refusal begins or ends, for those that the first turns of a round may meet. */
const SENTENCES: { readonly [C in RefusalCode]?: RegExp } = {
  tileDoesNotMatch: /^\d+–\d+ does not fit .+, which wants .+\.$/u,
  trainIsPrivate: /^.+’s train has no marker, so only .+ may play there\.$/u,
  doubleMustBeCovered: /^(\d+)–\1 is open on .+; it must be covered first\.$/u,
  ownTrainFirst: /^Start your own train first\.$/u,
  openingOwnTrainOnly: /^In your first turn you may play on your own train only\.$/u,
};

test('a tile that is dragged to a train that takes it is laid', async ({ house, invite }) => {
  const { ana, table, turn, play } = await firstTurn(house, invite);

  await drag(ana, {
    tile: handTile(ana, play.tile),
    to: laneOf(play.train, table, { visitor: ana, seat: turn.seat }),
  });

  await expectNext(table, turn);
  await expect(handTile(ana, play.tile)).toHaveCount(0);
  expect(ana.troubles).toEqual([]);
});

test('a tile that is dropped beside every train goes back to the hand', async ({
  house,
  invite,
}) => {
  const { ana, table, turn, play } = await firstTurn(house, invite);
  const before = await ana.tiles();
  const tile = handTile(ana, play.tile);
  const home = await tile.boundingBox();

  await drag(ana, { tile, to: ana.page.getByRole('navigation', { name: 'Table' }) });

  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  await expect(ana.page.getByRole('alert')).toHaveText('Let go over a train to lay the tile.');
  expect(await tile.boundingBox()).toEqual(home);
  expect(await ana.tiles()).toEqual(before);
  expect(house.seqAt(table.code)).toBe(turn.seq);
});

test(
  'a finger on a train lays the tile that floats above it, and the train shows it before',
  FINGERS,
  async ({ house, invite }) => {
    const { ana, table, turn, play } = await firstTurn(house, invite, 'phone');
    const tile = handTile(ana, play.tile);
    const lane = laneOf(play.train, table, { visitor: ana, seat: turn.seat });
    const finger = await fingerOf(ana);
    const from = await middleOf(tile);
    await finger.down(from);
    await finger.slide(from, { x: from.x, y: from.y - 120 });
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    const over = ana.page.locator('.lane.is-over');
    await expect(over).toHaveCount(0);
    await finger.slide({ x: from.x, y: from.y - 120 }, await middleOf(lane));
    await expect(over.locator('.lane-button')).toHaveAttribute('data-train', String(play.train));
    await finger.up();

    await expectNext(table, turn);
    await expect(tile).toHaveCount(0);
  },
);

test('a train that may not take the tile says why in a sentence', async ({ house, invite }) => {
  const { ana, table, turn } = await firstTurn(house, invite);
  const { play, code } = wrongPlay(turn);
  const tile = handTile(ana, play.tile);

  await drag(ana, { tile, to: laneOf(play.train, table, { visitor: ana, seat: turn.seat }) });

  await expect(ana.page.getByRole('alert')).toHaveText(SENTENCES[code] ?? /never/u);
  await expect(tile).toBeVisible();
  expect(house.seqAt(table.code)).toBe(turn.seq);
});

test(
  'regression: Enter picks a tile up that the phone has just taken from a finger',
  FINGERS,
  async ({ house, invite }) => {
    const { ana, play } = await firstTurn(house, invite, 'phone');
    const tile = handTile(ana, play.tile);
    const finger = await fingerOf(ana);
    const from = await middleOf(tile);
    await finger.down(from);
    await finger.slide(from, { x: from.x, y: from.y - 120 });
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await finger.breakOff();
    await expect(tile).toHaveAttribute('aria-pressed', 'false');

    await tile.press('Enter');

    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    expect(ana.troubles).toEqual([]);
  },
);

test('regression: a tile that is laid by a key while it is dragged leaves the next drag alone', async ({
  house,
  invite,
}) => {
  const { ana, table, turn, play } = await firstTurn(house, invite);
  const tile = handTile(ana, play.tile);
  const from = await middleOf(tile);
  await ana.page.mouse.move(from.x, from.y);
  await ana.page.mouse.down();
  await ana.page.mouse.move(from.x, from.y - 90, { steps: 4 });
  await expect(tile).toHaveAttribute('aria-pressed', 'true');

  await laneOf(play.train, table, { visitor: ana, seat: turn.seat }).press('Enter');
  await expectNext(table, turn);
  await expect(tile).toHaveCount(0);
  await ana.page.mouse.up();

  const next = ana.hand.first();
  await drag(ana, { tile: next, to: ana.page.getByRole('navigation', { name: 'Table' }) });
  await expect(next).toHaveAttribute('aria-pressed', 'false');
  expect(ana.troubles).toEqual([]);
});

/** A table with a bot where it is Ana's turn and she can lay something. */
async function firstTurn(house: House, invite: Invite, device: 'phone' | 'laptop' = 'laptop') {
  const ana = await invite('Ana', device);
  const opened = await dealUntil(house, 2, ({ legal }) => playsIn(legal).length > 0);
  const { code } = opened;
  await ana.sitDown(opened);
  const turn = await ownTurn(house, code);
  const [play] = playsIn(turn.legal);
  if (play === undefined) throw new Error('the deal lets Ana lay a tile');
  await expectTurn(ana, turn);
  return { ana, turn, play, table: { house, code } };
}

/** The first tile and train that the rules refuse, with their reason. */
function wrongPlay({ seat, round }: TurnNow): {
  readonly play: Play;
  readonly code: RefusalCode;
} {
  const view = viewFor(round, seat);
  for (const train of trainIds(round.table)) {
    for (const tile of view.hand.tiles) {
      const play: Play = { type: 'play', tile, train, end: null };
      const refusal = refusalOf(view, play);
      if (refusal !== null && refusal.code in SENTENCES) return { play, code: refusal.code };
    }
  }
  throw new Error('the rules refuse something');
}
