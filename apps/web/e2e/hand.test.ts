import { expect } from '@playwright/test';
import { dragWithin, layoutOf, sortBy } from './arranging.ts';
import { dealUntil, dealUntilOwed } from './deals.ts';
import type { House } from './House.ts';
import { expectTurn, handTile, OFTEN, playsIn } from './moves.ts';
import { ownTurn } from './ownTurns.ts';
import type { Visitor } from './Visitor.ts';
import { test, type Invite } from './visits.ts';

/** The least that a tile may measure in px, and what it should. */
const LEAST = { width: 24, height: 48 };
const EASY = { width: 30, height: 60 };

/** Hands by the seats that leave enough tiles for them, and the most rows that they may take. */
const HANDS = [
  { count: 24, seats: 3, rows: 3 },
  { count: 31, seats: 2, rows: 5 },
  { count: 40, seats: 2, rows: 5 },
] as const;
const SCREENS = ['phone', 'tinyPhone', 'wideScreen'] as const;

/** Ana with a hand of so many tiles, to move. */
async function seatedWith(
  { house, invite }: { readonly house: House; readonly invite: Invite },
  device: (typeof SCREENS)[number],
  { count, seats }: { readonly count: number; readonly seats: number },
) {
  const ana = await invite('Ana', device);
  const options = { dealTable: { [seats]: count } };
  const opened = await house.openTable({
    name: 'Ana',
    options,
    seats,
    bots: seats - 1,
    start: true,
  });
  await ana.sitDown(opened);
  const turn = await ownTurn(house, opened.code);
  await expect(ana.hand).toHaveCount(turn.round.table.handCounts[0] ?? 0);
  return { ana, turn, code: opened.code };
}

for (const device of SCREENS) {
  for (const hand of HANDS) {
    test(`${hand.count} tiles lie whole on ${device}, large enough for a finger`, async ({
      house,
      invite,
    }) => {
      const { ana } = await seatedWith({ house, invite }, device, hand);
      const isTiny = device === 'tinyPhone' && hand.count > 24;
      const isWide = device === 'wideScreen';
      const least = isTiny ? LEAST : EASY;
      expect(await measured(ana)).toMatchObject({ areAllSeen: true, doOverlap: false });
      const sizes = await measured(ana);
      expect(sizes.width).toBeGreaterThanOrEqual(least.width);
      expect(sizes.height).toBeGreaterThanOrEqual(least.height);
      expect(sizes.rows).toBeLessThanOrEqual(isWide ? 3 : hand.rows);
      note(`${hand.count} tiles on ${device}`, sizes);
      if (isTiny) {
        await ana.press(ana.button('Tiles in large'));
        await expect
          .poll(async () => (await measured(ana)).width, OFTEN)
          .toBeGreaterThanOrEqual(30);
        const large = await measured(ana);
        expect(large).toMatchObject({ areAllSeen: true, doOverlap: false });
        expect(large.height).toBeGreaterThanOrEqual(EASY.height);
        expect(large.rows).toBeLessThanOrEqual(5);
        note(`${hand.count} tiles in large on ${device}`, large);
      }
      expect(ana.troubles).toEqual([]);
    });
  }
}

test('the large tray gives way to the trains as soon as a tile is picked up', async ({
  house,
  invite,
}) => {
  const { ana, turn } = await seatedWith({ house, invite }, 'tinyPhone', HANDS[2]);
  const [play] = playsIn(turn.legal);
  if (play === undefined) throw new Error('one of forty tiles fits');
  await ana.press(ana.button('Tiles in large'));
  await ana.press(handTile(ana, play.tile));
  const lane = ana.page.locator('.lane.is-legal [data-train]').first();
  await expect(lane).toBeInViewport({ ratio: 1 });
  await ana.press(lane);
  await expect(handTile(ana, play.tile)).toHaveCount(0);
  expect(ana.troubles).toEqual([]);
});

test('a hand stays as its player has laid it out, also after a refresh', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'phone');
  const opened = await dealUntil(house, 3, ({ legal }) => playsIn(legal).length > 0);
  await ana.sitDown(opened);
  await expectTurn(ana, await ownTurn(house, opened.code));
  await sortBy(ana, 'Sort by number');
  const sorted = await ana.tiles();
  await dragWithin(ana, 0, 3);
  const dragged = await ana.tiles();
  expect(dragged).toEqual([...sorted.slice(1, 4), sorted[0], ...sorted.slice(4)]);

  await ana.press(ana.hand.nth(5));
  await ana.press(ana.button('Sort and arrange'));
  await ana.press(ana.button('Turn it over'));
  await ana.press(ana.button('Divider before it'));
  await ana.press(ana.button('Move on'));
  const laid = await layoutOf(ana);
  expect(laid.dividers).toBe(1);
  expect(laid.turned).toHaveLength(1);
  expect(laid.tiles).not.toEqual(dragged);

  await ana.page.reload();
  await expect(ana.hand).toHaveCount(laid.tiles.length);
  expect(await layoutOf(ana)).toEqual(laid);
  expect(ana.troubles).toEqual([]);
});

test('sorted by plan, the train lies first and each tile touches its equal', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'phone');
  const opened = await dealUntil(house, 3, ({ legal }) => playsIn(legal).length > 1);
  await ana.sitDown(opened);
  await expectTurn(ana, await ownTurn(house, opened.code));
  await sortBy(ana, 'Sort by plan');
  await expect(ana.page.getByRole('alert')).toHaveText(
    /tiles? (go|goes) on your train|a chain of/u,
  );
  const { tiles, turned } = await layoutOf(ana);
  const halves = tiles.map((name) => {
    const [high = '', low = ''] = name.split('–');
    return turned.includes(name) ? [low, high] : [high, low];
  });
  expect(halves[1]?.[0]).toBe(halves[0]?.[1]);
});

test('a drawn tile is marked, and lies where it can be seen', async ({ house, invite }) => {
  const ana = await invite('Ana', 'laptop');
  const opened = await dealUntil(house, 3, ({ legal }) => legal[0]?.type === 'draw');
  await ana.sitDown(opened);
  await expectTurn(ana, await ownTurn(house, opened.code));
  await ana.passMyself();
  const before = await ana.tiles();
  await ana.press(ana.button('Draw a tile'));
  await expect(ana.hand).toHaveCount(before.length + 1);
  const fresh = ana.hand.and(ana.page.getByLabel(/, new$/u));
  await expect(fresh).toHaveCount(1);
  await expect(fresh).toBeInViewport({ ratio: 1 });
  expect((await ana.tiles()).slice(0, -1)).toEqual(before);
});

test('beside a TV the hand stays where it is while states of trains come and go', async ({
  house,
  invite,
}) => {
  const ana = await invite('Ana', 'phone');
  const { opened, dismiss } = await dealUntilOwed(house);
  await ana.sitDown(opened);
  await ana.press(ana.button('Menu'));
  await ana.press(ana.button(/^My hand only/u));
  const rows = ana.page.locator('.lane-row');
  await expect(rows.filter({ has: ana.page.locator('.is-owed') })).toHaveCount(1);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(new Set(heights).size).toBe(1); // with a state and without
  await dismiss();
  expect(ana.troubles).toEqual([]);
});

/** How the tiles of the hand lie on the screen. */
interface Measured {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly areAllSeen: boolean;
  readonly doOverlap: boolean;
}

/** Sizes of the smallest tile; whether all are seen whole, on top and apart, without scrolling. */
function measured({ hand }: Visitor): Promise<Measured> {
  return hand.evaluateAll((tiles) => {
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    const isSeen = (tile: Element) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInside && tile.contains(middle);
    };
    const overlap = (a: DOMRect, b: DOMRect) =>
      a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const isScrolled = document.documentElement.scrollWidth > innerWidth;
    return {
      width: Math.min(...boxes.map((box) => box.width)),
      height: Math.min(...boxes.map((box) => box.height)),
      rows: new Set(boxes.map((box) => Math.round(box.top))).size,
      areAllSeen: !isScrolled && tiles.every(isSeen),
      doOverlap: boxes.some((a) => boxes.some((b) => overlap(a, b))),
    };
  });
}

function note(what: string, { width, height, rows }: Measured): void {
  const description = `${what}: ${width.toFixed(1)} x ${height.toFixed(1)} px in ${rows} rows`;
  test.info().annotations.push({ type: 'tile size', description });
}
