import { expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { ownTurn } from './ownTurns.ts';
import { Visitor } from './Visitor.ts';
import { DEVICES, test } from './visits.ts';

/** The narrowest screen that pages are made for. */
const NARROW = { ...DEVICES.smallPhone, viewport: { width: 320, height: 640 } } as const;
const SETTINGS = 'roundhouse.settings';

/** Words that no other language of the catalogue has. */
const ENGLISH =
  /\b(the|your|you|and|with|tiles?|boneyard|seats?|rounds?|wants?|draw|play|settings|close|menu of)\b/iu;

/** Everything of a page that is read or heard. */
async function wordsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const heard = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
    );
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style, [data-own-words]') !== null) continue;
      // A sentence with a tile in it is one text, though it stands in pieces.
      const isPiece = parentElement.querySelector(':scope > .tile-words') !== null;
      texts.push((isPiece ? parentElement.textContent : textContent) ?? '');
    }
    return [document.title, ...heard, ...texts].filter((text) => /\p{L}/u.test(text));
  });
}

/** What a page shows although the pseudo-locale has not touched it, but for names and codes. */
function untouched(words: readonly string[], names: readonly string[]): readonly string[] {
  const own = new Set([
    ...names,
    'Roundhouse',
    'English',
    'Deutsch',
    'Español',
    'Français',
    'H',
    'QR',
  ]);
  return words.filter(
    (text) =>
      !text.includes('[') &&
      !own.has(text.trim()) &&
      !/^\s*[A-Z2-9]{3} ?[A-Z2-9]{3}\s*$/u.test(text),
  );
}

async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
}

async function expectLanguage(page: Page, lang: string, dir: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
}

const WAYS: readonly {
  readonly lang: string;
  readonly dir: string;
  readonly wish: BrowserContextOptions;
  readonly stored: object | null;
}[] = [
  { lang: 'de', dir: 'ltr', wish: { locale: 'de-CH' }, stored: null },
  { lang: 'en-XB', dir: 'rtl', wish: {}, stored: { language: 'en-XB' } },
];

for (const { lang, dir, wish, stored } of WAYS) {
  test(`from the first page to the table nothing is English or cut off in ${lang}`, async ({
    browser,
    house,
  }) => {
    const context = await browser.newContext({ ...NARROW, ...wish, baseURL: house.origin });
    const ana = new Visitor('Ana', context, true);
    await context.addInitScript(
      ([key, value]) => value !== null && localStorage.setItem(key, value),
      [SETTINGS, stored && JSON.stringify(stored)] as const,
    );
    const expectForeign = async (names: readonly string[]) => {
      await expectLanguage(ana.page, lang, dir);
      const words = await wordsOn(ana.page);
      expect(words.length).toBeGreaterThan(5);
      if (stored === null) expect(words.filter((text) => ENGLISH.test(text))).toEqual([]);
      else expect(untouched(words, names)).toEqual([]);
      await expectNoOverflow(ana.page);
    };

    await ana.goTo('/');
    await expect(ana.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectForeign([]);

    const lobby = await house.openTable({ name: 'Ana', bots: 1, seats: 3 });
    await ana.sitDown(lobby);
    await expect(ana.page.locator('.lobby-rules')).toBeVisible();
    for (const more of await ana.page.locator('.all-options summary').all()) await more.click();
    const names = await ana.page.locator('.seat strong').allInnerTexts();
    await expectForeign([...names, 'Ana']);

    const opened = await house.openTable({ name: 'Ana', bots: 2, seats: 3, start: true });
    await ana.sitDown(opened);
    await ownTurn(house, opened.code);
    await expect(ana.page.locator('.hand button, .hand [role=button]').first()).toBeVisible();
    const players = await ana.page.locator('.lane-player').allInnerTexts();
    await expectForeign([...players, 'Ana']);
    expect(ana.troubles).toEqual([]);
    await context.close();
  });
}

test('a language that is chosen counts at once, at the same table', async ({ house, invite }) => {
  const ana = await invite('Ana', 'phone');
  const opened = await house.openTable({ name: 'Ana', bots: 1, seats: 2, start: true });
  await ana.sitDown(opened);
  await ownTurn(house, opened.code);
  await expect(ana.hand.first()).toBeVisible();
  const hand = await ana.tiles();
  let reloads = 0;
  ana.page.on('request', (request) => (reloads += request.isNavigationRequest() ? 1 : 0));

  await ana.press(ana.button('Menu'));
  await ana.press(ana.button('Settings'));
  await ana.page.getByLabel('Language').selectOption('fr');
  await expect(ana.page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
  await expectLanguage(ana.page, 'fr', 'ltr');
  await ana.press(ana.button('Fermer'));
  await expect(ana.page).toHaveTitle(/^● À toi/u);
  const tiles = ana.page.getByRole('group', { name: 'Ta main' }).getByRole('button');
  await expect(tiles).toHaveCount(hand.length);
  expect(reloads).toBe(0);

  await ana.page.reload();
  await expect(tiles).toHaveCount(hand.length);
  expect(ana.troubles).toEqual([]);
});
