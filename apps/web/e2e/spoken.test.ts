import { expect, type Locator, type Page } from '@playwright/test';
import { seatOf, trainIds, trainOf } from '@roundhouse/rules';
import type { TurnNow } from './House.ts';
import { expectNext, laneOf, OFTEN, type Table } from './moves.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

/** Commands without a tile, by the names of their buttons. */
const COMMANDS = ['Draw a tile', 'End my train', 'Keep the tile', 'Pass'];
const ANA = seatOf(0);

test('a round is played through what a screen reader is told, by names and states alone', async ({
  house,
  invite,
}) => {
  test.setTimeout(240_000);
  const ana = await invite('Ana', 'phone');
  const page = await ana.goTo('/');
  await activate(page.getByRole('button', { name: /^Open a table/u }));
  const dialog = page.getByRole('dialog', { name: 'What shall friends call you?' });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await activate(dialog.getByRole('button', { name: 'Open the table' }));
  await activate(page.getByRole('button', { name: 'Add bot' }));
  await activate(page.getByText('All rule options'));
  await page.getByRole('combobox', { name: 'Tile set' }).selectOption('Double-six');
  const start = page.getByRole('button', { name: 'Start the match', disabled: false });
  await expect(start).toBeVisible();
  await activate(start);
  const code = page.url().slice(-6);
  const table = { house, code };

  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  for (let turn = house.turnAt(code); turn !== null; turn = house.turnAt(code)) {
    if (turn.seat === 0) await spokenMove(table, ana, turn);
    await expectNext(table, turn);
  }
  const heading = page.getByRole('heading', { level: 1, name: /^Round 1 of \d+ is over/u });
  await expect(heading).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: /leads? with \d+ points?\./u }),
  ).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Next round' })).toBeVisible();
  expect(ana.troubles).toEqual([]);
});

/** Makes a move by what is told of hand and trains. */
async function spokenMove(table: Table, ana: Visitor, turn: TurnNow): Promise<void> {
  const { page } = ana;
  await expect(page).toHaveTitle(/^● Your turn/u);
  await expectTrainsTold(table, ana, turn);
  const fitting = async () => (await tilesTold(page)).filter(({ trains }) => trains.length > 0);
  const mayLay = turn.legal.some(({ type }) => type === 'play');
  await expect.poll(async () => (await fitting()).length > 0, OFTEN).toBe(mayLay);
  const [tile] = await fitting();
  if (tile === undefined) {
    const button = page.getByRole('button', { name: new RegExp(`^(${COMMANDS.join('|')})$`, 'u') });
    const isPassedAnyway = turn.legal.every(({ type }) => type === 'pass');
    if (!isPassedAnyway) await activate(button);
    return;
  }
  const hand = page.getByRole('group', { name: 'Your hand' });
  await activate(hand.getByRole('button', { name: tile.name }));
  await expect(hand.getByRole('button', { name: tile.name, pressed: true })).toBeVisible();
  const trains = page.getByRole('region', { name: 'Trains' });
  await activate(trains.getByRole('button', { name: new RegExp(`^${tile.trains[0]},`, 'iu') }));
}

interface TileTold {
  readonly name: string;
  /** Trains on which it fits, as they are named. */
  readonly trains: readonly string[];
}

/** The own tiles, as the accessibility tree has them. */
async function tilesTold(page: Page): Promise<readonly TileTold[]> {
  const tree = await page.getByRole('group', { name: 'Your hand' }).ariaSnapshot();
  return [...tree.matchAll(/button "(?<name>[^"]+)"/gu)].map(({ groups }) => {
    const name = groups?.['name'] ?? '';
    const [, places = ''] = name.split(', fits ');
    return { name, trains: places.split(/, | and /u).filter((place) => place !== '') };
  });
}

/** Expects that the tree tells of every train how many tiles it has and in what it ends. */
async function expectTrainsTold(table: Table, ana: Visitor, { round }: TurnNow): Promise<void> {
  for (const train of trainIds(round.table)) {
    const { length } = trainOf(round.table, train).placed;
    const count = length === 0 ? 'not started' : `${length} tiles?`;
    const told = new RegExp(`, (ends in|wants|\\d+–\\d+ wants a cover).*, ${count}(,|$)`, 'u');
    await expect(laneOf(train, table, { visitor: ana, seat: ANA })).toHaveAccessibleName(told);
  }
}

/** What a screen reader does with a thing that is to be pressed. */
async function activate(target: Locator): Promise<void> {
  await expect(target).toHaveCount(1);
  await target.dispatchEvent('click');
}
