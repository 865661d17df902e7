import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import type { Seat, TileId } from '@roundhouse/rules';
import { roundNumber } from '../rules/roundNumber.ts';
import {
  arranged,
  divided,
  moved,
  turnedOver,
  UNARRANGED,
  type Arrangement,
} from './arrangement.ts';
import { keepOrder, keptOrder } from './keptOrders.ts';

/** Which hand an order is of. */
interface HandPlace {
  readonly code: string;
  readonly seat: Seat;
  /** Number of the round that it was dealt for, from 1. */
  readonly round: number;
}

function isSame(one: HandPlace, other: HandPlace): boolean {
  return one.code === other.code && one.seat === other.seat && one.round === other.round;
}

/** What is held, and what has come to it last. */
interface Held {
  readonly place: HandPlace | null;
  readonly tiles: readonly TileId[];
  readonly fresh: ReadonlySet<TileId>;
}

const NONE: ReadonlySet<TileId> = new Set();

/** The own hand as the player has laid it out, which a refresh does not change. */
export class HandOrder {
  readonly arrangement: ReadonlySignal<Arrangement>;
  /** Tiles that came since the last one went, or the hand was put in order. */
  readonly fresh: ReadonlySignal<ReadonlySet<TileId>>;
  readonly hand: ReadonlySignal<readonly TileId[]>;
  private readonly held = signal<Held>({ place: null, tiles: [], fresh: NONE });
  private readonly tiles: ReadonlySignal<readonly TileId[]>;
  /** Null while there is no hand. */
  private readonly place: ReadonlySignal<HandPlace | null>;
  /** What was put in order since the page was opened. */
  private readonly kept = signal<{
    readonly place: HandPlace;
    readonly arrangement: Arrangement;
  } | null>(null);

  constructor(snapshot: ReadonlySignal<TableSnapshot>, me: ReadonlySignal<Seat | null>) {
    this.place = computed(() => {
      const { code, hand } = snapshot.value;
      if (me.value === null || hand === null) return null;
      return { code, seat: me.value, round: roundNumber(snapshot.value) };
    });
    const before = computed(() => {
      const { value: place } = this.place;
      if (place === null) return UNARRANGED;
      const { value: kept } = this.kept;
      if (kept !== null && isSame(kept.place, place)) return kept.arrangement;
      return keptOrder(place.code, place.seat, place.round) ?? UNARRANGED;
    });
    this.tiles = computed(() =>
      this.place.value === null ? [] : (snapshot.value.hand?.tiles ?? []),
    );
    this.arrangement = computed(() => arranged(before.value, this.tiles.value));
    this.hand = computed(() => this.arrangement.value.tiles);
    this.fresh = computed(() => {
      const drawn = snapshot.value.hand?.drawnTile ?? null;
      const { fresh } = this.held.value;
      return drawn === null || fresh.has(drawn) ? fresh : new Set([...fresh, drawn]);
    });
  }

  /** Notices what has come and gone; called with every change of the hand. */
  notice(): void {
    const [place, tiles] = [this.place.value, this.tiles.value];
    const before = this.held.peek();
    const isSameHand =
      place !== null && before.place !== null && isSame(place, before.place) && tiles.length > 0;
    const come = isSameHand ? tiles.filter((tile) => !before.tiles.includes(tile)) : [];
    const gone = before.tiles.some((tile) => !tiles.includes(tile));
    const stays = isSameHand && come.length === 0 && !gone;
    this.held.value = { place, tiles, fresh: stays ? before.fresh : new Set(come) };
  }

  /** Lays the hand out like this. */
  lay(arrangement: Arrangement): void {
    const place = this.place.value;
    if (place === null) return;
    this.kept.value = { place, arrangement };
    this.held.value = { ...this.held.peek(), fresh: NONE };
    keepOrder(place.code, { seat: place.seat, round: place.round, ...arrangement });
  }

  /** Moves a tile to another place, 0 to the number of tiles - 1. */
  move(tile: TileId, to: number): void {
    this.lay(moved(this.arrangement.value, tile, to));
  }

  /** Turns a tile end for end. */
  turnOver(tile: TileId): void {
    this.lay(turnedOver(this.arrangement.value, tile));
  }

  /** Puts a divider before a tile, or takes it away. */
  divide(tile: TileId): void {
    this.lay(divided(this.arrangement.value, tile));
  }
}
