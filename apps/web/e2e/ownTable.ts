import { expect } from '@playwright/test';
import type { TileId } from '@roundhouse/rules';
import { trustCard } from '../bench/screens.ts';
import { drawerOf } from './cards.ts';
import { dealUntil } from './deals.ts';
import type { House } from './House.ts';
import { expectTurn, playsIn } from './moves.ts';
import { ownTurn } from './ownTurns.ts';
import type { DEVICES, Invite } from './visits.ts';

interface TableWish {
  readonly device?: keyof typeof DEVICES;
  readonly drawer?: 'webgl' | 'canvas';
  readonly seats?: number;
}

/** A table with bots where it is Ana's turn and she can lay something. */
export async function atTable(house: House, invite: Invite, wish: TableWish) {
  const { device = 'laptop', drawer = 'canvas', seats = 2 } = wish;
  const ana = await invite('Ana', device);
  if (drawer === 'webgl') await trustCard(ana.context);
  const opened = await dealUntil(house, seats, ({ legal }) => playsIn(legal).length > 0);
  const { code } = opened;
  await ana.sitDown(opened);
  const turn = await ownTurn(house, code);
  await expectTurn(ana, turn);
  await expect(ana.page.locator('.table-screen.has-scene')).toBeVisible();
  await expect.poll(() => drawerOf(ana.page)).toBe(drawer);
  const [play] = playsIn(turn.legal);
  if (play === undefined) throw new Error('the deal lets Ana lay a tile');
  return { ana, code, turn, play };
}

/** How often a tile lies on the table, by the server's own books. */
export function timesLaid(house: House, code: string, tile: TileId): number {
  const turn = house.turnAt(code);
  if (turn === null) throw new Error('a round is played');
  const { personal, mexican } = turn.round.table;
  const laid = [...personal, mexican].flatMap(({ placed }) => placed);
  return laid.filter((one) => one.tile === tile).length;
}
