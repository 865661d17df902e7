import { expect } from '@playwright/test';
import { diceFrom } from '@roundhouse/rules/testing';
import { LastingServer } from './LastingServer.ts';
import { OFTEN } from './moves.ts';
import { scoreRows, scoresOn } from './scores.ts';
import { playByScreen } from './screenPlay.ts';
import type { Visitor } from './Visitor.ts';
import { test, type Invite } from './visits.ts';
import { hearWords, LOST, RESTARTING, STILL_TRYING } from './words.ts';

const NAMES = ['Ana', 'Björn', 'Chidi', 'Zoë'] as const;
const SEED = 1130;
const ENDS = ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGKILL'] as const;
/** So many moves are made between two ends, at most. */
const MOST_MOVES = 6;
/** What a page may say of it. */
const AWAY = [LOST, STILL_TRYING, RESTARTING];
const OPTIONS = { maxPip: 6, matchRounds: 2 };
/** On the busiest machine four browsers take long to move, and a process takes long to start. */
const MOVED = { ...OFTEN, timeout: 120_000 };
const BACK = { timeout: 120_000 };

test('four phones play a match to its end though their server ends and begins again and again', async ({
  invite,
}) => {
  test.setTimeout(600_000); // a machine that is busy starts a process in half a minute
  const dice = diceFrom(SEED);
  const server = await LastingServer.start();
  const { players, code } = await assemble(server, invite);
  const ears = await Promise.all(players.map(({ page }) => hearWords(page)));
  let moves = 0;
  let isStopped = false;
  const onMove = () => void (moves += 1);
  const playing = Promise.all(
    players.map((visitor) => playByScreen({ visitor, onMove, isStopped: () => isStopped })),
  );
  try {
    for (const signal of ENDS) {
      const enough = moves + 1 + dice.below(MOST_MOVES);
      await expect.poll(() => moves, MOVED).toBeGreaterThanOrEqual(enough);
      const sinceMs = performance.now();
      const before = await Promise.all(ears.map(async (heard) => (await heard()).length));
      await server.restart(signal);
      for (const [index, heard] of ears.entries()) {
        const news = async () =>
          (await heard()).slice(before[index]).some((one) => AWAY.some((words) => words.test(one)));
        await expect.poll(news, OFTEN).toBe(true);
      }
      await Promise.all(
        players.map(({ page }) => expect(page.locator('.banner')).toBeHidden(BACK)),
      );
      note(`all back after ${signal}`, performance.now() - sinceMs);
    }
    await playing;
  } finally {
    isStopped = true;
    await playing.catch(() => undefined);
  }
  const expected = scoreRows(NAMES, await server.scoresOf(code));
  expect(expected[0]).toHaveLength(1 + OPTIONS.matchRounds + 1);
  for (const visitor of players) expect(await scoresOn(visitor), visitor.name).toEqual(expected);
  await server.close();
});

/** Four phones in the first turn of a match. */
async function assemble(server: LastingServer, invite: Invite) {
  const players: Visitor[] = [];
  for (const name of NAMES) players.push(await invite(name, 'phone'));
  const [host, ...guests] = players;
  if (host === undefined) throw new Error('somebody is the host');
  const opened = await server.openTable({ name: host.name, options: OPTIONS, seats: NAMES.length });
  await host.sitDown(opened, server.origin);
  for (const guest of guests) {
    await guest.goTo(`${server.origin}/t/${opened.code}`);
    await guest.takeSeat();
  }
  await host.press(host.button('Start the match'));
  for (const { hand } of players) await expect(hand.first()).toBeVisible();
  return { players, code: opened.code };
}

function note(type: string, ms: number): void {
  test.info().annotations.push({ type, description: `${Math.round(ms)} ms` });
}
