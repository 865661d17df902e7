import { fullSet, hasPip, tileCount, tileOf, type Pip, type TileId } from '@roundhouse/rules';
import { tileNamed } from '@roundhouse/rules/testing';
import { z } from 'zod';
import { compare, failuresOf, refused, type Failure } from './failure.ts';
import { boneyardAfterDeal, pointsOf, roundsOf, winnersOf } from './plainMatch.ts';

const count = z.int().min(0);
const pip = z.int().min(0).max(18);
const byNumber = z.record(z.string().regex(/^\d+$/u), z.number());

interface Draw {
  readonly pool: number;
  readonly starters: number;
}
type Comparison = Failure | null;
type Calculation = (calc: unknown) => readonly Failure[];

/** Tiles that may be drawn, and the starters among them. */
const draw = { pool: count.optional(), starters: count.optional() };

/** Every kind of calculation, by the key that tells it apart. */
const CALCULATIONS: Readonly<Record<string, Calculation>> = {
  set: calculation(
    z.strictObject({
      set: pip,
      tiles: count.optional(),
      pips: count.optional(),
      meanPips: z.number().optional(),
      suitTiles: count.optional(),
    }),
    ({ set, ...expected }) => compareNumbers(expected, factsOfSet(set)),
  ),
  noStarterPct: calculation(
    z.strictObject({ noStarterPct: byNumber, ...draw }),
    ({ noStarterPct, ...deal }) =>
      compareNumbers(noStarterPct, (size) => 100 * chanceOfNone(Number(size), drawFrom(deal))),
  ),
  stripAbove: calculation(
    z.strictObject({ stripAbove: pip, of: pip, removed: count.optional(), left: count.optional() }),
    ({ stripAbove, of, ...expected }) => compareNumbers(expected, stripped(stripAbove, of)),
  ),
  meanHand: calculation(
    z.strictObject({ meanHand: count, of: pip, engineOut: pip.optional(), value: z.number() }),
    ({ meanHand, of, engineOut, value }) =>
      compareNumbers({ value }, () => meanHand * meanPips(of, engineOut)),
  ),
  expectedStarters: calculation(
    z.strictObject({
      expectedStarters: count,
      ...draw,
      value: z.number(),
    }),
    ({ expectedStarters, value, ...deal }) => {
      const { starters, pool } = drawFrom(deal);
      return compareNumbers({ value }, () => (expectedStarters * starters) / pool);
    },
  ),
  hands: calculation(z.strictObject({ hands: z.record(z.string(), z.number()) }), ({ hands }) =>
    compareNumbers(hands, (tiles) => pointsOf(tilesIn(tiles))),
  ),
  rounds: calculation(z.strictObject({ rounds: byNumber }), ({ rounds }) =>
    compareNumbers(rounds, (maxPip) => roundsOf(Number(maxPip))),
  ),
  left: calculation(
    z.strictObject({ left: z.array(z.tuple([pip, count, count, count])).min(1) }),
    ({ left }) =>
      left.map(([maxPip, seatCount, tiles, expected]) =>
        compare(
          `boneyard of double-${maxPip}, ${seatCount} seats, ${tiles} tiles each`,
          expected,
          boneyardAfterDeal(maxPip, { seatCount, tiles }),
        ),
      ),
  ),
  totals: calculation(
    z.strictObject({ totals: z.record(z.string(), z.number()), winners: z.array(z.string()) }),
    ({ totals, winners }) => [compare('winners', [...winners].toSorted(), winnersOf(totals))],
  ),
  startersPerRound: calculation(
    z.strictObject({ startersPerRound: byNumber }),
    ({ startersPerRound }) => compareNumbers(startersPerRound, (max) => startersOf(Number(max))),
  ),
};

/** Runs a calculation of any kind. */
export function runCalc(calc: Readonly<Record<string, unknown>>): readonly Failure[] {
  const kind = Object.keys(CALCULATIONS).find((key) => key in calc);
  const run = kind === undefined ? undefined : CALCULATIONS[kind];
  return run === undefined ? [refused('calc', 'no known calculation')] : run(calc);
}

function calculation<T extends z.ZodType>(
  shape: T,
  run: (calc: z.infer<T>) => readonly Comparison[],
): Calculation {
  return (calc) => {
    const result = shape.safeParse(calc);
    if (!result.success) return result.error.issues.map(({ message }) => refused('calc', message));
    const comparisons = run(result.data);
    return comparisons.length === 0
      ? [refused('calc', 'expects nothing')]
      : failuresOf(comparisons);
  };
}

/** Compares each expected number with the one computed, rounded to the decimals that are written. */
function compareNumbers(
  expected: Readonly<Record<string, number | undefined>>,
  actual: (name: string) => number,
): readonly Comparison[] {
  return Object.entries(expected).map(([name, value = Number.NaN]) =>
    compare(name, value, roundedLike(value, actual(name))),
  );
}

/** At least one decimal counts: `22.0` reaches us as 22. */
function roundedLike(written: number, value: number): number {
  const decimals = Math.max(1, String(written).split('.')[1]?.length ?? 0);
  return Number(value.toFixed(decimals));
}

function factsOfSet(maxPip: Pip): (name: string) => number {
  const tiles = fullSet(maxPip);
  const pips = pointsOf(tiles);
  const suits = Array.from({ length: maxPip + 1 }, (_, suit) => suitOf(tiles, suit).length);
  const facts: Readonly<Record<string, number>> = {
    tiles: tiles.length === tileCount(maxPip) ? tiles.length : Number.NaN,
    pips,
    meanPips: pips / tiles.length,
    suitTiles: new Set(suits).size === 1 ? (suits[0] ?? Number.NaN) : Number.NaN,
  };
  return (name) => facts[name] ?? Number.NaN;
}

function suitOf(tiles: readonly TileId[], suit: Pip): readonly TileId[] {
  return tiles.filter((tile) => hasPip(tile, suit));
}

/** The starters of each round; not a number if the rounds of a set differ. */
function startersOf(maxPip: Pip): number {
  const counts = Array.from(
    { length: maxPip + 1 },
    (_, engine) =>
      suitOf(fullSet(maxPip), engine).filter((tile) => tile !== tileOf(engine, engine)).length,
  );
  return new Set(counts).size === 1 ? (counts[0] ?? Number.NaN) : Number.NaN;
}

/** Where a calculation names no draw it means round one of a double-twelve match. */
function drawFrom({
  pool = tileCount(12) - 1,
  starters = startersOf(12),
}: { readonly [K in keyof Draw]?: number | undefined }): Draw {
  return { pool, starters };
}

function chanceOfNone(size: number, { pool, starters }: Draw): number {
  return Array.from(
    { length: size },
    (_, drawn) => (pool - starters - drawn) / (pool - drawn),
  ).reduce((chance, next) => chance * next, 1);
}

function stripped(above: Pip, maxPip: Pip): (name: string) => number {
  const tiles = fullSet(maxPip);
  const smaller = new Set(fullSet(above));
  const left = tiles.filter((tile) => smaller.has(tile)).length;
  return (name) => (name === 'left' ? left : tiles.length - left);
}

function meanPips(maxPip: Pip, engine: Pip | undefined): number {
  const out = engine === undefined ? null : tileOf(engine, engine);
  const tiles = fullSet(maxPip).filter((tile) => tile !== out);
  return pointsOf(tiles) / tiles.length;
}

function tilesIn(hand: string): readonly TileId[] {
  return hand.split(',').map((text) => tileNamed(text.trim(), 18));
}
