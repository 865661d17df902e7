import type { Options } from './options.ts';
import { tileValue } from './scoring.ts';

/** One arithmetical entry of the worked examples; each shape states its own question. */
export type Calculation =
  | { set: number; tiles: number; pips: number; meanPips: number; suitTiles: number }
  | { noStarterPct: Record<string, number>; pool: number; starters: number }
  | { stripAbove: number; of: number; removed: number; left: number }
  | { meanHand: number; of: number; engineOut: number; value: number }
  | { expectedStarters: number; value: number }
  | { hands: Record<string, number> }
  | { rounds: Record<string, number> }
  | { left: [set: number, seats: number, each: number, left: number][] }
  | { totals: Record<string, number>; winners: string[] }
  | { startersPerRound: Record<string, number> };

type Pair = [high: number, low: number];

function fullSet(maxPip: number): Pair[] {
  const pips = Array.from({ length: maxPip + 1 }, (_, pip) => pip);
  return pips.flatMap((high) => pips.slice(0, high + 1).map((low): Pair => [high, low]));
}

const pipsOf = (tiles: Pair[]) => tiles.reduce((sum, [high, low]) => sum + high + low, 0);
const suitOf = (maxPip: number, pip: number) =>
  fullSet(maxPip).filter((tile) => tile.includes(pip));
const startersOf = (set: string) => suitOf(Number(set), 0).length - 1;
const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
const mapValues = <T>(record: Record<string, unknown>, value: (key: string) => T) =>
  Object.fromEntries(Object.keys(record).map((key) => [key, value(key)]));

/** The entry with every answer worked out anew; a right entry equals it. */
export function recalculate(entry: Calculation, options: Options): Calculation {
  if ('set' in entry) return describeSet(entry.set);
  if ('noStarterPct' in entry) {
    const { pool, starters } = entry;
    const odds = (tiles: string) => 100 * oddsOfNone({ pool, starters, tiles: Number(tiles) });
    const noStarterPct = mapValues(entry.noStarterPct, (tiles) => round(odds(tiles), 1));
    return { ...entry, noStarterPct };
  }
  if ('stripAbove' in entry) {
    const set = fullSet(entry.of);
    const left = set.filter(([high]) => high <= entry.stripAbove).length;
    return { ...entry, left, removed: set.length - left };
  }
  if ('meanHand' in entry) {
    const set = fullSet(entry.of);
    const dealt = pipsOf(set) - 2 * entry.engineOut;
    return { ...entry, value: round((dealt / (set.length - 1)) * entry.meanHand, 1) };
  }
  if ('expectedStarters' in entry) {
    return { ...entry, value: round((entry.expectedStarters * 12) / 90, 1) };
  }
  if ('hands' in entry) {
    const sum = (hand: string) =>
      hand.split(',').reduce((pips, tile) => pips + tileValue(options, tile), 0);
    return { hands: mapValues(entry.hands, sum) };
  }
  if ('rounds' in entry) return { rounds: mapValues(entry.rounds, (set) => Number(set) + 1) };
  if ('left' in entry) {
    return {
      left: entry.left.map(([set, seats, each]) => {
        return [set, seats, each, fullSet(set).length - 1 - seats * each];
      }),
    };
  }
  if ('totals' in entry) {
    const lowest = Math.min(...Object.values(entry.totals));
    const winners = Object.keys(entry.totals).filter((seat) => entry.totals[seat] === lowest);
    return { ...entry, winners };
  }
  return { startersPerRound: mapValues(entry.startersPerRound, startersOf) };
}

function describeSet(set: number): Calculation {
  const tiles = fullSet(set);
  const pips = pipsOf(tiles);
  const suitTiles = suitOf(set, 0).length;
  return { set, tiles: tiles.length, pips, meanPips: pips / tiles.length, suitTiles };
}

/** Odds of a hand without any of the starters. */
function oddsOfNone(draw: { pool: number; starters: number; tiles: number }): number {
  let odds = 1;
  for (let taken = 0; taken < draw.tiles; taken += 1) {
    odds *= (draw.pool - draw.starters - taken) / (draw.pool - taken);
  }
  return odds;
}
