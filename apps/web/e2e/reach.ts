import { expect, type Page } from '@playwright/test';
import { expectNothingBelow } from './pageEnd.ts';

/** The smallest a thing to press may be, in CSS px either way (WCAG 2.5.8), and a button with words. */
const SMALLEST_PX = 24;
const BUTTON_PX = 44;

/** Expects that a screen can be used as it is now: nothing cut, nothing covered, all large enough. */
export async function expectUsable(page: Page, screen: string): Promise<void> {
  await settled(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(sideways, `${screen}: scrolls sideways`).toBeLessThanOrEqual(0);
  await expectNothingBelow(page, screen);
  expect.soft(await page.evaluate(cutWords), `${screen}: cut`).toEqual([]);
  const targets = await page.evaluate(targetsOn);
  expect.soft(targets.length, `${screen}: things to press`).toBeGreaterThan(1);
  const hidden = targets.filter(({ isReached, isFocusSeen }) => !isReached || !isFocusSeen);
  expect.soft(hidden, `${screen}: out of reach, or hidden with the focus`).toEqual([]);
  const small = targets.filter(({ px, isButton }) => px < (isButton ? BUTTON_PX : SMALLEST_PX));
  expect.soft(small, `${screen}: too small`).toEqual([]);
}

/** Waits until all letters have come and stand where they belong. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let pictures = 0; pictures < 2; pictures += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** In the page: words that their own box cuts off, or that stand beside the screen. */
function cutWords(): readonly string[] {
  return [...document.querySelectorAll('h1, h2, p, strong, small, span, label, legend, button')]
    .filter((one) => one.closest('.hidden-text, .logo, [aria-hidden="true"]') === null)
    .filter((one) => one.checkVisibility() && (one.textContent ?? '').trim() !== '')
    .filter((one) => {
      const { left, right, width, height } = one.getBoundingClientRect();
      if (width <= 2 || height <= 2) return false;
      const isWider = one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
      return left < -1 || right > innerWidth + 1 || isWider;
    })
    .map((one) => `${one.className}: ${one.textContent}`);
}

/** A thing to press. */
interface Target {
  readonly name: string;
  /** The smaller of its sides. */
  readonly px: number;
  /** A button with words, or the only way to something. */
  readonly isButton: boolean;
  /** Its middle can be pressed, where necessary after scrolling. */
  readonly isReached: boolean;
  /** Something of it is in sight as soon as it has the focus (WCAG 2.4.11). */
  readonly isFocusSeen: boolean;
}

/** In the page: everything to press that is in no window behind another. */
async function targetsOn(): Promise<readonly Target[]> {
  const root = document.querySelector('dialog[open]') ?? document;
  const found = [...root.querySelectorAll<HTMLElement>('button, a, input, select, summary')];
  const before = document.activeElement;
  const isHit = (target: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target) === true)
    );
  };
  const wanted = found
    .filter((one) => one.checkVisibility() && one.closest('.hidden-text') === null)
    .filter((one) => !(one instanceof HTMLInputElement && one.closest('label') !== null));
  const targets: Target[] = [];
  for (const one of wanted) {
    one.focus();
    // What lies over it may make way, and take its own buttons along.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (!one.isConnected) continue;
    const seen = one.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9].map((part) => seen.top + part * seen.height);
    const isFocusSeen = parts.some((y) => isHit(one, seen.left + seen.width / 2, y));
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    targets.push({
      name: one.getAttribute('aria-label') ?? (one.textContent || one.id),
      px: Math.round(Math.min(width, height)),
      isButton: one.matches('.button'),
      isReached: isHit(one, left + width / 2, top + height / 2),
      isFocusSeen: isFocusSeen || one.matches(':disabled'),
    });
  }
  if (before instanceof HTMLElement) before.focus();
  return targets;
}
