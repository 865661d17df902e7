import type { BrowserContext, Page } from '@playwright/test';

/** What a page did with its time since it was last asked. */
export interface Busyness {
  /** Milliseconds of script in each animation frame that was asked for. */
  readonly frameMs: readonly number[];
  /** Milliseconds of each task of 50 or more. */
  readonly longTaskMs: readonly number[];
}

/** Has every page of a context count its frames and long tasks. */
export async function probe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const found = { frameMs: [] as number[], longTaskMs: [] as number[] };
    Object.assign(window, { found });
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) =>
      ask((time) => {
        const before = performance.now();
        run(time);
        found.frameMs.push(performance.now() - before);
      });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.longTaskMs.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** What was found since the last look. */
export function look(page: Page): Promise<Busyness> {
  return page.evaluate(() => {
    const { found } = window as unknown as {
      found: { frameMs: number[]; longTaskMs: number[] };
    };
    return { frameMs: found.frameMs.splice(0), longTaskMs: found.longTaskMs.splice(0) };
  });
}

/** Slows a page's scripts down by a factor. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** The value in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
