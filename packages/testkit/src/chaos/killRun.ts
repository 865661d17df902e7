import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { diceFrom } from '@roundhouse/rules/testing';
import type { Breach, Rule } from '../judge/promises.ts';
import { freePort } from '../server/freePort.ts';
import { fromOutside, planDeaths, type Death } from './deaths.ts';
import { KillLane, type DeathPoint, type LaneSite } from './KillLane.ts';

/** How often to kill. */
export interface KillPlan {
  readonly kills: number;
  readonly seed: number;
}

/** What came of it. */
export interface KillReport {
  /** By the moment of death. */
  readonly deaths: ReadonlyMap<DeathPoint, number>;
  readonly lanes: number;
  readonly acknowledged: number;
  readonly heard: number;
  readonly breaches: readonly Breach[];
  /** Longest times from a server that listens again to the last player back, and to a move at each table. */
  readonly backMs: number;
  readonly playableMs: number;
}

/** Seeds of one lane; far from those of the next. */
const SEEDS_PER_LANE = 1_000;

/**
 * Kills real servers again and again under people who play, and asks afterwards what is left. One
 * plan of deaths is dealt to several lanes, each with a server, a disk and people of its own.
 */
export async function killAndAsk({ kills, seed }: KillPlan): Promise<KillReport> {
  const laneCount = Math.min(kills, availableParallelism());
  const deaths = [...planDeaths(kills, seed)];
  return inTempDir(async (dir) => {
    const lanes = await Promise.all(
      Array.from({ length: laneCount }, (_, index) => laneIn(dir, { index, seed, lie: null })),
    );
    const ends = await Promise.allSettled(lanes.map((lane) => dieInTurn(lane, deaths)));
    const breaches = ends.flatMap((end) => {
      if (end.status === 'rejected') throw end.reason;
      return end.value;
    });
    return reportOf(lanes, breaches);
  });
}

/** What came of a server whose journal lies. */
export interface LieReport {
  /** The death after which it came to light; null when it did not. */
  readonly foundAt: number | null;
  /** Breaches of the last evening. */
  readonly breaches: readonly Breach[];
}

/**
 * People play at a server whose journal says that it has written before it has; it dies, and the same
 * questions are asked. A new evening each time, until one of `rules` turns out to be broken.
 */
export async function killALiar(
  seed: number,
  { most, rules }: { readonly most: number; readonly rules: readonly Rule[] },
): Promise<LieReport> {
  const dice = diceFrom(seed);
  let breaches: readonly Breach[] = [];
  for (let index = 0; index < most; index += 1) {
    breaches = await inTempDir(async (dir) => {
      const lane = await laneIn(dir, { index, seed, lie: 'replyBeforeAppend' });
      return dieOnce(lane, fromOutside(dice));
    });
    const isFound = breaches.some(({ rule }) => rules.includes(rule));
    if (isFound) return { foundAt: index + 1, breaches };
  }
  return { foundAt: null, breaches };
}

/** Takes deaths as long as there are any. When something goes wrong nobody else has to go on. */
async function dieInTurn(lane: KillLane, deaths: Death[]): Promise<readonly Breach[]> {
  try {
    await lane.open();
    for (let death = deaths.shift(); death !== undefined; death = deaths.shift()) {
      await lane.dieAndReturn(death);
    }
    await lane.calmDown();
    return await lane.judge();
  } catch (error) {
    deaths.length = 0;
    throw error;
  } finally {
    await lane.close();
  }
}

async function dieOnce(lane: KillLane, death: Death): Promise<readonly Breach[]> {
  try {
    await lane.open();
    await lane.die(death);
    return await lane.judge();
  } finally {
    await lane.close();
  }
}

function reportOf(lanes: readonly KillLane[], breaches: readonly Breach[]): KillReport {
  const deaths = new Map<DeathPoint, number>();
  for (const point of lanes.flatMap((lane) => lane.deaths)) {
    deaths.set(point, (deaths.get(point) ?? 0) + 1);
  }
  const sum = (of: (lane: KillLane) => number) => lanes.reduce((all, lane) => all + of(lane), 0);
  const most = (of: (lane: KillLane) => number) => Math.round(Math.max(...lanes.map(of)));
  return {
    deaths,
    lanes: lanes.length,
    acknowledged: sum(({ acknowledgedCount }) => acknowledgedCount),
    heard: sum(({ heardCount }) => heardCount),
    breaches,
    backMs: most(({ backMs }) => backMs),
    playableMs: most(({ playableMs }) => playableMs),
  };
}

interface LaneWish extends Pick<LaneSite, 'lie' | 'seed'> {
  readonly index: number;
}

/** A lane in a new folder, at a port of its own. */
async function laneIn(parent: string, { index, seed, lie }: LaneWish): Promise<KillLane> {
  const dir = join(parent, `lane-${index}`);
  mkdirSync(dir);
  return new KillLane({
    dir,
    codeDir: join(parent, 'code'),
    place: { host: '127.0.0.1', port: await freePort() },
    seed: seed + SEEDS_PER_LANE * index,
    lie,
  });
}

async function inTempDir<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'roundhouse-kills-'));
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
