import type { BrowserContext, Page } from '@playwright/test';

/** A page's own line, kept from it. */
interface Line {
  isHeld: boolean;
  readonly waiting: (() => void)[];
}

/** Lets pages that this context opens later be frozen and thawed. */
export async function letFreeze(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const line: Line = { isHeld: false, waiting: [] };
    class HeldSocket extends WebSocket {
      constructor(...how: ConstructorParameters<typeof WebSocket>) {
        super(...how);
        this.addEventListener('message', (message) => {
          if (!line.isHeld) return;
          message.stopImmediatePropagation();
          const { data } = message as MessageEvent<unknown>;
          line.waiting.push(() => this.dispatchEvent(new MessageEvent('message', { data })));
        });
      }
    }
    Object.assign(window, { WebSocket: HeldSocket, line });
  });
}

/**
 * Keeps all news from a page, as a browser does that freezes it. Chromium freezes no page that a
 * test looks at: `Page.setWebLifecycleState` is answered, and nothing happens.
 */
export function freeze(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as { line: Line }).line.isHeld = true;
  });
}

/** Wakes a page and gives it all that was kept, at once; how many messages it was. */
export function thaw(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { line } = window as unknown as { line: Line };
    document.dispatchEvent(new Event('resume'));
    line.isHeld = false;
    const waiting = line.waiting.splice(0);
    for (const handOver of waiting) handOver();
    return waiting.length;
  });
}
