import { describe, expect, test } from 'vitest';
import type { Given } from '../testing/position.ts';
import { scenario } from '../testing/scenario.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { legalCommands } from './legal.ts';
import { seatOf } from './seat.ts';
import { viewFor } from './view.ts';

const given: Given = {
  engine: 12,
  hands: { A: ['5-5', '5-3', '7-1', '9-9'], B: ['9-4', '2-1'], C: ['8-0', '3-2'] },
  boneyard: ['10-10', '11-11'],
  ends: { A: 5, B: 9, C: 8 },
};

describe('a decision', () => {
  test('leaves the round that it was made for as it was', () => {
    const { round } = scenario('pagat', given);
    const before = structuredClone(round);
    const [command] = legalCommands(viewFor(round, seatOf(0)));
    expect(command === undefined ? null : decide(round, seatOf(0), command)).toMatchObject({
      ok: true,
    });
    expect(round).toEqual(before);
  });

  test('is its events, one folded after the other', () => {
    const before = scenario('puremco', { ...given, marked: ['A'] });
    const after = before.plays('A 5-5>A');
    expect(after.events.reduce(evolve, before.round)).toEqual(after.round);
  });

  test('accepts everything that is offered', () => {
    const { round } = scenario('pagat', { ...given, marked: ['B'] });
    const offered = legalCommands(viewFor(round, seatOf(0)));
    expect(offered).toHaveLength(3);
    expect(offered.filter((command) => !decide(round, seatOf(0), command).ok)).toEqual([]);
  });
});

describe('a tile is told in this order:', () => {
  test('the tile, then the next turn', () => {
    scenario('pagat', given).plays('A 5-3>A').tells(['tilePlayed', 'turnEnded', 'turnBegan']);
  });

  test('the tile, the marker, the double, and the turn goes on', () => {
    scenario('pagat', { ...given, marked: ['A'] })
      .plays('A 5-5>A')
      .tells(['tilePlayed', 'markerRemoved', 'doubleOpened', 'turnContinued']);
  });

  test('the tile, missed announcements, the own announcement that is due', () => {
    const hands = { ...given.hands, A: ['5-3', '7-1'] };
    scenario('puremco', { ...given, hands })
      .plays('A 5-3>A')
      .tells(['tilePlayed', 'callChanged', 'turnEnded', 'turnBegan'])
      .plays('B 9-4>B')
      .tells(['tilePlayed', 'callChanged', 'callChanged', 'turnEnded', 'turnBegan']);
  });

  test('the last tile, who went out, the result', () => {
    scenario('pagat', { ...given, hands: { ...given.hands, A: ['5-3'] } })
      .plays('A 5-3>A')
      .tells(['tilePlayed', 'wentOut', 'roundEnded']);
  });

  test('the last tile in the opening, who went out, and the next seat opens', () => {
    const hands = { ...given.hands, A: ['12-3'] };
    scenario('pagat', { ...given, hands, ends: {}, openingDone: 'none' })
      .plays('A 12-3>A')
      .tells(['tilePlayed', 'wentOut', 'turnBegan']);
  });

  test('a chain goes on without a double that asks for anything', () => {
    const hands = { ...given.hands, A: ['12-9', '9-9', '9-1'] };
    scenario('pagat', { ...given, hands, ends: {}, openingDone: 'none' })
      .plays('A 12-9>A')
      .tells(['tilePlayed', 'turnContinued'])
      .plays('A 9-9>A')
      .tells(['tilePlayed', 'doubleOpened', 'turnContinued']);
  });
});

describe('other commands are told in this order:', () => {
  const helpless: Given = { ...given, hands: { ...given.hands, A: ['7-1', '6-4'] } };

  test('a draw is one event: the turn is still the same', () => {
    scenario('pagat', helpless).plays('A draw').tells(['tileDrawn']).shows({ turn: 'A' });
  });

  test('a failed turn, the marker, the next turn', () => {
    scenario('pagat', helpless)
      .plays('A draw', 'A pass')
      .tells(['turnFailed', 'markerPlaced', 'turnEnded', 'turnBegan']);
  });

  test('a pass that blocks the round', () => {
    scenario('pagat', { ...helpless, boneyard: [], passes: 2, ends: { A: 10, B: 10, C: 10 } })
      .plays('A pass')
      .tells(['turnFailed', 'markerPlaced', 'turnEnded', 'roundEnded']);
  });

  test('a chain that is stopped', () => {
    const hands = { ...given.hands, A: ['12-9', '9-9', '9-1'] };
    scenario('pagat', { ...given, hands, ends: {}, openingDone: 'none' })
      .plays('A 12-9>A', 'A end')
      .tells(['turnEnded', 'turnBegan']);
  });

  test('a challenge in the turn of the offender that costs this turn', () => {
    const opts = { callPenalty: 'drawOne', callPenaltyEmpty: 'skipNextTurn' };
    const hands = { ...given.hands, A: ['5-3', '7-1'] };
    scenario('puremco', { ...given, hands, boneyard: [] }, opts)
      .plays('A 5-3>A', 'B 9-4>B', 'C 8-0>C', 'C call', 'B challenge:A')
      .tells([
        'challenged',
        'callChanged',
        'turnForfeited',
        'turnSkipped',
        'callChanged',
        'turnBegan',
      ]);
  });
});

describe('the facts of an event:', () => {
  test('a tile on an end names that end and the half that touches', () => {
    const [played] = scenario('tournament', { ...given, ends: { A: [7, 5, 9] } }).plays(
      'A 5-3>A.1',
    ).events;
    expect(played).toMatchObject({ end: 1, answers: null, inner: 5 });
  });

  test('a first tile replaces no end', () => {
    const hands = { ...given.hands, A: ['12-3', '7-1'] };
    const [played] = scenario('puremco', { ...given, hands, ends: {} }).plays('A 12-3>M').events;
    expect(played).toMatchObject({ train: 'mexican', end: null, answers: null, inner: 12 });
  });

  test('a cover names the double that it answers', () => {
    const open = [{ train: 'A', pip: 5 }];
    const [played] = scenario('puremco', { ...given, open }).plays('A 5-3>A').events;
    expect(played).toMatchObject({ end: null, answers: 0, inner: 5 });
  });

  test('a double says how many tiles it wants, and from when on it binds', () => {
    const foot = scenario('tournament', given).plays('A 5-5>A').events;
    expect(foot[1]).toMatchObject({
      type: 'doubleOpened',
      pip: 5,
      by: 0,
      size: 3,
      live: true,
      thisTurn: true,
    });
    const hands = { ...given.hands, A: ['12-9', '9-9', '9-1'] };
    const chain = scenario('pagat', { ...given, hands, ends: {}, openingDone: 'none' }).plays(
      'A 12-9>A',
      'A 9-9>A',
    );
    expect(chain.events[1]).toMatchObject({ size: 1, live: false, thisTurn: false });
  });

  test('whoever goes out is told whether others still open', () => {
    const opening: Given = { ...given, ends: {}, openingDone: 'none' };
    const hands = { ...given.hands, A: ['12-3'] };
    const first = scenario('pagat', { ...opening, hands }).plays('A 12-3>A').events;
    expect(first[1]).toMatchObject({ type: 'wentOut', seat: 0, finishing: true });
    const last = scenario('pagat', { ...opening, hands, openingDone: ['B', 'C'] });
    expect(last.plays('A 12-3>A').events[1]).toMatchObject({ type: 'wentOut', finishing: false });
  });

  test('a turn that goes on says how: with an extra tile, a further cover or the opening train', () => {
    const step = (moves: readonly string[], now = scenario('howTo', given)) =>
      now.plays(...moves).events.find((event) => event.type === 'turnContinued')?.step;
    const open = [
      { train: 'A', pip: 5 },
      { train: 'B', pip: 9 },
    ];
    const hands = { ...given.hands, A: ['12-9', '9-1', '5-3'] };
    expect(step(['A 5-5>A'])).toBe('extra');
    expect(step(['A 5-3>A'], scenario('howTo', { ...given, open }))).toBe('covering');
    expect(
      step(['A 12-9>A'], scenario('howTo', { ...given, hands, ends: {}, openingDone: 'none' })),
    ).toBe('chain');
  });

  test('a failed turn says whether it counts towards a block', () => {
    const hands = { ...given.hands, A: ['7-1', '6-4'] };
    const counted = scenario('pagat', { ...given, hands, boneyard: [] }).plays('A pass').events;
    expect(counted[0]).toMatchObject({ type: 'turnFailed', by: 'pass', counted: true });
    const drawn = scenario('pagat', { ...given, hands, boneyard: ['11-0'] }).plays(
      'A draw',
      'A pass',
    );
    expect(drawn.events[0]).toMatchObject({ type: 'turnFailed', by: 'pass', counted: false });
  });

  test('a turn that ends says whether the opening lies behind the seat', () => {
    const opened = scenario('pagat', {
      ...given,
      openingDone: 'none',
      ends: {},
      hands: { ...given.hands, A: ['12-3', '7-1'] },
    });
    expect(opened.plays('A 12-3>A').events.at(-2)).toMatchObject({
      type: 'turnEnded',
      opened: true,
    });
    const covering = scenario(
      'pagat',
      {
        ...given,
        openingDone: ['B'],
        open: [{ train: 'B', pip: 9 }],
        hands: { ...given.hands, A: ['9-3', '7-1'] },
      },
      { openingDoubleEnd: 'immediate' },
    );
    expect(covering.plays('A 9-3>B').events.at(-2)).toMatchObject({
      type: 'turnEnded',
      opened: false,
    });
  });
});
