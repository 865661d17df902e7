import { expect, type Locator } from '@playwright/test';
import { dealUntilOwed } from './deals.ts';
import type { House } from './House.ts';
import { expectTurn, OFTEN } from './moves.ts';
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
      .filter((element) => element.closest('.hidden-text, [aria-hidden="true"]') === null)
      .filter((element) => (element.textContent ?? '').trim() !== '')
      .filter((element) => isShown(element) && isCut(element))
      .map((element) => `${element.className}: ${element.textContent}`);
  });
  expect(cut).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
