import { expect, type Page } from '@playwright/test';
import { diceFrom } from '@roundhouse/rules/testing';
import { BadNetwork } from '@roundhouse/testkit/badNetwork';
import { expectNext, expectTurn, OFTEN, tapMove } from './moves.ts';
import { makeMove, ownTurn, tableWithBot } from './ownTurns.ts';
import { expectSign, signsOfLife } from './signsOfLife.ts';
import { turnPage } from './turnPage.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';
import { ELSEWHERE, hearWords, LOST, OFFLINE, RESTARTING, STILL_TRYING } from './words.ts';

/** As long as a page may take to notice, with room for a busy machine. */
const NOTICED = { timeout: 12_000 };
const MINUTE_MS = 60_000;

/** Counts the calls of a page to its table. */
function callsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += Number(request.url().includes('/matchmake/'))));
  return () => count;
}

test('a line that dies without a word is noticed by both sides, and no move is lost', async ({
  house,
  invite,
}) => {
  const { port } = house.place;
  const proxy = await BadNetwork.listen({ port, dice: diceFrom(1) });
  const ana = await invite('Ana', 'phone');
  const opened = await house.openTable({
    name: 'Ana',
    options: { maxPip: 9 },
    seats: 2,
    bots: 1,
    start: true,
  });
  const { code } = opened;
  const origin = `http://127.0.0.1:${proxy.place.port}`;
  const wanda = await invite('Wanda', 'laptop');
  await wanda.goTo(`${origin}/t/${code}`);
  await wanda.press(wanda.button('Just watch'));
  await expect(wanda.lane('Ana’s train')).toBeVisible();
  await ana.sitDown(opened, origin);
  const turn = await ownTurn(house, code);
  await expectTurn(ana, turn);

  proxy.set('both', { isBlackHole: true });
  const deadSince = performance.now();
  await tapMove({ house, code, players: [ana] }, turn);
  const noted = (who: string) =>
    void test.info().annotations.push({
      type: `${who} noticed after`,
      description: `${Math.round(performance.now() - deadSince)} ms`,
    });
  const byServer = expect
    .poll(() => house.presenceAt(code, 0), { ...OFTEN, ...NOTICED })
    .toBe('away')
    .then(() => noted('the server'));
  const byPages = [ana, wanda].map((visitor) =>
    expect(visitor.page.getByText(LOST))
      .toBeVisible(NOTICED)
      .then(() => noted(visitor.name)),
  );
  await Promise.all([byServer, ...byPages]);
  expect(house.seqAt(code)).toBe(turn.seq);

  proxy.set('both', { isBlackHole: false });
  proxy.reset();
  await expectNext({ house, code }, turn);
  for (const { page } of [ana, wanda]) await expect(page.getByText(LOST)).toBeHidden();
  await makeMove(house, ana, code);
  await proxy.close();
});

test('a page that is offline tries nothing, and is back as soon as the network is', async ({
  house,
  invite,
}) => {
  const { ana, code } = await tableWithBot(house, invite);
  const before = await ana.tiles();
  const calls = callsOf(ana.page);
  await ana.context.setOffline(true);
  await expect(ana.page.getByText(OFFLINE)).toBeVisible();
  await expect.poll(() => house.presenceAt(code, 0), OFTEN).toBe('away');
  expect(calls()).toBe(0);

  await ana.context.setOffline(false);
  await expect(ana.page.getByText(OFFLINE)).toBeHidden();
  expect(calls()).toBe(1);
  expect(await ana.tiles()).toEqual(before);
  await makeMove(house, ana, code);
});

test('a move that was made while the line was broken arrives when it is back', async ({
  house,
  invite,
}) => {
  const { ana, code } = await tableWithBot(house, invite);
  const turn = await ownTurn(house, code);
  await expectTurn(ana, turn);
  await ana.context.setOffline(true);
  house.cutLines(code);
  await expect(ana.page.getByText(/^You are offline/u)).toBeVisible();
  await tapMove({ house, code, players: [ana] }, turn);
  expect(house.seqAt(code)).toBe(turn.seq);

  await ana.context.setOffline(false);
  await expectNext({ house, code }, turn);
});

test('what somebody missed stands in the log once they are back, and only once', async ({
  house,
  invite,
}) => {
  const { ana, code } = await tableWithBot(house, invite);
  const [will, wanda] = [await invite('Will', 'laptop'), await invite('Wanda', 'laptop')];
  for (const visitor of [will, wanda]) {
    await visitor.goTo(`/t/${code}`);
    await visitor.press(visitor.button('Just watch'));
    await expect(visitor.lane('Ana’s train')).toBeVisible();
  }
  await makeMove(house, ana, code);
  await will.context.setOffline(true);
  await expect(will.page.getByText(OFFLINE)).toBeVisible();
  for (let count = 0; count < 3; count += 1) await makeMove(house, ana, code);
  await will.context.setOffline(false);
  await expect(will.page.getByText(OFFLINE)).toBeHidden();
  await makeMove(house, ana, code);
  await ownTurn(house, code);

  const log = async (visitor: Visitor) => {
    await visitor.press(visitor.button('Log'));
    const sheet = visitor.page.getByRole('dialog', { name: 'Log' });
    await expect(sheet).toBeVisible(); // its code may be on its way
    const sentences = await sheet.getByRole('listitem').allTextContents();
    await visitor.closeSheet();
    return sentences;
  };
  const seen = await log(wanda);
  expect(seen.length).toBeGreaterThan(8);
  await expect.poll(() => log(will), OFTEN).toEqual(seen);
});

test('a page that was hidden for long calls when it is shown, and not before', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'phone');
  await ana.context.clock.install();
  const opened = await house.openTable({
    name: 'Ana',
    options: { maxPip: 9 },
    seats: 2,
    bots: 1,
    start: true,
  });
  const { code } = opened;
  await ana.sitDown(opened);
  await expectTurn(ana, await ownTurn(house, code));
  const { page } = ana;
  const calls = callsOf(page);

  await turnPage(page, true);
  await page.clock.fastForward(5 * MINUTE_MS);
  expect(house.presenceAt(code, 0)).toBe('here');
  house.cutLines(code);
  await expect(page.getByText(OFFLINE)).toBeAttached();
  await page.clock.runFor(MINUTE_MS);
  expect(calls()).toBe(0);

  await turnPage(page, false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  expect(calls()).toBe(1);
  await makeMove(house, ana, code);
});

test('a server that stops and starts has everybody back as soon as it is up', async ({
  house,
  invite,
}) => {
  const { ana, code } = await tableWithBot(house, invite);
  const before = await ana.tiles();
  const calls = callsOf(ana.page);
  await house.close();
  await expect(ana.page.getByText(RESTARTING)).toBeVisible();
  await expect.poll(calls, OFTEN).toBeGreaterThan(8);

  await house.reopen();
  const upSince = performance.now();
  await expect.poll(() => house.presenceAt(code, 0), OFTEN).toBe('here');
  test.info().annotations.push({
    type: 'back after',
    description: `${Math.round(performance.now() - upSince)} ms`,
  });
  for (const words of [RESTARTING, STILL_TRYING]) {
    await expect(ana.page.getByText(words)).toBeHidden();
  }
  expect(await ana.tiles()).toEqual(before);
  await makeMove(house, ana, code);
});

test('the newest tab has the seat, and the one before can take it back', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'phone');
  const opened = await house.openTable({ name: 'Ana' });
  await ana.sitDown(opened);
  await expect(ana.button('Start the match')).toBeVisible();
  const first = ana.page;
  const second = await ana.goTo(`/t/${opened.code}`);
  await expect(ana.button('Start the match')).toBeVisible();

  const elsewhere = { name: ELSEWHERE };
  await expect(first.getByRole('heading', elsewhere)).toBeVisible();
  await first.bringToFront();
  await first.getByRole('button', { name: 'Play here' }).tap();
  await expect(first.getByRole('button', { name: 'Start the match' })).toBeVisible();
  await expect(second.getByRole('heading', elsewhere)).toBeVisible();
});

test('two tabs with one seat never fight over it', async ({ house, invite }) => {
  const ana = await invite('Ana', 'phone');
  await ana.context.clock.install();
  const opened = await house.openTable({ name: 'Ana' });
  await ana.sitDown(opened);
  await expect(ana.button('Start the match')).toBeVisible();
  const first = ana.page;
  const second = await ana.goTo(`/t/${opened.code}`);
  await expect(first.getByRole('heading', { name: ELSEWHERE })).toBeVisible();
  await expect(ana.button('Start the match')).toBeVisible();
  const callsOfFirst = callsOf(first);
  const callsOfSecond = callsOf(second);
  const heard = await hearWords(second);
  const [, recording] = ana.recordings;
  if (recording === undefined) throw new Error('two pages were opened');

  for (let seconds = 0; seconds < 10; seconds += 1) {
    const signs = signsOfLife(recording);
    for (const page of [first, second]) await page.evaluate(lookAtPage);
    // The pages' clock must not run ahead of the network, or the line would rightly count as dead.
    await expectSign(recording, signs);
    for (const page of [first, second]) await page.clock.runFor(1000);
  }
  expect([callsOfFirst(), callsOfSecond()]).toEqual([0, 0]);

  // The line of the newer tab is lost: it comes back by itself, and the older one stays out of it.
  house.cutLines(opened.code);
  await expect.poll(callsOfSecond, OFTEN).toBeGreaterThan(0);
  await expect(second.getByText(LOST)).toBeHidden();
  await expect(second.getByRole('button', { name: 'Start the match' })).toBeVisible();
  expect(callsOfFirst()).toBe(0);
  expect((await heard()).filter((words) => words.includes(ELSEWHERE))).toEqual([]);
});

/** Tells a page, by everything that browsers have for it, that somebody looks at it again. */
function lookAtPage(): void {
  for (const name of ['focus', 'online', 'pageshow']) dispatchEvent(new Event(name));
  document.dispatchEvent(new Event('visibilitychange'));
}

test('two tables in one browser do not disturb each other', async ({ house, invite }) => {
  const { ana, code } = await tableWithBot(house, invite);
  const first = ana.page;
  const second = await house.openTable({ name: 'Ana', options: { maxPip: 6 }, bots: 1, seats: 2 });
  await ana.sitDown(second);
  await ana.press(ana.button('Start the match'));
  await makeMove(house, ana, second.code);

  await first.bringToFront();
  ana.turnTo(first);
  await makeMove(house, ana, code);
  await ana.page.reload();
  await makeMove(house, ana, code);
  expect(ana.troubles).toEqual([]);
});
