import { expect, test } from '@playwright/test';

test('a friend on the same network sees the home page and no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('every icon is there, also those that browsers ask for without being told', async ({
  page,
}) => {
  await page.goto('/');
  const linked = await page
    .locator('link[rel*="icon"], link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(linked.length).toBeGreaterThan(2);
  for (const path of [...linked, '/favicon.ico', '/apple-touch-icon.png']) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
  }
});

test('somebody who has never played finds how to, by the rules of their choice', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(page).toHaveURL(/\/how-to-play$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'How to play' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(8);
  const opening = page.getByText('you may lay any number of tiles');
  await expect(opening).toHaveCount(0);
  await page.getByLabel('Which rules?').selectOption('Pagat');
  await expect(opening).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(8);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('language and look are chosen on the first page, and stay', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('Deutsch');
  await page.getByRole('radio', { name: 'Nachtschiefer' }).check();
  await page.keyboard.press('Escape');
  const guide = page.getByRole('link', { name: 'So wird gespielt' });
  await expect(guide).toBeVisible();
  await page.reload();
  await expect(guide).toBeVisible();
  const isDark = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await expect.poll(isDark).toBe('dark');
});
