import { expect, test, type Page } from '@playwright/test';

const RENEW = 'meant? `pnpm looks --update-snapshots` writes the pictures anew: look at them';

/** What somebody looks at: a table of the demo, and the screen it is seen on. */
interface Look {
  readonly scene: string;
  readonly size: readonly [width: number, height: number];
  readonly isDark?: boolean;
  /** A tile of the hand that may be laid is picked up. */
  readonly isChoosing?: boolean;
}

const PHONE = [390, 844] as const;
const LAPTOP = [1024, 640] as const;
const TV = [960, 540] as const;

const HAND: Look = { scene: 'hand24', size: [320, 568] };

const LOOKS: Readonly<Record<string, Look>> = {
  'phone-4-choosing': { scene: 'mine', size: PHONE, isChoosing: true },
  'phone-12-dark': { scene: 'twelveStill', size: PHONE, isDark: true },
  'small-phone-24-tiles': HAND,
  'phone-on-its-side': { scene: 'mine8', size: [844, 390], isChoosing: true },
  'laptop-2': { scene: 'two', size: LAPTOP },
  'laptop-8-dark': { scene: 'mine8', size: LAPTOP, isDark: true, isChoosing: true },
  'tv-4': { scene: 'tv?view=tv', size: TV },
  'phone-lobby': { scene: 'lobby', size: PHONE },
  'laptop-podium-12-dark': { scene: 'over12', size: LAPTOP, isDark: true },
  'phone-guest-dark': { scene: 'guest', size: PHONE, isDark: true },
  'phone-podium': { scene: 'over', size: PHONE },
  'tv-podium': { scene: 'tvOver?view=tv', size: TV },
};

/** What is seen last of a scene: some parts come after the first tile, and all of them count. */
const LAST_PARTS: readonly (readonly [scene: RegExp, selector: string])[] = [
  [/^lobby/u, '.lobby-start'],
  [/^guest/u, '.seat-list'],
  [/^(over|tvOver)/u, '.podium'],
  [/view=tv/u, '.has-scene canvas >> nth=-1'],
  [/./u, '.zoom-button'],
];

for (const [name, look] of Object.entries(LOOKS)) {
  test(`${name} looks as it did`, async ({ page }) => {
    await open(page, look);
    await expect(page, RENEW).toHaveScreenshot(`${name}.png`);
  });
}

test('control: another colour of all threes is noticed', async ({ page }) => {
  let changedCount = 0;
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    const other = code.replaceAll('#c62828', '#2828c6');
    changedCount += other === code ? 0 : 1;
    await route.fulfill({ response: answer, body: other });
  });
  await open(page, HAND);
  expect(changedCount).toBe(1);
  await expect(page).not.toHaveScreenshot('small-phone-24-tiles.png');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

async function open(page: Page, { scene, size, isDark = false, isChoosing = false }: Look) {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.goto(`/demo/${scene}`);
  await expect(page.locator(LAST_PARTS.find(([of]) => of.test(scene))?.[1] ?? '')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  if (isChoosing) await page.locator('.hand-tile.is-playable').first().click();
}
