import type { RuleOptions } from '../options.ts';
import type { TileId } from '../tile.ts';

/** Hands by seat, and the boneyard in drawing order. */
export interface Dealt {
  readonly hands: readonly (readonly TileId[])[];
  readonly boneyard: readonly TileId[];
}

/**
 * Deals from the front of the deck: the first seat's tiles, the second's, and so on; what is left
 * is the boneyard in drawing order. Source: docs/rules.md#setup
 */
export function dealHands(options: RuleOptions, seatCount: number, deck: readonly TileId[]): Dealt {
  const size = options.dealTable[seatCount] ?? 0;
  const hands = Array.from({ length: seatCount }, (_, seat) =>
    deck.slice(seat * size, (seat + 1) * size),
  );
  return { hands, boneyard: deck.slice(seatCount * size) };
}
