import { expect } from '@playwright/test';
import { assertNever, highOf, lowOf, type Play } from '@roundhouse/rules';
import { drag } from './drags.ts';
import type { TurnNow } from './House.ts';
import { keyMove } from './keyMoves.ts';
import {
  expectNext,
  expectTurn,
  handTile,
  laneOf,
  OFTEN,
  playerAt,
  playsIn,
  tapMove,
  type Company,
} from './moves.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

/** Ways to make a move, each in its turn. */
const WAYS = ['tap', 'drag', 'keys', 'written'] as const;

/** So many tiles are laid, each way twice: before a page is loaded again, and after. */
const LAID = 2 * WAYS.length;

test('friends join, play by tapping, dragging, keys and writing, load the page again, and leave', async ({
  house,
  invite,
}) => {
  test.setTimeout(240_000);
  const [ana, bea] = [await invite('Ana', 'laptop'), await invite('Bea', 'laptop')];
  const options = { maxPip: 9 };
  const opened = await house.openTable({ name: 'Ana', options, seats: 2 });
  const { code } = opened;
  await ana.sitDown(opened);
  await bea.goTo('/');
  await bea.page.getByLabel('Join a table').fill(code);
  await bea.press(bea.button(/^Join$/u));
  await bea.takeSeat();
  await ana.press(ana.button('Start the match'));

  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  const company = { house, code, players: [ana, bea] };
  let laid = 0;
  for (let turn = house.turnAt(code); turn !== null && laid < LAID; turn = house.turnAt(code)) {
    const [play] = playsIn(turn.legal);
    if (play === undefined) await tapMove(company, turn);
    else await lay(WAYS[laid % WAYS.length] ?? 'tap', { company, turn, play });
    await expectNext(company, turn);
    if (play === undefined) continue;
    laid += 1;
    if (laid === WAYS.length) for (const visitor of company.players) await loadAgain(visitor);
  }
  expect(laid).toBe(LAID);
  for (const visitor of company.players) {
    await visitor.page.bringToFront();
    await expect(visitor.lane('The Mexican train')).toBeVisible();
  }
  await bea.press(bea.button('Menu'));
  await bea.press(bea.button(/^Leave the table/u));
  await bea.press(bea.button('Yes'));
  await expect(bea.button(/^Play now/u)).toBeVisible();
  await expect.poll(() => house.namesAt(code).includes('Bea'), OFTEN).toBe(false);
  expect([...ana.troubles, ...bea.troubles]).toEqual([]);
});

/** A tile that may be laid in a turn, and by whom. */
interface Laying {
  readonly company: Company;
  readonly turn: TurnNow;
  readonly play: Play;
}

async function lay(way: (typeof WAYS)[number], { company, turn, play }: Laying): Promise<void> {
  const visitor = playerAt(company.players, turn.seat);
  await visitor.page.bringToFront(); // keys in a window behind another press no button in Firefox
  await expectTurn(visitor, turn);
  switch (way) {
    case 'tap':
      return tapMove(company, turn);
    case 'drag': {
      const to = laneOf(play.train, company, { visitor, seat: turn.seat });
      return drag(visitor, { tile: handTile(visitor, play.tile), to });
    }
    case 'keys':
      return keyMove(visitor, turn);
    case 'written':
      return write(
        visitor,
        `${lowOf(play.tile)}-${highOf(play.tile)} ${trainWord(company, turn, play)}`,
      );
    default:
      return assertNever(way);
  }
}

/** A train as somebody writes it. */
function trainWord({ house, code }: Company, { seat }: TurnNow, { train }: Play): string {
  if (train === 'mexican') return 'mex';
  return train === seat ? 'me' : (house.namesAt(code)[train] ?? '').toLowerCase();
}

async function write({ page }: Visitor, move: string): Promise<void> {
  await page.keyboard.press('m');
  const field = page.getByRole('textbox', { name: 'Type a move' });
  await field.fill(move);
  await field.press('Enter');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
}

async function loadAgain(visitor: Visitor): Promise<void> {
  const tiles = await visitor.tiles();
  await visitor.page.reload();
  await expect.poll(() => visitor.tiles(), OFTEN).toEqual(tiles);
}
