import { expect, test } from 'vitest';
import { fateOf, type Idleness } from './retention.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PATIENCE = { lobbyForgetMs: 30 * MINUTE_MS, retentionMs: 30 * DAY_MS };
const UNPLAYED = { seq: 0, finishedMatches: 0 };
const PLAYED = { seq: 7, finishedMatches: 0 };
const FINISHED = { seq: 99, finishedMatches: 1 };

/** Idle for so long, in a process that runs for as long. */
const idle = (idleMs: number): Idleness => ({ idleMs, sinceBootMs: idleMs });

test.each([
  ['a lobby is kept for half an hour', UNPLAYED, 30 * MINUTE_MS - 1, 'kept'],
  ['a lobby in which nothing was played is then forgotten', UNPLAYED, 30 * MINUTE_MS, 'forgotten'],
  ['a table at which something was played is kept for a month', PLAYED, 30 * DAY_MS - 1, 'kept'],
  ['a match that was never finished is then forgotten', PLAYED, 30 * DAY_MS, 'forgotten'],
  ['a finished match is kept for a month', FINISHED, 30 * DAY_MS - 1, 'kept'],
  ['a finished match then goes into the archive', FINISHED, 30 * DAY_MS, 'archived'],
] as const)('%s', (...[, table, idleMs, fate]) => {
  expect(fateOf(table, idle(idleMs), PATIENCE)).toBe(fate);
});

test('those who wait in a lobby while the server is down find it again', () => {
  const idleness = { idleMs: 2 * DAY_MS, sinceBootMs: 10 * MINUTE_MS };
  expect(fateOf(UNPLAYED, idleness, PATIENCE)).toBe('kept');
});

test('a month of open houses counts, however often the server was started meanwhile', () => {
  const idleness = { idleMs: 31 * DAY_MS, sinceBootMs: 0 };
  expect(fateOf(PLAYED, idleness, PATIENCE)).toBe('forgotten');
  expect(fateOf(UNPLAYED, idleness, PATIENCE)).toBe('forgotten');
});
