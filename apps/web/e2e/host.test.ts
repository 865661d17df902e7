import { expect } from '@playwright/test';
import { TableClient } from '@roundhouse/testkit/leak';
import { carelessMove } from './deals.ts';
import type { House, TurnNow } from './House.ts';
import { expectTurn, OFTEN, tileName } from './moves.ts';
import { scoresOn } from './scores.ts';
import { ownTurn } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

/** So long after they were asked for, the tools of a host who does nothing change hands. */
const TOOLS_PASS_MS = 30_000;
/** A host who kept them is not asked again sooner. */
const KEPT_MS = 60_000;
const BEA = 1;

test('whoever asks for the tools of a host is seen by all, and has them if the host does nothing', async ({
  house,
  invite,
}) => {
  const [ana, bea, cid] = [
    await invite('Ana', 'phone'),
    await invite('Bea', 'phone'),
    await invite('Cid', 'wideScreen'),
  ];
  const { code, ...rest } = await house.openTable({ name: 'Ana', seats: 3 });
  await ana.sitDown({ code, ...rest });
  for (const guest of [bea, cid]) {
    await guest.goTo(`/t/${code}`);
    await guest.takeSeat();
  }
  await ana.press(ana.button('Start the match'));
  const all = [ana, bea, cid];
  for (const { hand } of all) await expect(hand.first()).toBeVisible();

  await askForTools(bea);
  await expectAsked(all, 'Bea');
  for (const guest of [bea, cid]) await expect(guest.button('Stay host')).toHaveCount(0);
  await ana.press(ana.button('Stay host'));
  for (const { page } of all) await expect(page.getByText(/asks for the host/u)).toHaveCount(0);
  await askForTools(cid);
  await expect(cid.page.getByText(/^The host is here and stays host/u)).toBeVisible();

  house.clock.skip(KEPT_MS);
  await askForTools(cid);
  await expectAsked(all, 'Cid');
  house.clock.skip(TOOLS_PASS_MS);
  for (const { page } of all) await expect(page.getByText(/asks for the host/u)).toHaveCount(0);
  await expectTools(cid, true);
  await expectTools(ana, false);
  expect(all.flatMap(({ troubles }) => troubles)).toEqual([]);
});

async function askForTools(visitor: Visitor): Promise<void> {
  await visitor.press(visitor.button('Menu'));
  await visitor.press(visitor.button(/^Ask to be host/u));
}

async function expectAsked(all: readonly Visitor[], asker: string): Promise<void> {
  const words = new RegExp(
    `^${asker} asks to be host\\. The host changes in (30|2\\d|1\\d) s`,
    'u',
  );
  for (const { page } of all) {
    await expect(page.getByText(words)).toBeInViewport({ ratio: 1 });
  }
}

async function expectTools(visitor: Visitor, hasTools: boolean): Promise<void> {
  await visitor.press(visitor.button('Menu'));
  await expect(visitor.button(/^Leave the table/u)).toBeVisible();
  await expect(visitor.button('Let a bot play for Bea')).toHaveCount(hasTools ? 1 : 0);
  await expect(visitor.button(/^Ask to be host/u)).toHaveCount(hasTools ? 0 : 1);
  await visitor.closeSheet();
}

test('whoever has lost the key to a seat says so, and has it back with its points when the host agrees', async ({
  house,
  invite,
}) => {
  const opened = await secondRound(house);
  const { code } = opened;
  const [ana, bea] = [await invite('Ana', 'wideScreen'), await invite('Bea', 'phone')];
  await ana.sitDown(opened);
  await expectTurn(ana, await ownTurn(house, code));
  await bea.goTo(`/t/${code}`);
  await bea.press(bea.button('Just watch'));
  await expect(bea.lane('Bea’s train')).toBeVisible();

  await bea.press(bea.button('Menu'));
  await bea.press(bea.button(/^Get Bea’s seat back/u));
  await bea.press(bea.button('Yes'));
  const claim = /says: “I am Bea\.”$/u;
  for (const { page } of [ana, bea])
    await expect(page.getByText(claim)).toBeInViewport({ ratio: 1 });
  await expect(bea.button('Give Bea’s seat back')).toHaveCount(0);
  await ana.press(ana.button('Give Bea’s seat back'));

  const own = house.turnAt(code)?.round.secret.hands[BEA]?.tiles.map(tileName) ?? [];
  expect(own.length).toBeGreaterThan(0);
  await expect.poll(async () => new Set(await bea.tiles()), OFTEN).toEqual(new Set(own));
  await expect.poll(() => house.presenceAt(code, BEA), OFTEN).toBe('here');
  expect(house.namesAt(code)).toEqual(['Ana', 'Bea']);
  const points = pointsOf(house, code);
  expect(points.some((one) => one > 0)).toBe(true);
  for (const visitor of [ana, bea]) {
    const rows = await scoresOn(visitor);
    expect(rows.map((row) => Number(row.at(-1)))).toEqual(points);
    await expect(visitor.page.getByText(claim)).toHaveCount(0);
  }
  await bea.page.reload();
  await expect.poll(async () => new Set(await bea.tiles()), OFTEN).toEqual(new Set(own));
  expect([...ana.troubles, ...bea.troubles]).toEqual([]);
});

/** A table in the first turn of its second round, which its two players have left. */
async function secondRound(house: House) {
  const options = { maxPip: 6, matchRounds: 2 };
  const opened = await house.openTable({ name: 'Ana', options, seats: 2 });
  const { code, seatToken } = opened;
  const ana = await TableClient.enter(house.place, code, { seatToken });
  const bea = await TableClient.enter(house.place, code, { name: 'Bea' });
  const clients = [ana, bea];
  await ana.host({ type: 'start' });
  for (let turn = house.turnAt(code); turn !== null; turn = house.turnAt(code)) {
    await play(turn);
  }
  for (const client of clients) await client.seatRequest({ type: 'ready' });
  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  for (let turn = house.turnAt(code); turn?.seat === BEA; turn = house.turnAt(code)) {
    await play(turn);
  }
  for (const client of clients) await client.raw.leave();
  return opened;

  async function play(turn: TurnNow): Promise<void> {
    const client = clients[turn.seat];
    await client?.raw.until(() => client.snapshot.seq === turn.seq, 'the state of the turn');
    await client?.command(carelessMove(turn));
  }
}

/** What each seat has got so far, as the journal has it. */
function pointsOf(house: House, code: string): readonly number[] {
  const events = house
    .factsOf(code)
    .flatMap((fact) => (fact.type === 'commandCarriedOut' ? fact.events : []));
  return events.flatMap((event) => (event.type === 'roundEnded' ? event.result.scores : []));
}
