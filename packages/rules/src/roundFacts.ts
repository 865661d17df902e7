import type { GameEvent } from './event.ts';
import type { Seat, TrainId } from './seat.ts';
import { trainIds, trainOf, type Table } from './state.ts';
import { highOf, lowOf, type Pip, type TileId } from './tile.ts';

/** A tile that a seat laid on a train which is not its own. */
export interface Gift {
  readonly by: Seat;
  readonly tile: TileId;
  readonly train: TrainId;
}

/** What a round has to be watched for, because its last table does not tell any more. */
export interface RoundTally {
  /** Tiles drawn from the boneyard, by seat; penalties count, the hunt for the engine does not. */
  readonly draws: readonly number[];
  /** The tile with the most pips that was laid on a train not the layer's own; the first of equals. */
  readonly gift: Gift | null;
}

/** What is worth telling of a finished round. Nothing in it was ever hidden from anybody. */
export interface RoundFacts extends RoundTally {
  /** The train with the most tiles, feet and branches included; the first of equals in table order. */
  readonly longest: { readonly train: TrainId; readonly tiles: number } | null;
  /** Numbers of the doubles that nobody covered, in the order laid. */
  readonly leftOpen: readonly Pip[];
}

/** The tally of a round that was not dealt yet. */
export function emptyTally(seatCount: number): RoundTally {
  return { draws: Array.from({ length: seatCount }, () => 0), gift: null };
}

/** The tally after an event. */
export function tallied(tally: RoundTally, event: GameEvent): RoundTally {
  if (event.type === 'tileDrawn') return drawn(tally, event.seat, 1);
  if (event.type === 'penaltyDrawn') return drawn(tally, event.seat, event.tiles.length);
  if (event.type !== 'tilePlayed' || event.train === event.seat) return tally;
  return given(tally, { by: event.seat, tile: event.tile, train: event.train });
}

function drawn({ draws, gift }: RoundTally, seat: Seat, count: number): RoundTally {
  return { draws: draws.with(seat, (draws[seat] ?? 0) + count), gift };
}

function given({ draws, gift }: RoundTally, next: Gift): RoundTally {
  const isHeavier = gift === null || pipsOf(next.tile) > pipsOf(gift.tile);
  return { draws, gift: isHeavier ? next : gift };
}

/** The pips on both halves of a tile, 0 to 36. */
export function pipsOf(tile: TileId): number {
  return highOf(tile) + lowOf(tile);
}

/** The facts of a round that is over: its tally and its last table. */
export function roundFacts({ draws, gift }: RoundTally, table: Table): RoundFacts {
  return {
    draws,
    gift,
    longest: longestOf(table),
    leftOpen: table.openDoubles.map(({ pip }) => pip),
  };
}

function longestOf(table: Table): RoundFacts['longest'] {
  let longest: RoundFacts['longest'] = null;
  for (const train of trainIds(table)) {
    const tiles = trainOf(table, train).placed.length;
    if (tiles > (longest?.tiles ?? 0)) longest = { train, tiles };
  }
  return longest;
}
