import { describe, expect, test } from 'vitest';
import { tilesNamed } from '../testing/deck.ts';
import { scenario } from '../testing/scenario.ts';
import type { GameEvent } from './event.ts';
import { seatOf } from './seat.ts';
import { tileOf } from './tile.ts';
import { redact, viewFor } from './view.ts';

const given = {
  engine: 12,
  hands: { A: ['5-3', '7-1'], B: ['9-4', '2-1'], C: ['8-0', '3-2'] },
  boneyard: ['10-10', '11-11'],
  ends: { A: 5 },
};
const A = seatOf(0);
const B = seatOf(1);

describe('a seat sees', () => {
  test('the table and its own hand', () => {
    const { round } = scenario('pagat', given);
    expect(viewFor(round, B)).toEqual({
      table: round.table,
      seat: 1,
      hand: { tiles: tilesNamed('9-4 2-1'), drawnTile: null },
    });
  });

  test('how many tiles the others and the boneyard hold, and no tile of theirs', () => {
    const { table } = viewFor(scenario('pagat', given).round, B);
    expect(table).toMatchObject({ handCounts: [2, 2, 2], boneyardCount: 2 });
    expect(Object.keys(table)).not.toContain('hands');
    expect(Object.keys(table)).not.toContain('boneyard');
  });

  test('the tile it has drawn, until it is laid', () => {
    const hands = { ...given.hands, A: ['7-1', '6-4'] };
    const drawn = scenario('pagat', { ...given, hands, boneyard: ['5-5', '9-9'] }).plays('A draw');
    expect(viewFor(drawn.round, A).hand.drawnTile).toBe(tileOf(5, 5));
    expect(viewFor(drawn.plays('A 5-5>A').round, A).hand.drawnTile).toBeNull();
  });

  test('no game in which it does not sit', () => {
    const { round } = scenario('pagat', given);
    expect(() => viewFor(round, seatOf(3))).toThrow('broken invariant');
  });
});

describe('of an event', () => {
  const dealt: GameEvent = {
    type: 'roundDealt',
    engine: 12,
    starter: A,
    hands: [tilesNamed('5-3 7-1'), tilesNamed('9-4')],
    boneyard: tilesNamed('10-10 11-11 6-6'),
    hunted: [1, 0],
  };

  test.each([null, A, B])('of the deal everybody sees numbers only, viewer %s', (viewer) => {
    expect(redact(dealt, viewer)).toEqual({
      type: 'roundDealt',
      engine: 12,
      starter: 0,
      handCounts: [2, 1],
      boneyardCount: 3,
      hunted: [1, 0],
    });
  });

  test('a drawn tile shows its face to the seat that drew it', () => {
    const event: GameEvent = { type: 'tileDrawn', seat: A, tile: tileOf(6, 6) };
    expect(redact(event, A)).toEqual({ type: 'tileDrawn', seat: 0, face: tileOf(6, 6) });
    expect(redact(event, B)).toEqual({ type: 'tileDrawn', seat: 0, face: 'hidden' });
    expect(redact(event, null)).toEqual({ type: 'tileDrawn', seat: 0, face: 'hidden' });
  });

  test('penalty tiles show their faces to the seat that pays, their number to all', () => {
    const tiles = tilesNamed('6-6 5-4');
    const event: GameEvent = { type: 'penaltyDrawn', seat: A, tiles };
    expect(redact(event, A)).toEqual({ type: 'penaltyDrawn', seat: 0, faces: tiles });
    expect(redact(event, B)).toEqual({
      type: 'penaltyDrawn',
      seat: 0,
      faces: ['hidden', 'hidden'],
    });
    expect(redact(event, null)).toEqual({
      type: 'penaltyDrawn',
      seat: 0,
      faces: ['hidden', 'hidden'],
    });
  });

  test('what happens on the table is seen by everybody', () => {
    const [played] = scenario('pagat', given).plays('A 5-3>A').events;
    const seen = played === undefined ? undefined : redact(played, B);
    expect(seen).toEqual(played);
    expect(seen).toMatchObject({ type: 'tilePlayed', tile: tileOf(5, 3) });
  });

  test('hands left over are laid open when the round ends', () => {
    const hands = { ...given.hands, A: ['5-3'] };
    const ended = scenario('pagat', { ...given, hands })
      .plays('A 5-3>A')
      .events.at(-1);
    expect(ended === undefined ? undefined : redact(ended, null)).toMatchObject({
      type: 'roundEnded',
      result: { hands: [[], tilesNamed('9-4 2-1'), tilesNamed('8-0 3-2')] },
    });
  });
});

/** Every number above 100 in a value: a double-eighteen set has tiles there, and nothing else. */
function tilesIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return value > 100 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tilesIn) : [];
}

describe('no event shows a tile that the viewer neither holds nor sees on the table', () => {
  const secret = {
    engine: 18,
    hands: { A: ['17-5', '17-1', '15-14'], B: ['18-9', '17-2', '14-13'] },
    boneyard: ['16-16', '16-15', '17-16'],
    ends: { A: 5, M: 9 },
  };
  const moves = ['A 17-5>A', 'B 18-9>B', 'A 17-1>A', 'B draw', 'B pass', 'B challenge:A'];

  test.each([
    { name: 'a spectator', viewer: null, own: '' },
    { name: 'A', viewer: A, own: '16-15 17-16' },
    { name: 'B', viewer: B, own: '16-16' },
  ])('$name sees what was laid and the own tiles: $own', ({ viewer, own }) => {
    const opts = { maxPip: 18, callPenalty: 'drawTwo', lastTileCall: 'tap' };
    const start = scenario('puremco', secret, opts);
    const told = moves.flatMap((_, index) => start.plays(...moves.slice(0, index + 1)).events);
    const seen = told.flatMap((event) => tilesIn(redact(event, viewer)));
    const laid = tilesNamed('17-5 18-9 17-1');
    expect(new Set(seen)).toEqual(new Set([...laid, ...tilesNamed(own)]));
  });
});
