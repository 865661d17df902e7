import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { CreatedTable } from '@roundhouse/protocol';
import { recordPage, type PageRecording } from './recording.ts';

/** Somebody with a device of their own: their pages, and what went wrong on them. */
export class Visitor {
  readonly name: string;
  readonly context: BrowserContext;
  /** Errors on the console and uncaught exceptions, of every page so far. */
  readonly troubles: string[] = [];
  readonly recordings: PageRecording[] = [];
  readonly #hasTouch: boolean;
  #passesByItself = true;
  #page: Page | null = null;

  constructor(name: string, context: BrowserContext, hasTouch: boolean) {
    this.name = name;
    this.context = context;
    this.#hasTouch = hasTouch;
  }

  /** The page that is open. Throws when none is. */
  get page(): Page {
    if (this.#page === null) throw new Error(`${this.name} has no page open`);
    return this.#page;
  }

  get isHere(): boolean {
    return this.#page !== null;
  }

  /** True while the page ends a turn in which a draw brought nothing. */
  get passesByItself(): boolean {
    return this.#passesByItself;
  }

  /** Switches off, in the settings of the lobby, that the page passes by itself. */
  async passMyself(): Promise<void> {
    await this.press(this.button('Settings'));
    const dialog = this.page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByLabel('Pass by itself').uncheck();
    await this.closeSheet();
    this.#passesByItself = false;
  }

  /** Opens a page at this path; an older page stays where it is. */
  async goTo(path: string): Promise<Page> {
    const page = await this.context.newPage();
    this.recordings.push(recordPage(page));
    page.on('pageerror', (error) => this.troubles.push(`${this.name}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.troubles.push(`${this.name}: ${message.text()}`);
    });
    this.#page = page;
    await page.goto(path);
    return page;
  }

  /** Goes on with a page that was opened before. */
  turnTo(page: Page): void {
    this.#page = page;
  }

  /** Closes the page, as a phone without power does. */
  async vanish(): Promise<void> {
    await this.page.close();
    this.#page = null;
  }

  /** Taps with a finger where there is one, clicks elsewhere. */
  press(target: Locator): Promise<void> {
    return this.#hasTouch ? target.tap() : target.click();
  }

  /** Closes what is open over the table. */
  closeSheet(): Promise<void> {
    return this.press(this.page.getByRole('button', { name: 'Close', exact: true })); // not "Closer"
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  get hand(): Locator {
    return this.page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  }

  /** The lane of a train, by its owner: `Your train`, `Ana’s train`, `The Mexican train`. */
  lane(train: string): Locator {
    const trains = this.page.getByRole('region', { name: 'Trains' });
    return trains.getByRole('button', { name: new RegExp(`^${train},`, 'u') });
  }

  /** Tiles of the hand in their order, as `12–7`. */
  async tiles(): Promise<readonly string[]> {
    const names = await this.#tileNames();
    return names.map((name) => name.split(',')[0] ?? '');
  }

  /** Tiles of the hand that the page says fit somewhere, sorted as text. */
  async fittingTiles(): Promise<readonly string[]> {
    const names = await this.#tileNames();
    return names
      .filter((name) => name.includes(', fits '))
      .map((name) => name.split(',')[0] ?? '')
      .toSorted();
  }

  /** Comes to a table with the key to a seat, as after a refresh; over another origin if one is given. */
  async sitDown(table: CreatedTable, origin = ''): Promise<void> {
    await this.context.addInitScript(([name, value]) => {
      if (origin === 'null') return; // a page that is still empty has no memory
      if (localStorage.getItem(`given ${name}`) !== null) return; // later pages have newer keys
      localStorage.setItem(`given ${name}`, '');
      localStorage.setItem(name, value);
    }, keptSeat(table));
    await this.goTo(`${origin}/t/${table.code}`);
  }

  /** Opens a table for friends from the first page; says its code. */
  async openTable(): Promise<string> {
    await this.goTo('/');
    await this.press(this.button(/^Open a table/u));
    await this.page.getByLabel('Your name').fill(this.name);
    await this.press(this.button('Open the table'));
    await expect(this.page).toHaveURL(/\/t\/\w{6}$/u);
    return this.page.url().slice(-6);
  }

  /** Takes a seat at the door of a table. */
  async takeSeat(): Promise<void> {
    await this.page.getByLabel('Your name').fill(this.name);
    await this.press(this.button('Take a seat'));
    await expect(this.page.getByText(/^Waiting for .+ to start$/u)).toBeVisible();
  }

  /** The key to the seat that this browser keeps. */
  async seatToken(code: string): Promise<string> {
    const kept = await this.page.evaluate(
      (key) => localStorage.getItem(key),
      `roundhouse.seat.${code}`,
    );
    const { token } = JSON.parse(kept ?? '{}') as { readonly token?: string };
    if (token === undefined) throw new Error(`${this.name} keeps no seat at ${code}`);
    return token;
  }

  #tileNames(): Promise<readonly string[]> {
    return this.hand.evaluateAll((tiles) =>
      tiles.map((tile) => tile.getAttribute('aria-label') ?? ''),
    );
  }
}

/** The key to a seat as the page keeps it: its name in the browser's memory, and what stands there. */
export function keptSeat({
  code,
  seatToken,
}: CreatedTable): readonly [name: string, value: string] {
  const seat = { code, token: seatToken, usedAtMs: Date.now() };
  return [`roundhouse.seat.${code}`, JSON.stringify(seat)];
}
