import type { Options } from './options.ts';
import { forEachSeat, get, halves } from './position.ts';
import type { Position, Seat, Tile } from './position.ts';

/**
 * Pips of a tile. A price for the double blank replaces its value; a price for blank halves is
 * paid by each of them. Source: docs/rules.md#scoring
 */
export function tileValue(options: Options, tile: Tile): number {
  if (tile === '0-0' && options.doubleBlankPoints !== null) return options.doubleBlankPoints;
  const worth = (half: number) => (half === 0 ? options.blankHalfPoints : half);
  const [high, low] = halves(tile);
  return worth(high) + worth(low);
}

/**
 * Points of every seat: each its own hand, or everything for the seat that went out. In the second
 * case a blocked round pays the lowest hands the pips of the others, in equal whole shares.
 * Source: docs/rules.md#scoring
 */
function score(position: Position): Record<Seat, number> {
  const { options, seats, hands, out } = position;
  const pips = (seat: Seat) =>
    get(hands, seat).reduce((sum, tile) => sum + tileValue(options, tile), 0);
  const total = seats.reduce((sum, seat) => sum + pips(seat), 0);

  if (options.scoring === 'penaltyPips') return forEachSeat(seats, pips);
  if (out !== null) return forEachSeat(seats, (seat) => (seat === out ? total : 0));
  if (options.positiveBlocked === 'none') return forEachSeat(seats, () => 0);

  const lowest = Math.min(...seats.map(pips));
  const winners = seats.filter((seat) => pips(seat) === lowest);
  const share = Math.floor((total - lowest * winners.length) / winners.length);
  return forEachSeat(seats, (seat) => (winners.includes(seat) ? share : 0));
}

/** Closes the round and writes down its points. Source: docs/rules.md#ending */
export function finishRound(position: Position): void {
  position.over = true;
  position.scores = score(position);
}
