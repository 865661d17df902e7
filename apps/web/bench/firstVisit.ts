import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { House } from '../e2e/House.ts';
import { median } from './probe.ts';

/** A phone of some years ago on a slow line. */
const LINE = { downKbit: 1600, upKbit: 750, latencyMs: 150 };
const SLOWNESS = 4;
const VISITS = 9;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const PATIENCE_MS = 60_000;
/** After a page can be used, until the last of what it fetches has come. */
const QUIET_MS = 3000;

/** Medians over all visits, in milliseconds from the click on the link. */
export interface VisitFigures {
  /** The first thing that is painted is the sign of the house, before any script is here. */
  readonly homePaintMs: number;
  readonly homeMs: number;
  /** The door of a table asks for a name. */
  readonly doorMs: number;
  /** Whoever has a seat sees who is there, and the host may begin. */
  readonly lobbyPaintMs: number;
  readonly lobbyMs: number;
  /** What a first visit to a lobby moves, and a second one. */
  readonly firstBytes: number;
  readonly reloadBytes: number;
}

/**
 * First visits to a house with nothing kept, over a slow line, to a slow phone, at the address under
 * which friends find it: a page at localhost asks more.
 */
export async function measureVisits(browser: Browser, house: House): Promise<VisitFigures> {
  const rows: VisitFigures[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) rows.push(await oneVisit(browser, house));
  const of = (figure: keyof VisitFigures) => median(rows.map((row) => row[figure]));
  return {
    homePaintMs: of('homePaintMs'),
    homeMs: of('homeMs'),
    doorMs: of('doorMs'),
    lobbyPaintMs: of('lobbyPaintMs'),
    lobbyMs: of('lobbyMs'),
    firstBytes: of('firstBytes'),
    reloadBytes: of('reloadBytes'),
  };
}

async function oneVisit(browser: Browser, house: House): Promise<VisitFigures> {
  const origin = `http://${house.host}:${house.place.port}`;
  const { code, seatToken } = await house.openTable({ name: 'Ana', bots: 1 });
  const home = await openSlowly(browser, 'Play now');
  await home.page.goto(origin);
  const homeMs = await usableAt(home.page);
  const homePaintMs = await paintOf(home.page);
  await home.context.close();

  const door = await openSlowly(browser, 'Take a seat');
  await door.page.goto(`${origin}/t/${code}`);
  const doorMs = await usableAt(door.page);
  await door.context.close();

  const lobby = await openSlowly(browser, 'Start the match');
  await lobby.context.addInitScript(
    ([key, seat]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, seat);
    },
    [`roundhouse.seat.${code}`, JSON.stringify({ code, token: seatToken, usedAtMs: 1 })] as const,
  );
  await lobby.page.goto(`${origin}/t/${code}`);
  const lobbyMs = await usableAt(lobby.page);
  const lobbyPaintMs = await paintOf(lobby.page);
  await lobby.page.waitForTimeout(QUIET_MS);
  const firstBytes = lobby.takeBytes();
  await lobby.page.reload();
  await usableAt(lobby.page);
  await lobby.page.waitForTimeout(QUIET_MS);
  const reloadBytes = lobby.takeBytes();
  await lobby.context.close();
  return { homePaintMs, homeMs, doorMs, lobbyPaintMs, lobbyMs, firstBytes, reloadBytes };
}

interface SlowPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Bytes that have come over the line since this was last asked, heads and all. */
  readonly takeBytes: () => number;
}

/** A phone with nothing kept, which notes when a button with these words can be pressed. */
async function openSlowly(browser: Browser, words: string): Promise<SlowPage> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', locale: 'en' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript((wanted) => {
    const look = () => {
      const button = [...document.querySelectorAll('button:enabled')].find((one) =>
        one.textContent.includes(wanted),
      );
      if (button === undefined) requestAnimationFrame(look);
      else Object.assign(window, { usableAtMs: performance.now() });
    };
    requestAnimationFrame(look);
  }, words);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latencyMs,
    downloadThroughput: (LINE.downKbit * 1000) / 8,
    uploadThroughput: (LINE.upKbit * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  return { context, page, takeBytes: countBytes(session) };
}

function countBytes(session: CDPSession): () => number {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => {
    const taken = bytes;
    bytes = 0;
    return taken;
  };
}

async function usableAt(page: Page): Promise<number> {
  await page.waitForFunction(() => 'usableAtMs' in window);
  return page.evaluate(() => (window as unknown as { usableAtMs: number }).usableAtMs);
}

/** The first thing that was painted. */
async function paintOf(page: Page): Promise<number> {
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  await page.waitForFunction(paint);
  return (await page.evaluate(paint)) ?? 0;
}
