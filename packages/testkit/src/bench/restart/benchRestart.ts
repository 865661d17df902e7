import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSE_CODES } from '@roundhouse/protocol';
import { diceFrom } from '@roundhouse/rules/testing';
import { MainProcess } from '../../server/MainProcess.ts';
import { ResilientPlayer } from '../../players/ResilientPlayer.ts';
import { openTable } from '../../raw/http.ts';
import { formatPromise, isHeld, type Figures, type Promised } from '../budget.ts';
import { spreadOf } from '../server/spread.ts';

/** How much is measured. */
export interface RestartSizes {
  readonly tables: number;
  readonly restarts: number;
  readonly seed: number;
}

/** What `pnpm -s bench restart` measures. */
export const FULL_RESTART: RestartSizes = { tables: 10, restarts: 10, seed: 1130 };

/** Waits and patience of the page; of the waits before a call the longest. People think before they move. */
const LIKE_THE_PAGE = { waitsMs: { first: 500, longest: 500 }, quietMs: 12_000, thinkMs: 600 };
const NAMES = ['Ana', 'Bea', 'Cid', 'Dot'] as const;
const PROMISED_MS = 3_000;
const LOOK_MS = 5;
/** Longer than any restart takes. */
const MOST_MS = 60_000;
/** So long people play between two restarts. */
const CALM_MS = 1_500;

/** One restart, in ms from SIGTERM on. */
interface Restart {
  /** The next process listens. */
  readonly upMs: number;
  /** The last player is back. */
  readonly backMs: number;
  /** A move was carried out at the last of the tables. */
  readonly movedMs: number;
}

/** Stops and starts a real server under people who play, and measures how long they notice it. */
export async function benchRestart(
  { tables, restarts, seed }: RestartSizes,
  say: (line: string) => void,
): Promise<Figures> {
  const dir = mkdtempSync(join(tmpdir(), 'roundhouse-restart-'));
  let server = await MainProcess.start({ dir });
  const companies = await gather(server.port, tables, seed);
  const players = companies.flat();
  const playing = Promise.all(players.map((player) => player.play()));
  const seen: Restart[] = [];
  try {
    await whenAllPlay(companies, { sinceMs: performance.now(), goneMs: 0 });
    for (let count = 0; count < restarts; count += 1) {
      await pause(CALM_MS);
      const sinceMs = performance.now();
      await server.end('SIGTERM');
      const goneMs = performance.now();
      server = await MainProcess.start({ dir, port: server.port });
      const upMs = performance.now() - sinceMs;
      const restart = { upMs, ...(await whenAllPlay(companies, { sinceMs, goneMs })) };
      say(
        `up ${whole(upMs)} ms, all back ${whole(restart.backMs)}, all play ${whole(restart.movedMs)}`,
      );
      seen.push(restart);
    }
  } finally {
    for (const player of players) player.stop();
    await server.end('SIGKILL');
    await playing;
    rmSync(dir, { recursive: true, force: true });
  }
  return figuresOf(seen, players, say);
}

/** People at one table. */
type Company = readonly ResilientPlayer[];

/** Tables with four people each. */
async function gather(port: number, tables: number, seed: number): Promise<readonly Company[]> {
  const place = { host: '127.0.0.1', port };
  const companies = Array.from({ length: tables }, async (_, table) => {
    const [host, ...guests] = NAMES;
    const { code, seatToken } = await openTable(place, { name: host, seats: NAMES.length });
    const parts = { ...LIKE_THE_PAGE, place, code, dice: diceFrom(seed + table) };
    return [
      new ResilientPlayer({ ...parts, entrance: { seatToken }, startsAt: NAMES.length }),
      ...guests.map((name) => new ResilientPlayer({ ...parts, entrance: { name } })),
    ];
  });
  return Promise.all(companies);
}

/** When a server was told to end, and when it had; ms of `performance.now`. */
interface End {
  readonly sinceMs: number;
  readonly goneMs: number;
}

/** Waits until everybody is back after an end, and somebody has moved at each table; says when. */
async function whenAllPlay(
  companies: readonly Company[],
  { sinceMs, goneMs }: End,
): Promise<Pick<Restart, 'backMs' | 'movedMs'>> {
  const players = companies.flat();
  const firstMoves = new Map<Company, number>();
  const isBack = () => players.every(({ arrivedAtMs }) => arrivedAtMs > goneMs);
  while (!isBack() || firstMoves.size < companies.length) {
    if (performance.now() - sinceMs > MOST_MS) throw new Error('somebody does not come back');
    await pause(LOOK_MS);
    for (const company of companies) {
      const movedMs = Math.max(...company.map(({ notes }) => notes.movedAtMs));
      if (movedMs > goneMs && !firstMoves.has(company)) firstMoves.set(company, movedMs);
    }
  }
  return {
    backMs: Math.max(...players.map(({ arrivedAtMs }) => arrivedAtMs)) - sinceMs,
    movedMs: Math.max(...firstMoves.values()) - sinceMs,
  };
}

function figuresOf(
  seen: readonly Restart[],
  players: readonly ResilientPlayer[],
  say: (line: string) => void,
): Figures {
  const backs = seen.map(({ backMs }) => backMs).toSorted((a, b) => a - b);
  const promises: readonly Promised[] = [
    { figure: 'from SIGTERM to everybody back, median', value: spreadOf(backs).p50, ...IN_TIME },
    {
      figure: 'from SIGTERM to everybody back, slowest',
      value: backs.at(-1) ?? Infinity,
      ...IN_TIME,
    },
  ];
  for (const promised of promises) say(formatPromise(promised));
  const oddCloses = players
    .flatMap(({ closes }) => closes)
    .filter((code) => code !== CLOSE_CODES.restarting);
  if (oddCloses.length > 0) say(`closed with ${oddCloses.join(' ')}`);
  return {
    players: players.length,
    restarts: seen.length,
    upMs: whole(spreadOf(seen.map(({ upMs }) => upMs)).p50),
    backMs: whole(spreadOf(backs).p50),
    slowestMs: whole(backs.at(-1) ?? Infinity),
    playsMs: whole(Math.max(...seen.map(({ movedMs }) => movedMs))),
    oddCloses: oddCloses.length,
    missed: promises.filter((promised) => !isHeld(promised)).length + oddCloses.length,
  };
}

const IN_TIME = { mustHold: PROMISED_MS, unit: 'ms' };

function whole(ms: number): number {
  return Math.round(ms);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
