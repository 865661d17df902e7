import { describe, expect, test } from 'vitest';
import { deckOf, tilesNamed } from '../../testing/deck.ts';
import { INITIAL_OPTIONS, type RuleOptions } from '../options.ts';
import { seatOf } from '../seat.ts';
import { tileOf } from '../tile.ts';
import { dealingDeck, engineOfRound, findEngine, huntEngine } from './engine.ts';

function optionsWith(changes: Partial<RuleOptions>): RuleOptions {
  return { ...INITIAL_OPTIONS, dealTable: { 3: 2 }, ...changes };
}

/** Deals two tiles to each of three seats from a deck that begins with `first`. */
function find(engineMode: RuleOptions['engineMode'], first: string) {
  const order = { seatCount: 3, engine: 12, deck: deckOf(12, first), from: seatOf(1) };
  return findEngine(optionsWith({ engineMode }), order);
}

function hunt(
  engineHunt: RuleOptions['engineHunt'],
  { hands, boneyard, from = 0 }: { hands: readonly string[]; boneyard: string; from?: number },
) {
  return huntEngine(optionsWith({ engineHunt }), 12, {
    hands: hands.map((tiles) => tilesNamed(tiles)),
    boneyard: tilesNamed(boneyard),
    from: seatOf(from),
  });
}

describe('the number of the engine', () => {
  test('is the highest of the set in the first round and one lower in each round', () => {
    const options = optionsWith({ engineOrder: 'descending' });
    expect([0, 1, 12].map((round) => engineOfRound(options, round))).toEqual([12, 11, 0]);
    expect(engineOfRound(optionsWith({ maxPip: 9 }), 0)).toBe(9);
  });
});

describe('an engine that is set aside', () => {
  test('is in no hand and not in the boneyard', () => {
    const found = find('setAside', '12-12 12-5');
    const tiles = [...(found?.hands.flat() ?? []), ...(found?.boneyard ?? [])];
    expect(tiles).toHaveLength(90);
    expect(tiles).not.toContain(tileOf(12, 12));
  });

  test('has no holder', () => {
    expect(find('setAside', '12-12')).toMatchObject({ engine: 12, holder: null });
  });

  test('is missing from the deck before the deal', () => {
    const order = { seatCount: 3, engine: 11, deck: deckOf(12, '11-11 12-12'), from: seatOf(0) };
    expect(dealingDeck(optionsWith({ engineMode: 'setAside' }), order)).toHaveLength(90);
    expect(dealingDeck(optionsWith({ engineMode: 'holderPlays' }), order)).toHaveLength(91);
  });
});

describe('an engine that is dealt', () => {
  test('is laid by its holder, who keeps one tile fewer and draws none for it', () => {
    const found = find('holderPlays', '9-8 7-6 12-5 12-12 3-2 1-0');
    expect(found).toMatchObject({ engine: 12, holder: 1, hunted: [0, 0, 0] });
    expect(found?.hands).toEqual([
      tilesNamed('9-8 7-6'),
      tilesNamed('12-5'),
      tilesNamed('3-2 1-0'),
    ]);
  });

  test('is hunted from the seat that would lead next when nobody holds it', () => {
    expect(find('holderPlays', '9-8 7-6 12-5 4-4 3-2 1-0 5-5 12-12')).toMatchObject({
      holder: 2,
      hunted: [0, 1, 1],
    });
  });
});

describe('the hunt', () => {
  test('goes round one tile at a time and stops at the finder', () => {
    const found = hunt('inTurn', { hands: ['12-5', '3-2', '7-1'], boneyard: '4-4 12-12 6-1' });
    expect(found).toEqual({
      engine: 12,
      holder: 1,
      hands: [tilesNamed('12-5 4-4'), tilesNamed('3-2'), tilesNamed('7-1')],
      boneyard: tilesNamed('6-1'),
      hunted: [1, 1, 0],
    });
  });

  test('goes round again until somebody finds the engine', () => {
    const hands = ['12-5', '3-2', '7-1'];
    const found = hunt('inTurn', { hands, boneyard: '4-4 6-1 5-5 12-12 2-2', from: 2 });
    expect(found).toMatchObject({ holder: 2, hunted: [1, 1, 2], boneyard: tilesNamed('2-2') });
  });

  test('in equal rounds all draw one tile, then look', () => {
    const found = hunt('equalRounds', {
      hands: ['12-5', '3-2', '7-1'],
      boneyard: '4-4 12-12 6-1 2-2',
    });
    expect(found).toMatchObject({
      holder: 1,
      hands: [tilesNamed('12-5 4-4'), tilesNamed('3-2'), tilesNamed('7-1 6-1')],
      boneyard: tilesNamed('2-2'),
      hunted: [1, 1, 1],
    });
  });

  test('in equal rounds the last round may run short of tiles', () => {
    const found = hunt('equalRounds', { hands: ['12-5', '3-2', '7-1'], boneyard: '4-4 12-12' });
    expect(found).toMatchObject({ holder: 1, hunted: [1, 1, 0], boneyard: [] });
  });

  test.each(['inTurn', 'equalRounds'] as const)(
    'is not needed while somebody holds the engine: %s',
    (mode) => {
      const found = hunt(mode, { hands: ['12-5', '3-2 12-12', '7-1'], boneyard: '4-4' });
      expect(found).toMatchObject({ holder: 1, hunted: [0, 0, 0], boneyard: tilesNamed('4-4') });
    },
  );
});

describe('the highest double held', () => {
  test('is the engine, whatever number would be due, and its holder lays it', () => {
    expect(find('highestDoubleHeld', '9-8 7-7 12-5 4-4 10-10 1-0')).toMatchObject({
      engine: 10,
      holder: 2,
      hunted: [0, 0, 0],
      hands: [tilesNamed('9-8 7-7'), tilesNamed('12-5 4-4'), tilesNamed('1-0')],
    });
  });

  test('may be the double blank', () => {
    expect(find('highestDoubleHeld', '9-8 7-6 12-5 4-3 0-0 1-0')).toMatchObject({
      engine: 0,
      holder: 2,
    });
  });

  test('the deal is void when nobody holds a double', () => {
    expect(find('highestDoubleHeld', '9-8 7-6 12-5 4-3 3-2 1-0')).toBeNull();
  });
});
