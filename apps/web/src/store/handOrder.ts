import { highOf, lowOf, type Seat, type TileId } from '@roundhouse/rules';
import { readStored, writeStored } from './storage.ts';

/** How a hand may be put in order at a stroke. */
export const SORTINGS = ['byNumber', 'byPips'] as const;
/** One of the sortings. */
export type Sorting = (typeof SORTINGS)[number];

/** The hand in the player's own order: known tiles stay where they are, new ones come last. */
export function arranged(order: readonly TileId[], hand: readonly TileId[]): readonly TileId[] {
  const held = new Set(hand);
  const kept = order.filter((tile) => held.has(tile));
  const known = new Set(kept);
  return [...kept, ...hand.filter((tile) => !known.has(tile))];
}

/** The hand sorted by the larger number, or by pips; the heaviest first. */
export function sorted(hand: readonly TileId[], by: Sorting): readonly TileId[] {
  const weight = (tile: TileId) => highOf(tile) + lowOf(tile);
  return by === 'byNumber'
    ? hand.toSorted((a, b) => highOf(b) - highOf(a) || lowOf(b) - lowOf(a))
    : hand.toSorted((a, b) => weight(b) - weight(a) || highOf(b) - highOf(a));
}

/** The hand with one tile moved to another place, 0 to its length - 1. */
export function moved(hand: readonly TileId[], tile: TileId, to: number): readonly TileId[] {
  const others = hand.filter((other) => other !== tile);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), tile, ...others.slice(place)];
}

/** The name under which an order is kept: one for each table, seat and round. */
export function orderKey(code: string, seat: Seat, round: number): string {
  return `roundhouse.hand.${code}.${seat}.${round}`;
}

/** The order kept under this name; empty when there is none. */
export function readOrder(key: string): readonly TileId[] {
  const read = (value: unknown) =>
    Array.isArray(value) && value.every(Number.isInteger) ? (value as TileId[]) : null;
  return readStored(key, read) ?? [];
}

/** Keeps an order across refreshes. */
export function keepOrder(key: string, order: readonly TileId[]): void {
  writeStored(key, order);
}
