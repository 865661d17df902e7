import type { Page } from '@playwright/test';

/** Letters this high are read from three metres on a TV of 1920 x 1080, in px. */
export const TV_LETTERS_PX = 28;

/**
 * Every text that is seen on a page in letters lower than these, with its height in px as it is
 * drawn: however much of it was scaled. Words for screen readers alone are left out.
 */
export function lettersBelow(page: Page, leastPx: number): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const small = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (holder === null || words === '' || !isSeen(node, holder)) continue;
      const px = Number.parseFloat(getComputedStyle(holder).fontSize) * scaleOf(holder);
      if (px < least - 0.05) small.add(`${px.toFixed(1)} px: ${words}`);
    }
    return [...small];

    function isSeen(text: Node, holder: Element): boolean {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      if (width < 2 || height < 2 || holder.closest('.hidden-text') !== null) return false;
      return holder.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function scaleOf(holder: Element): number {
      if (holder instanceof SVGGraphicsElement) return holder.getScreenCTM()?.d ?? 1;
      if (!(holder instanceof HTMLElement) || holder.offsetHeight === 0) return 1;
      return holder.getBoundingClientRect().height / holder.offsetHeight;
    }
  }, leastPx);
}
