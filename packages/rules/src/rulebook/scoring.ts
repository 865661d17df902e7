import { assertNever } from '../result.ts';
import type { RuleOptions } from '../options.ts';
import type { Seat } from '../seat.ts';
import { highOf, lowOf, type Pip, type TileId } from '../tile.ts';

/** What a hand left over is worth. Source: docs/rules.md#scoring */
export function handPoints(options: RuleOptions, tiles: readonly TileId[]): number {
  return tiles.reduce((sum, tile) => sum + tilePoints(options, tile), 0);
}

function tilePoints(options: RuleOptions, tile: TileId): number {
  const [high, low] = [highOf(tile), lowOf(tile)];
  if (high === 0 && options.doubleBlankPoints !== null) return options.doubleBlankPoints;
  return halfPoints(options, high) + halfPoints(options, low);
}

function halfPoints(options: RuleOptions, pip: Pip): number {
  return pip === 0 ? options.blankHalfPoints : pip;
}

/** Hands at the end of a round, and the seat that went out first; null when it was blocked. */
export interface RoundOutcome {
  readonly hands: readonly (readonly TileId[])[];
  readonly out: Seat | null;
}

/** The points of one round by seat. Source: docs/rules.md#scoring */
export function roundScores(options: RuleOptions, { hands, out }: RoundOutcome): readonly number[] {
  const points = hands.map((tiles) => handPoints(options, tiles));
  switch (options.scoring) {
    case 'penaltyPips':
      return points;
    case 'winnerTakesPips':
      return out === null ? blockedTakings(options, points) : takings(points, [out]);
    default:
      return assertNever(options.scoring);
  }
}

/** Who takes the pips of a blocked round. Source: docs/rules.md#scoring */
function blockedTakings(options: RuleOptions, points: readonly number[]): readonly number[] {
  switch (options.positiveBlocked) {
    case 'none':
      return points.map(() => 0);
    case 'lowestTakes': {
      const lowest = Math.min(...points);
      return takings(
        points,
        [...points.keys()].filter((seat) => points[seat] === lowest),
      );
    }
    default:
      return assertNever(options.positiveBlocked);
  }
}

/** The takers share the pips of all others; fractions are dropped. */
function takings(points: readonly number[], takers: readonly number[]): readonly number[] {
  const pot = points.reduce((sum, own, seat) => (takers.includes(seat) ? sum : sum + own), 0);
  const share = Math.floor(pot / takers.length);
  return points.map((_, seat) => (takers.includes(seat) ? share : 0));
}
