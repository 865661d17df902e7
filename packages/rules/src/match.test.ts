import { describe, expect, test } from 'vitest';
import { deckOf, tilesNamed } from '../testing/deck.ts';
import { scenario } from '../testing/scenario.ts';
import {
  engineAt,
  newMatch,
  recordRound,
  standings,
  type Match,
  type RoundRecord,
} from './match.ts';
import { presetOptions, type PresetName } from './presets.ts';
import { seatOf } from './seat.ts';
import { startRound } from './startRound.ts';

function matchOf(preset: PresetName, overrides: Readonly<Record<string, unknown>> = {}): Match {
  const options = presetOptions(preset, { dealTable: { 3: 2 }, ...overrides });
  const match = options.ok ? newMatch(options.value, 3) : options;
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
}

const record: RoundRecord = {
  engine: 12,
  starter: seatOf(0),
  out: seatOf(2),
  blocked: false,
  scores: [5, 17, 0],
};

function start(match: Match, { first = '', last = '', lot = 1 } = {}) {
  const started = startRound(match, { deck: deckOf(match.options.maxPip, first, last), lot });
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}

/** The seats that lead the first and the second round, the first being recorded as above. */
function leads(match: Match, lots: { first?: string; last?: string; lot?: number } = {}) {
  const one = start(match, lots).round.table.starter;
  const two = start({ ...match, rounds: [{ ...record, starter: one }] }, lots).round.table.starter;
  return [one, two];
}

describe('a new match', () => {
  test('has no rounds and no points', () => {
    const match = matchOf('puremco');
    expect(match.rounds).toEqual([]);
    expect(standings(match)).toEqual({
      totals: [0, 0, 0],
      over: false,
      winners: [],
      roundCount: 13,
    });
  });

  test('needs a deal for its number of seats', () => {
    const options = presetOptions('yoriFlexible');
    expect(options.ok && newMatch(options.value, 5)).toMatchObject({
      ok: false,
      error: { code: 'seatCountNotOffered' },
    });
  });
});

describe('the deal', () => {
  test('gives each seat its tiles and leaves the rest as boneyard', () => {
    const { round } = start(matchOf('puremco'), { first: '12-5 4-4 3-1 9-8 7-7 6-0 11-11' });
    expect(round.secret.hands.map(({ tiles }) => tiles)).toEqual([
      tilesNamed('12-5 4-4'),
      tilesNamed('3-1 9-8'),
      tilesNamed('7-7 6-0'),
    ]);
    expect(round.secret.boneyard).toHaveLength(84);
    expect(round.secret.boneyard[0]).toBe(tilesNamed('11-11')[0]);
    expect(round.table).toMatchObject({ handCounts: [2, 2, 2], boneyardCount: 84, engine: 12 });
  });

  test('is told first, then the first turn begins', () => {
    const { events, round } = start(matchOf('puremco'), { lot: 2 });
    expect(events.map((event) => event.type)).toEqual(['roundDealt', 'turnBegan']);
    expect(events[0]).toMatchObject({ engine: 12, starter: 2, hunted: [0, 0, 0] });
    expect(round.table.phase).toMatchObject({ kind: 'turn', turn: { seat: 2, opening: false } });
  });

  test('begins with opening trains where the rules have them', () => {
    const { round } = start(matchOf('pagat'));
    expect(round.table.phase).toMatchObject({ turn: { step: 'chain', opening: true } });
    expect(round.table.openingDone).toEqual([false, false, false]);
  });

  test('lays the engine of its holder, who keeps one tile fewer and leads', () => {
    const { round } = start(matchOf('pagat'), { first: '9-8 7-6 12-5 12-12 3-2 1-0' });
    expect(round.table).toMatchObject({ engine: 12, starter: 1, handCounts: [2, 1, 2] });
    expect(round.table.laidBySuit[12]).toBe(1);
  });

  test('tells who hunted the engine for how long', () => {
    const { events, round } = start(matchOf('howTo'), {
      first: '9-8 7-6 12-5 4-4 3-2 1-0 5-5 12-12',
      lot: 1,
    });
    expect(events[0]).toMatchObject({ hunted: [1, 1, 1], starter: 2 });
    expect(round.table.handCounts).toEqual([3, 3, 2]);
  });

  test('is void when nobody holds a double that could open', () => {
    const match = matchOf('pagat', { engineMode: 'highestDoubleHeld' });
    const deck = deckOf(12, '9-8 7-6 12-5 4-3 3-2 1-0');
    expect(startRound(match, { deck, lot: 0 })).toEqual({
      ok: false,
      error: { code: 'dealIsVoid' },
    });
  });

  test('opens with the highest double held, where the rules say so', () => {
    const match = matchOf('pagat', { engineMode: 'highestDoubleHeld' });
    const { round } = start(match, { first: '9-8 7-7 12-5 4-4 3-2 1-0' });
    expect(round.table).toMatchObject({ engine: 7, starter: 0, handCounts: [1, 2, 2] });
  });
});

describe('who leads', () => {
  test('by lot, then from seat to seat', () => {
    expect(leads(matchOf('puremco'), { lot: 2 })).toEqual([2, 0]);
  });

  test('whoever lays the engine, in every round', () => {
    expect(leads(matchOf('pagat'), { first: '12-12 7-6 12-5 11-11 3-2 1-0' })).toEqual([0, 1]);
  });

  test('the lead goes on from the last round, not from the first', () => {
    const match = matchOf('puremco');
    const rounds = [record, { ...record, starter: seatOf(1) }];
    expect(start({ ...match, rounds }).round.table.starter).toBe(2);
  });

  test('by lot, then from seat to seat, where the engine was set aside', () => {
    const overrides = { engineMode: 'setAside' };
    expect(leads(matchOf('pagat', overrides), { lot: 1 })).toEqual([1, 2]);
  });

  test('the first seat, then whoever went out', () => {
    const overrides = { starterFirst: 'seat0', starterNext: 'previousWinner' };
    expect(leads(matchOf('puremco', overrides))).toEqual([0, 2]);
  });

  test('the heaviest tile drawn from the end of the deck', () => {
    const overrides = { starterFirst: 'drawHighest' };
    expect(leads(matchOf('puremco', overrides), { last: '12-1 9-9 3-3' })[0]).toBe(1);
  });

  test('equal tiles are drawn again, the engine that was set aside among none of them', () => {
    const overrides = { starterFirst: 'drawHighest' };
    const last = '8-7 5-5 12-12 3-1 9-6 10-5';
    expect(leads(matchOf('puremco', overrides), { last })[0]).toBe(1);
  });

  test('the hunt begins with the seat after the previous starter', () => {
    const match = matchOf('pagat');
    const first = '9-8 7-6 12-5 4-4 3-2 1-0 5-5 11-11';
    const second = start({ ...match, rounds: [record] }, { first, lot: 0 });
    expect(second.events[0]).toMatchObject({ hunted: [0, 1, 1], starter: 2 });
  });
});

describe('the rounds', () => {
  test('have engines from the highest double down to the double blank', () => {
    const match = matchOf('puremco');
    expect([...Array(13).keys()].map((index) => engineAt(match, index))).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
  });

  test('of a short match stop early', () => {
    const match = matchOf('puremco', { matchRounds: 3 });
    expect([0, 1, 2].map((index) => engineAt(match, index))).toEqual([12, 11, 10]);
    expect(standings({ ...match, rounds: [record, record, record] }).over).toBe(true);
  });

  test('an extra round has the highest double again', () => {
    const match = matchOf('puremco', { matchRounds: 2, tieBreak: 'extraRound' });
    const tie = { ...record, scores: [17, 5, 22] };
    const tied = { ...match, rounds: [record, tie] };
    expect(standings(tied)).toMatchObject({ over: false, roundCount: 3 });
    expect(start(tied).round.table.engine).toBe(12);
  });

  test('are written down with their engine, starter, winner and scores', () => {
    const { round } = scenario('pagat', {
      engine: 7,
      hands: { A: ['5-3'], B: ['9-4'], C: ['8-0'] },
      ends: { A: 5 },
    }).plays('A 5-3>A');
    expect(recordRound(matchOf('pagat'), round).rounds).toEqual([
      { engine: 7, starter: 0, out: 0, blocked: false, scores: [0, 13, 8] },
    ]);
  });

  test('a blocked round is written down without a winner', () => {
    const { round } = scenario('pagat', {
      engine: 7,
      hands: { A: ['5-3'], B: ['9-4'], C: ['8-0'] },
      ends: { A: 1, B: 1, C: 1 },
    }).plays('A pass', 'B pass', 'C pass');
    expect(recordRound(matchOf('pagat'), round).rounds).toMatchObject([
      { out: null, blocked: true, scores: [8, 13, 8] },
    ]);
  });

  test('a round that still runs is not written down', () => {
    const { round } = start(matchOf('pagat'));
    expect(() => recordRound(matchOf('pagat'), round)).toThrow('broken invariant');
  });
});
