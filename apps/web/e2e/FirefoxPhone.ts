import {
  launch,
  type Browser,
  type ElementHandle,
  type Page,
  type TouchHandle,
} from 'puppeteer-core';
import type { CreatedTable } from '@roundhouse/protocol';
import { spotsBetween, type Spot } from './finger.ts';
import { FIREFOX } from './firefox.ts';
import { keptSeat } from './Visitor.ts';
import { DEVICES } from './visits.ts';

/**
 * A phone with Firefox and a real finger. Puppeteer, because Playwright gives Firefox none: its
 * `tap` comes to nothing there.
 */
export class FirefoxPhone {
  readonly page: Page;
  /** What the page had to complain about. */
  readonly troubles: string[] = [];
  readonly #browser: Browser;
  readonly #origin: string;

  private constructor(browser: Browser, page: Page, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
    this.page = page;
    page.on('pageerror', (error) => this.troubles.push(String(error)));
  }

  /** Switches a phone on, for the house at this address. */
  static async open(origin: string): Promise<FirefoxPhone> {
    const browser = await launch({
      browser: 'firefox',
      executablePath: FIREFOX.executablePath,
      extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1, 'ui.prefersReducedMotion': 1 },
    });
    const page = await browser.newPage();
    await page.setViewport(DEVICES.phone.viewport);
    return new FirefoxPhone(browser, page, origin);
  }

  /** Comes to a table with the key to a seat. */
  async sitDown(table: CreatedTable): Promise<void> {
    await this.page.goto(this.#origin);
    await this.page.evaluate(
      (name, value) => localStorage.setItem(name, value),
      ...keptSeat(table),
    );
    await this.page.goto(`${this.#origin}/t/${table.code}`);
  }

  /** The only element that can be seen and matches. */
  async find(selector: string): Promise<ElementHandle> {
    const found = await this.page.waitForSelector(selector, { visible: true });
    if (found === null) throw new Error(`nothing is ${selector}`);
    return found;
  }

  /** The middle of an element. */
  async middleOf(selector: string): Promise<Spot> {
    const box = await (await this.find(selector)).boundingBox();
    if (box === null) throw new Error(`${selector} can be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Puts a finger down. */
  touch({ x, y }: Spot): Promise<TouchHandle> {
    return this.page.touchscreen.touchStart(x, y);
  }

  /** Slides a finger in a few steps. */
  async slide(finger: TouchHandle, from: Spot, to: Spot): Promise<void> {
    for (const { x, y } of spotsBetween(from, to)) await finger.move(x, y);
  }

  /** Taps an element. */
  async tap(selector: string): Promise<void> {
    const { x, y } = await this.middleOf(selector);
    await this.page.touchscreen.tap(x, y);
  }

  /** Switches it off. */
  close(): Promise<void> {
    return this.#browser.close();
  }
}
