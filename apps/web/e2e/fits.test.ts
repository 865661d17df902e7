import { expect, type Locator } from '@playwright/test';
import { seatOf, seatsOf, trainOf, type TrainId } from '@roundhouse/rules';
import { dealUntil, dealUntilOwed, isMuchOpen } from './deals.ts';
import type { House } from './House.ts';
import { expectTurn, laneOf, OFTEN } from './moves.ts';
import type { Visitor } from './Visitor.ts';
import { test } from './visits.ts';

/** The smallest a thing to press may be, in CSS px either way. */
const SMALLEST_PX = 24;
const SCREENS = ['smallPhone', 'phone', 'wideScreen'] as const;

for (const device of SCREENS) {
  test(`fifteen tiles and everything else fit ${device}`, async ({ house, invite }) => {
    const ana = await invite('Ana', device);
    const opened = await house.openTable({ name: 'Ana', seats: 4, bots: 3, start: true });
    await ana.sitDown(opened);
    await expectOwnTurn(house, ana, opened.code);
    await expect(ana.hand).toHaveCount(15);
    for (const tile of await ana.hand.all()) await expectWhole(tile);
    await expectNothingCut(ana);
    await expectTargets(ana);
    expect(ana.troubles).toEqual([]);
  });

  test(`what must be covered is not cut off on ${device}`, async ({ house, invite }) => {
    const ana = await invite('Ana', device);
    const { opened, dismiss } = await dealUntilOwed(house);
    await ana.sitDown(opened);
    await expectOwnTurn(house, ana, opened.code);
    const owes = ana.page.getByRole('region', { name: 'Turn' }).getByText(/covers? \d+–\d+ on/iu);
    await expect(owes).toBeInViewport({ ratio: 1 });
    for (const tile of await ana.hand.all()) await expectWhole(tile);
    await expectNothingCut(ana);
    await expectTargets(ana);
    await dismiss();
    expect(ana.troubles).toEqual([]);
  });

  test(`the lobby on ${device} shows the code and how to start without scrolling`, async ({
    house,
    invite,
  }) => {
    const ana = await invite('Ana', device);
    const opened = await house.openTable({ name: 'Ana', bots: 7 });
    await ana.sitDown(opened);
    const code = opened.code;
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    await expect(ana.page.getByText(spaced, { exact: true }).first()).toBeInViewport({ ratio: 1 });
    await expect(ana.button('Start the match')).toBeInViewport({ ratio: 1 });
    await expect(ana.button('Start the match')).toBeEnabled();
    await expectTargets(ana);
  });
}

for (const seats of [8, 9, 10]) {
  test(`what is the matter with ${seats} trains is said in words on a small phone`, async ({
    house,
    invite,
  }) => {
    const ana = await invite('Ana', 'smallPhone');
    const opened = await dealUntil(house, seats, isMuchOpen);
    await ana.sitDown(opened);
    await expectOwnTurn(house, ana, opened.code);
    const said = wordsAt(house, opened.code);
    expect(said.length).toBeGreaterThan(2 * seats);
    for (const { train, words } of said) {
      const lane = laneOf(train, { house, code: opened.code }, { visitor: ana, seat: seatOf(0) });
      await expectWords(lane, words);
    }
    await expectShapes(ana, seats + 1);
    await expectNothingCut(ana);
    expect(ana.troubles).toEqual([]);
  });
}

test('on a small phone the hand can be sorted while a tile may be drawn', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'smallPhone');
  const opened = await dealUntil(house, 4, ({ legal }) => legal[0]?.type === 'draw');
  await ana.sitDown(opened);
  await expectOwnTurn(house, ana, opened.code);
  for (const name of ['Draw a tile', 'Sort']) {
    const button = ana.button(name);
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true }); // nothing lies over it
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(40);
  }
  await expectNothingCut(ana);
});

/** What the label of a train has to say. */
interface Said {
  readonly train: TrainId;
  readonly words: string | RegExp;
}

/** Everything that labels have to say at a table: tiles left, points, open trains and doubles. */
function wordsAt(house: House, code: string): readonly Said[] {
  const turn = house.turnAt(code);
  if (turn === null) throw new Error('a round runs');
  const { table } = turn.round;
  const { handCounts, openDoubles, seatCount } = table;
  return [
    ...seatsOf(seatCount).flatMap((train): readonly Said[] => [
      { train, words: handCounts[train] === 1 ? '1 left!' : `${handCounts[train]}` },
      { train, words: /^0( pts)?$/u },
      ...(trainOf(table, train).marked ? [{ train, words: 'open' }] : []),
    ]),
    ...openDoubles.map(({ train, pip }): Said => ({ train, words: `cover ${pip}` })),
  ];
}

/** Expects that a lane shows these words whole, clear of all others, in letters that can be read. */
async function expectWords(lane: Locator, words: string | RegExp): Promise<void> {
  const shown = lane.getByText(words, { exact: true });
  await expect(shown).toBeInViewport({ ratio: 1 });
  const { letterPx, ...cut } = await shown.evaluate((element) => {
    const lettersOf = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const px = Number.parseFloat(getComputedStyle(part).fontSize);
      const [middle, half] = [(top + bottom) / 2, px * 0.4];
      return { left, right, top: middle - half, bottom: middle + half, px };
    };
    const own = lettersOf(element);
    const target = element.closest('button');
    const room = target?.getBoundingClientRect() ?? own;
    const others = [...(target?.querySelectorAll('span:not(.hidden-text)') ?? [])].filter(
      (part) => part !== element && part.childElementCount === 0 && part.textContent !== '',
    );
    const isOver = (part: Element) => {
      const { left, right, top, bottom } = lettersOf(part);
      return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
    };
    return {
      isOut: own.left < room.left || own.right > room.right || own.bottom > room.bottom + 1,
      isCut: element.scrollWidth > element.clientWidth + 1,
      isCovered: others.some(isOver),
      letterPx: own.px,
    };
  });
  expect(cut, `${words}`).toEqual({ isOut: false, isCut: false, isCovered: false });
  expect(letterPx).toBeGreaterThanOrEqual(9);
}

/** Expects that each train has the shape of its player, clear of the name. */
async function expectShapes({ page }: Visitor, count: number): Promise<void> {
  const labels = page.locator('.lane-label');
  await expect(labels).toHaveCount(count);
  for (const label of await labels.all()) {
    const shape = label.locator('.lane-glyph');
    await expect(shape).toBeInViewport({ ratio: 1 });
    const [box, name] = await Promise.all([
      shape.boundingBox(),
      label.locator('.lane-player').boundingBox(),
    ]);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThan(name?.x ?? 0);
  }
}

/** Waits until the page shows that it is Ana's turn. */
async function expectOwnTurn(house: House, ana: Visitor, code: string): Promise<void> {
  await expect.poll(() => house.turnAt(code)?.seat, OFTEN).toBe(0);
  const turn = house.turnAt(code);
  if (turn === null) throw new Error('a round runs');
  await expectTurn(ana, turn);
}

/** Expects that a thing is wholly on the screen and that nothing lies over it. */
async function expectWhole(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const isOnTop = await target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const inset = 2;
    const corners = [
      [x + inset, y + inset],
      [x + width - inset, y + inset],
      [x + inset, y + height - inset],
      [x + width - inset, y + height - inset],
      [x + width / 2, y + height / 2],
    ] as const;
    return corners.every(([left, top]) => element.contains(document.elementFromPoint(left, top)));
  });
  expect(isOnTop, (await target.getAttribute('aria-label')) ?? '').toBe(true);
}

/** Expects that everything to press is large enough, and notes the smallest. */
async function expectTargets({ page }: Visitor): Promise<void> {
  const sizes = await page
    .getByRole('button')
    .or(page.getByRole('link'))
    .or(page.getByRole('combobox'))
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
        return width === 0 ? [] : [{ name, px: Math.min(width, height) }];
      }),
    );
  const [smallest] = sizes.toSorted((one, other) => one.px - other.px);
  expect(sizes.length).toBeGreaterThan(3);
  expect(smallest?.px, smallest?.name).toBeGreaterThanOrEqual(SMALLEST_PX);
  const description = `${smallest?.name}: ${smallest?.px.toFixed(1)} px of ${sizes.length}`;
  test.info().annotations.push({ type: 'smallest target', description });
}

/** Expects that no sentence and no figure is cut off, and that the page does not scroll sideways. */
async function expectNothingCut({ page }: Visitor): Promise<void> {
  const cut = await page.getByRole('main').evaluate((main) => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && getComputedStyle(element).visibility === 'visible';
    };
    const isCut = (element: Element) => {
      const box = element.getBoundingClientRect();
      const isOff = box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      const isWider = element.scrollWidth > element.clientWidth + 1;
      return isOff || (element.clientWidth > 0 && isWider);
    };
    return [...main.querySelectorAll('p, strong, b, small, span, button')]
      .filter(
        (element) => element.closest('.hidden-text, [aria-hidden]:not(.lane-label-box)') === null,
      )
      .filter((element) => (element.textContent ?? '').trim() !== '')
      .filter((element) => isShown(element) && isCut(element))
      .map((element) => `${element.className}: ${element.textContent}`);
  });
  expect(cut).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
