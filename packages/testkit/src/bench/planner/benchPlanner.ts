import { planTrain, type PlanQuestion } from '@roundhouse/bots';
import {
  fullSet,
  hasPip,
  highOf,
  invariant,
  lowOf,
  tileOf,
  type Pip,
  type TileId,
} from '@roundhouse/rules';
import { diceFrom, type Dice } from '@roundhouse/rules/testing';
import { formatPromise, isHeld, short, type Figures, type Promised } from '../budget.ts';
import { spreadOf } from '../server/spread.ts';
import { enumerateTrains } from './enumeration.ts';

/** What `bench planner` plans. */
export interface PlannerSizes {
  /** Tiles in a hand, and how many such hands. */
  readonly hands: readonly { readonly tiles: number; readonly count: number }[];
  /** The largest hand that is enumerated as well, and how many of each size. */
  readonly enumerated: { readonly most: number; readonly count: number };
}

/** What the figures in the documents were measured with; takes some ten seconds. */
export const FULL_PLANNER: PlannerSizes = {
  hands: [
    { tiles: 8, count: 2_000 },
    { tiles: 10, count: 2_000 },
    { tiles: 12, count: 2_000 },
    { tiles: 15, count: 2_000 },
    { tiles: 16, count: 2_000 },
    { tiles: 20, count: 2_000 },
    { tiles: 25, count: 1_000 },
    { tiles: 30, count: 300 },
  ],
  enumerated: { most: 20, count: 200 },
};

const SETS: readonly Pip[] = [12, 15];
/** A hand is planned so often, and the shortest time counts: the others were interrupted. */
const REPEATS = 3;
/** What was promised of the slowest plan in a hundred, by tiles. */
const PROMISED_US: Readonly<Record<number, number>> = { 15: 1_000, 25: 5_000 };

/** Microseconds of one size of hand in one set. */
interface Row {
  readonly set: Pip;
  readonly tiles: number;
  readonly count: number;
  readonly plan: Times;
  /** Null where hands are too large for it. */
  readonly enumeration: Times | null;
}

interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Says row by row how long a plan takes. Gives the figures by key; `missed` are promises broken. */
export function benchPlanner(sizes: PlannerSizes, say: (line: string) => void): Figures {
  say(
    'most tiles, then most points: the exact plan, and beside it every train tried; microseconds',
  );
  say('set tiles  hands   median      p99      max |   median      p99      max');
  const rows = SETS.flatMap((set) => sizes.hands.map((hands) => measure(set, hands, sizes)));
  for (const row of rows) say(describeRow(row));
  say('');
  const promises = rows.flatMap(promisesOf);
  for (const promised of promises) say(formatPromise(promised));
  const missed = promises.filter((promised) => !isHeld(promised)).length;
  return { ...Object.fromEntries(rows.flatMap(figuresOf)), missed };
}

function measure(
  set: Pip,
  { tiles, count }: PlannerSizes['hands'][number],
  { enumerated }: PlannerSizes,
): Row {
  const dice = diceFrom(set * 1_000 + tiles);
  const questions = Array.from({ length: count }, () => handToOpen(set, tiles, dice));
  for (const question of questions.slice(0, 200)) planTrain(question);
  const plan = timesOf(questions.map((question) => shortest(() => planTrain(question))));
  const tried = tiles > enumerated.most ? [] : questions.slice(0, enumerated.count);
  const enumeration = tried.length === 0 ? null : timesOf(tried.map(enumerationTime));
  return { set, tiles, count, plan, enumeration };
}

/** A hand with a tile for the engine, which is the highest double and set aside. */
function handToOpen(set: Pip, size: number, dice: Dice): PlanQuestion {
  const deck = fullSet(set).filter((tile) => tile !== tileOf(set, set));
  for (;;) {
    const tiles = dice.shuffled(deck).slice(0, size);
    if (!tiles.some((tile) => hasPip(tile, set))) continue;
    const weigh = (tile: TileId) => 4096 + highOf(tile) + lowOf(tile);
    return { tiles, starts: [set], weigh, finalDouble: 'allowed' };
  }
}

/** Times the other method, and holds the planner to its answer. */
function enumerationTime(question: PlanQuestion): number {
  const [start = 0] = question.starts;
  let found = enumerateTrains(question.tiles, start);
  const time = shortest(() => (found = enumerateTrains(question.tiles, start)), 1);
  const { tiles } = planTrain(question);
  if (found.isWhole) invariant(tiles.length === found.mostTiles, 'both find as many tiles');
  return time;
}

function shortest(work: () => void, repeats = REPEATS): number {
  let least = Number.POSITIVE_INFINITY;
  for (let left = repeats; left > 0; left -= 1) {
    const begin = performance.now();
    work();
    least = Math.min(least, performance.now() - begin);
  }
  return 1_000 * least;
}

function timesOf(times: readonly number[]): Times {
  return { ...spreadOf(times), max: Math.max(...times) };
}

function describeRow({ set, tiles, count, plan, enumeration }: Row): string {
  const columns = (times: Times) =>
    [times.p50, times.p99, times.max].map((time) => short(time).padStart(8)).join(' ');
  const head = `${String(set).padStart(3)} ${String(tiles).padStart(5)} ${String(count).padStart(6)}`;
  return `${head} ${columns(plan)} | ${enumeration === null ? 'not tried' : columns(enumeration)}`;
}

function promisesOf({ set, tiles, plan }: Row): readonly Promised[] {
  const mustHold = PROMISED_US[tiles];
  if (mustHold === undefined) return [];
  const figure = `${tiles} tiles of double-${set}, slowest in a hundred`;
  return [{ figure, value: plan.p99, mustHold, unit: 'µs' }];
}

function figuresOf({ set, tiles, plan }: Row): readonly (readonly [string, string])[] {
  const name = `d${set}x${tiles}`;
  return [
    [`${name}P50Us`, plan.p50.toFixed(1)],
    [`${name}P99Us`, plan.p99.toFixed(1)],
  ];
}
