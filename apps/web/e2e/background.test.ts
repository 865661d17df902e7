import { expect, type Page } from '@playwright/test';
import { TableClient } from '@roundhouse/testkit/leak';
import { carelessMove } from './deals.ts';
import { freeze, letFreeze, thaw } from './frozen.ts';
import type { House, TurnNow } from './House.ts';
import { expectNext, expectTurn, OFTEN, tapMove } from './moves.ts';
import { turnPage } from './turnPage.ts';
import type { Visitor } from './Visitor.ts';
import { test, type Invite } from './visits.ts';

/** Bea has no browser; two bots play between her and Ana. */
const [BEA, ANA] = [0, 3];
/** As many frames as all movements of a few moves together take, and more. */
const LONG = 90;
/**
 * A change is drawn as it comes, and again with the ring around what was played last. For being seen
 * again the page draws once, and Preact may wait for a frame with what follows.
 */
const FEW = 2;

test('a page that was hidden while bots played shows the table as it is, and plays nothing of what it missed', async ({
  house,
  invite,
}) => {
  const game = await tableOfFour(house, invite);
  const { ana, bea } = game;

  const seen = await letBotsPlay(game);
  expect(seen.drawnCount).toBeGreaterThan(5 * seen.changeCount);

  await untilBea(game);
  await turnPage(ana.page, true);
  const hidden = await letBotsPlay(game);
  expect(hidden.drawnCount).toBeLessThanOrEqual(FEW * hidden.changeCount + 1); // once for being hidden
  await turnPage(ana.page, false);

  await untilBea(game);
  await holdFrames(ana.page);
  await turnPage(ana.page, true);
  await letBotsPlay(game);
  await turnPage(ana.page, false);
  const missed = await watch(ana.page);
  expect(missed.drawnCount).toBeGreaterThan(0);
  expect(missed.askedCount).toBeLessThanOrEqual(FEW);
  expect(missed.first).toBe(missed.last);
  expect(ana.troubles).toEqual([]);
  await bea.raw.leave();
});

test('a page that its browser froze while bots played shows the table as it is, and plays nothing either', async ({
  house,
  invite,
}) => {
  const game = await tableOfFour(house, invite);
  const { ana, bea } = game;

  await freeze(ana.page);
  const before = house.seqAt(game.code);
  const turn = await playOn(game);
  const changeCount = turn.seq - before;
  expect(await thaw(ana.page)).toBeGreaterThanOrEqual(changeCount);
  await expectTurn(ana, turn);
  const missed = await watch(ana.page);
  expect(missed.drawnCount).toBeGreaterThan(0);
  expect(missed.askedCount).toBeLessThanOrEqual(FEW * changeCount + 1);
  expect(missed.first).toBe(missed.last);
  await untilBea(game);
  expect(ana.troubles).toEqual([]);
  await bea.raw.leave();
});

/** Four at a table. */
interface Game {
  readonly house: House;
  readonly code: string;
  readonly ana: Visitor;
  readonly bea: TableClient;
}

/** A table where it is Bea's turn, and everything lies still on Ana's page, which shows movement. */
async function tableOfFour(house: House, invite: Invite): Promise<Game> {
  const ana = await invite('Ana', 'laptop');
  await letFreeze(ana.context);
  const { code, seatToken } = await house.openTable({ name: 'Bea', seats: 4, bots: 2 });
  const bea = await TableClient.enter(house.place, code, { seatToken });
  await ana.context.addInitScript(countFrames);
  await ana.goTo(`/t/${code}`);
  await ana.page.emulateMedia({ reducedMotion: 'no-preference' });
  await ana.takeSeat();
  await bea.host({ type: 'start' });
  await expect(ana.page.locator('.table-screen.has-scene')).toBeVisible();
  const game = { house, code, ana, bea };
  await untilBea(game);
  return game;
}

/** What a page counts of its own frames. */
interface Frames {
  /** Asks for a frame that is not counted. */
  readonly ask: typeof requestAnimationFrame;
  asked: number;
  /** Those of a hidden page wait until it is seen, as in every browser; otherwise they come. */
  areHeld: boolean;
  /** The times of those in which the table was drawn. */
  readonly drawn: Set<unknown>;
}

/** Has the page count its frames. */
function countFrames(): void {
  const frames: Frames = {
    ask: window.requestAnimationFrame.bind(window),
    asked: 0,
    areHeld: false,
    drawn: new Set(),
  };
  Object.assign(window, { frames });
  window.requestAnimationFrame = (run) => {
    frames.asked += 1;
    if (!frames.areHeld || !document.hidden) return frames.ask(run);
    document.addEventListener('visibilitychange', () => frames.ask(run), { once: true });
    return 0;
  };
  const { prototype } = CanvasRenderingContext2D;
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its context below
  const { drawImage } = prototype;
  prototype.drawImage = function draw(this: CanvasRenderingContext2D, ...image: unknown[]) {
    const isTable = this.canvas.matches('.scene canvas:last-of-type');
    if (isTable) frames.drawn.add(document.timeline.currentTime);
    Reflect.apply(drawImage, this, image);
  };
}

/** From now on a hidden page gets no frames. */
function holdFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as { frames: Frames }).frames.areHeld = true;
  });
}

/** What a page did since it was last watched, and then for a while. */
interface Watched {
  /** Frames that it asked for, and those in which it drew the table. */
  readonly askedCount: number;
  readonly drawnCount: number;
  /** The picture of the table in the first frame of the while, and in the last. */
  readonly first: string;
  readonly last: string;
}

/** Watches a page for a while. */
function watch(page: Page): Promise<Watched> {
  return page.evaluate(async (frameCount) => {
    const { frames } = window as unknown as { frames: Frames };
    const frame = () => new Promise((resolve) => frames.ask(resolve));
    const picture = () =>
      [...document.querySelectorAll<HTMLCanvasElement>('.scene canvas')].at(-1)?.toDataURL() ?? '';
    await frame();
    await frame(); // the page's own came before it
    const first = picture();
    for (let count = 0; count < frameCount; count += 1) await frame();
    const counts = { askedCount: frames.asked, drawnCount: frames.drawn.size };
    frames.asked = 0;
    frames.drawn.clear();
    return { ...counts, first, last: picture() };
  }, LONG);
}

/** Has Ana and the bots play until it is Bea's turn and nothing moves. */
async function untilBea({ house, code, ana }: Game): Promise<void> {
  let turn = await personsTurn(house, code);
  for (; turn.seat === ANA; turn = await personsTurn(house, code)) {
    await tapMove({ house, code, players: [ana, ana, ana, ana] }, turn);
    await expectNext({ house, code }, turn);
  }
  await watch(ana.page);
}

/** Has Bea and then the bots play until it is Ana's turn; says what Ana's page did meanwhile. */
async function letBotsPlay(game: Game) {
  const { house, code, ana } = game;
  const before = house.seqAt(code);
  const turn = await playOn(game);
  await expectTurn(ana, turn);
  return { ...(await watch(ana.page)), changeCount: turn.seq - before };
}

/** Has Bea and then the bots play until it is Ana's turn. */
async function playOn({ house, code, bea }: Game): Promise<TurnNow> {
  let turn = await personsTurn(house, code);
  for (; turn.seat === BEA; turn = await personsTurn(house, code)) {
    const { seq } = turn;
    await bea.raw.until(() => bea.snapshot.seq === seq, 'the state of the turn');
    await bea.command(carelessMove(turn));
    await expectNext({ house, code }, turn);
  }
  return turn;
}

/** Waits for a turn of Ana's or Bea's. */
async function personsTurn(house: House, code: string): Promise<TurnNow> {
  const own = () => {
    const turn = house.turnAt(code);
    return turn !== null && [ANA, BEA].includes(turn.seat) ? turn : null;
  };
  await expect.poll(own, OFTEN).not.toBeNull();
  const turn = own();
  if (turn === null) throw new Error('it stays the turn of whoever is here');
  return turn;
}
