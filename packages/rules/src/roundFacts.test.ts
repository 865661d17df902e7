import { describe, expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import type { GameEvent } from './event.ts';
import { emptyTally, pipsOf, roundFacts, tallied, type RoundTally } from './roundFacts.ts';
import { seatOf, type Seat, type TrainId } from './seat.ts';
import type { PlacedTile, Train } from './state.ts';
import { tileOf, type TileId } from './tile.ts';

const [A, B, C] = [seatOf(0), seatOf(1), seatOf(2)];

function laid(seat: Seat, tile: TileId, train: TrainId): GameEvent {
  return { type: 'tilePlayed', seat, tile, train, end: 0, answers: null, inner: 0 };
}

function tallyOf(...events: readonly GameEvent[]): RoundTally {
  return events.reduce(tallied, emptyTally(3));
}

function trainOf(...tiles: readonly TileId[]): Train {
  const placed = tiles.map((tile): PlacedTile => ({ tile, inner: 0, outer: 0, on: -1 }));
  return { placed, ends: [], marked: false };
}

/** A table with nothing on it. */
function bareTable() {
  return scenario('tournament', { hands: { A: ['1-0'], B: ['2-0'], C: ['3-0'] } }).round.table;
}

test('a tile weighs as much as it has pips', () => {
  expect([tileOf(12, 5), tileOf(0, 0), tileOf(18, 18)].map(pipsOf)).toEqual([17, 0, 36]);
});

describe('the tally of a round', () => {
  test('counts what each seat draws, penalties too', () => {
    const tally = tallyOf(
      { type: 'tileDrawn', seat: B, tile: tileOf(1, 1) },
      { type: 'tileDrawn', seat: B, tile: tileOf(2, 1) },
      { type: 'penaltyDrawn', seat: C, tiles: [tileOf(3, 1), tileOf(4, 1), tileOf(5, 1)] },
    );
    expect(tally.draws).toEqual([0, 2, 3]);
  });

  test('keeps the heaviest tile that went onto a train not the layer’s own', () => {
    const tally = tallyOf(
      laid(A, tileOf(12, 12), A),
      laid(A, tileOf(9, 4), B),
      laid(B, tileOf(11, 10), 'mexican'),
      laid(C, tileOf(6, 2), A),
    );
    expect(tally.gift).toEqual({ by: B, tile: tileOf(11, 10), train: 'mexican' });
  });

  test('keeps the first of two that weigh the same', () => {
    const tally = tallyOf(laid(A, tileOf(9, 4), B), laid(B, tileOf(10, 3), C));
    expect(tally.gift?.by).toBe(A);
  });

  test('is left alone by everything else', () => {
    const empty = emptyTally(3);
    expect(tallied(empty, { type: 'markerPlaced', seat: A })).toBe(empty);
  });
});

describe('the facts of a round', () => {
  test('name the longest train, the first of equals', () => {
    const two = [tileOf(1, 0), tileOf(2, 0)];
    const table = {
      ...bareTable(),
      personal: [trainOf(tileOf(3, 0)), trainOf(...two), trainOf()],
      mexican: trainOf(...two),
    };
    expect(roundFacts(emptyTally(3), table).longest).toEqual({ train: B, tiles: 2 });
  });

  test('name no train where none was begun', () => {
    expect(roundFacts(emptyTally(3), bareTable()).longest).toBeNull();
  });

  test('name the doubles that nobody covered', () => {
    const open = { by: A, size: 1, need: 1, live: true, thisTurn: false, on: 0 } as const;
    const table = {
      ...bareTable(),
      openDoubles: [
        { ...open, train: 'mexican', pip: 7 },
        { ...open, train: B, pip: 3 },
      ] as const,
    };
    expect(roundFacts(emptyTally(3), table).leftOpen).toEqual([7, 3]);
  });
});
