import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { highOf, lowOf, type Seat, type TileId } from '@roundhouse/rules';
import { readStored, writeStored } from './storage.ts';

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

/** The name under which an order is kept: one for each table, seat and round. */
function orderKey(code: string, seat: Seat, round: number): string {
  return `roundhouse.hand.${code}.${seat}.${round}`;
}

/** The order kept under this name; empty when there is none. */
function readOrder(key: string): readonly TileId[] {
  const read = (value: unknown) =>
    Array.isArray(value) && value.every(Number.isInteger) ? (value as TileId[]) : null;
  return readStored(key, read) ?? [];
}

/** The own hand in the player's order, which a refresh does not change. */
export class HandOrder {
  readonly hand: ReadonlySignal<readonly TileId[]>;
  /** Null while there is no hand. */
  private readonly key: ReadonlySignal<string | null>;
  /** What was put in order since the page was opened. */
  private readonly kept = signal<{
    readonly key: string;
    readonly order: readonly TileId[];
  } | null>(null);

  constructor(snapshot: ReadonlySignal<TableSnapshot>, me: ReadonlySignal<Seat | null>) {
    this.key = computed(() => {
      const { code, match, hand } = snapshot.value;
      if (me.value === null || hand === null) return null;
      return orderKey(code, me.value, match?.rounds.length ?? 0);
    });
    const order = computed(() => {
      const { key, kept } = { key: this.key.value, kept: this.kept.value };
      if (key === null) return [];
      return kept?.key === key ? kept.order : readOrder(key);
    });
    this.hand = computed(() =>
      this.key.value === null ? [] : arranged(order.value, snapshot.value.hand?.tiles ?? []),
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

  private keep(order: readonly TileId[]): void {
    const key = this.key.value;
    if (key === null) return;
    this.kept.value = { key, order };
    writeStored(key, order);
  }
}
