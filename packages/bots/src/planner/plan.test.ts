import { expect, test } from 'vitest';
import {
  fullSet,
  handPoints,
  hasPip,
  isDouble,
  otherHalf,
  parseTile,
  presetOptions,
  type Pip,
  type TileId,
} from '@roundhouse/rules';
import { heaviestByTrying, heaviestWithoutBounds, seeded } from '../../testing/index.ts';
import type { Rng } from '../rng.ts';
import { planTrain, type Plan, type PlanQuestion } from './plan.ts';

const SEED = Number(process.env['ROUNDHOUSE_SEED'] ?? 1);
/** How many times as many hands as usual: `ROUNDHOUSE_RUNS=50` tries 100,000 small ones and 5,000 large ones. */
const FACTOR = Number(process.env['ROUNDHOUSE_RUNS'] ?? 1);
const SMALL_HANDS = 2_000 * FACTOR;
const LARGE_HANDS = 100 * FACTOR;
const TIMEOUT_MS = 1_200_000;

const FINAL_DOUBLES = ['allowed', 'forbidden', 'onlyIfHandEmpties'] as const;
const options = presetOptions('roundhouse');
const points = (tile: TileId) => (options.ok ? handPoints(options.value, [tile]) : 0);
/** Most tiles, most points, both, only tiles, and weights without sense. */
const WEIGHTINGS = [
  (tile: TileId) => 4096 + points(tile),
  (tile: TileId) => 128 * points(tile) + 1,
  (tile: TileId) => 8 + points(tile),
  () => 1,
  (tile: TileId) => 1 + ((tile * 7919) % 41),
] as const;

function pick<T>(items: readonly [T, ...T[]], rng: Rng): T {
  return items[Math.floor(rng() * items.length)] ?? items[0];
}

function handFrom(maxPip: Pip, size: number, rng: Rng): readonly TileId[] {
  return fullSet(maxPip)
    .map((tile) => [rng(), tile] as const)
    .toSorted(([one], [other]) => one - other)
    .slice(0, size)
    .map(([, tile]) => tile);
}

/** Any hand of so many tiles, with any rule and weighting. */
function questionFrom(maxPip: Pip, size: number, rng: Rng): PlanQuestion {
  const tiles = handFrom(maxPip, size, rng);
  const pip = () => Math.floor(rng() * (maxPip + 1));
  return {
    tiles,
    starts: rng() < 0.2 ? [pip(), pip(), pip()] : [pip()],
    weigh: pick(WEIGHTINGS, rng),
    finalDouble: pick(FINAL_DOUBLES, rng),
    restful: rng() < 0.2 ? Math.floor(rng() * 2 ** (maxPip + 1)) : 0,
  };
}

/** The plan is a train of the hand by the rules asked for, and weighs what it says. */
function expectTrain(question: PlanQuestion, plan: Plan, name: string): void {
  const { tiles, weigh, starts, finalDouble, restful = 0 } = question;
  expect(starts, name).toContain(plan.start);
  expect(new Set([...plan.tiles, ...plan.extras]), name).toEqual(new Set(tiles));
  expect(plan.tiles.length + plan.extras.length, name).toBe(tiles.length);
  let end = plan.start;
  for (const tile of plan.tiles) {
    expect(hasPip(tile, end), name).toBe(true);
    end = otherHalf(tile, end);
  }
  expect(plan.value, name).toBe(plan.tiles.reduce((sum, tile) => sum + weigh(tile), 0));
  const last = plan.tiles.at(-1);
  if (last === undefined || !isDouble(last) || (restful >> end) & 1) return;
  const mayLieThere = finalDouble === 'allowed' || plan.extras.length === 0;
  expect(mayLieThere && finalDouble !== 'forbidden', name).toBe(true);
}

test(
  `the planner finds what trying every order finds, in ${SMALL_HANDS} hands`,
  { timeout: TIMEOUT_MS },
  () => {
    const rng = seeded(SEED);
    for (let hand = 0; hand < SMALL_HANDS; hand += 1) {
      const maxPip = pick([3, 4, 5, 6, 9, 12, 15, 18], rng);
      const most = maxPip === 3 ? 9 : 12;
      const question = questionFrom(maxPip, 2 + Math.floor(rng() * (most - 1)), rng);
      const plan = planTrain(question);
      const name = `seed ${SEED}, hand ${hand}`;
      expectTrain(question, plan, name);
      expect(plan.proven, name).toBe(true);
      expect(plan.value, name).toBe(heaviestByTrying(question));
    }
  },
);

test(
  `the bounds change nothing, in ${LARGE_HANDS} hands of 16 to 24 tiles`,
  { timeout: TIMEOUT_MS },
  () => {
    const rng = seeded(SEED + 1);
    for (let hand = 0; hand < LARGE_HANDS; hand += 1) {
      const maxPip = pick([6, 9, 12, 15, 18], rng);
      const question = questionFrom(maxPip, 16 + Math.floor(rng() * 9), rng);
      const plan = planTrain(question);
      const name = `seed ${SEED + 1}, hand ${hand}`;
      expectTrain(question, plan, name);
      expect(plan.value, name).toBe(heaviestWithoutBounds(question));
    }
  },
);

test('a hand of forty tiles of the largest set is planned as well', () => {
  const rng = seeded(SEED + 2);
  for (let hand = 0; hand < 5; hand += 1) {
    const question = { ...questionFrom(18, 40, rng), mostPositions: 4_000 };
    expectTrain(question, planTrain(question), `seed ${SEED + 2}, hand ${hand}`);
  }
});

test('a whole set in one hand gives a train, though not one that is proven to be the best', () => {
  const tiles = fullSet(18);
  const question = { tiles, starts: [18], weigh: WEIGHTINGS[0], finalDouble: 'allowed' } as const;
  const plan = planTrain(question);
  expectTrain(question, plan, 'the whole set');
  expect(plan.proven).toBe(false);
});

test('a search that is cut short says that nothing is proven', () => {
  const question = { ...questionFrom(12, 25, seeded(SEED + 3)), mostPositions: 2 };
  const plan = planTrain(question);
  expectTrain(question, plan, `seed ${SEED + 3}`);
  expect(plan.proven).toBe(false);
});

test('a train of this hand leaves out the one tile that it cannot come back from', () => {
  const tiles = ['12-9', '9-9', '9-4', '4-2', '9-2', '9-1'].map(
    (text) => parseTile(text) ?? never(),
  );
  const plan = planTrain({ tiles, starts: [12], weigh: points, finalDouble: 'forbidden' });
  expect(plan.tiles.length).toBe(6);
  expect(plan.extras).toEqual([]);
});

function never(): never {
  throw new Error('it is a tile');
}
