import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { turnOf } from '@roundhouse/rules';
import { TableClient } from '@roundhouse/testkit/leak';
import type { House, TurnNow } from './House.ts';
import { carelessMove } from './deals.ts';
import { expectNext, expectTurn, handTile, OFTEN, playsIn, tapMove } from './moves.ts';
import type { Visitor } from './Visitor.ts';
import { smallPng } from './smallPng.ts';
import { test } from './visits.ts';

/** Pictures of two real matches, one on a phone and one on a wide screen. */
const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const ROUNDS = 3;
/** Pictures on which the table is drawn; they wait until nothing moves. */
const SCENES = new Set(['mid-game', 'open-double', 'dark', 'spectator']);
/** Larger pictures are made smaller, which costs some of their colours. */
const MOST_BYTES = 400_000;
/** Tiles on the table when a picture looks like the middle of a game. */
const MIDDLE = 26;

const SCREENS = { phone: 'phone', wide: 'wideScreen' } as const;

for (const [screen, device] of Object.entries(SCREENS)) {
  test(`a match is photographed on ${screen}`, async ({ house, invite }) => {
    test.setTimeout(600_000);
    await mkdir(FOLDER, { recursive: true });
    const ana = await invite('Ana', device);
    const wanda = await invite('Wanda', device);
    const camera = new Camera(screen);
    await ana.goTo('/');
    await expect(ana.button(/^Play now/u)).toBeVisible();
    await camera.take('home', ana);
    const { code, guests } = await gather(house, ana);
    await camera.take('lobby', ana);
    await ana.press(ana.button('Start the match'));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await playRound({ house, ana, wanda, code, guests }, camera);
      if (round === ROUNDS) break;
      await expect(ana.button('Next round')).toBeVisible();
      if (round === 2) await camera.take('round-end', ana);
      await ana.press(ana.button('Next round'));
      for (const guest of guests.values()) await guest.seatRequest({ type: 'ready' });
    }
    await expect(ana.button('Rematch')).toBeVisible();
    await camera.take('match-end', ana);
    expect(camera.missing).toEqual([]);
    for (const guest of guests.values()) await guest.raw.leave();
  });
}

/** Takes each picture once. */
class Camera {
  readonly #screen: string;
  readonly #taken = new Set<string>();

  constructor(screen: string) {
    this.#screen = screen;
  }

  /** Pictures that depend on how the game went, and have not been taken. */
  get missing(): readonly string[] {
    return [...SCENES].filter((name) => !this.#taken.has(name));
  }

  /** Takes a picture of what somebody sees, when the letters and the table are there. */
  async take(name: string, { page }: Visitor): Promise<void> {
    if (this.#taken.has(name)) return;
    this.#taken.add(name);
    if (SCENES.has(name)) await expect(page.locator('.has-scene canvas').last()).toBeVisible();
    await page.evaluate(async () => {
      for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
      await document.fonts.ready;
    });
    const picture = SCENES.has(name) ? await stillPicture(page) : await page.screenshot();
    const small = picture.length > MOST_BYTES ? smallPng(picture, 256) : picture;
    await writeFile(`${FOLDER}${this.#screen}-${name}.png`, small);
  }
}

/** A picture in which nothing moves any more. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  await expect
    .poll(async () => {
      const before = last;
      last = await page.screenshot();
      return last.equals(before);
    }, OFTEN)
    .toBe(true);
  return last;
}

interface Game {
  readonly house: House;
  readonly ana: Visitor;
  /** Only watches. */
  readonly wanda: Visitor;
  readonly code: string;
  /** Friends without a browser, by seat. */
  readonly guests: ReadonlyMap<number, TableClient>;
}

/** Ana opens a table; a bot and two friends sit down. */
async function gather(house: House, ana: Visitor): Promise<Pick<Game, 'code' | 'guests'>> {
  await ana.press(ana.button(/^Open a table/u));
  await ana.page.getByLabel('Your name').fill(ana.name);
  await ana.press(ana.button('Open the table'));
  await ana.press(ana.button('Add bot'));
  await expect(ana.page.getByRole('listitem').filter({ hasText: 'bot' })).toHaveCount(1);
  await ana.page.getByRole('radio', { name: new RegExp(`^${ROUNDS} rounds`, 'u') }).check();
  const code = ana.page.url().slice(-6);
  const guests = new Map<number, TableClient>();
  for (const name of ['Björn', 'Dolores']) {
    const guest = await TableClient.enter(house.place, code, { name });
    guests.set(guest.place.seat ?? -1, guest);
    await expect(ana.page.getByText(name, { exact: true })).toBeVisible();
  }
  return { code, guests };
}

async function playRound(game: Game, camera: Camera): Promise<void> {
  const { house, ana, code, guests } = game;
  await expect.poll(() => house.turnAt(code), OFTEN).not.toBeNull();
  for (let turn = house.turnAt(code); turn !== null; turn = house.turnAt(code)) {
    const guest = guests.get(turn.seat);
    if (turn.seat === 0) {
      await expectTurn(ana, turn);
      await takeTable(game, turn, camera);
      await tapMove({ house, code, players: [ana] }, turn);
    } else if (guest !== undefined) {
      const { seq } = turn;
      await guest.raw.until(() => guest.snapshot.seq === seq, 'the state of the turn');
      await guest.command(carelessMove(turn));
    }
    await expectNext({ house, code }, turn);
  }
}

/** Pictures of the table in Ana's turn. */
async function takeTable(
  { ana, wanda, code }: Game,
  { round: { table }, legal }: TurnNow,
  camera: Camera,
): Promise<void> {
  const [play] = playsIn(legal);
  if (play === undefined) return;
  const placed = [...table.personal, table.mexican].flatMap((train) => train.placed);
  if (turnOf(table)?.cover === true) {
    await ana.press(handTile(ana, play.tile));
    await camera.take('open-double', ana);
    await ana.page.keyboard.press('Escape');
  } else if (placed.length >= MIDDLE) {
    await camera.take('mid-game', ana);
    await ana.page.emulateMedia({ colorScheme: 'dark' });
    await camera.take('dark', ana);
    await ana.page.emulateMedia({ colorScheme: 'light' });
    if (wanda.isHere) return;
    await wanda.goTo(`/t/${code}`);
    await wanda.press(wanda.button('Just watch'));
    await expect(wanda.lane('Ana’s train')).toBeVisible();
    await camera.take('spectator', wanda);
  }
}
