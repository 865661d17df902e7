import { describe, expect, test } from 'vitest';
import { tilesNamed } from '../../testing/deck.ts';
import { INITIAL_OPTIONS, type RuleOptions } from '../options.ts';
import { seatOf, type Seat } from '../seat.ts';
import { firstStarter, nextStarter } from './starter.ts';

function firstLead(
  starterFirst: RuleOptions['starterFirst'],
  { holder = null, deck = '' }: { holder?: Seat | null; deck?: string } = {},
) {
  const lead = { seatCount: 3, lot: seatOf(2), holder, deck: tilesNamed(deck) };
  return firstStarter({ ...INITIAL_OPTIONS, starterFirst }, lead);
}

function nextLead(
  starterNext: RuleOptions['starterNext'],
  { holder = null, out = null }: { holder?: Seat | null; out?: Seat | null } = {},
) {
  const previous = { starter: seatOf(2), out };
  return nextStarter({ ...INITIAL_OPTIONS, starterNext }, { seatCount: 3, previous, holder });
}

describe('the first round', () => {
  test('is led by whoever laid the engine', () => {
    expect(firstLead('engineHolder', { holder: seatOf(1) })).toBe(1);
  });

  test('is led by lot where the engine was set aside', () => {
    expect(firstLead('engineHolder')).toBe(2);
  });

  test('is led by lot, whoever laid the engine', () => {
    expect(firstLead('random', { holder: seatOf(1) })).toBe(2);
  });

  test('is led by the first seat, whatever the lot', () => {
    expect(firstLead('seat0', { holder: seatOf(1) })).toBe(0);
  });

  test('is led by the seat that draws the heaviest tile from the end of the deck', () => {
    expect(firstLead('drawHighest', { deck: '12-12 3-1 9-9 2-0' })).toBe(1);
  });

  test('seats that drew equally heavy tiles draw again, and only they', () => {
    expect(firstLead('drawHighest', { deck: '12-12 2-1 6-1 6-0 1-1 5-1' })).toBe(0);
  });

  test('equal tiles in the second draw are drawn again too', () => {
    const deck = '7-0 4-4 4-3 5-2 6-0 1-1 5-1';
    expect(firstLead('drawHighest', { deck })).toBe(0);
  });

  test('is led by lot when even the last tiles are equal', () => {
    expect(firstLead('drawHighest', { deck: '6-0 5-1' })).toBe(2);
  });
});

describe('later rounds', () => {
  test('are led by whoever laid the engine', () => {
    expect(nextLead('engineHolder', { holder: seatOf(1) })).toBe(1);
  });

  test('are led by the next seat where the engine was set aside', () => {
    expect(nextLead('engineHolder')).toBe(0);
  });

  test('are led by the seat after the previous starter', () => {
    expect(nextLead('rotateClockwise', { holder: seatOf(1), out: seatOf(1) })).toBe(0);
  });

  test('are led by whoever went out last', () => {
    expect(nextLead('previousWinner', { out: seatOf(1) })).toBe(1);
  });

  test('after a blocked round the lead goes to the next seat', () => {
    expect(nextLead('previousWinner')).toBe(0);
  });
});
