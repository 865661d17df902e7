import { describe, expect, test } from 'vitest';
import { tilesNamed } from '../testing/deck.ts';
import type { Given } from '../testing/position.ts';
import { Scenario, scenario } from '../testing/scenario.ts';
import type { GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { seatOf } from './seat.ts';
import { turnOf, type Round } from './state.ts';
import { tileOf } from './tile.ts';

const given: Given = {
  engine: 12,
  hands: { A: ['5-5', '5-3', '7-1'], B: ['9-4', '2-1'], C: ['8-0', '3-2'] },
  boneyard: ['10-10', '11-11'],
  ends: { A: 5, B: 9, C: [8, 4] },
  open: [{ train: 'M', pip: 6 }],
  marked: ['B'],
};
const A = seatOf(0);
const B = seatOf(1);
const C = seatOf(2);

function roundOf(position: Given): Round {
  return scenario('tournament', position).round;
}

/** One example for each event: what it says, and what the table shows afterwards. */
const EFFECTS: {
  readonly [T in GameEvent['type']]: {
    readonly says: string;
    readonly event: Extract<GameEvent, { readonly type: T }>;
    readonly table: Readonly<Record<string, unknown>>;
    readonly from?: Given;
  };
} = {
  roundDealt: {
    says: 'the tiles lie in the hands and in the boneyard, nothing on the table but the engine',
    event: {
      type: 'roundDealt',
      engine: 3,
      starter: B,
      hands: [tilesNamed('5-3'), tilesNamed('9-4 2-1')],
      boneyard: tilesNamed('10-10'),
      hunted: [0, 0],
    },
    table: {
      engine: 3,
      starter: 1,
      seatCount: 2,
      handCounts: [1, 2],
      boneyardCount: 1,
      countedPasses: 0,
      calls: ['none', 'none'],
      openDoubles: [],
      laidBySuit: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      mexican: { placed: [], ends: [], marked: false },
      out: null,
    },
  },
  turnBegan: {
    says: 'the turn is as it was announced',
    event: {
      type: 'turnBegan',
      turn: {
        seat: C,
        step: 'chain',
        cover: false,
        opening: true,
        drawn: 0,
        tilesLaid: 0,
        laidDoubles: [],
      },
    },
    table: { phase: { kind: 'turn', turn: { seat: 2, step: 'chain', opening: true } } },
  },
  tilePlayed: {
    says: 'the tile lies on its train and shows its other half',
    event: {
      type: 'tilePlayed',
      seat: A,
      tile: tileOf(5, 3),
      train: A,
      end: 0,
      answers: null,
      inner: 5,
    },
    table: {
      personal: [
        { ends: [{ pip: 3 }], placed: [{ tile: tileOf(5, 3), inner: 5, outer: 3 }] },
        {},
        {},
      ],
      handCounts: [2, 2, 2],
      countedPasses: 0,
      phase: { turn: { tilesLaid: 1 } },
    },
    from: { ...given, passes: 2 },
  },
  doubleOpened: {
    says: 'the double waits for its tiles, and counts in this turn',
    event: {
      type: 'doubleOpened',
      train: 'mexican',
      pip: 5,
      by: A,
      size: 1,
      live: true,
      thisTurn: true,
    },
    table: {
      openDoubles: [
        { pip: 6 },
        { train: 'mexican', pip: 5, by: 0, size: 1, need: 1, live: true, thisTurn: true },
      ],
      phase: { turn: { laidDoubles: [5] } },
    },
  },
  openingDoublesBound: {
    says: 'all opening doubles bind',
    event: { type: 'openingDoublesBound' },
    table: { openDoubles: [{ live: true }] },
  },
  footAbandoned: {
    says: 'that foot is no open double any more, others are',
    event: { type: 'footAbandoned', train: C, pip: 4 },
    table: {
      openDoubles: [
        { train: 'mexican', pip: 6 },
        { train: 0, pip: 5 },
        { train: 2, pip: 8 },
      ],
    },
    from: {
      ...given,
      open: [
        { train: 'M', pip: 6 },
        { train: 'C', pip: 4, need: 2 },
        { train: 'A', pip: 5, need: 3 },
        { train: 'C', pip: 8, need: 3 },
      ],
    },
  },
  turnContinued: {
    says: 'the turn goes on to its next step, the draws count anew',
    event: { type: 'turnContinued', step: 'extra', drawn: 0 },
    table: { phase: { turn: { seat: 0, step: 'extra', drawn: 0 } } },
  },
  markerPlaced: {
    says: 'the marker is up',
    event: { type: 'markerPlaced', seat: A },
    table: { personal: [{ marked: true }, { marked: true }, { marked: false }] },
  },
  markerRemoved: {
    says: 'the marker is down',
    event: { type: 'markerRemoved', seat: B },
    table: { personal: [{ marked: false }, { marked: false }, { marked: false }] },
  },
  turnFailed: {
    says: 'a counted pass is one more in a row',
    event: { type: 'turnFailed', seat: A, by: 'pass', counted: true },
    table: { countedPasses: 3 },
    from: { ...given, passes: 2 },
  },
  turnEnded: {
    says: 'the seat has had its turn, and its opening where that was one',
    event: { type: 'turnEnded', seat: A, opened: true },
    table: { hadTurn: [true, false, false], openingDone: [true, false, false] },
    from: { ...given, openingDone: 'none' },
  },
  turnSkipped: {
    says: 'the lost turn is gone, and was a turn',
    event: { type: 'turnSkipped', seat: B },
    table: {
      skips: [false, false, true],
      hadTurn: [false, true, false],
      openingDone: [false, false, false],
    },
    from: { ...given, openingDone: 'none', skip: ['B', 'C'] },
  },
  callChanged: {
    says: 'the announcement of that seat stands where it was said',
    event: { type: 'callChanged', seat: B, call: 'missed' },
    table: { calls: ['none', 'missed', 'none'] },
  },
  challenged: {
    says: 'nothing on the table changes',
    event: { type: 'challenged', by: A, seat: B },
    table: { ...roundOf(given).table },
  },
  turnForfeited: {
    says: 'the seat will lose a turn',
    event: { type: 'turnForfeited', seat: C },
    table: { skips: [false, false, true] },
  },
  wentOut: {
    says: 'the first to go out stays the first',
    event: { type: 'wentOut', seat: A, finishing: true },
    table: {
      out: 0,
      hadTurn: [true, false, false],
      openingDone: [true, false, false],
      phase: { kind: 'turn', finishing: true },
    },
    from: { ...given, openingDone: 'none' },
  },
  roundEnded: {
    says: 'the round is over with this result',
    event: {
      type: 'roundEnded',
      result: { out: A, blocked: false, scores: [0, 1], hands: [[], []] },
    },
    table: { phase: { kind: 'over', result: { out: 0, blocked: false, scores: [0, 1] } } },
  },
  tileDrawn: {
    says: 'the tile has left the boneyard, the draw counts, passes do not',
    event: { type: 'tileDrawn', seat: A, tile: tileOf(10, 10) },
    table: {
      handCounts: [4, 2, 2],
      boneyardCount: 1,
      countedPasses: 0,
      phase: { turn: { drawn: 1 } },
    },
    from: { ...given, passes: 2 },
  },
  penaltyDrawn: {
    says: 'the tiles have left the boneyard, and no draw is counted',
    event: { type: 'penaltyDrawn', seat: B, tiles: tilesNamed('10-10 11-11') },
    table: { handCounts: [3, 4, 2], boneyardCount: 0, phase: { turn: { drawn: 0 } } },
  },
};

describe('after the event', () => {
  test.each(Object.values(EFFECTS))('$event.type $says', ({ event, table, from }) => {
    expect(evolve(roundOf(from ?? given), event).table).toMatchObject(table);
  });

  test.each(Object.values(EFFECTS))(
    '$event.type the round before it is as it was',
    ({ event, from }) => {
      const before = roundOf(from ?? given);
      const copy = structuredClone(before);
      evolve(before, event);
      expect(before).toEqual(copy);
    },
  );
});

describe('hands', () => {
  test('a tile that is laid leaves the hand, a drawn one joins it', () => {
    const drawn = evolve(roundOf(given), EFFECTS.tileDrawn.event);
    expect(drawn.secret.hands[0]).toEqual({
      tiles: tilesNamed('5-5 5-3 7-1 10-10'),
      drawnTile: tileOf(10, 10),
    });
    const laid = evolve(drawn, EFFECTS.tilePlayed.event);
    expect(laid.secret.hands[0]?.tiles).toEqual(tilesNamed('5-5 7-1 10-10'));
  });

  test('the drawn tile is forgotten when the turn goes on or ends', () => {
    const drawn = evolve(roundOf(given), EFFECTS.tileDrawn.event);
    expect(evolve(drawn, EFFECTS.turnContinued.event).secret.hands[0]?.drawnTile).toBeNull();
    expect(evolve(drawn, EFFECTS.turnEnded.event).secret.hands[0]?.drawnTile).toBeNull();
  });

  test('the drawn tile is forgotten when its seat goes out with it while others still open', () => {
    const opening = {
      engine: 12,
      hands: { A: [], B: ['12-4', '4-1'], C: ['9-8'] },
      boneyard: ['12-5'],
      openingDone: 'none',
    } as const;
    const { secret } = scenario('howTo', opening, { goOutInOpening: 'finishOpeningRound' }).plays(
      'A draw',
      'A 12-5>A',
    ).round;
    expect(secret.hands[0]).toEqual({ tiles: [], drawnTile: null });
  });

  test('penalty tiles come from the front of the boneyard', () => {
    const paid = evolve(roundOf(given), {
      type: 'penaltyDrawn',
      seat: B,
      tiles: tilesNamed('10-10'),
    });
    expect(paid.secret.boneyard).toEqual(tilesNamed('11-11'));
    expect(paid.secret.hands[1]).toEqual({ tiles: tilesNamed('9-4 2-1 10-10'), drawnTile: null });
  });
});

/** The position after these events. */
function scenarioAfter(position: Given, ...events: readonly GameEvent[]): Scenario {
  return new Scenario(['A', 'B', 'C'], events.reduce(evolve, roundOf(position)));
}

describe('trains', () => {
  const onC = { type: 'tilePlayed', seat: C, tile: tileOf(8, 0), train: C, inner: 8 } as const;

  test('a tile on one of several ends leaves the others', () => {
    scenarioAfter(given, { ...onC, end: 0, answers: null }).shows({ ends: { C: [0, 4] } });
  });

  test('a cover takes the place of the double', () => {
    const cover = { ...EFFECTS.tilePlayed.event, train: 'mexican', end: null, answers: 0 } as const;
    const from = { ...given, open: [{ train: 'M', pip: 5 }] };
    scenarioAfter(from, cover).shows({ open: [], ends: { M: [3] } });
  });

  test('a branch is a further end, and the foot stays open until its last one', () => {
    const from = { ...given, open: [{ train: 'C', pip: 8, need: 2 }] };
    const one = scenarioAfter(from, { ...onC, end: null, answers: 0 });
    one.shows({ open: ['C:8'], ends: { C: [8, 4, 0] } });
    expect(one.round.table.openDoubles[0]?.need).toBe(1);
  });

  test('a foot takes the end on which it stands out of use', () => {
    const foot = {
      type: 'doubleOpened',
      train: C,
      pip: 8,
      by: C,
      size: 3,
      live: true,
      thisTurn: true,
    } as const;
    scenarioAfter(given, { ...onC, tile: tileOf(8, 8), end: 0, answers: null }, foot).shows({
      open: ['M:6', 'C:8'],
      ends: { C: [4] },
    });
  });

  test('a double counts once in its suit, any other tile once in each of its two', () => {
    const { laidBySuit } = roundOf(given).table;
    const laid = scenarioAfter(
      given,
      { ...onC, end: 0, answers: null },
      { ...onC, seat: A, tile: tileOf(5, 5), train: A, end: 0, answers: null, inner: 5 },
    ).round.table.laidBySuit;
    const grown = laid.map((count, pip) => count - (laidBySuit[pip] ?? 0));
    expect(grown).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0]);
  });

  test('a tile that is drawn is not on the table', () => {
    const { laidBySuit } = roundOf(given).table;
    expect(evolve(roundOf(given), EFFECTS.tileDrawn.event).table.laidBySuit).toEqual(laidBySuit);
  });
});

describe('turns', () => {
  test('doubles of this turn are doubles like any other once it ends', () => {
    const round = [EFFECTS.doubleOpened.event, EFFECTS.turnEnded.event].reduce<Round>(
      evolve,
      roundOf(given),
    );
    expect(round.table.openDoubles.map(({ thisTurn }) => thisTurn)).toEqual([false, false]);
  });

  test('a double of an opening chain is none of this turn’s', () => {
    const round = evolve(roundOf(given), { ...EFFECTS.doubleOpened.event, thisTurn: false });
    expect(turnOf(round.table)?.laidDoubles).toEqual([]);
  });

  test('a failed turn that does not count leaves the passes as they are', () => {
    const round = evolve(roundOf({ ...given, passes: 2 }), {
      ...EFFECTS.turnFailed.event,
      counted: false,
    });
    expect(round.table.countedPasses).toBe(2);
  });

  test('a covering turn that ends leaves the opening for later', () => {
    const from = roundOf({ ...given, openingDone: 'none' });
    const round = evolve(from, { ...EFFECTS.turnEnded.event, opened: false });
    expect(round.table).toMatchObject({
      hadTurn: [true, false, false],
      openingDone: [false, false, false],
    });
  });

  test('a later seat that goes out is not the first', () => {
    const out = [EFFECTS.wentOut.event, { ...EFFECTS.wentOut.event, seat: B }].reduce<Round>(
      evolve,
      roundOf(given),
    );
    expect(out.table.out).toBe(0);
  });
});
