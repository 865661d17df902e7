import { expect, test } from 'vitest';
import { parsePlayerName } from '@roundhouse/protocol';
import { seatOf, type GameEvent, type Seat, type TileId } from '@roundhouse/rules';
import { EventRing } from './EventRing.ts';
import type { TableFact } from '../record/tableFact.ts';

const ANN = seatOf(0);
const BEA = seatOf(1);

/** A seat draws this tile. */
function drew(seat: Seat, tile: number): TableFact {
  const events: readonly GameEvent[] = [{ type: 'tileDrawn', seat, tile: tile as TileId }];
  return { type: 'commandCarriedOut', seat, commandId: null, command: { type: 'draw' }, events };
}

function penalised(seat: Seat, ...tiles: readonly number[]): TableFact {
  const events: readonly GameEvent[] = [
    { type: 'penaltyDrawn', seat, tiles: tiles.map((tile) => tile as TileId) },
  ];
  return { type: 'commandCarriedOut', seat, commandId: null, command: { type: 'draw' }, events };
}

function sat(seat: Seat): TableFact {
  const name = parsePlayerName('Cid');
  if (name === undefined) throw new Error('Cid is a name');
  return { type: 'playerSat', seat, name, tokenHash: 'hash' };
}

function released(seat: Seat): TableFact {
  const name = parsePlayerName('Otis');
  if (name === undefined) throw new Error('Otis is a name');
  return { type: 'seatReleased', seat, name, level: 'porter' };
}

function ringOf(...facts: readonly TableFact[]): EventRing {
  const ring = new EventRing(0);
  for (const fact of facts) ring.follow(fact);
  return ring;
}

/** What a viewer is told, a letter or tile for each face. */
function facesFor(ring: EventRing, viewer: Seat | null, haveSeq = 0): readonly unknown[] {
  return ring
    .after(haveSeq, viewer)
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'tileDrawn' ? [event.face] : []));
}

test('whoever missed some events is told exactly those, in order', () => {
  const ring = ringOf(drew(ANN, 1), drew(BEA, 2), drew(ANN, 3), drew(BEA, 4));
  expect(ring.after(2, null).map(({ seq }) => seq)).toEqual([3, 4]);
  expect(ring.after(0, null).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test('whoever missed nothing, or claims to know the future, is told nothing', () => {
  const ring = ringOf(drew(ANN, 1));
  expect([ring.after(1, ANN), ring.after(7, ANN)]).toEqual([[], []]);
});

test('events are counted on from where the table stood', () => {
  const ring = new EventRing(40);
  ring.follow(drew(ANN, 1));
  expect(ring.after(40, null).map(({ seq }) => seq)).toEqual([41]);
  expect(ring.after(39, null)).toEqual([]);
});

test('the last two hundred are kept; whoever misses one more is told none of them', () => {
  const ring = ringOf(...Array.from({ length: 201 }, () => drew(ANN, 1)));
  expect(ring.after(1, null)).toHaveLength(200);
  expect(ring.after(0, null)).toEqual([]);
});

test('a player is shown the own draws and nobody else is', () => {
  const ring = ringOf(drew(ANN, 1), drew(BEA, 2));
  expect(facesFor(ring, ANN)).toEqual([1, 'hidden']);
  expect(facesFor(ring, BEA)).toEqual(['hidden', 2]);
  expect(facesFor(ring, null)).toEqual(['hidden', 'hidden']);
});

test('what a viewer may not know is told all the same, without its face', () => {
  const [message] = ringOf(penalised(ANN, 5, 6)).after(0, BEA);
  expect(message).toEqual({
    seq: 1,
    events: [{ type: 'penaltyDrawn', seat: ANN, faces: ['hidden', 'hidden'] }],
  });
});

test('a new holder of a seat is not told what the one before drew', () => {
  const ring = ringOf(drew(BEA, 1), released(BEA), drew(BEA, 2), sat(BEA), drew(BEA, 3));
  expect(facesFor(ring, BEA)).toEqual(['hidden', 'hidden', 3]);
});

test('whoever comes back to a seat is told only of draws since then', () => {
  const ring = ringOf(drew(BEA, 1), released(BEA), drew(BEA, 2));
  ring.follow({ type: 'seatReclaimed', seat: BEA });
  ring.follow(drew(BEA, 3));
  expect(facesFor(ring, BEA)).toEqual(['hidden', 'hidden', 3]);
});

test('a change at one seat changes nothing for another', () => {
  const ring = ringOf(drew(ANN, 1), sat(BEA), drew(ANN, 2));
  expect(facesFor(ring, ANN)).toEqual([1, 2]);
});

test('once seats have moved nobody is told the faces of any earlier draw', () => {
  const ring = ringOf(drew(ANN, 1), drew(BEA, 2), { type: 'seatEmptied', seat: ANN });
  expect(facesFor(ring, ANN)).toEqual(['hidden', 'hidden']);
  ring.follow(drew(ANN, 3));
  expect(facesFor(ring, ANN)).toEqual(['hidden', 'hidden', 3]);
});

test('filled from the facts after a snapshot it knows what came before them by number only', () => {
  const ring = new EventRing(7);
  for (const fact of [drew(ANN, 1), drew(ANN, 2)]) ring.follow(fact);
  expect(ring.after(7, ANN).map(({ seq }) => seq)).toEqual([8, 9]);
  expect(ring.after(6, ANN)).toEqual([]);
});

test('whoever came to a seat by name, without its key, might be anybody', () => {
  const ring = ringOf(drew(BEA, 1));
  const rotation = { tokenHash: 'next', atMs: 0 };
  ring.follow({ type: 'keyRotated', seat: BEA, usedHash: 'last', ...rotation });
  expect(facesFor(ring, BEA)).toEqual([1]);
  ring.follow({ type: 'keyRotated', seat: BEA, usedHash: null, ...rotation });
  ring.follow(drew(BEA, 2));
  expect(facesFor(ring, BEA)).toEqual(['hidden', 2]);
});
