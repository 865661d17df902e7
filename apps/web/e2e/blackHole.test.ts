import { expect, type Page, type Request } from '@playwright/test';
import { diceFrom } from '@roundhouse/rules/testing';
import { BadNetwork } from '@roundhouse/testkit/badNetwork';
import { LastingServer } from './LastingServer.ts';
import { OFTEN } from './moves.ts';
import { scoreRows, scoresOn } from './scores.ts';
import { playByScreen } from './screenPlay.ts';
import { test } from './visits.ts';
import { LOST, STILL_TRYING } from './words.ts';

const OPTIONS = { maxPip: 6, matchRounds: 1 };
/** As long as a page may take to notice, with room for a busy machine. */
const NOTICED = { timeout: 12_000 };
/** The last call into the hole is given up by then, on the busiest machine too. */
const BACK = { timeout: 60_000 };

test('a phone whose network swallows everything for half a minute says so, and is back by itself', async ({
  invite,
}) => {
  test.setTimeout(300_000);
  const server = await LastingServer.start();
  const proxy = await BadNetwork.listen({ port: server.port, dice: diceFrom(1) });
  const [ana, bea] = [await invite('Ana', 'phone'), await invite('Bea', 'phone')];
  const opened = await server.openTable({ name: 'Ana', options: OPTIONS, seats: 2 });
  await ana.sitDown(opened, `http://127.0.0.1:${proxy.place.port}`);
  await bea.goTo(`${server.origin}/t/${opened.code}`);
  await bea.takeSeat();
  const underWay = requestsUnderWay(ana.page);
  const hasLastParts = ana.page.waitForResponse(/OpenSheet-[^/]*\.js$/u);
  await ana.press(ana.button('Start the match'));
  let moves = 0;
  let isStopped = false;
  const game = { onMove: () => void (moves += 1), isStopped: () => isStopped };
  const playing = Promise.all([ana, bea].map((visitor) => playByScreen({ visitor, ...game })));
  try {
    await expect.poll(() => moves, OFTEN).toBeGreaterThan(4);
    // A part on its way into the hole would never come: docs/reliability.md
    await hasLastParts;
    await expect.poll(() => [...underWay].map((request) => request.url()), OFTEN).toEqual([]);
    proxy.set('both', { isBlackHole: true });
    const deadSince = performance.now();
    await expect(ana.page.getByText(LOST)).toBeVisible(NOTICED);
    note('noticed after', performance.now() - deadSince);
    // Three calls have come to nothing by then, the last after twelve seconds.
    await expect(ana.page.getByText(STILL_TRYING)).toBeVisible(BACK);
    note('black hole of', performance.now() - deadSince);
    proxy.set('both', { isBlackHole: false });
    const soundSince = performance.now();
    await expect(ana.page.locator('.banner')).toBeHidden(BACK);
    note('back after', performance.now() - soundSince);
    await playing;
  } finally {
    isStopped = true;
    await playing.catch(() => undefined);
  }
  const expected = scoreRows(['Ana', 'Bea'], await server.scoresOf(opened.code));
  for (const visitor of [ana, bea]) expect(await scoresOn(visitor)).toEqual(expected);
  await proxy.close();
  await server.close();
});

/** The requests of a page that have begun from now on and are not over. */
function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

function note(type: string, ms: number): void {
  test.info().annotations.push({ type, description: `${Math.round(ms)} ms` });
}
