import { expect } from '@playwright/test';
import type { House, TurnNow } from './House.ts';
import { expectNext, expectTurn, OFTEN, tapMove } from './moves.ts';
import type { Visitor } from './Visitor.ts';
import type { Invite } from './visits.ts';

/** Ana against one bot, in the middle of her turn. */
export async function tableWithBot(
  house: House,
  invite: Invite,
  device: 'phone' | 'laptop' = 'phone',
) {
  const ana = await invite('Ana', device);
  const options = { maxPip: 9 };
  const opened = await house.openTable({ name: 'Ana', options, seats: 2, bots: 1, start: true });
  await ana.sitDown(opened);
  await expectTurn(ana, await ownTurn(house, opened.code));
  return { ana, code: opened.code };
}

/** Waits until it is the turn of the first seat. */
export async function ownTurn(house: House, code: string): Promise<TurnNow> {
  const own = () => {
    const turn = house.turnAt(code);
    return turn?.seat === 0 ? turn : null;
  };
  await expect.poll(own, OFTEN).not.toBeNull();
  const turn = own();
  if (turn === null) throw new Error('it stays the turn of whoever is here');
  return turn;
}

/** Waits for the turn of the first seat and has its player make a move. */
export async function makeMove(house: House, visitor: Visitor, code: string): Promise<void> {
  const turn = await ownTurn(house, code);
  await tapMove({ house, code, players: [visitor] }, turn);
  await expectNext({ house, code }, turn);
}
