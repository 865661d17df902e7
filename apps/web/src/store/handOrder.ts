import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { highOf, lowOf, type Seat, type TileId } from '@roundhouse/rules';
import { keepOrder, keptOrder } from './keptOrders.ts';

/** How a hand may be put in order at a stroke. */
export const SORTINGS = ['byNumber', 'byPips'] as const;
/** One of the sortings. */
export type Sorting = (typeof SORTINGS)[number];

/** The hand in the player's own order: known tiles stay where they are, new ones come last. */
export function arranged(order: readonly TileId[], hand: readonly TileId[]): readonly TileId[] {
  const held = new Set(hand);
  const known = new Set(order.filter((tile) => held.has(tile)));
  return [...known, ...hand.filter((tile) => !known.has(tile))];
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

/** Which hand an order is of. */
interface HandPlace {
  readonly code: string;
  readonly seat: Seat;
  /** Rounds that are over. */
  readonly round: number;
}

function isSame(one: HandPlace, other: HandPlace): boolean {
  return one.code === other.code && one.seat === other.seat && one.round === other.round;
}

/** The own hand in the player's order, which a refresh does not change. */
export class HandOrder {
  readonly hand: ReadonlySignal<readonly TileId[]>;
  /** Null while there is no hand. */
  private readonly place: ReadonlySignal<HandPlace | null>;
  /** What was put in order since the page was opened. */
  private readonly kept = signal<{
    readonly place: HandPlace;
    readonly tiles: readonly TileId[];
  } | null>(null);

  constructor(snapshot: ReadonlySignal<TableSnapshot>, me: ReadonlySignal<Seat | null>) {
    this.place = computed(() => {
      const { code, match, hand } = snapshot.value;
      if (me.value === null || hand === null) return null;
      return { code, seat: me.value, round: match?.rounds.length ?? 0 };
    });
    const order = computed(() => {
      const { value: place } = this.place;
      if (place === null) return [];
      const { value: kept } = this.kept;
      if (kept !== null && isSame(kept.place, place)) return kept.tiles;
      return keptOrder(place.code, place.seat, place.round);
    });
    this.hand = computed(() =>
      this.place.value === null ? [] : arranged(order.value, snapshot.value.hand?.tiles ?? []),
    );
  }

  /** Puts the hand in order at a stroke. */
  sort(by: Sorting): void {
    this.keep(sorted(this.hand.value, by));
  }

  /** Moves a tile to another place, 0 to the number of tiles - 1. */
  move(tile: TileId, to: number): void {
    this.keep(moved(this.hand.value, tile, to));
  }

  private keep(tiles: readonly TileId[]): void {
    const place = this.place.value;
    if (place === null) return;
    this.kept.value = { place, tiles };
    keepOrder(place.code, { seat: place.seat, round: place.round, tiles });
  }
}
