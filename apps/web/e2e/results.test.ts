import { expect, type Locator, type Page } from '@playwright/test';
import { TableClient } from '@roundhouse/testkit/leak';
import type { House } from './House.ts';
import { lettersBelow, TV_LETTERS_PX } from './letters.ts';
import { OFTEN } from './moves.ts';
import { expectNothingBelow } from './pageEnd.ts';
import { test } from './visits.ts';

const ROUNDS = 2;
const TVS = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
] as const;

test('regression: nothing of a result is cut off by the edge of a TV', async ({
  house,
  invite,
}) => {
  test.setTimeout(180_000);
  const options = { maxPip: 6, matchRounds: ROUNDS };
  const opened = await house.openTable({ name: 'Grandma Ruth', options, seats: 4, bots: 3 });
  const { code, seatToken } = opened;
  const ruth = await TableClient.enter(house.place, code, { seatToken });
  await ruth.host({ type: 'start' });
  const tv = await (await invite('TV', 'laptop')).goTo(`/t/${code}?view=tv`);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await playRound(house, code, ruth);
    const isLast = round === ROUNDS;
    const words = isLast ? 'Grandma Ruth can start a rematch.' : 'Waiting for Grandma Ruth.';
    for (const size of TVS) {
      await tv.setViewportSize(size);
      await expect(tv.getByText(words)).toBeInViewport({ ratio: 1 });
      await expectFits(tv);
      await expectNothingBelow(tv, words);
      if (size.height === 1080) expect(await lettersBelow(tv, TV_LETTERS_PX)).toEqual([]);
    }
    if (!isLast) await ruth.host({ type: 'nextRound' });
  }
  const rows = tv.getByRole('region', { name: 'All rounds' }).getByRole('row');
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
  await ruth.raw.leave();
});

for (const [seats, maxPip, rounds] of [
  [4, 6, 7],
  [6, 9, ROUNDS],
  [12, 18, ROUNDS],
] as const) {
  test(`the end of ${seats} people’s match of ${rounds} rounds is read on a TV from three metres, all of it`, async ({
    house,
    invite,
  }) => {
    test.setTimeout(180_000);
    const options = { maxPip, matchRounds: rounds };
    const opened = await house.openTable({
      name: 'Bartholomäus-Maximil',
      options,
      seats,
      bots: seats - 1,
    });
    const { code, seatToken } = opened;
    const host = await TableClient.enter(house.place, code, { seatToken });
    await host.host({ type: 'start' });
    await playRound(house, code, host);
    const tv = await (await invite('TV', 'laptop')).goTo(`/t/${code}?view=tv`);
    await tv.setViewportSize(TVS[0]);
    await expect(tv.locator('.hands-row')).toHaveCount(seats);
    await expectFits(tv);
    await expectNothingBelow(tv, 'round on a TV');
    expect(await lettersBelow(tv, TV_LETTERS_PX)).toEqual([]);
    for (let round = 2; round <= rounds; round += 1) {
      await host.host({ type: 'nextRound' });
      await playRound(house, code, host);
    }
    await expect(tv.getByRole('list', { name: 'Podium' })).toBeVisible();
    await expectFits(tv);
    const poster = await tv.locator('.poster').boundingBox();
    expect((poster?.width ?? 0) / TVS[0].width).toBeGreaterThan(0.4);
    expect(await lettersBelow(tv, TV_LETTERS_PX)).toEqual([]);
    expect(await tv.locator('.is-final section').evaluateAll(cutParts)).toEqual([]);
    const names = tv.getByRole('list', { name: 'The others' }).locator('strong');
    for (const name of await names.all()) expect(await lineCount(name)).toBe(1);
    const heights = await stepHeights(tv);
    const places = await tv.locator('.podium-block .podium-rank').allTextContents();
    const lower = heights.filter((height, at) => at > 0 && height < (heights[at - 1] ?? 0));
    expect(lower).toHaveLength(new Set(places).size - 1);
    await host.raw.leave();
  });
}

test('regression: a result ends where its page ends, and its names stand beside their places', async ({
  house,
  invite,
}) => {
  test.setTimeout(180_000);
  const options = { maxPip: 6, matchRounds: ROUNDS };
  const opened = await house.openTable({
    name: 'Bartholomäus-Maximil',
    options,
    seats: 4,
    bots: 3,
  });
  const { code, seatToken } = opened;
  const ana = await TableClient.enter(house.place, code, { seatToken });
  await ana.host({ type: 'start' });
  const wanda = await invite('Wanda', 'phone');
  const page = await wanda.goTo(`/t/${code}`);
  await wanda.press(wanda.button('Just watch'));
  for (let round = 1; round <= ROUNDS; round += 1) {
    await playRound(house, code, ana);
    const isLast = round === ROUNDS;
    const heading = isLast ? /the (match|win)!$/u : `Round ${round} of ${ROUNDS} is over`;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(/^Totals, round/u).first()).toBeVisible();
    for (const size of [
      { width: 390, height: 844 },
      { width: 1024, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await expectNothingBelow(page, `${heading} at ${size.width} px`);
      await expectNamesBesidePlaces(page);
    }
    await wanda.press(wanda.button('Scores'));
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await expectNothingBelow(page, `${heading}, scores`);
    await wanda.closeSheet();
    if (!isLast) await ana.host({ type: 'nextRound' });
  }
  await ana.raw.leave();
});

test('regression: names and totals of many rounds stay in sight on a phone, each name whole', async ({
  house,
  invite,
}) => {
  test.setTimeout(180_000);
  const rounds = 6;
  const options = { maxPip: 6, matchRounds: rounds };
  const opened = await house.openTable({ name: 'Maximiliane', options, seats: 4, bots: 3 });
  const { code, seatToken } = opened;
  const host = await TableClient.enter(house.place, code, { seatToken });
  await host.host({ type: 'start' });
  for (let round = 1; round <= rounds; round += 1) {
    await playRound(house, code, host);
    if (round < rounds) await host.host({ type: 'nextRound' });
  }
  const wanda = await invite('Wanda', 'smallPhone');
  const page = await wanda.goTo(`/t/${code}`);
  await wanda.press(wanda.button('Just watch'));
  await wanda.press(wanda.button('Scores'));
  const box = page.getByRole('dialog').getByRole('group', { name: 'All rounds' });
  const row = box.getByRole('row').nth(1);
  const [name, total] = [row.getByRole('rowheader'), row.getByRole('cell').last()];
  await expect(name).toHaveText('Maximiliane');
  for (const end of [0, 9999]) {
    await box.evaluate((element, left) => element.scrollTo(left, 0), end);
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(total).toBeInViewport({ ratio: 1 });
  }
  for (const one of await box.getByRole('rowheader').all()) {
    const heights = await one.evaluate((cell) => ({
      own: cell.getBoundingClientRect().height,
      linePx: Number.parseFloat(getComputedStyle(cell).lineHeight),
    }));
    expect(heights.own, `${await one.textContent()}`).toBeLessThan(2 * heights.linePx);
  }
  await host.raw.leave();
});

/** Lays whatever may be laid until the round is over. */
async function playRound(house: House, code: string, ruth: TableClient): Promise<void> {
  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  for (let turn = house.turnAt(code); turn !== null; turn = house.turnAt(code)) {
    const { seat, seq, legal } = turn;
    const [move] = legal;
    if (seat === 0 && move !== undefined) {
      await ruth.raw.until(() => ruth.snapshot.seq === seq, 'the state of the turn');
      await ruth.command(move);
    }
    await expect.poll(() => house.turnAt(code)?.seq, OFTEN).not.toBe(seq);
  }
}

/** In the page: parts of a result that hold more than they show, or whose names lie over the heading. */
function cutParts(parts: readonly Element[]): readonly string[] {
  const head =
    document.querySelector('.poster > .result-head')?.getBoundingClientRect().bottom ?? 0;
  const isCut = (part: Element) =>
    part.matches('.score-scroll')
      ? part.scrollWidth > part.clientWidth + 1
      : part.scrollHeight > part.clientHeight + 1;
  const isOver = (part: Element) =>
    part.matches('.podium-player') && part.getBoundingClientRect().top < head - 1;
  return parts
    .flatMap((part) => [part, ...part.querySelectorAll('.score-scroll, .podium-player')])
    .filter((part) => (part.matches('.podium-player') ? isOver(part) : isCut(part)))
    .map(({ className, textContent }) => `${className}: ${textContent}`);
}

function lineCount(words: Locator): Promise<number> {
  return words.evaluate((element) =>
    Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  );
}

/** How high the steps of a podium are, the first place first. */
function stepHeights(page: Page): Promise<readonly number[]> {
  return page
    .locator('.podium-block')
    .evaluateAll((blocks) =>
      blocks.map((block) => Math.round(block.getBoundingClientRect().height)),
    );
}

/** Expects that the result ends above its foot, and that the foot is a line or two. */
async function expectFits(page: Page): Promise<void> {
  const over = await page.getByRole('main').evaluate((main) => {
    const [body, foot] = [main.querySelector('.result-body'), main.querySelector('footer')];
    if (body === null || foot === null) throw new Error('a result is shown');
    return {
      bodyPx: body.scrollHeight - body.clientHeight,
      pagePx: foot.getBoundingClientRect().bottom - innerHeight,
      footShare: foot.getBoundingClientRect().height / innerHeight,
    };
  });
  expect(over.bodyPx).toBeLessThanOrEqual(1);
  expect(over.pagePx).toBeLessThanOrEqual(0);
  expect(over.footShare).toBeLessThan(0.15);
}

/** Expects that no name goes on below its place, however long it is. */
async function expectNamesBesidePlaces(page: Page): Promise<void> {
  const gaps = await page.locator('.hands-row').evaluateAll((rows) =>
    rows.map((row) => {
      const [place, name] = [row.querySelector('.hands-rank'), row.querySelector('strong')];
      if (place === null || name === null) throw new Error('a place and a name');
      return name.getBoundingClientRect().left - place.getBoundingClientRect().right;
    }),
  );
  expect(gaps).toHaveLength(4);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
}
